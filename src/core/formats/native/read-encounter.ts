import * as v from 'valibot'
import type { Encounter } from '../../engine/model/encounter'
import type { Wave } from '../../engine/model/fight'
import type { Findings } from '../issues'
import type { Json, Path } from '../json/parse-json'
import { LIMITS } from '../limits'
import { check } from './check'
import type { ListedBlocks } from './listed-blocks'
import { readMembers, settleControllers, tooMany, type ReadMember } from './read-members'
import type { Roster } from './read-member'
import { readSettings } from './read-settings'
import { listAt, spanAt, systemFor, tidyingOf, type Reading } from './reading'
import { isObject } from './tidy'
import { writtenEncounter, writtenWave } from './written-encounter'

/** The encounter without the lists that are read member by member. */
const head = v.omit(writtenEncounter, ['members', 'waves'])
const waveHead = v.omit(writtenWave, ['members'])

const TOO_MANY = `It has more than ${LIMITS.members} creatures.`

/** `party`: members listed beside the encounter, allies by default. */
export function readEncounter(
  value: Json,
  path: Path,
  party: { values: readonly Json[]; path: Path },
  blocks: ListedBlocks,
  reading: Reading,
  findings: Findings,
): Encounter | null {
  const { members, waves, ...rest } = isObject(value) ? value : {}
  const written = check(head, isObject(value) ? rest : value, path, tidyingOf(reading, findings))
  const system = written && systemFor(written.system, path, reading, findings)
  const lists = {
    members: listAt(members, [...path, 'members'], party.values.length > 0, reading, findings),
    waves: listAt(waves, [...path, 'waves'], true, reading, findings),
  }
  if (!written || !system || !lists.members || !lists.waves) return null
  const stated = party.values.length + lists.members.length
  if (stated > LIMITS.members) {
    findings.error(spanAt(reading, path), TOO_MANY)
    return null
  }
  const roster: Roster = { system, blocks, side: 'foe', keys: new Set() }
  const read = [
    ...readMembers(party.values, party.path, { ...roster, side: 'ally' }, reading, findings),
    ...readMembers(lists.members, [...path, 'members'], roster, reading, findings),
  ]
  refuseByNumber(read, stated, path, reading, findings)
  const comers = readWaves(lists.waves, path, roster, reading, findings)
  if (findings.broken) return null
  const everyone = [...read, ...comers.flatMap((wave) => wave?.members ?? [])]
  const settled = settleControllers(everyone, reading, findings)
  const settings = readSettings(written.settings ?? {}, system, [...path, 'settings'], reading, findings)
  return {
    ...plainValues(written, reading),
    systemId: system.id,
    settings,
    members: settled.slice(0, read.length),
    waves: wavesWith(comers, settled.slice(read.length)),
  }
}

function plainValues(written: v.InferOutput<typeof head>, { newId }: Reading) {
  return {
    id: written.id ?? newId('encounter'),
    title: written.title,
    campaign: written.campaign ?? '',
    session: written.session ?? '',
    status: written.status ?? ('planned' as const),
    notes: written.notes ?? '',
  }
}

function refuseByNumber(
  read: readonly ReadMember[],
  stated: number,
  path: Path,
  reading: Reading,
  findings: Findings,
): void {
  const span = spanAt(reading, path)
  if (stated > 0 && read.length === 0) findings.error(span, 'None of its members can be read.')
  if (tooMany(read.map(({ seed }) => seed))) findings.error(span, TOO_MANY)
}

interface ReadWave {
  wave: Omit<Wave, 'seeds'>
  members: ReadMember[]
}

function readWave(
  value: Json,
  path: Path,
  place: number,
  roster: Roster,
  reading: Reading,
  findings: Findings,
): ReadWave | null {
  const { members, ...rest } = isObject(value) ? value : {}
  const written = check(waveHead, isObject(value) ? rest : value, path, tidyingOf(reading, findings))
  const list = listAt(members, [...path, 'members'], false, reading, findings)
  if (!written || !list) return null
  const wave = {
    id: written.id ?? reading.newId('wave'),
    label: written.label ?? `Wave ${place + 2}`,
    round: written.round ?? null,
  }
  return { wave, members: readMembers(list, [...path, 'members'], roster, reading, findings) }
}

/** Each wave for itself within the number that a fight can hold. */
function readWaves(
  waves: readonly Json[],
  path: Path,
  roster: Roster,
  reading: Reading,
  findings: Findings,
): (ReadWave | null)[] {
  const read = waves.map((wave, at) => readWave(wave, [...path, 'waves', at], at, roster, reading, findings))
  for (const wave of read)
    if (wave) refuseByNumber(wave.members, wave.members.length, path, reading, findings)
  return read
}

function wavesWith(waves: readonly (ReadWave | null)[], seeds: Wave['seeds']): Wave[] {
  let next = 0
  return waves.flatMap((read) => {
    if (!read) return []
    const from = next
    next += read.members.length
    return [{ ...read.wave, seeds: seeds.slice(from, next) }]
  })
}

import type { Ability, Attack, StatBlock } from '../../engine/model/stat-block'
import type { GameSystem } from '../../engine/system'
import { isNobodysOwn } from '../../model/basics'
import type { Findings } from '../issues'
import type { Json, Path } from '../json/parse-json'
import { plain } from '../near-word'
import { wordsOf, type SystemWords } from '../system-words'
import { check } from './check'
import { withDiceWorth } from './dice-worth'
import { knownKeys, knownWord, likelyWord } from './known-words'
import { liftLabels } from './lift-labels'
import { spanAt, tidyingOf, type Reading } from './reading'
import { isObject } from './tidy'
import { pathText } from '../../model/wording'
import { writtenStatBlock, type WrittenStatBlock } from './written-stat-block'

interface Place {
  path: Path
  reading: Reading
  findings: Findings
  words: SystemWords
}

/** A stat block with every value in its place, or null; what is wrong stands in the findings. */
export function readStatBlock(
  value: Json,
  system: GameSystem,
  path: Path,
  reading: Reading,
  findings: Findings,
): StatBlock | null {
  const words = wordsOf(system)
  const known = Object.keys(writtenStatBlock.entries)
  const lifted = isObject(value)
    ? withDiceWorth(liftLabels(value, known, words, path, reading, findings), system, path, reading, findings)
    : value
  const written = check(writtenStatBlock, lifted, path, tidyingOf(reading, findings))
  return written && blockFrom(written, system, { path, reading, findings, words })
}

function blockFrom(written: WrittenStatBlock, system: GameSystem, place: Place): StatBlock {
  const { words } = place
  const under = (key: string): Path => [...place.path, key]
  return {
    id: written.id ?? place.reading.newId('block'),
    systemId: system.id,
    name: written.name,
    kind: written.kind ?? '',
    tags: written.tags ?? [],
    source: written.source ?? '',
    stats: knownKeys(written.stats ?? {}, words.stats, 'stat', under('stats'), place),
    defence: written.defence ?? null,
    vitals: knownKeys(written.vitals ?? {}, words.vitals, 'vital', under('vitals'), place),
    skills: (written.skills ?? []).map(({ name, stat, bonus }, at) => ({
      name,
      stat: statOf(stat === undefined ? usualStat(name, system) : stat, [...under('skills'), at], place),
      bonus: bonus ?? 0,
    })),
    attacks: readAttacks(written, place),
    abilities: readAbilities(written, place),
    traits: (written.traits ?? []).map(({ name, text }) => ({ name, text: text ?? '' })),
    affinities: (written.affinities ?? []).map(({ category, type }, at) => ({
      category,
      type: likelyWord(type, words.affinities, 'damage type', [...under('affinities'), at, 'type'], place),
    })),
    notes: written.notes ?? '',
    ...(written.portrait === undefined ? {} : { portrait: written.portrait }),
  }
}

/** A file that leaves the stat of a known skill out means the usual one; null in it means none. */
function usualStat(name: string, { words }: GameSystem): string | null {
  const known = words?.statOfSkill ?? {}
  return (
    Object.entries(known).find(([skill]) => skill.toLowerCase() === name.trim().toLowerCase())?.[1] ?? null
  )
}

function statOf(stat: string | null | undefined, path: Path, place: Place): string | null {
  return stat == null ? null : knownWord(stat, place.words.stats, 'stat', [...path, 'stat'], place)
}

function damageTypeOf(type: string | undefined, path: Path, place: Place): string {
  return likelyWord(type ?? '', place.words.damageTypes, 'damage type', [...path, 'damageType'], place)
}

function readAttacks({ attacks = [] }: WrittenStatBlock, place: Place): Attack[] {
  const ids = idsOf(attacks)
  return attacks.map((written, at) => {
    const path = [...place.path, 'attacks', at]
    return {
      id: ownId(written, ids, path, place),
      name: written.name,
      kind: written.kind ?? '',
      stat: statOf(written.stat, path, place),
      bonus: written.bonus ?? 0,
      weaponBonus: written.weaponBonus ?? 0,
      damage: written.damage ?? '',
      damageType: damageTypeOf(written.damageType, path, place),
      properties: written.properties ?? [],
      note: written.note ?? '',
    }
  })
}

function readAbilities({ abilities = [] }: WrittenStatBlock, place: Place): Ability[] {
  const ids = idsOf(abilities)
  const { words } = place
  return abilities.map((written, at) => {
    const path = [...place.path, 'abilities', at]
    return {
      id: ownId(written, ids, path, place),
      name: written.name,
      maneuver: written.maneuver ?? 'active',
      cost: knownKeys(written.cost ?? {}, words.slots, 'slot', [...path, 'cost'], place),
      vitalCost: knownKeys(written.vitalCost ?? {}, words.vitals, 'vital', [...path, 'vitalCost'], place),
      uses: written.uses ?? null,
      trigger: written.trigger ?? '',
      ...(written.cancels === undefined ? {} : { cancels: written.cancels }),
      sustained: written.sustained ?? false,
      seconds: written.seconds ?? null,
      damage: written.damage ?? '',
      damageType: damageTypeOf(written.damageType, path, place),
      note: written.note ?? '',
    }
  })
}

/** Ids of what one list of a block holds. */
interface Ids {
  taken: Set<string>
  /** What the file says anywhere in the list: nothing else gets it. */
  stated: ReadonlySet<string | undefined>
  /** The last copy that was numbered, by name: thousands of one name are not counted from the start each time. */
  copies: Map<string, number>
}

function idsOf(list: readonly { id?: string | undefined }[]): Ids {
  return { taken: new Set(), stated: new Set(list.map(({ id }) => id)), copies: new Map() }
}

/**
 * Ids are unique inside a block: uses are counted by them. One that is not written is made from the name, so
 * that the same text gives the same block each time it is read.
 */
function ownId(
  { id: written, name }: { id?: string | undefined; name: string },
  ids: Ids,
  path: Path,
  { reading, findings }: Place,
): string {
  const free = written !== undefined && !ids.taken.has(written)
  if (written !== undefined && !free) {
    const message = `The id “${written}” is used twice in this stat block; this one gets another.`
    findings.warn(spanAt(reading, [...path, 'id']), message, { path: pathText([...path, 'id']) })
  }
  const id = free ? written : freeId(plain(name) || 'unnamed', ids)
  ids.taken.add(id)
  return id
}

function freeId(name: string, { taken, stated, copies }: Ids): string {
  const isTaken = (each: string): boolean => taken.has(each) || stated.has(each) || !isNobodysOwn(each)
  if (!isTaken(name)) return name
  let copy = copies.get(name) ?? 2
  while (isTaken(`${name}-${copy}`)) copy++
  copies.set(name, copy)
  return `${name}-${copy}`
}

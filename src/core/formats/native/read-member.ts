import type { CombatantSeed } from '../../engine/model/seed'
import type { StatBlock } from '../../engine/model/stat-block'
import { bareSeed } from '../../engine/setup/seeding'
import { strangeTotal } from '../../engine/strange-total'
import type { GameSystem } from '../../engine/system'
import type { Findings } from '../issues'
import type { Json, Path } from '../json/parse-json'
import { quantityIn } from '../quantity'
import { readinessOf, totalIsAsked } from '../readiness'
import { didYouMean } from '../near-word'
import { guessedSide, sideIn } from '../sides'
import { wordsOf } from '../system-words'
import { check } from './check'
import { withDiceWorth } from './dice-worth'
import { knownKeys } from './known-words'
import { liftLabels } from './lift-labels'
import { readStatBlock } from './read-stat-block'
import { spanAt, systemFor, tidyingOf, type Reading } from './reading'
import { isObject } from './tidy'
import { pathText, shown } from '../../model/wording'
import type { ListedBlocks } from './listed-blocks'
import { writtenMember, type WrittenMember } from './written-encounter'

/** What the members of one encounter or party share. */
export interface Roster {
  system: GameSystem
  blocks: ListedBlocks
  /** Side of members that state none. */
  side: 'ally' | 'foe'
  /** Keys given so far. */
  keys: Set<string>
}

/** A member, or null; what is wrong stands in the findings. `controller` still is what the file says. */
export function readMember(
  value: Json,
  path: Path,
  roster: Roster,
  reading: Reading,
  findings: Findings,
): CombatantSeed | null {
  if (!isObject(value)) {
    check(writtenMember, value, path, tidyingOf(reading, findings))
    return null
  }
  const { block: ownBlock, ...rest } = value
  const embedded = isObject(ownBlock)
    ? embeddedBlock(ownBlock, [...path, 'block'], roster, reading, findings)
    : null
  const plain = isObject(ownBlock) ? rest : value
  const known = Object.keys(writtenMember.entries)
  const lifted = liftLabels(plain, known, { ...wordsOf(roster.system), stats: [] }, path, reading, findings)
  const summed = withDiceWorth(lifted, roster.system, path, reading, findings)
  const sided = withSide(summed, path, roster, reading, findings)
  const written = check(writtenMember, sided, path, tidyingOf(reading, findings))
  if (!written || findings.broken) return null
  // Without a block of its own, the name says which block is meant and is no new name.
  const place: Place = { path, roster, reading, findings, renames: value['block'] !== undefined }
  const found = embedded ?? listedBlock(written, place)
  if (found === 'refused' || (found && ofOtherSystem(found, place))) return null
  const seed = found ? seedOf(found, written, place) : adHoc(written, place)
  if (seed) warnOfMissing(seed, found !== null && !embedded, place)
  return seed
}

/** "npc", "neutral": words of other trackers are read, and said to have been. */
function withSide(
  member: { [key: string]: Json },
  path: Path,
  roster: Roster,
  reading: Reading,
  findings: Findings,
): { [key: string]: Json } {
  const { side } = member
  if (typeof side !== 'string' || side === 'ally' || side === 'foe') return member
  const read = sideIn(side) ?? roster.side
  const at = [...path, 'side']
  const message = guessedSide('side', `“${shown(side)}”`, read)
  findings.warn(spanAt(reading, at), message, { path: pathText(at) })
  return { ...member, side: read }
}

function embeddedBlock(
  value: { [key: string]: Json },
  path: Path,
  roster: Roster,
  reading: Reading,
  findings: Findings,
): StatBlock | null {
  const system = systemFor(value['system'] ?? roster.system.id, path, reading, findings)
  return system && readStatBlock(value, system, path, reading, findings)
}

interface Place {
  renames: boolean
  path: Path
  roster: Roster
  reading: Reading
  findings: Findings
}

/** The block that `block`, or else `name`, speaks of; null when the member has none. */
function listedBlock({ block, name }: WrittenMember, place: Place): StatBlock | 'refused' | null {
  const { blocks } = place.roster
  const { reading, findings, path } = place
  const reference = typeof block === 'string' ? block : name
  if (reference === undefined) {
    findings.error(spanAt(reading, path), 'A member needs a "block" or a "name".', { path: pathText(path) })
    return 'refused'
  }
  const listed = blocks.find(reference)
  if (listed.kind === 'found') return listed.block
  const key = typeof block === 'string' ? 'block' : 'name'
  const at = [...path, key]
  const near = didYouMean(reference, blocks.names())
  if (listed.kind === 'none' && key === 'name') {
    if (near) findings.warn(spanAt(reading, at), `No stat block is called “${shown(reference)}”.${near}`)
    return null
  }
  const why =
    listed.kind === 'broken'
      ? 'could not be read'
      : listed.kind === 'two'
        ? 'stands in the list twice'
        : `is not in the list.${near}`
  findings.error(
    spanAt(reading, at),
    `The stat block “${shown(reference)}” ${why}`.replace(/[^.?]$/, '$&.'),
    {
      path: pathText(at),
    },
  )
  return 'refused'
}

function ofOtherSystem(block: StatBlock, { path, roster, reading, findings }: Place): boolean {
  if (block.systemId === roster.system.id) return false
  const message = `“${shown(block.name)}” is made for other rules (${block.systemId}) than these (${roster.system.id}).`
  findings.error(spanAt(reading, path), message, { path: pathText(path) })
  return true
}

/** A creature that exists only in this encounter: its values are its own, not changes to a block. */
function adHoc(written: WrittenMember, place: Place): CombatantSeed | null {
  const { reading, findings, path } = place
  const words = wordsOf(place.roster.system)
  const name = written.name ?? ''
  const { block } = bareSeed(reading.newId('block'), name, place.roster.system.id)
  const vitals = knownKeys(written.vitals ?? {}, words.vitals, 'vital', [...path, 'vitals'], {
    reading,
    findings,
  })
  const own = { ...block, defence: written.defence ?? null, vitals }
  const { name: _name, defence: _defence, vitals: _vitals, ...rest } = written
  return seedOf(own, rest, place)
}

function seedOf(block: StatBlock, written: WrittenMember, place: Place): CombatantSeed | null {
  if (place.findings.broken) return null
  const totals = written.totals ?? []
  questionTotals(totals, place)
  return {
    key: keyOf(written.key, written.name ?? block.name, place),
    block,
    quantity: quantityOf(written.quantity),
    side: written.side ?? place.roster.side,
    player: written.player ?? '',
    hidden: written.hidden ?? false,
    alias: written.alias ?? null,
    surprised: written.surprised ?? false,
    controller: written.controller ?? null,
    totals,
    turns: written.turns ?? Math.max(1, totals.length),
    overrides: overridesOf(written, place),
    carried: carriedOf(written, place),
    notes: written.notes ?? '',
    ...(written.colours === undefined ? {} : { colours: written.colours }),
    ...(written.kept === undefined ? {} : { kept: written.kept }),
  }
}

function questionTotals(totals: readonly number[], { path, reading, findings }: Place): void {
  for (const [turn, total] of totals.entries()) {
    const question = strangeTotal(total)
    const at = [...path, 'totals', turn]
    if (question) findings.warn(spanAt(reading, at), question, { path: pathText(at) })
  }
}

/** "600" and "500+500" are numbers, whatever they are written as. */
function quantityOf(written: number | string | undefined): number | string {
  return typeof written === 'string' ? (quantityIn(written) ?? written) : (written ?? 1)
}

function overridesOf(
  written: WrittenMember,
  { path, roster, renames, ...context }: Place,
): CombatantSeed['overrides'] {
  const { vitals } = wordsOf(roster.system)
  return {
    ...(written.name === undefined || !renames ? {} : { name: written.name }),
    ...(written.defence === undefined ? {} : { defence: written.defence }),
    ...(written.vitals === undefined
      ? {}
      : { vitals: knownKeys(written.vitals, vitals, 'vital', [...path, 'vitals'], context) }),
  }
}

function carriedOf(
  { carried = {} }: WrittenMember,
  { path, roster, ...context }: Place,
): CombatantSeed['carried'] {
  const words = wordsOf(roster.system)
  const at = [...path, 'carried']
  return {
    ...(carried.vitals
      ? { vitals: knownKeys(carried.vitals, words.vitals, 'vital', [...at, 'vitals'], context) }
      : {}),
    ...(carried.counters
      ? { counters: knownKeys(carried.counters, words.counters, 'counter', [...at, 'counters'], context) }
      : {}),
    ...(carried.effects ? { effects: carried.effects } : {}),
  }
}

function keyOf(
  written: string | undefined,
  name: string,
  { path, roster, reading, findings }: Place,
): string {
  const { keys } = roster
  if (written !== undefined && keys.has(written)) {
    const at = [...path, 'key']
    findings.warn(spanAt(reading, at), `The key “${shown(written)}” is used twice; this member gets another.`)
  }
  const wanted = written ?? name
  let key = wanted
  for (let copy = 2; keys.has(key); copy++) key = `${wanted} ${copy}`
  keys.add(key)
  return key
}

/** A listed block has had its own warning; the encounter's values may still fill the gap or open one. */
function warnOfMissing(
  seed: CombatantSeed,
  listed: boolean,
  { path, roster, reading, findings }: Place,
): void {
  const { system } = roster
  const changed = Object.keys(seed.overrides).some((key) => key !== 'name')
  const span = spanAt(reading, path)
  for (const sentence of listed && !changed ? [] : readinessOf(seed, system)) {
    findings.warn(span, sentence, { path: pathText(path) })
  }
  if (totalIsAsked(seed, system)) {
    const message = `${system.initiative.label} can’t be rolled without its stats: the total is asked at the start.`
    findings.warn(span, message, { path: pathText(path) })
  }
}

import { own } from '../own'
import type { Decider } from './decider'
import { Refused, type Decision } from '../decision'
import { isRunning, type Fight } from '../model/fight'
import type { TurnEntryId } from '../model/ids'
import type { Combatant } from '../model/combatant'
import type { Initiative, TurnEntry } from '../model/initiative'
import type { CombatantSeed } from '../model/seed'
import { gmName } from '../naming'
import { quantityRefused } from '../setup/quantity'
import { impossible } from '../rejection'
import { seedCombatants, type Seeded } from '../setup/seeding'
import { placeFor, type Tie } from '../time/newcomer-place'
import { orderBeforeStart, shareRoll, sortEntries } from '../time/turn-order'
import { fresh, fromCalledDie, fromDie } from './initiative'
import { totalTyped } from './lookup'
import { writeDownTies } from './ties'

const join: Decider<'join'> = (decision, { seeds, totals, bareDice, tie, benefits, waves = [] }) => {
  if (seeds.length > 0 || waves.length === 0) bringIn(decision, seeds, { totals, bareDice, tie, benefits })
  const added = waves.map((wave) => ({ ...wave, id: decision.newId('wave') }))
  if (added.length > 0) decision.emit({ type: 'WavesAdded', waves: added })
}

const bringInWave: Decider<'bringInWave'> = (decision, command) => {
  const { wave: id, totals = {}, bareDice, tie, benefits } = command
  const wave = decision.fight.waves.find((each) => each.id === id)
  if (!wave) throw new Refused(impossible('wave/not-there', 'That wave has already been brought in.'))
  decision.emit({ type: 'WaveBroughtIn', wave: id, label: wave.label })
  bringIn(decision, wave.seeds, { totals, bareDice, tie, benefits })
}

interface Arrival {
  totals: Readonly<Record<string, number | null>>
  bareDice: Readonly<Record<string, number>> | undefined
  tie: Tie
  benefits: boolean | undefined
}

function bringIn(decision: Decision, seeds: readonly CombatantSeed[], arrival: Arrival): void {
  decision.stopAt(decision.fight.phase === 'ended' ? impossible('fight/ended', 'The fight is over.') : null)
  for (const total of Object.values(arrival.totals)) if (total !== null) totalTyped(decision, total)
  const refused = quantityRefused(seeds, Object.keys(decision.fight.combatants).length)
  if (refused) throw new Refused(refused)
  const asked = withSurprise(decision.fight, seeds, arrival.benefits)
  const seeded = seedCombatants(decision.fight, asked, dicePorts(decision))
  const dice = new Map<string, number>()
  const entries = seeded.entries.map((entry) => withInitiative(decision, entry, seeded, arrival, dice))
  const placed = placeAll(decision, seeded, entries, arrival.tie)
  const { combatants, copies } = seeded
  decision.emit({ type: 'CombatantsJoined', combatants, copies, ...placed })
  writeDownTies(
    decision,
    entries.map(({ id }) => id),
  )
}

/** A joiner in the surprise round: the GM says whether it benefits. */
function withSurprise(
  fight: Fight,
  seeds: readonly CombatantSeed[],
  benefits: boolean | undefined,
): readonly CombatantSeed[] {
  if (fight.phase !== 'surprise') return seeds
  if (benefits === undefined)
    throw new Refused(impossible('join/benefits', 'Say whether it acts in the surprise round.'))
  return seeds.map((seed) => ({ ...seed, surprised: !benefits }))
}

function dicePorts(decision: Decision): Parameters<typeof seedCombatants>[2] {
  const dice = { die: (faces: number) => decision.roll(`1d${String(faces)}`).total }
  return { system: decision.system, newId: decision.newId, dice }
}

function withInitiative(
  decision: Decision,
  entry: TurnEntry,
  seeded: Seeded,
  { totals, bareDice = {} }: Arrival,
  dice: Map<string, number>,
): TurnEntry {
  if (entry.initiative !== null) return entry
  const combatant = seeded.combatants.find(({ id }) => id === entry.combatant)
  if (!combatant) return entry
  const key = seeded.keys[entry.combatant] ?? ''
  const bare = own(bareDice, key)
  if (bare !== undefined) return { ...entry, initiative: fromCalledDie(decision, combatant, bare) }
  const called = own(totals, key) ?? null
  if (called !== null)
    return { ...entry, initiative: fresh(decision, combatant, { total: called, die: null, how: 'typed' }) }
  if (!isRunning(decision.fight)) return entry
  return { ...entry, initiative: rolledFor(decision, combatant, dice) }
}

/** Where like creatures share one roll, a newcomer has that of its kind, and a new kind has one. */
function rolledFor(decision: Decision, combatant: Combatant, dice: Map<string, number>): Initiative {
  const { name: group } = combatant
  const shared = Object.values(decision.fight.entries).flatMap(({ initiative }) =>
    initiative?.group === undefined ? [] : initiative,
  )
  // Totals that several have had from the start say nothing of how this table rolls.
  if (!shared.some(({ die }) => die !== null))
    return fromDie(decision, combatant, decision.roll(decision.system.initiative.dice).total, 'rolled')
  const kin = shared.find((each) => each.group === group)
  const mine = kin?.die === null ? fresh(decision, combatant, kin) : rolledAs(decision, combatant, kin, dice)
  return { ...mine, ...settledWith(decision.fight, { ...mine, group }), group }
}

function rolledAs(
  decision: Decision,
  combatant: Combatant,
  kin: Initiative | undefined,
  dice: Map<string, number>,
): Initiative {
  const { name } = combatant
  const die = kin?.die ?? dice.get(name) ?? decision.roll(decision.system.initiative.dice).total
  dice.set(name, die)
  return fromDie(decision, combatant, die, 'rolled')
}

/** What settled the place of its kind settles its own: behind them nobody has to be asked. */
function settledWith(
  { order, entries }: Fight,
  initiative: Initiative,
): Partial<Pick<Initiative, 'rank' | 'rankedBy'>> {
  const kin = order
    .flatMap((id) => entries[id]?.initiative ?? [])
    .findLast((each) => shareRoll({ initiative }, { initiative: each }))
  return kin ? { rank: kin.rank, rankedBy: kin.rankedBy } : {}
}

interface Placed {
  entries: TurnEntry[]
  order: TurnEntryId[]
  passed: TurnEntryId[]
  movesToCome?: Fight['movesToCome']
}

function placeAll(decision: Decision, seeded: Seeded, entries: TurnEntry[], tie: Tie): Placed {
  const placed: Placed = { entries, order: [...decision.fight.order], passed: [] }
  if (!isRunning(decision.fight)) {
    const { fight } = decision
    const all = { ...fight.entries, ...Object.fromEntries(entries.map((entry) => [entry.id, entry])) }
    const arrived = { ...fight, entries: all, order: [...fight.order, ...entries.map(({ id }) => id)] }
    return { ...placed, order: orderBeforeStart(arrived, decision.system) }
  }
  const all = {
    ...decision.fight.combatants,
    ...Object.fromEntries(seeded.combatants.map((each) => [each.id, each])),
  }
  let fight: Fight = { ...decision.fight, combatants: all }
  const kinds = new Map(seeded.combatants.map(({ id, name }) => [id, name]))
  for (const entry of sortEntries(entries, decision.system)) {
    const kind = kinds.get(entry.combatant)
    const alike = new Set(entries.flatMap(({ id, combatant }) => (kinds.get(combatant) === kind ? [id] : [])))
    const arrived = { ...fight, entries: { ...fight.entries, [entry.id]: entry } }
    const { passed, tiedWith, ...places } = placeFor(arrived, entry, decision.system, tie, alike)
    if (tiedWith) refuseTie(decision, seeded, entry, tiedWith)
    fight = { ...arrived, ...places }
    Object.assign(placed, places)
    if (passed) placed.passed.push(entry.id)
  }
  return placed
}

function refuseTie(decision: Decision, { combatants }: Seeded, entry: TurnEntry, tiedWith: TurnEntry): never {
  const joiner = combatants.find(({ id }) => id === entry.combatant)?.name ?? ''
  const other = decision.fight.combatants[tiedWith.combatant]
  const name = other
    ? gmName(decision.fight, other)
    : (combatants.find(({ id }) => id === tiedWith.combatant)?.name ?? '')
  const reason = `${joiner} ties with ${name} at ${String(entry.initiative?.total)}. Say who goes first.`
  throw new Refused(impossible('initiative/tie-open', reason, { joiner, name }))
}

export const joiningDeciders = { join, bringInWave }

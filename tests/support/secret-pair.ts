/**
 * One script, played at two tables: at one there are hidden creatures besides, whose turns come in between.
 * What the players see must not tell them at which table they sit.
 */
import * as fc from 'fast-check'
import type { Command } from '#core/engine/commands'
import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import { currentCombatant, entriesOf } from '#core/engine/model/fight'
import type { TurnEntryId } from '#core/engine/model/ids'
import type { CombatantSeed } from '#core/engine/model/seed'
import { isDone, openTies, upcomingEntry } from '#core/engine/time/turn-order'
import type { Moment } from '#core/history/journal'
import { firstMoment, stepMoment } from '#core/history/replay'
import { playerScreen } from '#core/views/player-view'
import type { PlayerScreen } from '#core/views/player-view-schema'
import { seededDice } from '#support/dice.ts'
import { anEncounter, aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { displayOptions } from '#support/watched-table.ts'

const AT_ANY_TIME = [
  'leave',
  'hide',
  'reveal',
  'alias',
  'hurt',
  'defeat',
  'revive',
  'move',
  'swap',
  'plan',
  'join',
  'joinLast',
  'none',
] as const
/** Act now interrupts: another turn goes on after it while a hidden creature acts. */
const ON_SEEN_TURNS = [...AT_ANY_TIME, 'actNow'] as const

export interface Deed {
  what: (typeof ON_SEEN_TURNS)[number]
  a: number
  b: number
  n: number
}

/** What is done before a turn's end, or while a hidden creature acts after it; and what is done on the next seen turn. */
export interface Turn {
  during: Deed
  after: Deed
}

const deed = (kinds: readonly Deed['what'][]): fc.Arbitrary<Deed> =>
  fc.record({
    what: fc.constantFrom(...kinds),
    a: fc.nat(19),
    b: fc.nat(19),
    n: fc.integer({ min: 1, max: 25 }),
  })

export const turns: fc.Arbitrary<Turn[]> = fc.array(
  fc.record({ during: deed(AT_ANY_TIME), after: deed(ON_SEEN_TURNS) }),
  { minLength: 5, maxLength: 25 },
)

export const hiddenTotals = fc.array(fc.integer({ min: -5, max: 25 }), { minLength: 1, maxLength: 3 })

const SEEN: readonly CombatantSeed[] = [
  aSeed('Ana', { total: 18, side: 'ally' }),
  aSeed('Orc', { totals: [16, 14], quantity: 2 }),
  aSeed('Bo', { total: 12, side: 'ally' }),
  aSeed('Strahd', { total: 8, alias: 'Orc' }),
  aSeed('Dragon', { totals: [20, 10] }),
]

const EXTRA = 'Unseen'
const JOINER = 'joiner'

export class SecretTable {
  private moment: Moment
  private ids = 0
  private readonly ports = {
    system: plainSystem,
    dice: seededDice(7),
    newId: (kind: string) => `${kind}-${String(++this.ids)}`,
  }

  constructor(totals: readonly number[]) {
    const hidden = totals.map((total, place) =>
      aSeed(`${EXTRA} ${String.fromCharCode(65 + place)}`, { total, hidden: true }),
    )
    const fight = createFight(anEncounter([...SEEN, ...hidden]), this.ports)
    this.moment = firstMoment(fight)
    this.do({ type: 'startFight', override: true })
    for (const group of openTies(Object.values(this.fight.entries), plainSystem))
      this.do({ type: 'settleTie', entries: group.map(({ id }) => id), by: 'gm' })
    this.do({ type: 'startFight', override: true })
    this.passHidden()
  }

  get fight(): Fight {
    return this.moment.fight
  }

  /** Of ids only which is which: at the other table they count on from others. */
  get screen(): PlayerScreen {
    const screen = playerScreen(this.moment, plainSystem, displayOptions)
    if (screen.screen !== 'order') return screen
    const { keys } = this
    return { ...screen, rows: screen.rows.map((row) => ({ ...row, key: keys.get(row.key) ?? row.key })) }
  }

  private get keys(): ReadonlyMap<TurnEntryId, string> {
    const places = Object.values(this.fight.entries).filter(({ combatant }) => !this.isExtra(combatant))
    return new Map(places.map(({ id }, place) => [id, String(place)]))
  }

  get hiddenActs(): boolean {
    return this.isExtra(currentCombatant(this.fight)?.id)
  }

  get hiddenIsNext(): boolean {
    const next = upcomingEntry(this.fight)
    return next !== null && this.isExtra(this.fight.entries[next]?.combatant)
  }

  /** Whether a newcomer's slot has passed. */
  joinerWaits(deed: Deed): boolean {
    const command = this.commandFor(deed)
    const ports = { ...this.ports, dice: seededDice(7), newId: (kind: string) => `${kind}-${JOINER}` }
    const decided = command && decide(this.fight, command, ports)
    return decided !== null && decided.ok && decided.fight.passed.some((id) => id.endsWith(JOINER))
  }

  /** How many of its slots of this round whoever the deed is about has had, and has still to come. */
  slotsOf({ a }: Deed): { over: number; left: number } {
    const who = this.known[a % this.known.length]
    const slots = entriesOf(this.fight, who?.id ?? '')
    const over = slots.filter(({ id }) => isDone(this.fight, id)).length
    return { over, left: slots.length - over }
  }

  do(command: Command): boolean {
    const decided = decide(this.fight, command, this.ports)
    if (decided.ok) this.moment = stepMoment(this.moment, { events: decided.events })
    return decided.ok
  }

  endTurn(): void {
    this.do({ type: 'endTurn', override: true })
  }

  /** Whatever hidden creatures do is over. */
  passHidden(): void {
    for (let turn = 0; turn < 9 && this.hiddenActs; turn++) this.endTurn()
  }

  give(deed: Deed): void {
    const command = this.commandFor(deed)
    if (command) this.do(command)
  }

  /** The same one at both tables, wherever it stands there. */
  private firstTurnOf({ id }: Combatant): TurnEntryId | undefined {
    return Object.values(this.fight.entries).find(({ combatant }) => combatant === id)?.id
  }

  private get known(): Combatant[] {
    return Object.values(this.fight.combatants).filter(({ id }) => !this.isExtra(id))
  }

  private isExtra(id: string | undefined): boolean {
    return this.fight.combatants[id ?? '']?.name.startsWith(EXTRA) ?? false
  }

  private commandFor({ what, a, b, n }: Deed): Command | null {
    const { known } = this
    const seen = known.filter(({ disclosure, defeated }) => !disclosure.hidden && !defeated)
    const [who, other] = [known[a % known.length], known[b % known.length]]
    if (!who || !other) return null
    const combatants = [who.id]
    const entry = this.firstTurnOf(who)
    const before = this.firstTurnOf(other)
    const fewLeft = seen.length < 4
    if (what === 'none' || ((what === 'leave' || what === 'hide' || what === 'defeat') && fewLeft))
      return null
    if (what === 'leave') return { type: 'leave', combatants }
    if (what === 'hide' || what === 'reveal')
      return { type: 'setDisclosure', combatants, hidden: what === 'hide' }
    if (what === 'alias') return { type: 'setDisclosure', combatants, alias: n > 12 ? 'Orc' : null }
    if (what === 'defeat' || what === 'revive') return { type: what, combatants }
    if (what === 'hurt')
      return {
        type: 'dealDamage',
        targets: [{ combatant: who.id, share: 'full' }],
        amount: n,
        damageType: '',
      }
    if (what === 'join' || what === 'joinLast') return this.joinOf(what === 'join' ? n : -50)
    // Nobody drags a line before itself.
    if (!entry || !before || entry === before) return null
    if (what === 'move' || what === 'plan')
      return { type: 'moveEntry', entry, before, when: what === 'plan' ? 'nextRound' : 'now' }
    return what === 'swap' ? { type: 'swapPlaces', first: entry, second: before } : { type: 'actNow', entry }
  }

  private joinOf(total: number): Command {
    return { type: 'join', seeds: [aSeed('Orc')], totals: { Orc: total }, tie: 'after' }
  }
}

const isJoin = ({ what }: Deed): boolean => what === 'join' || what === 'joinLast'

/**
 * The deed, or none where the rules themselves make something else of it because somebody unseen acts. What follows
 * of that the players may know.
 */
export function ifAlike(open: SecretTable, secret: SecretTable, deed: Deed): Deed {
  const begun = secret.fight.roundsBegun !== open.fight.roundsBegun
  const alike = begun ? countsForNextRound(open, secret, deed) : !revivesOnePassedOnce(open, secret, deed)
  return alike ? deed : { ...deed, what: 'none' }
}

/**
 * With the round that has begun at one table only, a plan counts for another round than at the other table, and so do
 * a newcomer and one revived who would still have had a turn in the round before.
 */
function countsForNextRound(open: SecretTable, secret: SecretTable, deed: Deed): boolean {
  if (deed.what === 'plan') return false
  if (isJoin(deed)) return open.joinerWaits(deed)
  return deed.what !== 'revive' || (open.slotsOf(deed).left === 0 && secret.slotsOf(deed).over === 0)
}

/** A slot that has passed is not had again: that of one defeated passes when the unseen one behind it acts. */
function revivesOnePassedOnce(open: SecretTable, secret: SecretTable, deed: Deed): boolean {
  return deed.what === 'revive' && open.slotsOf(deed).over !== secret.slotsOf(deed).over
}

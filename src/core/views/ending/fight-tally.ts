/** What a whole fight added up to, told from its journal: who hurt whom, who fell when, how long it took. */
import { evolve } from '../../engine/evolve'
import type { Command } from '../../engine/commands'
import type { EventOf, FightEvent } from '../../engine/events'
import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import type { CombatantId } from '../../engine/model/ids'
import { gmName } from '../../engine/naming'
import { topFrame } from '../../engine/stack/reaction-stack'
import type { GameSystem } from '../../engine/system'

/** A fight as it was played: what a journal holds, up to the step that is in force. */
export interface PlayedFight {
  origin: Fight
  batches: readonly { command: Command; events: readonly FightEvent[]; at: number }[]
  head: number
}

export interface Fighter {
  id: CombatantId
  name: string
  side: Combatant['side']
  /** As the fight ended, or as it was when it left. */
  combatant: Combatant
  left: boolean
  /** Points really taken off, after halving, doubling and never past the floor. */
  dealt: number
  taken: number
  healed: number
  turns: number
  /** Blows that landed, whether or not anybody kept count of the points. */
  hits: number
}

export interface Fall {
  combatant: CombatantId
  round: string
  /** Whose blow it was; null when nobody is known. */
  by: CombatantId | null
}

export interface RoundTally {
  round: string
  /** Taken off the foes, and taken off the own side. */
  ally: number
  foe: number
}

export interface Hit {
  by: CombatantId
  whom: CombatantId
  amount: number
  /** Name of the action, '' when it was damage by hand. */
  what: string
  round: string
}

export interface FightTally {
  fighters: readonly Fighter[]
  /** Dealt by nobody who is known: by hand, by a hazard, by a condition without a source. */
  unclaimed: number
  rounds: readonly RoundTally[]
  /** The last fall of everybody who is down at the end, in the order in which they fell. */
  falls: readonly Fall[]
  hardest: Hit | null
  /** Milliseconds from the first step to the last. */
  atTable: number
}

/** Only what is in force counts: steps after the head were undone. */
export function tallyOf({ origin, batches, head }: PlayedFight, system: GameSystem): FightTally {
  const tally = new Tally(origin, system)
  const inForce = batches.slice(0, head)
  for (const { command, events } of inForce) tally.step(command, events)
  return {
    fighters: tally.everybody(),
    unclaimed: tally.unclaimed,
    rounds: [...tally.rounds.values()],
    falls: [...tally.falls.values()],
    hardest: tally.hardest,
    atTable: (inForce.at(-1)?.at ?? 0) - (inForce[0]?.at ?? 0),
  }
}

class Tally {
  readonly fighters = new Map<CombatantId, Fighter>()
  readonly rounds = new Map<string, RoundTally>()
  readonly falls = new Map<CombatantId, Fall>()
  unclaimed = 0
  hardest: Hit | null = null
  constructor(
    private fight: Fight,
    private readonly system: GameSystem,
  ) {
    this.note()
  }

  step(command: Command, events: readonly FightEvent[]): void {
    const round = roundIn(this.fight)
    const behind = actingIn(this.fight, command)
    let what = behind.what
    const blows = new Map<CombatantId, CombatantId | null>()
    for (const event of events) {
      const before = this.fight
      this.fight = evolve(before, event)
      if (event.type === 'DamageTaken') {
        const by = event.source === undefined ? behind.actor : event.source
        blows.set(event.combatant, by)
        this.damage(event, by, what, round)
      }
      if (event.type === 'ActionTaken') what = event.name
      if (event.type === 'Healed' && event.change)
        this.add(event.combatant, 'healed', event.change.to - event.change.from)
      if (event.type === 'TurnBegan') this.add(before.entries[event.entry]?.combatant ?? '', 'turns', 1)
      if (event.type === 'RoundBegan')
        this.roundOf(event.phase === 'surprise' ? 'Surprise' : String(event.round))
    }
    this.note()
    this.noteFalls(blows, round)
  }

  private damage(
    { combatant, vitals, untracked, amount }: EventOf<'DamageTaken'>,
    by: CombatantId | null,
    what: string,
    round: string,
  ): void {
    const taken = Object.values(vitals).reduce((sum, { from, to }) => sum + Math.max(0, from - to), 0)
    this.add(combatant, 'taken', taken)
    if (by !== null && this.fighters.has(by)) {
      this.add(by, 'dealt', taken)
      if (taken > 0 || (untracked && amount > 0)) this.add(by, 'hits', 1)
      if (taken > (this.hardest?.amount ?? 0))
        this.hardest = { by, whom: combatant, amount: taken, what, round }
    } else this.unclaimed += taken
    const tally = this.roundOf(round)
    if (this.fighters.get(combatant)?.side === 'ally') tally.foe += taken
    else tally.ally += taken
  }

  private roundOf(round: string): RoundTally {
    const known = this.rounds.get(round) ?? { round, ally: 0, foe: 0 }
    this.rounds.set(round, known)
    return known
  }

  private add(id: CombatantId, what: 'dealt' | 'taken' | 'healed' | 'turns' | 'hits', amount: number): void {
    const fighter = this.fighters.get(id)
    if (fighter) fighter[what] += amount
  }

  /** Whoever has left keeps what was last known. */
  private note(): void {
    for (const combatant of Object.values(this.fight.combatants)) {
      const { id, side, name } = combatant
      const known = this.fighters.get(id)
      if (known?.combatant === combatant) continue
      const sums = known ?? { name, dealt: 0, taken: 0, healed: 0, turns: 0, hits: 0 }
      this.fighters.set(id, { ...sums, id, side, combatant, left: false })
    }
  }

  /** Under the names of the end. */
  everybody(): Fighter[] {
    return [...this.fighters.values()].map((fighter) => ({
      ...fighter,
      name: gmName(this.fight, fighter.combatant),
      left: !this.fight.combatants[fighter.id],
    }))
  }

  private noteFalls(blows: ReadonlyMap<CombatantId, CombatantId | null>, round: string): void {
    for (const { id, combatant } of this.fighters.values()) {
      if (!isOut(combatant, this.system)) this.falls.delete(id)
      else if (!this.falls.has(id)) this.falls.set(id, { combatant: id, round, by: blows.get(id) ?? null })
    }
  }
}

export function isOut(combatant: Combatant, system: GameSystem): boolean {
  return combatant.defeated || (system.health(combatant)?.down ?? false)
}

/** A step belongs to the round in which it was taken; what comes before the first one counts as the first. */
function roundIn({ phase, round }: Fight): string {
  return phase === 'surprise' ? 'Surprise' : String(Math.max(1, round))
}

/** Who does what a command asks for, and with what. */
function actingIn(fight: Fight, command: Command): { actor: CombatantId | null; what: string } {
  if (command.type === 'takeAction') {
    return { actor: command.combatant, what: '' }
  }
  if (command.type !== 'resolveTop') return { actor: null, what: '' }
  const frame = topFrame(fight.stack)
  return { actor: frame?.actor ?? null, what: frame?.name ?? '' }
}

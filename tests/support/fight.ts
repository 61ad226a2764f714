import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import type { Command } from '#core/engine/commands'
import type { Dice } from '#core/engine/dice'
import type { FightEvent } from '#core/engine/events'
import type { EffectDraft, When } from '#core/engine/model/effect'
import type { Combatant } from '#core/engine/model/combatant'
import type { Encounter } from '#core/engine/model/encounter'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock } from '#core/engine/model/stat-block'
import { gmName } from '#core/engine/naming'
import { bareSeed } from '#core/engine/setup/seeding'
import type { GameSystem } from '#core/engine/system'
import { fixedDice } from '#support/dice.ts'
import { plainSystem } from '#support/plain-system.ts'

type SeedChange = Partial<Omit<CombatantSeed, 'block'>> & { total?: number; block?: Partial<StatBlock> }

/** A seed by name: 10 HP, AC 12, speed 0 in the plain system; `total` is its initiative. */
export function aSeed(
  name: string,
  { total, block, ...change }: SeedChange = {},
  systemId = 'plain',
): CombatantSeed {
  const seed = bareSeed(name, name, systemId)
  const plain = systemId === 'plain' ? { stats: { speed: 0 }, defence: 12, vitals: { hp: 10 } } : {}
  return {
    ...seed,
    ...(total === undefined ? {} : { totals: [total] }),
    ...change,
    block: { ...seed.block, ...plain, ...block },
  }
}

export function anEncounter(members: readonly CombatantSeed[], change: Partial<Encounter> = {}): Encounter {
  return {
    id: 'encounter',
    systemId: 'plain',
    title: 'A fight',
    campaign: '',
    session: '',
    status: 'planned',
    settings: {},
    members,
    waves: [],
    notes: '',
    ...change,
  }
}

/**
 * A table on which a test plays. Commands name combatants by what the GM reads ("Orc 2"), and every command
 * that is refused fails the test unless it is asked for with `refused`.
 */
export class Table {
  fight: Fight
  events: readonly FightEvent[] = []
  private ids = 0

  constructor(
    members: readonly CombatantSeed[],
    readonly system: GameSystem = plainSystem,
    private dice: Dice = fixedDice(),
    change: Partial<Encounter> = {},
  ) {
    const encounter = anEncounter(members, { systemId: system.id, ...change })
    this.fight = createFight(encounter, { system, dice, newId: this.newId })
  }

  newId = (kind: string): string => `${kind}-${String(++this.ids)}`

  /** The next dice, in the order in which they will be rolled. */
  rolls(...values: number[]): this {
    this.dice = fixedDice(...values)
    return this
  }

  do(command: Command): this {
    const decided = decide(this.fight, command, { system: this.system, dice: this.dice, newId: this.newId })
    if (!decided.ok) throw new Error(`Refused ${command.type}: ${decided.rejection.reason}`)
    this.fight = decided.fight
    this.events = decided.events
    return this
  }

  /** The code of the refusal; fails when the command is allowed. */
  refused(command: Command): string {
    const decided = decide(this.fight, command, { system: this.system, dice: this.dice, newId: this.newId })
    if (decided.ok) throw new Error(`Allowed ${command.type}`)
    return decided.rejection.code
  }

  start(): this {
    return this.do({ type: 'startFight' })
  }

  endTurn(times = 1): this {
    for (let each = 0; each < times; each++) this.do({ type: 'endTurn' })
    return this
  }

  combatant(name: string): Combatant {
    const found = Object.values(this.fight.combatants).find((each) => gmName(this.fight, each) === name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }

  id(name: string): string {
    return this.combatant(name).id
  }

  entry(name: string, place = 0): string {
    const mine = this.fight.order.filter((id) => this.fight.entries[id]?.combatant === this.id(name))
    const entry = mine[place]
    if (entry === undefined) throw new Error(`${name} has no place in the order`)
    return entry
  }

  nameOf(entry: string | null): string | null {
    const combatant =
      entry === null ? undefined : this.fight.combatants[this.fight.entries[entry]?.combatant ?? '']
    return combatant ? gmName(this.fight, combatant) : null
  }

  get order(): (string | null)[] {
    return this.fight.order.map((entry) => this.nameOf(entry))
  }

  get current(): string | null {
    return this.nameOf(this.fight.activeEntry)
  }

  vital(name: string, vital = 'hp'): number | undefined {
    const value = this.combatant(name).vitals[vital]
    return value === undefined || value === 'notTracked' ? undefined : value.now
  }

  slots(name: string, kind: string): string[] {
    return this.combatant(name)
      .budget.filter((slot) => slot.kind === kind)
      .map((slot) => slot.state)
  }

  effects(name: string): string[] {
    return this.combatant(name).effects.map((effect) => effect.label)
  }
}

export function when(change: Partial<When> = {}): When {
  return { event: 'turn', moment: 'start', whose: 'target', anchor: null, skip: 0, by: 'itself', ...change }
}

export function anEffect(label: string, change: Partial<EffectDraft> = {}): EffectDraft {
  return {
    definition: null,
    label,
    severity: null,
    source: null,
    begins: null,
    ticks: [],
    ends: null,
    modifiers: [],
    causes: null,
    sustained: false,
    public: false,
    tone: 'neutral',
    note: '',
    data: {},
    ...change,
  }
}

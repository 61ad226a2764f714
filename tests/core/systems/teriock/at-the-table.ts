import type { CommandOf } from '#core/engine/commands'
import type { Inputs } from '#core/engine/model/inputs'
import type { Dice } from '#core/engine/dice'
import type { Encounter } from '#core/engine/model/encounter'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { Ability, Attack, StatBlock } from '#core/engine/model/stat-block'
import { topFrame } from '#core/engine/stack/reaction-stack'
import { draftOf } from '#core/systems/teriock/effects'
import { teriock } from '#core/systems/teriock/system'
import { Table, aSeed } from '#support/fight.ts'

type Creature = Partial<Omit<CombatantSeed, 'block'>> & {
  total?: number
  stats?: StatBlock['stats']
  hp?: number
  mp?: number
  block?: Partial<StatBlock>
}

export function ability(name: string, maneuver: string, change: Partial<Ability> = {}): Ability {
  const bare = { cost: {}, vitalCost: {}, uses: null, trigger: '', sustained: false, seconds: null }
  return { id: name, name, maneuver, ...bare, damage: '', damageType: '', note: '', ...change }
}

export function weapon(name: string, change: Partial<Attack> = {}): Attack {
  const bare = { kind: 'melee', stat: null, bonus: 0, weaponBonus: 0, damage: '1d8', damageType: 'mundane' }
  return { id: name, name, ...bare, properties: ['proficient'], note: '', ...change }
}

export const FIRE_BALL = ability('Fire Ball', 'active', {
  cost: { action: 2 },
  vitalCost: { mp: 3 },
  damage: '4d6',
  damageType: 'fire',
})
export const DISPEL = ability('Dispel Magic', 'reactive', {
  cost: { reaction: 1 },
  cancels: true,
  trigger: 'a spell is cast',
})
export const FLINCH = ability('Flinch', 'reactive', { trigger: 'it takes damage' })
export const TAUNT = ability('Taunt', 'active')
export const ritual = (seconds: number | null, name = 'Ritual'): Ability => ability(name, 'slow', { seconds })

/** HP 24, MP 20, MOV 0, BR 7 (so P 1), AC 10, a sword, and what the test adds. */
export function creature(
  name: string,
  { stats, hp = 24, mp = 20, block, ...change }: Creature = {},
): CombatantSeed {
  return aSeed(
    name,
    {
      ...change,
      block: {
        stats: { mov: 0, br: 7, ...stats },
        defence: null,
        vitals: { hp, mp },
        attacks: [weapon('Sword')],
        ...block,
      },
    },
    'teriock',
  )
}

/** A Teriock table: names instead of ids, and few words for what is done most. */
export class Court extends Table {
  constructor(seeds: readonly CombatantSeed[], change: Partial<Encounter> = {}, dice?: Dice) {
    super(seeds, teriock, dice, change)
  }

  action(who: string, action: string, inputs: Inputs = {}): CommandOf<'takeAction'> {
    return { type: 'takeAction', combatant: this.id(who), action, inputs }
  }

  act(who: string, action: string, inputs: Inputs = {}): this {
    return this.do(this.action(who, action, inputs))
  }

  /** Puts it on the stack. */
  declare(who: string, action: string, inputs: Inputs = {}): this {
    return this.do({ ...this.action(who, action, inputs), onStack: true })
  }

  /** Answers the frame with that number. */
  answer(who: string, action: string, number: number): this {
    return this.do({ ...this.action(who, action), answers: this.frame(number) })
  }

  resolve(times = 1, inputs: Inputs = {}): this {
    for (let each = 0; each < times; each++) this.do({ type: 'resolveTop', inputs })
    return this
  }

  frame(number: number): string {
    return this.fight.stack.find((frame) => frame.number === number)?.id ?? ''
  }

  get top(): number | null {
    return topFrame(this.fight.stack)?.number ?? null
  }

  get states(): string[] {
    return this.fight.stack.map(({ state }) => state)
  }

  attack(who: string, target: string, inputs: Inputs = {}, action = 'basicAttack'): this {
    return this.act(who, action, { weapon: 'Sword', targets: [this.id(target)], ...inputs })
  }

  penalty(who: string): number | undefined {
    return this.combatant(who).counters.attackPenalty
  }

  put(who: string, condition: string, change: Parameters<typeof draftOf>[1] = {}): this {
    return this.do({ type: 'addEffect', combatants: [this.id(who)], effect: draftOf(condition, change) })
  }

  takeOff(who: string, label: string): this {
    const effect = this.combatant(who).effects.find((each) => each.label === label)?.id ?? ''
    return this.do({ type: 'removeEffect', combatant: this.id(who), effect })
  }

  hurt(who: string, amount: number, damageType = ''): this {
    const targets = [{ combatant: this.id(who), share: 'full' as const }]
    return this.do({ type: 'dealDamage', targets, amount, damageType })
  }

  heal(who: string, amount: number, vital = 'hp'): this {
    const targets = [{ combatant: this.id(who), share: 'full' as const }]
    return this.do({ type: 'heal', targets, amount, vital })
  }

  set(who: string, vital: string, now: number): this {
    return this.do({ type: 'setVital', combatant: this.id(who), vital, now })
  }

  surprise(...names: string[]): this {
    return this.do({ type: 'setSurprised', combatants: names.map((name) => this.id(name)), surprised: true })
  }

  /** What the log was told in words. */
  get told(): string[] {
    return this.events.flatMap((event) => (event.type === 'Logged' ? [event.text] : []))
  }

  get ends(): string[] {
    return this.events.flatMap((event) =>
      event.type === 'EffectEnded' ? [`${event.label}: ${event.reason}`] : [],
    )
  }
}

/** A fight that has begun, in the order in which the creatures are named. */
export function begun(...seeds: CombatantSeed[]): Court {
  const ordered = seeds.map((seed, place) => (seed.turns === 0 ? seed : { ...seed, totals: [30 - place] }))
  return new Court(ordered).start()
}

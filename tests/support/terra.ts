import type { Command, CommandOf } from '#core/engine/commands'
import type { Inputs } from '#core/engine/model/inputs'
import { offer } from '#core/views/available-actions'
import { actionOf } from '#core/engine/catalogue'
import type { DockForm } from '#core/engine/dock'
import type { EffectDraft } from '#core/engine/model/effect'
import type { Settings } from '#core/engine/model/fight'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { Attack, StatBlock } from '#core/engine/model/stat-block'
import { effect } from '#core/systems/terra-magia/effects'
import { sumOf } from '#core/engine/modifiers'
import { terraMagia } from '#core/systems/terra-magia/system'
import { aSeed, Table } from '#support/fight.ts'

/** Power, Swiftness … in one object; `ar`, `vp`, `hp` beside them. */
interface Numbers {
  ar?: StatBlock['defence']
  vp?: StatBlock['defence']
  hp?: StatBlock['defence']
  stats?: Readonly<Record<string, number>>
  attacks?: readonly Partial<Attack>[]
}

type Change = Parameters<typeof aSeed>[1] & Numbers

/** Swings for d6 slashing with +3 to hit; everything else as the test says. */
export function aWeapon(change: Partial<Attack> = {}): Attack {
  return {
    id: 'sword',
    name: 'Sword',
    kind: 'martial',
    stat: null,
    bonus: 3,
    weaponBonus: 0,
    damage: '1d6',
    damageType: 'slashing',
    properties: [],
    note: '',
    ...change,
  }
}

/** A combatant of Terra Magia: AR 12, VP 5, HP 8, a sword, all attributes 0 unless the test says otherwise. */
export function one(
  name: string,
  { ar, vp, hp, stats, attacks, block, ...change }: Change = {},
): CombatantSeed {
  const zero = { pwr: 0, swi: 0, end: 0, inf: 0, log: 0, int: 0, wil: 0 }
  return aSeed(
    name,
    {
      ...change,
      block: {
        stats: { ...zero, ...stats },
        defence: ar === undefined ? 12 : ar,
        vitals: { vp: vp === undefined ? 5 : vp, hp: hp === undefined ? 8 : hp },
        attacks: (attacks ?? [{}]).map(aWeapon),
        ...block,
      },
    },
    'terra-magia',
  )
}

export const hero = (name: string, change: Change = {}): CombatantSeed =>
  one(name, { side: 'ally', player: 'someone', ...change })

/** A table of Terra Magia with the gestures that its tests need. */
export class TerraTable extends Table {
  constructor(members: readonly CombatantSeed[], settings: Settings = {}) {
    super(members, terraMagia, undefined, { settings })
  }

  take(name: string, action: string, inputs: Inputs = {}, more: Partial<CommandOf<'takeAction'>> = {}): this {
    return this.do(this.taking(name, action, inputs, more))
  }

  taking(
    name: string,
    action: string,
    inputs: Inputs = {},
    more: Partial<CommandOf<'takeAction'>> = {},
  ): Command {
    return { type: 'takeAction', combatant: this.id(name), action, inputs, ...more }
  }

  /** An attack with everything typed: `roll` is the face of the d10, `damage` the damage total. */
  attack(by: string, on: string, roll: number, damage: number | null = 1, more: Inputs = {}): this {
    return this.take(by, 'attack', { target: [this.id(on)], roll, damage, ...more })
  }

  /** Reason and payment as the catalogue shows them. */
  offered(name: string, action: string): ReturnType<typeof offer> {
    const actor = this.combatant(name)
    const found = actionOf(actor, action, this.system)
    if (!found) throw new Error(`No action ${action}`)
    return offer(this.fight, actor, found, this.system)
  }

  dock(name: string, action: string, inputs: Inputs = {}): DockForm {
    const actor = this.combatant(name)
    const found = actionOf(actor, action, this.system)
    const form =
      found && this.system.dock?.({ fight: this.fight, actor, action: found, inputs, moment: 'apply' })
    if (!form) throw new Error(`No dock for ${action}`)
    return form
  }

  /** AR now. */
  ar(name: string): number | null {
    const terms = this.system.defence.terms(this.fight, this.combatant(name))
    return terms ? sumOf(terms) : null
  }

  vitals(name: string): [vp: number | undefined, hp: number | undefined] {
    return [this.vital(name, 'vp'), this.vital(name, 'hp')]
  }

  give(name: string, definition: string, change: Partial<EffectDraft> = {}): this {
    const added = effect(definition, null, change)
    return this.do({ type: 'addEffect', combatants: [this.id(name)], effect: added })
  }

  severity(name: string, definition: string): number | null {
    return this.combatant(name).effects.find((each) => each.definition === definition)?.severity ?? null
  }

  /** Unspent slots by kind, in the order of the budget. */
  unspent(name: string): string[] {
    return this.combatant(name).budget.flatMap(({ kind, state }) => (state === 'unspent' ? [kind] : []))
  }

  hurt(name: string, amount: number, damageType = '', straightTo?: string): this {
    return this.do({
      type: 'dealDamage',
      targets: [{ combatant: this.id(name), share: 'full' }],
      amount,
      damageType,
      ...(straightTo === undefined ? {} : { straightTo }),
    })
  }

  heal(name: string, amount: number, vital: string, overMax = false): this {
    const targets = [{ combatant: this.id(name), share: 'full' as const }]
    return this.do({ type: 'heal', targets, amount, vital, overMax })
  }

  /** Ends turns until it is this one's turn again; at least one. */
  untilTurnOf(name: string): this {
    this.endTurn()
    for (let turns = 0; this.current !== name; turns++) {
      if (turns > 100) throw new Error(`${name} gets no turn`)
      this.endTurn()
    }
    return this
  }

  get logged(): string[] {
    return this.events.flatMap((event) => (event.type === 'Logged' ? [event.text] : []))
  }
}

/** Duel of A (20) and B (10), A acting. */
export function duel(a: Change = {}, b: Change = {}, settings: Settings = {}): TerraTable {
  return new TerraTable([hero('A', { total: 20, ...a }), one('B', { total: 10, ...b })], settings).start()
}

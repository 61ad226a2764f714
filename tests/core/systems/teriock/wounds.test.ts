import { describe, expect, it } from 'vitest'
import { DRAINS, DROPS_INTO, damageTypes } from '#core/systems/teriock/damage'
import { thresholdOf, vitals } from '#core/systems/teriock/vitals'
import { teriock } from '#core/systems/teriock/system'
import { turnRows } from '#core/views/turn-rows'
import { wordBatch } from '#core/views/combat-log'
import type { Court } from './at-the-table'
import { ability, begun, creature } from './at-the-table'

const withTemp = (points: number, block = {}): Court => {
  const table = begun(creature('Ana', { block }), creature('Bo'))
  return table.do({ type: 'editCombatant', combatant: table.id('Ana'), counters: { tempHp: points } })
}
const temp = (table: Court) => table.combatant('Ana').counters.tempHp

describe('temporary HP', () => {
  it.each([
    [4, 2, 24],
    [6, 0, 24],
    [9, 0, 21],
  ])('[TE-6.01] 6 of them absorb %i damage: %i left, HP %i', (damage, left, hp) => {
    const table = withTemp(6).hurt('Ana', damage)
    expect([temp(table), table.vital('Ana')]).toEqual([left, hp])
  })

  it('[TE-6.01] stand beside the HP, and the log says what they were set to', () => {
    const table = begun(creature('Ana'))
    const before = table.fight
    table.do({ type: 'editCombatant', combatant: table.id('Ana'), counters: { tempHp: 6 } })
    const [row] = turnRows(table.fight, teriock)
    expect(row?.vitals.map(({ label, extra }) => `${label} ${String(extra)}`)).toEqual(['HP 6', 'MP 0'])
    const { lines } = wordBatch(table.events, [before, table.fight], teriock)
    expect(lines).toMatchObject([{ who: 'Ana', text: 'Temporary HP 0 to 6' }])
  })

  it('[TE-6.02] do not pay what an ability costs', () => {
    const abilities = [ability('Blood', 'active', { cost: { action: 1 }, vitalCost: { hp: 3 } })]
    const table = withTemp(6, { abilities }).act('Ana', 'Blood')
    expect([temp(table), table.vital('Ana')]).toEqual([6, 21])
  })

  it('[TE-6.03] do not absorb hacks, which cost no HP either', () => {
    const table = withTemp(6).hurt('Ana', 3, 'hack').put('Ana', 'hackArm')
    expect([temp(table), table.vital('Ana')]).toEqual([6, 24])
  })
})

describe('thresholds', () => {
  const state = (max: number, now: number) => {
    const min = vitals[0]?.floor(max) ?? 0
    return thresholdOf({ now, max, min })
  }

  it.each([
    [1, { 1: null, 0: 'dead' }],
    [2, { 1: null, 0: 'criticallyWounded', [-1]: 'dead' }],
    [5, { 1: null, 0: 'unconscious', [-1]: 'criticallyWounded', [-2]: 'dead' }],
    [
      24,
      {
        1: null,
        0: 'unconscious',
        [-1]: 'unconscious',
        [-10]: 'unconscious',
        [-11]: 'criticallyWounded',
        [-12]: 'dead',
      },
    ],
  ])('[TE-6.04] [TE-6.07] a maximum of %i: %j', (max, states) => {
    const found = Object.fromEntries(Object.keys(states).map((now) => [now, state(max, Number(now))]))
    expect(found).toEqual(states)
  })

  const LABELS = { unconscious: 'Unconscious', criticallyWounded: 'Critically wounded', dead: 'Dead' }
  it.each(
    ['hp', 'mp'].flatMap((vital) => [
      [vital, 0, LABELS.unconscious] as const,
      [vital, -11, LABELS.criticallyWounded] as const,
      [vital, -12, LABELS.dead] as const,
    ]),
  )('[TE-6.04] [TE-6.05] %s at %i of 24: %s, down and prone', (vital, now, label) => {
    const table = begun(creature('Ana', { hp: 24, mp: 24 })).set('Ana', vital, now)
    expect(table.effects('Ana').sort()).toEqual([label, 'Down', 'Prone'].sort())
  })

  it('[TE-6.04] damage never goes below the minimum', () => {
    expect(begun(creature('Ana')).hurt('Ana', 500).vital('Ana')).toBe(-12)
  })

  it('[TE-6.06] dead beats critically wounded beats unconscious, whichever of the two says it', () => {
    const table = begun(creature('Ana', { hp: 24, mp: 24 }))
      .set('Ana', 'hp', -3)
      .set('Ana', 'mp', -11)
    expect(table.effects('Ana').sort()).toEqual(['Critically wounded', 'Down', 'Prone'])
    expect(table.set('Ana', 'hp', -12).effects('Ana').sort()).toEqual(['Dead', 'Down', 'Prone'])
    expect(table.set('Ana', 'hp', 20).set('Ana', 'mp', 20).effects('Ana')).toEqual([])
  })

  it('[TE-6.04] whoever comes into the fight wounded is what its HP say', () => {
    const table = begun(creature('Ana'), creature('Bo', { carried: { vitals: { hp: -2 } } }))
    expect(table.effects('Bo')).toContain('Unconscious')
    table.do({
      type: 'join',
      seeds: [creature('Wren', { carried: { vitals: { hp: 0 } } })],
      totals: { Wren: 1 },
    })
    expect(table.effects('Wren')).toContain('Unconscious')
  })

  it('[TE-6.05] a creature without MP is not unconscious for want of them', () => {
    expect(begun(creature('Ana', { mp: 0 })).effects('Ana')).toEqual([])
  })
})

describe('costs', () => {
  const abilities = [ability('Storm', 'active', { cost: { action: 1 }, vitalCost: { mp: 6 } })]

  it('[TE-6.08] above what is left are refused, unless the GM rules otherwise', () => {
    const table = begun(creature('Ana', { mp: 10, block: { abilities } })).act('Ana', 'Storm')
    const again = table.action('Ana', 'Storm')
    expect(table.refused(again)).toBe('action/not-enough-points')
    expect(table.do({ ...again, override: true }).vital('Ana', 'mp')).toBe(-2)
  })

  it('[TE-6.08] of all that is left are paid, and MP 0 is unconscious', () => {
    const table = begun(creature('Ana', { mp: 6, block: { abilities } })).act('Ana', 'Storm')
    expect([table.vital('Ana', 'mp'), table.effects('Ana')]).toEqual([0, ['Unconscious', 'Down', 'Prone']])
  })
})

describe('waking', () => {
  const aid = (table: Court) => table.action('Bo', 'firstAid', { targets: [table.id('Ana')] })
  const downed = (hp: number) => begun(creature('Bo'), creature('Ana')).set('Ana', 'hp', hp)

  it('[TE-6.09] First aid wakes and sets HP to 1', () => {
    const table = downed(-5)
    expect([table.do(aid(table)).vital('Ana'), table.effects('Ana')]).toEqual([1, []])
  })

  it('[TE-6.09] First aid leaves more than 1 as it is', () => {
    const table = downed(9).put('Ana', 'asleep')
    expect([table.do(aid(table)).vital('Ana'), table.effects('Ana')]).toEqual([9, []])
  })

  it('[TE-6.09] healing above 0 wakes', () => {
    expect(downed(-5).heal('Ana', 7).effects('Ana')).toEqual([])
  })

  it('[TE-6.09] a healing ability leaves at least 1 HP where it wakes', () => {
    const mend = ability('Mend', 'active', { cost: { action: 1 }, damage: '1d8', damageType: 'healing' })
    const table = begun(creature('Bo', { block: { abilities: [mend] } }), creature('Ana')).set(
      'Ana',
      'hp',
      -9,
    )
    table.act('Bo', 'Mend', { targets: [table.id('Ana')], damage: 3 })
    expect([table.vital('Ana'), table.effects('Ana')]).toEqual([1, []])
  })

  it('[TE-6.10] the critically wounded are not woken', () => {
    const table = downed(-11)
    expect(table.refused(aid(table))).toBe('aid/cannot-wake')
    expect(table.do({ ...aid(table), override: true }).vital('Ana')).toBe(-11)
  })

  it('[TE-6.10] healed to where it is only unconscious, it can be woken', () => {
    const table = downed(-11).heal('Ana', 2)
    expect(table.effects('Ana').sort()).toEqual(['Down', 'Prone', 'Unconscious'])
    expect(table.do(aid(table)).vital('Ana')).toBe(1)
  })

  it('[TE-6.09] whoever wakes has its reaction again, and its actions in its own turn', () => {
    const table = downed(-5)
    expect(table.slots('Ana', 'reaction')).toEqual(['off'])
    expect(table.do(aid(table)).slots('Ana', 'reaction')).toEqual(['unspent'])
  })
})

describe('damage types', () => {
  it('[TE-6.11] there are 20', () => {
    expect(damageTypes.filter((type) => !type.endsWith(' drain'))).toHaveLength(20)
  })

  it.each(Object.entries(DROPS_INTO))('[TE-6.12] whoever drops by %s is %s', (type, condition) => {
    const table = begun(creature('Ana')).hurt('Ana', 24, type)
    expect(table.combatant('Ana').effects.map(({ definition }) => definition)).toContain(condition)
  })

  it('[TE-6.12] leaves nothing on whoever stays up, or was down before', () => {
    const table = begun(creature('Ana')).hurt('Ana', 23, 'fire')
    expect(table.effects('Ana')).toEqual([])
    table.hurt('Ana', 3).hurt('Ana', 3, 'fire')
    expect(table.effects('Ana')).not.toContain('Burned')
  })

  it('[TE-6.13] a mana drain takes MP, the others HP', () => {
    const table = begun(creature('Ana'))
    for (const drain of DRAINS) table.hurt('Ana', 2, drain)
    expect([table.vital('Ana'), table.vital('Ana', 'mp')]).toEqual([24 - 2 * (DRAINS.length - 1), 18])
  })
})

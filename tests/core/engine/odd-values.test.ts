import { describe, expect, it } from 'vitest'
import { oddValuesOf } from '#core/engine/odd-values'
import { aSeed, type Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'
import { plainSystem } from '#support/plain-system.ts'

const hp = (table: Table) => ({ type: 'setVital', combatant: table.id('Ana'), vital: 'hp' }) as const
const edit = (table: Table) => ({ type: 'editCombatant', combatant: table.id('Ana') }) as const

describe('a number that is hardly meant', () => {
  it.each([
    [{ now: 999 }, 'vital/above-maximum', 999],
    [{ max: 4 }, 'vital/above-maximum', 10],
    [{ now: -3 }, 'vital/below-minimum', 0],
    [{ now: 5, max: 50_000 }, 'vital/unusual', 5],
    [{ max: 999 }, 'vital/unusual', 10],
    [{ max: 100 }, 'vital/unusual', 10],
  ])('%j is asked, and set on the GM’s word without a ruling', (change, code, after) => {
    const table = inOrder(['Ana']).start()
    expect(table.refused({ ...hp(table), ...change })).toBe(code)
    table.do({ ...hp(table), ...change, override: true })
    expect(table.vital('Ana')).toBe(after)
    expect(table.events.map(({ type }) => type)).not.toContain('Overruled')
  })

  it('is asked once: a great maximum that stands is no news', () => {
    const table = inOrder(['Ana']).start()
    table.do({ ...hp(table), max: 50_000, override: true }).do({ ...hp(table), now: 700 })
    expect(table.vital('Ana')).toBe(700)
  })

  it('can’t be a maximum below 0', () => {
    const table = inOrder(['Ana']).start()
    const command = { ...hp(table), max: -5 }
    expect(table.refused(command)).toBe('vital/negative-maximum')
    expect(table.refused({ ...command, override: true })).toBe('vital/negative-maximum')
  })

  it.each([{ defence: -2 }, { defence: 500 }, { stats: { speed: 300 } }])('%j is asked', (change) => {
    const table = inOrder(['Ana']).start()
    expect(table.refused({ ...edit(table), ...change })).toBe('value/unusual')
    table.do({ ...edit(table), ...change, override: true })
    expect(table.combatant('Ana')).toMatchObject(change)
  })

  it('is set without a question where it is none', () => {
    const table = inOrder(['Ana']).start()
    table.do({ ...hp(table), now: 3, max: 99 }).do({ ...edit(table), defence: 18, stats: { speed: -1 } })
    expect(table.vital('Ana')).toBe(3)
  })

  it('of a block is named, and so is damage that no dice say', () => {
    const attack = {
      ...{ id: 'a', name: 'Axe', kind: '', stat: null, bonus: 0, weaponBonus: 0, damageType: '' },
      ...{ damage: '1d8+STR', properties: [], note: '' },
    }
    const { block } = aSeed('Ana', {
      block: { stats: { speed: 300 }, vitals: { hp: 99_999 }, attacks: [attack] },
    })
    expect(oddValuesOf(block, plainSystem)).toEqual([
      'SPD 300 is unusual: a slip?',
      'HP 99999 is unusual: a slip?',
      'Axe: “1d8+STR” can’t be rolled, its damage will be asked.',
    ])
    expect(oddValuesOf(aSeed('Bo').block, plainSystem)).toEqual([])
  })
})

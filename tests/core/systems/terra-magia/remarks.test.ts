import { describe, expect, it } from 'vitest'
import { duel } from '#support/terra.ts'

const odd = { attacks: [{ damage: '1d8+STR' }] }

describe('a weapon whose damage is a remark', () => {
  it('asks for the number in the dock and shows what is written', () => {
    const table = duel(odd)
    const form = table.dock('A', 'attack', { target: [table.id('B')], roll: 9 })
    const field = form.steps.flatMap(({ fields }) => fields).find(({ id }) => id === 'damage')
    expect(field).toMatchObject({ kind: 'number', hint: 'As written: 1d8+STR' })
    expect(form.blocked).toBe('Type the damage')
  })

  it('hits for what was typed', () => {
    expect(duel(odd).attack('A', 'B', 9, 4).vitals('B')).toEqual([1, 8])
  })

  it('asks after a hit that the app has rolled', () => {
    const table = duel(odd).rolls(9)
    table.take('A', 'attack', { target: [table.id('B')] })
    expect(table.fight.prompts).toMatchObject([
      { text: 'Sword: 1d8+STR damage', dice: '', roll: { kind: 'damage', damageType: 'slashing' } },
    ])
    table.do({ type: 'answerPrompt', prompt: table.fight.prompts[0]!.id, amount: 4 })
    expect(table.vitals('B')).toEqual([1, 8])
  })

  it('asks nothing after a miss', () => {
    const table = duel(odd).rolls(2)
    expect(table.take('A', 'attack', { target: [table.id('B')] }).fight.prompts).toEqual([])
  })
})

describe('an ailment of the GM’s own that hurts for a remark', () => {
  it('asks at the table when a slot is spent', () => {
    const table = duel()
    table.give('A', 'ailment', {
      label: 'Hex',
      severity: 3,
      data: { onMajor: true, amount: '1d6 fire', type: '' },
    })
    table.attack('A', 'B', 2)
    expect(table.fight.prompts).toMatchObject([{ text: 'Hex: 1d6 fire damage', dice: '' }])
  })
})

describe('more advantage dice than anybody can roll', () => {
  it('are refused in words, and a typed total does', () => {
    const table = duel()
    const inputs = { target: [table.id('B')], advantage: 999, roll: 9 }
    expect(table.refused(table.taking('A', 'attack', inputs))).toBe('dice/unreadable')
    expect(table.take('A', 'attack', { ...inputs, total: 20, damage: 1 }).vitals('B')).toEqual([4, 8])
  })
})

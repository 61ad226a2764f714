import { describe, expect, it } from 'vitest'
import type { Inputs } from '#core/engine/model/inputs'
import { duel, type TerraTable } from '#support/terra.ts'

const claws = { attacks: [{ properties: ['inflicts Bleeding 4'] }] }
const dodging = (table: TerraTable): Inputs => ({
  target: [table.id('B')],
  roll: 10,
  damage: 1,
  reaction: 'dodge',
})
const fieldsOf = (table: TerraTable, inputs: Inputs, step: string) =>
  table.dock('A', 'attack', inputs).steps.find(({ id }) => id === step)?.fields ?? []

describe('dice kept for a check', () => {
  it.each([
    ['dodge', 'tokenDie', 'Use 1 kept advantage die', true, '1d4'],
    ['block', 'tokenDie', 'Use 1 kept advantage die', true, '1d4'],
    ['dodge', 'assisted', 'Use 2 kept advantage dice', false, '2d4'],
  ])('[TM-6.20] are offered for a %s inside an attack: %s', (reaction, kept, label, value, dice) => {
    const table = duel({}, {}, { average: 9, hard: 9 }).give('B', kept)
    const inputs = { ...dodging(table), reaction }
    const field = fieldsOf(table, inputs, 'answer').find(({ id }) => id === 'answerKept')
    expect(field).toMatchObject({ label, value })
    const used = fieldsOf(table, { ...inputs, answerKept: true }, 'answer')
    expect(used).toContainEqual(expect.objectContaining({ id: 'answerDice', dice }))
  })

  it('[TM-6.20] count in a Dodge inside an attack and are gone with it', () => {
    const table = duel({}, {}, { average: 9 }).give('B', 'assisted').rolls(7, 2, 3)
    table.take('A', 'attack', { ...dodging(table), answerKept: true })
    expect(table.logged[2]).toBe(
      'Average Dodge: d10 7 + 0 Swiftness + 5 advantage 2d4 (2, 3) = 12, success by 3',
    )
    expect(table.effects('B')).toEqual([])
  })

  it('[TM-6.20] stand in what the table rolls where the app asks for the outcome', () => {
    const table = duel().give('B', 'tokenDie')
    const labels = fieldsOf(table, dodging(table), 'answer').map(({ label }) => label)
    expect(labels).toContainEqual(expect.stringMatching(/^d10 \+ 1d4, Average, /))
  })

  it('[TM-6.20] stay kept when the GM says so', () => {
    const table = duel({}, {}, { average: 9 }).give('B', 'tokenDie').rolls(4)
    table.take('A', 'attack', { ...dodging(table), answerKept: false })
    expect(table.effects('B')).toEqual(['Token die'])
  })

  it('[TM-6.20] may be used for the Stamina check of a hit, but only on purpose', () => {
    const table = duel(claws, {}, { average: 9 }).give('B', 'assisted').rolls(5, 3, 4)
    table.attack('A', 'B', 10, 1, { inflictKept: true })
    expect(table.logged).toContain(
      'Average Stamina check: d10 5 + 0 Endurance + 7 advantage 2d4 (3, 4) = 12 against 9, success by 3',
    )
    expect(table.effects('B')).toEqual(['Bleeding'])
  })

  it('[TM-6.20] are not used twice in one attack', () => {
    const table = duel(claws, {}, { average: 9 }).give('B', 'assisted')
    const inputs = { ...dodging(table), answerTotal: 2, answerKept: true, inflictKept: true }
    expect(fieldsOf(table, inputs, 'inflicts').map(({ id }) => id)).not.toContain('inflictKept')
    expect(fieldsOf(table, { ...inputs, answerKept: false }, 'inflicts').map(({ id }) => id)).toContain(
      'inflictKept',
    )
    table.rolls(9).take('A', 'attack', inputs)
    expect(table.logged.at(-1)).toBe('Average Stamina check: d10 9 + 0 Endurance = 9 against 9, success')
  })
})

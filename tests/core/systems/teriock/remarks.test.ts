import { describe, expect, it } from 'vitest'
import { ability, Court, creature, weapon } from './at-the-table'

const odd = weapon('Axe', { damage: '1d8+STR' })
const blast = ability('Blast', 'active', { damage: 'a lot', damageType: 'fire' })
const court = () =>
  new Court([
    creature('A', { total: 9, block: { attacks: [odd], abilities: [blast] } }),
    creature('B', { total: 5 }),
  ]).start()

describe('damage that is written as a remark', () => {
  it('is shown under its field, and asked after a hit that the app has rolled', () => {
    const table = court().rolls(15)
    table.act('A', 'basicAttack', { weapon: 'Axe', targets: [table.id('B')] })
    expect(table.fight.prompts).toMatchObject([
      { text: 'Axe: 1d8+STR damage', dice: '', roll: { kind: 'damage', damageType: 'mundane' } },
    ])
    table.do({ type: 'answerPrompt', prompt: table.fight.prompts[0]!.id, amount: 4 })
    expect(table.vital('B')).toBe(20)
  })

  it('is taken as typed where it was', () => {
    const table = court()
    table.act('A', 'basicAttack', { weapon: 'Axe', targets: [table.id('B')], d20: 15, damage: 4 })
    expect([table.vital('B'), table.fight.prompts]).toEqual([20, []])
  })

  it('of an ability is asked for each target', () => {
    const table = court()
    table.act('A', 'Blast', { targets: [table.id('B'), table.id('A')] })
    expect(table.fight.prompts.map(({ text }) => text)).toEqual([
      'Blast: a lot damage',
      'Blast: a lot damage',
    ])
  })
})

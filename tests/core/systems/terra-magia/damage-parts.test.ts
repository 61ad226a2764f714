import { describe, expect, it } from 'vitest'
import { moreOfWeapon } from '#core/systems/terra-magia/damage-parts'
import { duel, type TerraTable } from '#support/terra.ts'

const flaming = { attacks: [{ properties: ['plus 1d6 fire', 'plus 1d4 air'] }] }
const sturdy = { vp: 40 }
const shownFields = (table: TerraTable, inputs: object): string[] => {
  const filled = { target: [table.id('B')], roll: 10, ...inputs }
  return table.dock('A', 'attack', filled).steps.flatMap(({ fields }) => fields.map(({ id }) => id))
}

describe('one hit of several types', () => {
  it('[TM-6.07] judges a third and a fourth part by their own types too', () => {
    const affinities = [
      { category: 'resistance', type: 'fire' },
      { category: 'immunity', type: 'air' },
      { category: 'weakness', type: 'water' },
    ] as const
    const table = duel({}, { ...sturdy, block: { affinities } })
    const second = { moreDamage: 4, moreType: 'fire' }
    const third = { moreDamage2: 5, moreType2: 'air' }
    table.attack('A', 'B', 10, 6, { ...second, ...third, moreDamage3: 3, moreType3: 'water' })
    expect(table.vital('B', 'vp')).toBe(40 - 6 - 2 - 0 - 6)
  })

  it('offers one more part after each that is filled in', () => {
    const table = duel()
    const none = shownFields(table, {})
    const one = shownFields(table, { moreDamage: 4 })
    const two = shownFields(table, { moreDamage: 4, moreDamage2: 2 })
    expect(none).toEqual(expect.not.arrayContaining(['moreType', 'moreDamage2']))
    expect(one).toEqual(expect.arrayContaining(['moreDamage', 'moreType', 'moreDamage2']))
    expect(two).toEqual(expect.arrayContaining(['moreType2', 'moreDamage3']))
  })

  it.each([
    ['plus 1d6 fire', [{ dice: '1d6', type: 'fire' }]],
    ['Plus: 2d4 + 1 Water', [{ dice: '2d4 + 1', type: 'water' }]],
    ['+2 radiation', [{ dice: '2', type: 'radiation' }]],
    ['plus 1 reach', []],
    ['blocking', []],
  ])('reads "%s" among the properties of a weapon', (property, expected) => {
    expect(moreOfWeapon({ properties: [property] })).toEqual(expected)
  })

  it('rolls what the weapon adds, each part with its type, and logs each roll', () => {
    const table = duel(flaming, sturdy).rolls(5, 2).attack('A', 'B', 10, 6)
    expect(table.vital('B', 'vp')).toBe(40 - 6 - 5 - 2)
    expect(table.logged).toContain('1d6: 5')
  })

  it('shows what the weapon adds in the dock, and takes the number called at the table', () => {
    const table = duel(flaming, {
      ...sturdy,
      block: { affinities: [{ category: 'immunity', type: 'fire' }] },
    })
    const called = { damage: 6, moreDamage: 3, moreDamage2: 1 }
    const form = table.dock('A', 'attack', { target: [table.id('B')], roll: 10, ...called })
    expect(form.steps.map(({ result }) => result)).toContain('6 slashing + 3 fire + 1 air')
    expect(table.attack('A', 'B', 10, 6, called).vital('B', 'vp')).toBe(40 - 6 - 1)
  })

  it('[TM-6.09] feeds or fights the fire of whatever part burns', () => {
    const fed = duel(flaming, sturdy)
      .rolls(4)
      .attack('A', 'B', 10, 6, {
        ...{ moreDamage: 5, moreDamage2: 1, fire: 'air' },
      })
    const wet = duel(flaming, sturdy).attack('A', 'B', 10, 6, { moreDamage: 5, moreDamage2: 1, fire: 'half' })
    expect([fed.vital('B', 'vp'), wet.vital('B', 'vp')]).toEqual([40 - 6 - 9 - 1, 40 - 6 - 2 - 1])
  })
})

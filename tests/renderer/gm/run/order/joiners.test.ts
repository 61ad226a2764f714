import { describe, expect, it } from 'vitest'
import { countTyped, joiners } from '#gm/features/run/order/joiners.ts'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const table = new Table([
  aSeed('Mire Ghoul', { total: 9, quantity: 2 }),
  aSeed('Odo', { total: 5, side: 'ally', player: 'Jo' }),
])
const combatants = Object.values(table.fight.combatants)
const eel = { ...aSeed('Eel', {}).block, id: 'eel', systemId: plainSystem.id }
const elsewhere = { ...eel, id: 'far', name: 'Far Eel', systemId: 'another' }
const found = (typed: string) =>
  joiners(typed, { combatants, blocks: [eel, elsewhere], system: plainSystem }).map(({ label }) => label)

describe('a typed name of a newcomer', () => {
  it.each([
    ['3 mud imp', { count: 3, words: 'mud imp' }],
    ['2x eel', { count: 2, words: 'eel' }],
    ['eel', { count: null, words: 'eel' }],
    ['12', { count: null, words: '12' }],
  ])('%s says how many', (typed, read) => {
    expect(countTyped(typed)).toEqual(read)
  })

  it('is one more of a kind in the fight first, with its numbers', () => {
    expect(found('mi')).toEqual(['Another Mire Ghoul', '“mi”'])
    const [another] = joiners('2 mire', { combatants, blocks: [], system: plainSystem })
    expect(another?.block).toBe(combatants[0]?.block)
  })

  it('is a block of the library of the same rules', () => {
    expect(found('eel')).toEqual(['Eel', '“eel”'])
  })

  it('is only a name when nobody is called so', () => {
    expect(found('Cat')).toEqual(['“Cat”'])
  })

  it('offers no second one of a character', () => {
    expect(found('odo')).toEqual(['“odo”'])
  })
})

import { describe, expect, it } from 'vitest'
import { chipCommand, chipGroups, lanesOf } from '#gm/features/run/actions/budget-view.ts'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const columns = [
  { id: 'own', label: 'Own', kinds: ['act'], note: '' },
  { id: 'answers', label: 'Answers', kinds: ['react'], note: '' },
]
const system = { ...plainSystem, columns }
const ana = () => new Table([aSeed('Ana', { total: 9 })]).start()

describe('the budget', () => {
  it('names each slot by its kind and number', () => {
    const [own] = chipGroups(ana().combatant('Ana'), system)
    expect(own?.chips.map(({ words }) => words)).toEqual(['Action 1, unspent', 'Action 2, unspent'])
  })

  it('says what a spent slot bought', () => {
    const table = ana()
    table.do({ type: 'takeAction', combatant: table.id('Ana'), action: 'strike', inputs: {} })
    const [own] = chipGroups(table.combatant('Ana'), system)
    expect(own?.chips[0]?.words).toBe('Action 1, spent: strike')
  })

  it('joins the chips that one double paid for, and keeps two singles apart', () => {
    const joinedAfter = (...actions: string[]): (boolean | undefined)[] => {
      const table = ana()
      for (const action of actions) {
        table.do({ type: 'takeAction', combatant: table.id('Ana'), action, inputs: {} })
      }
      return chipGroups(table.combatant('Ana'), system)[0]?.chips.map(({ joined }) => joined) ?? []
    }
    expect(joinedAfter('feint')).toEqual([false, true])
    expect(joinedAfter('strike', 'strike')).toEqual([false, false])
  })

  it('joins them also when the chip says more than the name of the action', () => {
    const table = ana()
    const inputs = { note: 'Feint: Orc' }
    table.do({ type: 'takeAction', combatant: table.id('Ana'), action: 'feint', inputs })
    const joined = () => chipGroups(table.combatant('Ana'), system)[0]?.chips.map((chip) => chip.joined)
    expect(joined()).toEqual([false, true])
    for (const slot of ['act-1', 'act-2']) table.do({ type: 'returnSlot', combatant: table.id('Ana'), slot })
    for (const slot of ['act-1', 'act-2'])
      table.do({ type: 'spendSlot', combatant: table.id('Ana'), slot, note: 'Feint' })
    expect(joined()).toEqual([false, false])
  })

  it('says what an open draft would use', () => {
    const [own] = chipGroups(ana().combatant('Ana'), system, ['act-2'], 'Strike')
    expect(own?.chips[1]).toMatchObject({ state: 'pending', words: 'Action 2, in use: Strike' })
  })

  it('stands over the column that is paid with it', () => {
    expect(chipGroups(ana().combatant('Ana'), system).map(({ column }) => column)).toEqual(['own', 'answers'])
  })

  it('gives a column that is seldom used no place of its own, nor one for which there is no room', () => {
    const ids = (...wanted: string[]) =>
      lanesOf(wanted.map((id) => ({ id, below: id === 'free' }))).map((lane) =>
        lane.map(({ column, at }) => `${at} ${column.id}`),
      )
    expect(ids('one', 'two', 'react', 'free')).toEqual([['0 one'], ['1 two'], ['2 react', '3 free']])
    expect(ids('a', 'b', 'c', 'd', 'e')).toEqual([['0 a'], ['1 b'], ['2 c'], ['3 d', '4 e']])
  })

  it('stands in one strip when a column has no room for its chips', () => {
    const [first, ...rest] = chipGroups(ana().combatant('Ana'), plainSystem)
    expect([first?.column, first?.chips.length, rest]).toEqual(['', 3, []])
  })

  it.each(['act-1', 'act-2', 'react-1'])('spends exactly %s and gives exactly it back', (slot) => {
    const table = ana()
    const press = () => table.do(chipCommand(table.combatant('Ana'), slot)!)
    const spent = () =>
      table
        .combatant('Ana')
        .budget.filter(({ state }) => state === 'spent')
        .map(({ id }) => id)
    press()
    expect(spent()).toEqual([slot])
    press()
    expect(spent()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { lineEffects, lineSentence, stateWords } from '#gm/features/run/order/line-words.ts'
import { orderView } from '#gm/features/run/order/order-view.ts'
import { aSeed, anEffect, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

function lines(table: Table) {
  return orderView(table.fight, plainSystem).groups.map(({ line }) => line)
}
const three = () =>
  new Table([aSeed('Ana', { total: 18 }), aSeed('Bo', { total: 12 }), aSeed('Cy', { total: 7 })]).start()

describe('the state line', () => {
  it('tells who acts, who is next, who has acted and who waits', () => {
    const table = three().endTurn()
    expect(
      lines(table)
        .map((line) => stateWords(line))
        .map(({ words, more }) => words + more),
    ).toEqual(['Acted', 'Acting now', 'On deck'])
    expect(stateWords(lines(three())[2]!).words).toBe('Waiting')
  })

  it('puts defeat before everything else', () => {
    const table = three()
    table.do({ type: 'defeat', combatants: [table.id('Ana')] })
    expect(stateWords(lines(table)[0]!)).toMatchObject({ icon: 'down', words: 'Defeated' })
  })

  it('shows two effects and counts the rest; implied ones are not counted', () => {
    const effect = (label: string, causes: string[] | null = null) => ({
      ...anEffect(label, { causes }),
      id: label,
    })
    const { shown, more } = lineEffects([effect('A'), effect('B', ['A']), effect('C'), effect('D')])
    expect([shown.map(({ label }) => label), more]).toEqual([['A', 'C'], 1])
  })

  it('is all of it one sentence for screen readers', () => {
    const table = three()
    const [combatants, effect] = [[table.id('Bo')], anEffect('Burning', { severity: 3 })]
    table.do({ type: 'addEffect', combatants, effect })
    table.do({ type: 'setDisclosure', combatants, hidden: true, alias: 'Shade' })
    const [, bo] = lines(table)
    expect(lineSentence(bo!, 'AC')).toBe(
      'Bo, 12, On deck, hidden from players, shown as Shade, AC 12, HP 10 of 10, Burning 3',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { fitting, lineMarks, lineSentence, stateWords } from '#gm/features/run/order/line-words.ts'
import { orderView } from '#gm/features/run/order/order-view.ts'
import { aSeed, anEffect, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

function lines(table: Table) {
  return orderView(table.fight, plainSystem).groups.map(({ line }) => line)
}
const three = () =>
  new Table([aSeed('Ana', { total: 18 }), aSeed('Bo', { total: 12 }), aSeed('Cy', { total: 7 })]).start()

describe('the state line', () => {
  const said = (line: Parameters<typeof lineMarks>[0], inStack = false) =>
    lineMarks(line, inStack).map(({ words }) => words)

  it('tells who acts and who is next; of who has acted and who waits it says nothing', () => {
    const table = three().endTurn()
    expect(lines(table).map((line) => said(line))).toEqual([[], ['Acting now'], ['On deck']])
    expect(said(lines(three())[2]!)).toEqual([])
  })

  it('shows a move that is planned with its place, and of a newcomer whose place has passed that it acts next round', () => {
    const table = three().endTurn()
    const [entry, before] = [table.entry('Cy'), table.entry('Ana')]
    table.do({ type: 'moveEntry', entry, before, when: 'nextRound' })
    table.do({ type: 'join', seeds: [aSeed('Elf')], totals: { Elf: 15 } })
    expect(lines(table).map((line) => [line.name, ...said(line)])).toEqual([
      ['Ana'],
      ['Elf', 'Acts next round'],
      ['Bo', 'Acting now'],
      ['Cy', 'On deck', 'Next round before Ana'],
    ])
    expect(lineSentence(lines(table)[3]!, 'AC')).toContain('before Ana from the next round on')
  })

  it('says to screen readers what the eye sees by tick and skull', () => {
    const table = three().endTurn()
    expect(stateWords(lines(table)[0]!).unseen).toBe('Acted')
    table.do({ type: 'defeat', combatants: [table.id('Ana')] })
    expect(stateWords(lines(table)[0]!)).toMatchObject({ words: '', unseen: 'Defeated' })
  })

  it('goes on with hidden, the stack and conditions in the order in which they were put on; implied ones are not told', () => {
    const table = three()
    const combatants = [table.id('Ana')]
    table.do({ type: 'setDisclosure', combatants, hidden: true })
    for (const [label, causes] of [
      ['Bleeding', null],
      ['Weak', ['Bleeding']],
      ['Fear', null],
    ] as const)
      table.do({
        type: 'addEffect',
        combatants,
        effect: anEffect(label, { causes: causes ? [...causes] : null }),
      })
    expect(said(lines(table)[0]!, true)).toEqual(['Acting now', 'Hidden', 'Bleeding', 'Fear'])
    expect(said(lines(table)[1]!, true)).toEqual(['On deck', 'In the stack'])
  })

  it('has room for the turn and three conditions, and counts what two lines do not hold', () => {
    const mark = (words: string) => ({ key: words, icon: null, effect: null, words, tone: 'plain' as const })
    const four = ['Acting now', 'Bleeding 2', 'Fear 4', 'Burning 3'].map(mark)
    expect(fitting(four)).toMatchObject({ more: 0 })
    const many = [...four, ...['Frightened', 'Exhausted 12', 'Cursed'].map(mark)]
    const { shown, more } = fitting(many)
    expect([shown.length + more, more > 0]).toEqual([7, true])
  })

  it('says of a creature with two turns which is which, and has its numbers once', () => {
    const table = new Table([
      aSeed('Dragon', { turns: 2, totals: [18, 6] }),
      aSeed('Bo', { total: 12 }),
    ]).start()
    const [first, , second] = lines(table)
    expect([first?.turn, second?.turn]).toEqual(['Turn 1 of 2', 'Turn 2 of 2'])
    expect([first?.again, second?.again]).toEqual([false, true])
    expect(lineSentence(second!, 'AC')).toMatch(/^Dragon, 6, Turn 2 of 2, /)
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

import { describe, expect, it } from 'vitest'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'

/** A fight of so many, each with five effects that wait for turns of others. */
function crowd(count: number): Table {
  const table = new Table(
    Array.from({ length: count }, (_, place) => aSeed(`C${String(place)}`, { total: place })),
  )
  const everyone = Object.keys(table.fight.combatants)
  for (let each = 0; each < 5; each++) {
    for (const [place, id] of everyone.entries()) {
      const source = everyone[(place + each) % count] ?? id
      const ends = when({ whose: 'source', skip: 1 })
      table.do({ type: 'addEffect', combatants: [id], effect: anEffect('Effect', { source, ends }) })
    }
  }
  return table.start()
}

/** Events of each End turn over one round; each event is one call of `evolve`. */
function eventsPerTurn(table: Table, turns: number): number[] {
  return Array.from({ length: turns }, () => table.endTurn().events.length)
}

const [few, many] = [50, 200]

describe('in a fight of 200', () => {
  it('a turn causes as many events as in a fight of 50', () => {
    const [ofFew, ofMany] = [eventsPerTurn(crowd(few), 20), eventsPerTurn(crowd(many), 20)]
    expect(ofMany).toEqual(ofFew)
  })

  it('the end of a round in which all others are defeated causes events in proportion, not in its square', () => {
    const [one, four] = [few, many].map((count) => {
      const table = crowd(count)
      const others = Object.keys(table.fight.combatants).slice(0, -1)
      return table.do({ type: 'defeat', combatants: others }).endTurn().events.length
    })
    expect(four).toBeLessThan(4.2 * (one ?? 0))
  })

  it('one that leaves causes events for what was anchored to it, and no more', () => {
    const [one, four] = [few, many].map((count) => {
      const table = crowd(count)
      return table.do({ type: 'leave', combatants: [table.id('C0')] }).events.length
    })
    expect(four).toBe(one)
  })

  it('hiding all copies before the start names each of them twice at most', () => {
    const table = new Table([aSeed('Rat', { total: 1, quantity: many })])
    const combatants = Object.keys(table.fight.combatants)
    expect(table.do({ type: 'setDisclosure', combatants, hidden: true }).events.length).toBe(2 * many)
  })
})

import { describe, expect, it } from 'vitest'
import { anEffect, when, type Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'

const NAMES = ['Ana', 'Bo', 'Cat', 'Dan', 'Eve'] as const
type Name = (typeof NAMES)[number]

/**
 * Five at the table in the order of their names. The effect is put on Bo by Dan; its anchor is Bo (target), Dan
 * (source) or Cat (a third). `on`: whose turn runs in round 1 when it is put on. `gone`: the first turn in which
 * it is no longer there, as "round name", worked out by hand.
 */
const matrix: {
  anchor: 'target' | 'source' | 'third'
  moment: 'start' | 'end'
  on: Name
  rounds: 1 | 2
  gone: string
}[] = [
  { anchor: 'target', moment: 'start', on: 'Ana', rounds: 1, gone: '1 Bo' },
  { anchor: 'target', moment: 'start', on: 'Ana', rounds: 2, gone: '2 Bo' },
  { anchor: 'target', moment: 'start', on: 'Bo', rounds: 1, gone: '2 Bo' },
  { anchor: 'target', moment: 'start', on: 'Bo', rounds: 2, gone: '3 Bo' },
  { anchor: 'target', moment: 'start', on: 'Eve', rounds: 1, gone: '2 Bo' },
  { anchor: 'target', moment: 'start', on: 'Eve', rounds: 2, gone: '3 Bo' },
  { anchor: 'target', moment: 'end', on: 'Ana', rounds: 1, gone: '1 Cat' },
  { anchor: 'target', moment: 'end', on: 'Ana', rounds: 2, gone: '2 Cat' },
  { anchor: 'target', moment: 'end', on: 'Bo', rounds: 1, gone: '1 Cat' },
  { anchor: 'target', moment: 'end', on: 'Bo', rounds: 2, gone: '2 Cat' },
  { anchor: 'target', moment: 'end', on: 'Eve', rounds: 1, gone: '2 Cat' },
  { anchor: 'target', moment: 'end', on: 'Eve', rounds: 2, gone: '3 Cat' },
  { anchor: 'source', moment: 'start', on: 'Ana', rounds: 1, gone: '1 Dan' },
  { anchor: 'source', moment: 'start', on: 'Ana', rounds: 2, gone: '2 Dan' },
  { anchor: 'source', moment: 'start', on: 'Dan', rounds: 1, gone: '2 Dan' },
  { anchor: 'source', moment: 'start', on: 'Dan', rounds: 2, gone: '3 Dan' },
  { anchor: 'source', moment: 'start', on: 'Eve', rounds: 1, gone: '2 Dan' },
  { anchor: 'source', moment: 'start', on: 'Eve', rounds: 2, gone: '3 Dan' },
  { anchor: 'source', moment: 'end', on: 'Ana', rounds: 1, gone: '1 Eve' },
  { anchor: 'source', moment: 'end', on: 'Ana', rounds: 2, gone: '2 Eve' },
  { anchor: 'source', moment: 'end', on: 'Dan', rounds: 1, gone: '1 Eve' },
  { anchor: 'source', moment: 'end', on: 'Dan', rounds: 2, gone: '2 Eve' },
  { anchor: 'source', moment: 'end', on: 'Eve', rounds: 1, gone: '2 Eve' },
  { anchor: 'source', moment: 'end', on: 'Eve', rounds: 2, gone: '3 Eve' },
  { anchor: 'third', moment: 'start', on: 'Ana', rounds: 1, gone: '1 Cat' },
  { anchor: 'third', moment: 'start', on: 'Ana', rounds: 2, gone: '2 Cat' },
  { anchor: 'third', moment: 'start', on: 'Cat', rounds: 1, gone: '2 Cat' },
  { anchor: 'third', moment: 'start', on: 'Cat', rounds: 2, gone: '3 Cat' },
  { anchor: 'third', moment: 'start', on: 'Eve', rounds: 1, gone: '2 Cat' },
  { anchor: 'third', moment: 'start', on: 'Eve', rounds: 2, gone: '3 Cat' },
  { anchor: 'third', moment: 'end', on: 'Ana', rounds: 1, gone: '1 Dan' },
  { anchor: 'third', moment: 'end', on: 'Ana', rounds: 2, gone: '2 Dan' },
  { anchor: 'third', moment: 'end', on: 'Cat', rounds: 1, gone: '1 Dan' },
  { anchor: 'third', moment: 'end', on: 'Cat', rounds: 2, gone: '2 Dan' },
  { anchor: 'third', moment: 'end', on: 'Eve', rounds: 1, gone: '2 Dan' },
  { anchor: 'third', moment: 'end', on: 'Eve', rounds: 2, gone: '3 Dan' },
]

const moments = (table: Table): string => `${String(table.fight.round)} ${table.current ?? ''}`

function firstTurnWithout(table: Table, name: string): string {
  for (let turn = 0; turn < 30 && table.effects(name).length > 0; turn++) table.endTurn()
  return moments(table)
}

describe('an effect ends at the turn it is anchored to, and at no other (C1, C4)', () => {
  it.each(matrix)(
    'at the $moment of the $anchor’s turn, $rounds round(s), put on while $on acts: gone in $gone',
    ({ anchor, moment, on, rounds, gone }) => {
      const table = inOrder(NAMES).start().endTurn(NAMES.indexOf(on))
      const whose = anchor === 'third' ? 'anchor' : anchor
      const third = anchor === 'third' ? table.id('Cat') : null
      const ends = when({ moment, whose, anchor: third, skip: rounds - 1 })
      const effect = anEffect('Curse', { source: table.id('Dan'), ends })
      table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect })
      expect(firstTurnWithout(table, 'Bo')).toBe(gone)
    },
  )

  it('in a fight of one, too (C2)', () => {
    const table = inOrder(['Ana']).start()
    const effect = anEffect('Curse', { ends: when({ skip: 1 }) })
    table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect }).endTurn()
    expect(table.effects('Ana')).toEqual(['Curse'])
    expect(table.endTurn().effects('Ana')).toEqual([])
  })

  it('counts “next turn” as the one after the running one, by skipping the first match (C5)', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const until = (label: string, skip: number) => anEffect(label, { ends: when({ moment: 'end', skip }) })
    table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect: until('This turn', 0) })
    table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect: until('Next turn', 1) })
    expect(table.endTurn().effects('Ana')).toEqual(['Next turn'])
    expect(table.endTurn(2).effects('Ana')).toEqual([])
  })

  it('lasts three rounds from where it was put on, or as many as it is changed to (C8)', () => {
    const ends = (skip: number) => when({ event: 'round', moment: 'end', whose: 'anyone', skip })
    for (const [skip, lastRound] of [
      [null, 7],
      [0, 6],
    ] as const) {
      const table = inOrder(['Ana', 'Bo']).start().endTurn(8)
      const ana = table.id('Ana')
      table.do({ type: 'addEffect', combatants: [ana], effect: anEffect('Bless', { ends: ends(2) }) })
      table.endTurn(2)
      const effect = table.combatant('Ana').effects[0]?.id ?? ''
      if (skip !== null)
        table.do({ type: 'changeEffect', combatant: ana, effect, changes: { ends: ends(skip) } })
      while (table.effects('Ana').length > 0) table.endTurn()
      expect(table.fight.round).toBe(lastRound + 1)
    }
  })

  it('counts a round’s end whichever turn ends the round', () => {
    const table = inOrder(['Ana', 'Bo']).start().endTurn()
    const ends = when({ event: 'round', moment: 'end', whose: 'anyone' })
    table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect: anEffect('Fog', { ends }) })
    table.do({ type: 'leave', combatants: [table.id('Bo')] })
    expect(table.effects('Ana')).toEqual([])
  })
})

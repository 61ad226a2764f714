import { describe, expect, it } from 'vitest'
import type { Command } from '#core/engine/commands'
import type { Batch, Journal } from '#core/history/journal'
import { replay } from '#core/history/replay'
import { anEffect, when, type Table } from '#support/fight.ts'
import { fiveAtTheTable, inOrder } from '#support/fx5.ts'

/** Plays commands and keeps them as a journal. */
function recorded(table: Table, ...commands: Command[]): Journal {
  const origin = table.fight
  const batches = commands.map<Batch>((command, place) => {
    const { events } = table.do(command)
    return { seq: place + 1, label: '', at: 0, round: '', command, events, lines: [] }
  })
  return { origin, batches, head: batches.length }
}

describe('undo and redo', () => {
  it('do not tick again: 65 after the tick, 65 after undo and redo (C10)', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'setVital', combatant: table.id('Bo'), vital: 'hp', max: 70, now: 68 })
    const bleed = {
      ...when(),
      does: { kind: 'damage', amount: '3', damageType: '', straightTo: null } as const,
    }
    const effect = anEffect('Bleeding', { ticks: [bleed] })
    table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect })
    const journal = recorded(table, { type: 'endTurn' })
    const [now, undone] = [replay(journal, 1), replay(journal, 0)]
    const hp = ({ fight }: typeof now): unknown => fight.combatants[table.id('Bo')]?.vitals.hp
    expect([hp(now), hp(undone), hp(replay(journal, 1))]).toMatchObject([
      { now: 65 },
      { now: 68 },
      { now: 65 },
    ])
  })

  it('over the edge of a round bring back what a reaction and a use had spent (C11)', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const ana = table.id('Ana')
    const journal = recorded(
      table,
      { type: 'takeAction', combatant: ana, action: 'once', inputs: {} },
      { type: 'endTurn' },
      { type: 'spendSlot', combatant: ana, slot: 'react-1', note: '' },
      { type: 'endTurn' },
    )
    const [now, undone] = [replay(journal, 4).fight.combatants[ana], replay(journal, 3).fight.combatants[ana]]
    expect([now?.uses.once?.round, now?.budget[2]?.state]).toEqual([0, 'unspent'])
    expect([undone?.uses.once?.round, undone?.budget[2]?.state]).toEqual([1, 'spent'])
  })

  it('of a resolve restores the frame, the damage and the slots', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const [ana, bo] = [table.id('Ana'), table.id('Bo')]
    const inputs = { target: bo, amount: 4 }
    const journal = recorded(
      table,
      { type: 'takeAction', combatant: ana, action: 'strike', inputs, onStack: true },
      { type: 'takeAction', combatant: bo, action: 'parry', inputs: {} },
      { type: 'resolveTop' },
      { type: 'resolveTop' },
    )
    const undone = replay(journal, 3).fight
    expect(undone.stack.map(({ state }) => state)).toEqual(['waiting', 'resolved'])
    expect(undone.combatants[bo]?.vitals.hp).toMatchObject({ now: 10 })
    expect(replay(journal, 1).fight.combatants[bo]?.budget[2]?.state).toBe('unspent')
    expect(replay(journal, 0).fight.combatants[ana]?.budget[0]?.state).toBe('unspent')
  })

  it('take Back one turn back, too: it is a command and not Undo', () => {
    const table = inOrder(['Ana', 'Bo']).start().endTurn()
    const journal = recorded(table, { type: 'backOneTurn' })
    expect(replay(journal, 0).fight.activeEntry).toBe(journal.origin.activeEntry)
    expect(replay(journal, 1).fight.activeEntry).toBe(table.entry('Ana'))
  })

  it('find the stack as it was after a restart', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const journal = recorded(table, { type: 'nameEvent', text: 'a noise', actor: null })
    expect(replay(JSON.parse(JSON.stringify(journal)) as Journal, 1).fight.stack).toEqual(table.fight.stack)
  })
})

describe('a checkpoint', () => {
  it('gives the same moment as the whole journal, a hidden turn’s picture included', () => {
    const table = fiveAtTheTable().start()
    const journal = recorded(table, ...Array.from({ length: 7 }, (): Command => ({ type: 'endTurn' })))
    const checkpoints = [2, 4].map((seq) => ({ seq, moment: replay(journal, seq) }))
    for (const head of [1, 4, 5, 7]) expect(replay(journal, head, checkpoints)).toEqual(replay(journal, head))
  })

  it('behind the head is not used', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const journal = recorded(table, { type: 'endTurn' }, { type: 'endTurn' })
    const later = { seq: 2, moment: replay(journal, 2) }
    expect(replay(journal, 1, [later])).toEqual(replay(journal, 1))
  })
})

import { describe, expect, it } from 'vitest'
import type { GameSystem } from '#core/engine/system'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import { fiveAtTheTable, inOrder } from '#support/fx5.ts'
import { plainSystem } from '#support/plain-system.ts'

const firstRoundSystem: GameSystem = {
  ...plainSystem,
  rounds: { ...plainSystem.rounds, surprise: 'skipFirstRound' },
}
const bothBoundaries = anEffect('Curse', {
  ticks: [
    { ...when(), does: { kind: 'remind', text: 'start' } },
    { ...when({ moment: 'end' }), does: { kind: 'remind', text: 'end' } },
  ],
})
const ticksOf = ({ events }: Table): string[] =>
  events.flatMap((event) => (event.type === 'EffectTicked' ? [event.text] : []))

describe('a skipped turn', () => {
  it('fires both boundaries for effects anchored to it, and nothing refreshes', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    const bo = table.id('Bo')
    table.do({ type: 'addEffect', combatants: [bo], effect: bothBoundaries })
    table.do({ type: 'spendSlot', combatant: bo, slot: 'react-1', note: '' })
    table.do({ type: 'defeat', combatants: [bo] }).endTurn()
    expect([table.current, ticksOf(table)]).toEqual(['Cat', ['start', 'end']])
    expect(table.slots('Bo', 'react')).toEqual(['spent'])
  })

  it('of a surprised one ends what is anchored to it', () => {
    const table = new Table([
      aSeed('Ana', { total: 20 }),
      aSeed('Bo', { total: 10, surprised: true }),
    ]).start()
    const effect = anEffect('Curse', { ends: when() })
    table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect }).endTurn()
    expect([table.fight.round, table.current, table.effects('Bo')]).toEqual([1, 'Ana', []])
  })
})

describe('surprise (C20)', () => {
  it('gives a round of its own, without a number, to those who benefit', () => {
    const table = fiveAtTheTable()
    const players = [table.id('Ana'), table.id('Bo')]
    table.do({ type: 'setSurprised', combatants: players, surprised: true }).start()
    const seen = [table.current, table.endTurn().current, table.endTurn().current]
    expect([seen, table.fight.phase, table.fight.round]).toEqual([['Orc 1', 'Orc 2', 'Wisp'], 'surprise', 0])
    expect([table.endTurn().current, table.fight.phase, table.fight.round]).toEqual(['Ana', 'rounds', 1])
  })

  it('skips the first round of the surprised where the system says so', () => {
    const seeds = [aSeed('Ana', { total: 20 }), aSeed('Bo', { total: 10, surprised: true })]
    const table = new Table(seeds, firstRoundSystem).start()
    expect([table.fight.phase, table.fight.round]).toEqual(['rounds', 1])
    expect([table.endTurn().current, table.fight.round]).toEqual(['Ana', 2])
    expect(table.endTurn().current).toBe('Bo')
  })

  it.each([plainSystem, firstRoundSystem])('of everyone passes at once', (system) => {
    const seeds = [aSeed('Ana', { total: 20, surprised: true }), aSeed('Bo', { total: 10, surprised: true })]
    const table = new Table(seeds, system).start()
    expect([table.current, table.fight.roundsBegun]).toEqual(['Ana', 2])
  })

  it('marked after the first round skips nobody', () => {
    const table = inOrder(['Ana', 'Bo']).start().endTurn(2)
    table.do({ type: 'setSurprised', combatants: [table.id('Bo')], surprised: true }).endTurn()
    expect([table.current, table.combatant('Bo').surprised]).toEqual(['Bo', false])
  })
})

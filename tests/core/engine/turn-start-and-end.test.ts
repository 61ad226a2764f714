import { describe, expect, it } from 'vitest'
import type { FightEvent } from '#core/engine/events'
import type { When } from '#core/engine/model/effect'
import type { GameSystem } from '#core/engine/system'
import { anEffect, when, type Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'
import { plainSystem } from '#support/plain-system.ts'

const tick = (change: Partial<When>, amount = '1') => ({
  ...when(change),
  does: { kind: 'damage', amount, damageType: '', straightTo: null } as const,
})

/** What happened, as words; one word per event that the test asks about. */
function story(events: readonly FightEvent[], ...types: FightEvent['type'][]): string[] {
  return events.flatMap((event) => (types.includes(event.type) ? [event.type] : []))
}

const give = (table: Table, name: string, change: Parameters<typeof anEffect>[1]): Table =>
  table.do({ type: 'addEffect', combatants: [table.id(name)], effect: anEffect('Curse', change) })

describe('the order of things at a turn’s start', () => {
  it('ends what ends now, then refreshes, then switches slots off, then ticks', () => {
    const stunned: GameSystem = {
      ...plainSystem,
      switchedOff: (_fight, { effects, budget }) =>
        effects.some(({ label }) => label === 'Stunned')
          ? budget.filter(({ id }) => id === 'act-2').map(({ id }) => ({ slot: id, note: 'stunned' }))
          : [],
    }
    const table = inOrder(['Ana', 'Bo'], stunned).start()
    const bo = [table.id('Bo')]
    table.do({ type: 'addEffect', combatants: bo, effect: anEffect('Bless', { ends: when() }) })
    table.do({ type: 'addEffect', combatants: bo, effect: anEffect('Stunned', { ticks: [tick({})] }) })
    table.endTurn()
    const begun = table.events.slice(table.events.findIndex(({ type }) => type === 'TurnBegan'))
    expect(
      story(begun, 'EffectEnded', 'BudgetRefreshed', 'SlotsSwitchedOff', 'EffectTicked', 'DamageTaken'),
    ).toEqual(['EffectEnded', 'BudgetRefreshed', 'SlotsSwitchedOff', 'EffectTicked', 'DamageTaken'])
    expect(table.slots('Bo', 'act')).toEqual(['unspent', 'off'])
  })

  it('does not tick an effect that ends at the same start', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    give(table, 'Bo', { ends: when(), ticks: [tick({})] }).endTurn()
    expect(table.vital('Bo')).toBe(10)
  })

  it('refreshes slots and the reaction at the own turn’s start only (C13, C14)', () => {
    const table = inOrder(['Ana', 'Bo']).start().endTurn()
    table.do({ type: 'spendSlot', combatant: table.id('Ana'), slot: 'react-1', note: '' })
    expect(table.slots('Ana', 'react')).toEqual(['spent'])
    table.endTurn()
    expect(table.fight.round).toBe(2)
    expect(table.slots('Ana', 'react')).toEqual(['unspent'])
    table.do({ type: 'spendSlot', combatant: table.id('Bo'), slot: 'react-1', note: '' })
    expect(table.slots('Bo', 'react')).toEqual(['spent'])
    table.endTurn()
    expect(table.slots('Bo', 'react')).toEqual(['unspent'])
  })
})

describe('the order of things at a turn’s end', () => {
  it('ticks, asks the expiry rolls, ends what ends, clears the counters, then goes on', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const end = { moment: 'end' } as const
    give(table, 'Ana', { ends: when(end), ticks: [tick(end)] })
    give(table, 'Ana', { ends: when({ ...end, by: { dice: '2d4', anyDie: 4 } }) })
    const target = table.id('Bo')
    table.do({ type: 'takeAction', combatant: table.id('Ana'), action: 'strike', inputs: { target } })
    table.endTurn()
    expect(
      story(table.events, 'EffectTicked', 'Prompted', 'EffectEnded', 'CounterSet', 'TurnEnded', 'TurnBegan'),
    ).toEqual(['EffectTicked', 'Prompted', 'EffectEnded', 'CounterSet', 'TurnEnded', 'TurnBegan'])
  })

  it('asks an expiry roll once, however many turns it stays unanswered', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    give(table, 'Ana', { ends: when({ moment: 'end', by: { dice: '2d4', anyDie: 4 } }) })
    table.endTurn(6)
    expect(table.fight.prompts).toHaveLength(1)
  })

  it('keeps asking for damage that was due when the effect ended in the same breath', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    give(table, 'Ana', { ends: when({ moment: 'end' }), ticks: [tick({ moment: 'end' }, '1d6+2')] })
    table.endTurn()
    expect(table.effects('Ana')).toEqual([])
    expect(table.fight.prompts.map(({ dice }) => dice)).toEqual(['1d6+2'])
  })

  it('adds the plain part of the dice to asked damage, rolled or typed', () => {
    for (const typed of [undefined, [3]]) {
      const table = inOrder(['Ana', 'Bo']).start().rolls(3)
      give(table, 'Ana', { ticks: [tick({ moment: 'end' }, '1d6+2')] }).endTurn()
      const prompt = table.fight.prompts[0]?.id ?? ''
      table.do({ type: 'answerPrompt', prompt, ...(typed ? { dice: typed } : {}) })
      expect(table.vital('Ana')).toBe(5)
    }
  })

  it('tells asked damage by the whole name of what did it', () => {
    const table = inOrder(['Ana', 'Bo']).start().rolls(3)
    const effect = anEffect('Fire: the big one', { ticks: [tick({ moment: 'end' }, '1d6')] })
    table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect }).endTurn()
    table.do({ type: 'answerPrompt', prompt: table.fight.prompts[0]?.id ?? '' })
    expect(table.events).toContainEqual(expect.objectContaining({ cause: 'Fire: the big one' }))
  })

  it('counts down every tick of an effect on its own', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    give(table, 'Ana', { ticks: [tick({ moment: 'end', skip: 1 }), tick({ moment: 'end', skip: 1 })] })
    expect(table.endTurn(2).vital('Ana')).toBe(10)
    expect(table.endTurn().vital('Ana')).toBe(8)
  })

  it('drops the question of an expiry roll when the effect has ended otherwise', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    give(table, 'Ana', { ends: when({ moment: 'end', by: { dice: '2d4', anyDie: 4 } }) }).endTurn()
    const effect = table.combatant('Ana').effects[0]?.id ?? ''
    table.do({ type: 'removeEffect', combatant: table.id('Ana'), effect })
    expect(table.fight.prompts).toEqual([])
  })

  it.each([
    { dice: [1, 4], left: [] },
    { dice: [3, 3], left: ['Curse'] },
  ])('ends the effect when a die of $dice shows the number', ({ dice, left }) => {
    const table = inOrder(['Ana', 'Bo']).start()
    give(table, 'Ana', { ends: when({ moment: 'end', by: { dice: '2d4', anyDie: 4 } }) }).endTurn()
    table.do({ type: 'answerPrompt', prompt: table.fight.prompts[0]?.id ?? '', dice })
    expect(table.effects('Ana')).toEqual(left)
    expect(table.fight.prompts).toEqual([])
  })

  it('takes the questions about a creature with it when it leaves', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    give(table, 'Ana', { ends: when({ moment: 'end', by: { dice: '2d4', anyDie: 4 } }) }).endTurn()
    table.do({ type: 'leave', combatants: [table.id('Ana')] })
    expect(table.fight.prompts).toEqual([])
  })
})

describe('effects that begin later', () => {
  it('switch slots off the moment they begin, on anybody’s turn', () => {
    const held: GameSystem = {
      ...plainSystem,
      switchedOff: (_fight, { effects, budget }) =>
        effects.some(({ begins }) => begins === null)
          ? budget.filter(({ kind }) => kind === 'react').map(({ id }) => ({ slot: id, note: 'held' }))
          : [],
    }
    const table = inOrder(['Ana', 'Bo'], held).start()
    give(table, 'Ana', { source: table.id('Bo'), begins: when({ whose: 'source' }) })
    expect(table.slots('Ana', 'react')).toEqual(['unspent'])
    table.endTurn()
    expect(table.slots('Ana', 'react')).toEqual(['off'])
  })

  it('begin when the fight begins, if they wait for that', () => {
    const table = inOrder(['Ana', 'Bo'])
    const begins = when({ event: 'fight', moment: 'start', whose: 'anyone' })
    give(table, 'Ana', { begins }).start()
    expect(table.combatant('Ana').effects[0]?.begins).toBeNull()
  })

  it('tick and end when the fight ends, if they wait for that', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const end = when({ event: 'fight', moment: 'end', whose: 'anyone' })
    give(table, 'Ana', { ends: end, ticks: [tick(end)] }).do({ type: 'endFight' })
    expect(table.effects('Ana')).toEqual([])
    expect(table.vital('Ana')).toBe(9)
  })
})

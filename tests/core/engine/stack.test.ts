import { describe, expect, it } from 'vitest'
import type { GameSystem } from '#core/engine/system'
import type { ActionDefinition } from '#core/engine/action'
import { type Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'
import { plainSystem } from '#support/plain-system.ts'

const parry = plainSystem.actions.find(({ id }) => id === 'parry') as ActionDefinition
const dispels: GameSystem = {
  ...plainSystem,
  actions: [
    ...plainSystem.actions,
    { ...parry, id: 'dispel', name: 'dispel', cost: {}, cancels: true },
    { ...parry, id: 'riposte', name: 'riposte', cost: {}, oncePerStack: false },
  ],
}
const three = (): Table => inOrder(['Ana', 'Bo', 'Cat'], dispels).start()
const frame = (table: Table, place: number): string => table.fight.stack[place]?.id ?? ''
const states = ({ fight }: Table): string[] => fight.stack.map(({ name, state }) => `${name} ${state}`)

function strikes(table: Table, who: string, whom: string): Table {
  const inputs = { target: table.id(whom), amount: 4 }
  return table.do({ type: 'takeAction', combatant: table.id(who), action: 'strike', inputs, onStack: true })
}
function answers(table: Table, who: string, action: string, place?: number): Table {
  const to = place === undefined ? {} : { answers: frame(table, place) }
  return table.do({ type: 'takeAction', combatant: table.id(who), action, inputs: {}, ...to })
}
const resolve = (table: Table): Table => table.do({ type: 'resolveTop' })

describe('the reaction stack', () => {
  it('resolves the newest first, and what waits does nothing until then', () => {
    const table = answers(strikes(three(), 'Ana', 'Bo'), 'Bo', 'parry')
    expect([table.vital('Bo'), states(table)]).toEqual([10, ['strike waiting', 'parry waiting']])
    expect(states(resolve(table))).toEqual(['strike waiting', 'parry resolved'])
    expect([resolve(table).vital('Bo'), table.fight.stack]).toEqual([6, []])
  })

  it('strikes out what a dispel answers; a dispel that is dispelled strikes out nothing', () => {
    const table = answers(answers(strikes(three(), 'Ana', 'Bo'), 'Bo', 'dispel'), 'Ana', 'dispel')
    expect(states(resolve(table))).toEqual(['strike waiting', 'dispel cancelled', 'dispel resolved'])
    expect(resolve(table).vital('Bo')).toBe(6)
  })

  it('keeps the costs of what was struck out', () => {
    const table = answers(strikes(three(), 'Ana', 'Bo'), 'Bo', 'dispel')
    resolve(table)
    expect([table.vital('Bo'), table.slots('Ana', 'act'), table.fight.stack]).toEqual([
      10,
      ['spent', 'unspent'],
      [],
    ])
  })

  it('revives what a dispel would cancel when the GM strikes the dispel out', () => {
    const table = answers(strikes(three(), 'Ana', 'Bo'), 'Bo', 'dispel')
    table.do({ type: 'cancelFrame', frame: frame(table, 1) })
    expect(resolve(table).vital('Bo')).toBe(6)
  })

  it('lets the GM strike out a frame in the middle; its answers stay', () => {
    const table = answers(answers(strikes(three(), 'Ana', 'Bo'), 'Bo', 'riposte'), 'Cat', 'riposte')
    table.do({ type: 'cancelFrame', frame: frame(table, 1) })
    expect(states(table)).toEqual(['strike waiting', 'riposte cancelled', 'riposte waiting'])
    expect(resolve(resolve(table)).fight.stack).toEqual([])
  })

  it('lets a creature use a reactive ability once per stack, and again in the next', () => {
    const table = answers(strikes(three(), 'Ana', 'Bo'), 'Bo', 'dispel')
    const again = { type: 'takeAction', combatant: table.id('Bo'), action: 'dispel', inputs: {} } as const
    expect(table.refused(again)).toBe('stack/used-before')
    resolve(table)
    strikes(table, 'Ana', 'Bo')
    expect(states(table.do(again))).toEqual(['strike waiting', 'dispel waiting'])
  })

  it('stays the same stack for what a resolved frame causes, if the GM says so', () => {
    const table = resolve(answers(strikes(three(), 'Ana', 'Bo'), 'Bo', 'dispel'))
    table.do({ type: 'nameEvent', text: 'damage', actor: table.id('Bo'), continues: true })
    const again = { type: 'takeAction', combatant: table.id('Bo'), action: 'dispel', inputs: {} } as const
    expect(table.refused(again)).toBe('stack/used-before')
  })

  it('opens on a named event, which can be answered but not cancelled', () => {
    const table = three().do({ type: 'nameEvent', text: 'a roar', actor: null })
    answers(table, 'Bo', 'dispel')
    expect(table.fight.stack[1]?.cancels).toBeNull()
    expect(table.refused({ type: 'cancelFrame', frame: frame(table, 0) })).toBe('stack/event-stands')
  })

  it('takes no answer that is not one, nor an answer to what is settled', () => {
    const table = answers(strikes(three(), 'Ana', 'Bo'), 'Bo', 'riposte')
    const settled = frame(resolve(table), 1)
    const onTop = {
      type: 'takeAction',
      combatant: table.id('Cat'),
      action: 'shout',
      inputs: {},
      onStack: true,
    } as const
    expect(table.refused(onTop)).toBe('stack/cannot-answer')
    expect(table.refused({ ...onTop, action: 'riposte', answers: settled })).toBe('stack/frame-settled')
  })

  it('holds the turn while it is open; if the GM rules otherwise it stays open over the change', () => {
    const table = strikes(three(), 'Ana', 'Bo')
    expect(table.refused({ type: 'endTurn' })).toBe('stack/open')
    table.do({ type: 'endTurn', override: true })
    expect([table.current, states(table)]).toEqual(['Bo', ['strike waiting']])
  })

  it('keeps the frames of an actor that falls or leaves; they resolve unless the GM cancels', () => {
    const table = answers(strikes(three(), 'Ana', 'Bo'), 'Cat', 'riposte')
    table.do({ type: 'defeat', combatants: [table.id('Ana')] })
    table.do({ type: 'leave', combatants: [table.id('Ana'), table.id('Cat')] })
    expect(states(table)).toEqual(['strike waiting', 'riposte waiting'])
    expect(resolve(resolve(table)).vital('Bo')).toBe(6)
    expect(table.order).toEqual(['Bo'])
  })

  it('drops targets that have left', () => {
    const table = strikes(three(), 'Ana', 'Bo')
    table.do({ type: 'leave', combatants: [table.id('Bo')] })
    expect(resolve(table).fight.stack).toEqual([])
    expect(table.events.some(({ type }) => type === 'DamageTaken')).toBe(false)
  })

  it('is closed when the fight ends', () => {
    const table = strikes(three(), 'Ana', 'Bo').do({ type: 'endFight' })
    expect([table.fight.stack, table.fight.phase, table.current]).toEqual([[], 'ended', null])
  })
})

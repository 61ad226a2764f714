import { describe, expect, it } from 'vitest'
import { forecast } from '#core/engine/stack/reaction-stack'
import type { Court } from './at-the-table'
import { DISPEL, FIRE_BALL, FLINCH, TAUNT, ability, begun, creature } from './at-the-table'

const abilities = [
  FIRE_BALL,
  DISPEL,
  FLINCH,
  TAUNT,
  ability('Hush', 'reactive', { cost: { reaction: 1 }, cancels: true }),
]
const court = (...names: string[]): Court =>
  begun(...['A', 'B', ...names].map((name) => creature(name, { block: { abilities } })))
const fire = (table: Court, target = 'B') =>
  table.declare('A', 'Fire Ball', { targets: [table.id(target)], damage: 12 })

describe('the reaction stack', () => {
  it('[TE-3.10] [TE-3.16] A casts Fire Ball, B dispels, A dispels the dispel: Fire Ball resolves', () => {
    const table = fire(court()).answer('B', 'Dispel Magic', 1).answer('A', 'Dispel Magic', 2)
    expect(forecast(table.fight.stack)).toEqual({
      [table.frame(3)]: 'resolves',
      [table.frame(2)]: 'cancelled',
      [table.frame(1)]: 'resolves',
    })
    expect(table.resolve().states).toEqual(['waiting', 'cancelled', 'resolved'])
    expect(table.top).toBe(1)
    expect(table.vital('B')).toBe(24)
    expect([table.resolve().fight.stack, table.vital('B')]).toEqual([[], 12])
  })

  it('[TE-3.14] neither may dispel again in this stack, also not by ruling out the reaction', () => {
    const table = fire(court()).answer('B', 'Dispel Magic', 1).answer('A', 'Dispel Magic', 2)
    for (const who of ['A', 'B']) {
      table.do({ type: 'returnSlot', combatant: table.id(who), slot: 'reaction-1' })
      const again = { ...table.action(who, 'Dispel Magic'), answers: table.frame(3) }
      expect(table.refused(again)).toBe('stack/used-before')
    }
  })

  it('[TE-3.14] in the next stack both may, if they have a reaction', () => {
    const table = fire(court())
      .answer('B', 'Dispel Magic', 1)
      .answer('A', 'Dispel Magic', 2)
      .resolve(2)
      .endTurn()
    table.declare('B', 'Fire Ball', { targets: [] })
    expect(table.refused({ ...table.action('A', 'Dispel Magic'), answers: table.frame(1) })).toBe(
      'action/not-enough-slots',
    )
    table.do({ type: 'returnSlot', combatant: table.id('A'), slot: 'reaction-1' })
    table.answer('A', 'Dispel Magic', 1).answer('B', 'Dispel Magic', 2)
    expect(table.top).toBe(3)
  })

  it('[TE-3.14] another creature may use the same ability, and the same creature another one', () => {
    const table = fire(court('C')).answer('B', 'Dispel Magic', 1).answer('C', 'Dispel Magic', 2)
    table.do({ type: 'returnSlot', combatant: table.id('B'), slot: 'reaction-1' }).answer('B', 'Hush', 3)
    expect(table.top).toBe(4)
  })

  it('[TE-3.14] [TE-3.08] a free reaction too is used once per stack, and again in the next', () => {
    const table = fire(court()).answer('B', 'Flinch', 1)
    expect(table.refused({ ...table.action('B', 'Flinch'), answers: table.frame(1) })).toBe(
      'stack/used-before',
    )
    table.resolve(2)
    expect(table.act('B', 'Flinch').fight.stack).toEqual([])
  })

  it.each(['a blow lands', 'Seraphine speaks', 'the guard moves away'])('[TE-3.11] opens on "%s"', (text) => {
    const table = court()
    table.do({ type: 'nameEvent', text, actor: table.id('A') }).answer('B', 'Flinch', 1)
    expect(table.fight.stack.map(({ kind, name }) => [kind, name])).toEqual([
      ['event', text],
      ['ability', 'Flinch'],
    ])
    expect(table.resolve(2).fight.stack).toEqual([])
  })

  it('[TE-3.12] a plain event is answered but not cancelled', () => {
    const table = court()
    table.do({ type: 'nameEvent', text: 'a blow lands', actor: null })
    const dispel = { ...table.action('B', 'Dispel Magic'), answers: table.frame(1) }
    expect(table.refused({ ...dispel, cancels: table.frame(1) })).toBe('stack/event-stands')
    expect(table.refused({ type: 'cancelFrame', frame: table.frame(1) })).toBe('stack/event-stands')
    table.do(dispel)
    expect(table.fight.stack[1]?.cancels).toBeNull()
  })

  it.each([
    ['move', 'stack/cannot-answer'],
    ['Fire Ball', 'stack/cannot-answer'],
    ['Taunt', 'stack/cannot-answer'],
    ['powerThrough', 'stack/cannot-answer'],
  ])('[TE-3.13] [TE-3.04] [TE-3.17] %s is no answer', (action, code) => {
    const table = fire(court())
    expect(table.refused({ ...table.action('A', action), answers: table.frame(1) })).toBe(code)
  })

  it.each(['resist', 'Dispel Magic', 'Flinch', 'basicBlock', 'blockAlly'])(
    '[TE-3.13] %s is an answer',
    (action) => {
      expect(fire(court()).answer('B', action, 1).top).toBe(2)
    },
  )

  it.each(['Taunt', 'move'])(
    '[TE-3.04] [TE-3.17] %s waits while the stack is open, unless the GM rules so',
    (action) => {
      const table = fire(court())
      expect(table.refused(table.action('A', action))).toBe('stack/open')
      table.do({ ...table.action('A', action), override: true })
      expect(table.events[0]).toMatchObject({ type: 'Overruled', code: 'stack/open' })
    },
  )

  it('[TE-3.17] a free action that the GM rules onto the stack is a frame like the others', () => {
    const table = fire(court())
    table.do({ ...table.action('B', 'powerThrough', { text: 'grits its teeth' }), override: true })
    expect(table.fight.stack.map(({ number, name }) => [number, name])).toEqual([
      [1, 'Fire Ball'],
      [2, 'Power through'],
    ])
    expect(table.events.filter(({ type }) => type === 'Overruled')).toHaveLength(1)
    table.resolve()
    expect([table.told, table.states]).toEqual([
      ['powered through: grits its teeth'],
      ['waiting', 'resolved'],
    ])
  })

  it('[TE-3.13] a reaction taken while a stack is open goes on top of it', () => {
    const table = fire(court()).act('B', 'Flinch')
    expect(table.fight.stack.map(({ name, answers }) => [name, answers])).toEqual([
      ['Fire Ball', null],
      ['Flinch', table.frame(1)],
    ])
  })

  it('[TE-3.15] what is cancelled stays in the list and its costs stay spent', () => {
    const table = fire(court('C')).answer('B', 'Dispel Magic', 1)
    table.do({ type: 'nameEvent', text: 'the lights go out', actor: null })
    table.resolve(2)
    expect(table.states).toEqual([])
    expect(table.vital('B')).toBe(24)
    expect([table.vital('A', 'mp'), table.slots('A', 'action')]).toEqual([17, ['spent', 'spent', 'unspent']])
  })

  it('[TE-3.15] a struck out frame stays in the list while others wait', () => {
    const table = fire(court('C')).answer('B', 'Flinch', 1).answer('C', 'Dispel Magic', 2).resolve()
    expect(table.states).toEqual(['waiting', 'cancelled', 'resolved'])
  })

  it('[TE-3.18] what a resolving frame causes is answered in the same stack', () => {
    const table = fire(court()).answer('B', 'Dispel Magic', 1).answer('A', 'Dispel Magic', 2).resolve(2)
    table.do({ type: 'returnSlot', combatant: table.id('B'), slot: 'reaction-1' })
    table.do({ type: 'nameEvent', text: 'B takes damage', actor: table.id('B'), continues: true })
    const again = { ...table.action('B', 'Dispel Magic'), answers: table.frame(1), cancels: null }
    expect(table.refused(again)).toBe('stack/used-before')
    expect(table.answer('B', 'Flinch', 1).top).toBe(2)
  })

  it('[TE-3.19] an answer goes to a frame below the top, and to one that will be cancelled', () => {
    const table = fire(court('C', 'D')).answer('B', 'Dispel Magic', 1).answer('C', 'Dispel Magic', 2)
    table.answer('D', 'Flinch', 1).answer('B', 'Flinch', 2)
    expect(
      table.fight.stack.map(({ answers }) => table.fight.stack.find(({ id }) => id === answers)?.number),
    ).toEqual([undefined, 1, 2, 1, 2])
  })

  it('[TE-3.19] a settled frame is not answered any more', () => {
    const table = fire(court('C')).answer('B', 'Flinch', 1).answer('C', 'Dispel Magic', 2).resolve()
    expect(table.refused({ ...table.action('B', 'basicBlock'), answers: table.frame(2) })).toBe(
      'stack/frame-settled',
    )
  })

  it('[TE-3.21] End turn waits until the stack is empty', () => {
    const table = fire(court())
    expect(table.refused({ type: 'endTurn' })).toBe('stack/open')
    expect(table.resolve().endTurn().current).toBe('B')
  })

  it('[TE-3.22] when the GM rules otherwise the stack stays open over the turn change', () => {
    const table = fire(court()).answer('B', 'Flinch', 1)
    table.do({ type: 'endTurn', override: true })
    expect([table.current, table.top]).toEqual(['B', 2])
  })

  it('[TE-3.10] is last in, first out at any depth', () => {
    const names = Array.from({ length: 11 }, (_, place) => `C${String(place)}`)
    const table = fire(court(...names))
    names.forEach((name, place) => table.answer(name, 'Flinch', place + 1))
    const settled: (number | null)[] = []
    while (table.top !== null) {
      settled.push(table.top)
      table.resolve()
    }
    expect(settled).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('[TE-3.10] damage is held until its frame resolves, and may be typed then', () => {
    const table = court().declare('A', 'Fire Ball', { targets: [] })
    table.resolve(1, { targets: [table.id('B')], damage: 9, [`share:${table.id('B')}`]: 'half' })
    expect(table.vital('B')).toBe(20)
  })

  it('[TE-3.16] a dispel that the GM strikes out cancels nothing', () => {
    const table = fire(court()).answer('B', 'Dispel Magic', 1)
    table.do({ type: 'cancelFrame', frame: table.frame(2) }).resolve()
    expect(table.vital('B')).toBe(12)
  })
})

import { describe, expect, it } from 'vitest'
import { OWN_TURN_START, USUAL_END } from '#core/systems/teriock/effects'
import { anEffect } from '#support/fight.ts'
import { Court, DISPEL, TAUNT, ability, begun, creature, ritual } from './at-the-table'

const lord = (change = {}) =>
  creature('Ossian', { block: { abilities: [ability('Basic Command, a word', 'active')] }, ...change })
const imp = (name: string) =>
  creature(name, { controller: 'Ossian', turns: 0, block: { abilities: [TAUNT, DISPEL] } })
const court = () => begun(lord(), creature('Ana'), imp('Imp'), imp('Fiend'))
const target = (table: ReturnType<typeof court>, name: string) => ({ targets: [table.id(name)] })

describe('minions', () => {
  it('[TE-2.18] have no place in the order', () => {
    expect(court().order).toEqual(['Ossian', 'Ana'])
  })

  it('[TE-2.18] their effects start and end with their commander’s turn', () => {
    const table = court().endTurn()
    const effect = anEffect('Ember', { ends: OWN_TURN_START })
    table.do({ type: 'addEffect', combatants: [table.id('Imp')], effect })
    expect(table.effects('Imp')).toEqual(['Ember'])
    expect(table.endTurn().current).toBe('Ossian')
    expect(table.effects('Imp')).toEqual([])
  })

  it('[TE-2.18] get their reaction back at their commander’s turn start', () => {
    const table = court().endTurn().act('Imp', 'Dispel Magic')
    expect(table.slots('Imp', 'reaction')).toEqual(['spent'])
    expect(table.endTurn().slots('Imp', 'reaction')).toEqual(['unspent'])
  })

  it('[TE-2.19] have no actions of their own and do nothing undirected', () => {
    const table = court()
    expect(table.slots('Imp', 'action')).toEqual([])
    expect(table.refused(table.action('Imp', 'move'))).toBe('minion/undirected')
    expect(table.refused(table.action('Imp', 'Taunt'))).toBe('minion/undirected')
  })

  it('[TE-2.20] act inside the turn with the 2 actions of Basic command, which costs 1', () => {
    const table = court()
    table.act('Ossian', 'basicCommand', target(table, 'Imp'))
    expect(table.slots('Ossian', 'action')).toEqual(['spent', 'unspent', 'unspent'])
    table.act('Imp', 'move').attack('Imp', 'Ana', { d20: 15, damage: 4 })
    expect([table.slots('Imp', 'action'), table.vital('Ana')]).toEqual([['spent', 'spent'], 20])
    expect(table.refused(table.action('Imp', 'move'))).toBe('action/not-enough-slots')
  })

  it('[TE-2.20] lose what they were given when the turn ends', () => {
    const table = court()
    table.act('Ossian', 'basicCommand', target(table, 'Imp')).endTurn()
    expect(table.slots('Imp', 'action')).toEqual([])
    expect(table.refused(table.action('Imp', 'move'))).toBe('minion/undirected')
  })

  it('[TE-2.30] [TE-2.19] that ready an action end their own part, not their commander’s turn', () => {
    const table = court()
    table.act('Ossian', 'basicCommand', target(table, 'Imp'))
    table.act('Imp', 'ready', { held: 'basicAttack', trigger: 'someone runs' })
    expect([table.current, table.slots('Imp', 'action')]).toEqual(['Ossian', ['spent', 'off']])
    expect(table.effects('Imp')).toEqual(['Ready: Basic attack'])
    expect(table.endTurn(2).effects('Imp')).toEqual([])
  })

  it('[TE-2.23] have no turn to delay', () => {
    const table = court()
    table.act('Ossian', 'basicCommand', target(table, 'Imp'))
    expect(table.refused(table.action('Imp', 'delay'))).toBe('minion/no-turn')
  })

  it('[TE-3.35] their slow abilities are reckoned by their commander’s turn, where the own turn counts', () => {
    const chant = { abilities: [ritual(15, 'Chant')] }
    const table = begun(
      lord(),
      creature('Ana'),
      creature('Imp', { controller: 'Ossian', turns: 0, block: chant }),
    )
    table.do({ type: 'changeSetting', setting: 'sustainCheck', value: 'ownTurn' }).endTurn(2)
    table.act('Ossian', 'basicCommand', target(table, 'Imp')).act('Imp', 'Chant').endTurn(2)
    expect(table.refused({ type: 'endTurn' })).toBe('sustain/missing')
    table.act('Ossian', 'basicCommand', target(table, 'Imp')).act('Imp', 'sustain').endTurn()
    expect(table.combatant('Imp').effects[0]?.data.done).toBe(2)
  })

  it('[TE-2.21] get 1 action from a command that was a free action', () => {
    const table = court()
    table.act('Ossian', 'Basic Command, a word', target(table, 'Imp'))
    expect(table.slots('Imp', 'action')).toEqual(['unspent'])
    expect(table.slots('Ossian', 'action')).toEqual(['unspent', 'unspent', 'unspent'])
  })

  it('[TE-2.21] [TE-3.03] act at once when that command comes on another’s turn, until that turn ends', () => {
    const table = court().endTurn()
    table.act('Ossian', 'Basic Command, a word', target(table, 'Imp')).act('Imp', 'move')
    expect(table.refused(table.action('Imp', 'move'))).toBe('action/not-your-turn')
    table.act('Ossian', 'Basic Command, a word', target(table, 'Fiend')).endTurn()
    expect(table.slots('Fiend', 'action')).toEqual([])
  })

  it('[TE-2.23] keep what a commander gave them while it delays', () => {
    const table = court()
    table.act('Ossian', 'basicCommand', target(table, 'Imp')).act('Ossian', 'delay')
    expect(table.refused(table.action('Imp', 'move'))).toBe('action/not-your-turn')
    table.do({ type: 'comeBack', combatant: table.id('Ossian') }).endTurn()
    expect([table.current, table.slots('Imp', 'action')]).toEqual(['Ossian', ['unspent', 'unspent']])
  })

  it('[TE-2.25] have no reaction while their commander is out, until the turn after which it returns is over', () => {
    const table = court().act('Ossian', 'delay')
    table.do({ type: 'comeBack', combatant: table.id('Ossian') })
    expect(table.refused(table.action('Ossian', 'resist'))).toBe('action/delayed')
    expect(table.refused(table.action('Imp', 'resist'))).toBe('action/delayed')
    expect(table.endTurn().current).toBe('Ossian')
    table.rolls(10).act('Ossian', 'resist')
    expect(table.slots('Ossian', 'reaction')).toEqual(['spent'])
  })

  it('[TE-2.09] [TE-8.05] that are surprised sit out a turn in which their commander acts', () => {
    const table = begun(lord(), creature('Ana', { surprised: true }), { ...imp('Imp'), surprised: true })
    expect([table.fight.phase, table.current]).toEqual(['surprise', 'Ossian'])
    const command = table.action('Ossian', 'basicCommand', target(table, 'Imp'))
    expect(table.refused(command)).toBe('action/surprised')
    expect([table.slots('Imp', 'reaction'), table.refused(table.action('Imp', 'move'))]).toEqual([
      ['off'],
      'action/surprised',
    ])
    expect(table.endTurn().slots('Imp', 'reaction')).toEqual(['unspent'])
  })

  it('[TE-2.11] [TE-2.13] are surprised with their commander, prepared or marked, but for single exceptions', () => {
    const prepared = begun(lord({ surprised: true }), creature('Ana'), imp('Imp'))
    expect(prepared.refused(prepared.action('Imp', 'Dispel Magic'))).toBe('action/surprised')
    const table = new Court([
      lord({ totals: [9] }),
      creature('Ana', { totals: [5] }),
      imp('Imp'),
      imp('Fiend'),
    ])
    table.surprise('Ossian')
    table.do({ type: 'setSurprised', combatants: [table.id('Fiend')], surprised: false }).start()
    expect(table.slots('Imp', 'reaction')).toEqual(['off'])
    expect(table.slots('Fiend', 'reaction')).toEqual(['unspent'])
  })

  it('[TE-2.22] never have more than 3 actions in a turn', () => {
    const table = court()
    table.act('Ossian', 'basicCommand', target(table, 'Imp')).act('Imp', 'move')
    table.act('Ossian', 'basicCommand', target(table, 'Imp'))
    expect(table.slots('Imp', 'action')).toHaveLength(3)
    expect(table.refused(table.action('Ossian', 'basicCommand', target(table, 'Imp')))).toBe('minion/enough')
    table.act('Ossian', 'basicCommand', target(table, 'Fiend'))
    expect(table.slots('Fiend', 'action')).toHaveLength(2)
  })

  it('[TE-1.19] obey their own commander only', () => {
    const table = court()
    expect(table.refused(table.action('Ossian', 'basicCommand', target(table, 'Ana')))).toBe(
      'minion/not-yours',
    )
    table.endTurn()
    expect(table.refused(table.action('Ana', 'basicCommand'))).toBe('minion/none')
  })

  it('[TE-2.19] act only by ruling when their commander is defeated', () => {
    const table = court()
    table.do({ type: 'defeat', combatants: [table.id('Ossian')] })
    expect(table.refused(table.action('Imp', 'move'))).toBe('minion/no-commander')
  })
})

describe('delaying', () => {
  const three = () => begun(lord(), creature('Ana'), creature('Bo'), imp('Imp'))

  it('[TE-2.23] costs 1 action and leaves the order', () => {
    const table = three().act('Ossian', 'move').act('Ossian', 'delay')
    expect(table.current).toBe('Ana')
    expect(table.slots('Ossian', 'action')).toEqual(['spent', 'spent', 'unspent'])
  })

  it('[TE-2.24] comes back with the actions that were left and keeps that place', () => {
    const table = three().act('Ossian', 'delay')
    table.do({ type: 'comeBack', combatant: table.id('Ossian') })
    expect(table.endTurn().current).toBe('Ossian')
    expect(table.slots('Ossian', 'action')).toEqual(['spent', 'unspent', 'unspent'])
    expect(table.order).toEqual(['Ana', 'Ossian', 'Bo'])
    expect(table.endTurn(2).fight.round).toBe(2)
    expect(table.current).toBe('Ana')
  })

  it.each(['basicBlock', 'opportunityAttack'])(
    '[TE-2.25] has no %s while out, nor have its minions',
    (reaction) => {
      const table = three().act('Ossian', 'delay')
      expect(table.refused(table.action('Ossian', reaction))).toBe('action/delayed')
      expect(table.refused(table.action('Imp', reaction))).toBe('action/delayed')
    },
  )

  it('[TE-2.26] out for a whole round it loses the actions and has its old place', () => {
    const table = three().act('Ossian', 'delay').endTurn(2)
    expect([table.fight.round, table.current]).toEqual([2, 'Ossian'])
    expect(table.slots('Ossian', 'action')).toEqual(['unspent', 'unspent', 'unspent'])
    expect(table.order).toEqual(['Ossian', 'Ana', 'Bo'])
  })

  const hurts = (moment: 'start' | 'end') =>
    anEffect('Venom', {
      tone: 'harmful',
      ticks: [
        {
          ...OWN_TURN_START,
          moment,
          does: { kind: 'damage', amount: '3', damageType: '', straightTo: null },
        },
      ],
    })

  it('[TE-2.27] what would hurt at the end of the turn hurts at once and not again', () => {
    const table = three()
    table.do({ type: 'addEffect', combatants: [table.id('Ossian')], effect: hurts('end') })
    table.act('Ossian', 'delay')
    expect(table.vital('Ossian')).toBe(21)
    table.do({ type: 'comeBack', combatant: table.id('Ossian') }).endTurn(2)
    expect(table.vital('Ossian')).toBe(21)
  })

  it('[TE-2.27] what has hurt at the start of the turn does not hurt again', () => {
    const table = three()
    table.do({ type: 'addEffect', combatants: [table.id('Ossian')], effect: hurts('start') })
    table.endTurn(3)
    expect(table.vital('Ossian')).toBe(21)
    expect(table.act('Ossian', 'delay').vital('Ossian')).toBe(21)
  })

  it('[TE-2.27] what came after its start and would hurt at the next one hurts at once', () => {
    const table = three()
    table.endTurn(3)
    table.do({ type: 'addEffect', combatants: [table.id('Ossian')], effect: hurts('start') })
    expect(table.act('Ossian', 'delay').vital('Ossian')).toBe(21)
  })

  it('[TE-2.28] what helps until its turn is over ends', () => {
    const table = three()
    const ends = { ...USUAL_END, by: 'itself' as const }
    table.do({
      type: 'addEffect',
      combatants: [table.id('Ossian')],
      effect: anEffect('Haste', { tone: 'helpful', ends }),
    })
    expect(table.act('Ossian', 'delay').effects('Ossian')).toEqual([])
  })

  it('[TE-2.29] what others have anchored to the end of its turn ends', () => {
    const table = three()
    const ends = { ...OWN_TURN_START, moment: 'end' as const, whose: 'source' as const }
    const effect = anEffect('Marked', { ends, source: table.id('Ossian') })
    table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect })
    expect(table.act('Ossian', 'delay').effects('Ana')).toEqual([])
  })

  it('[TE-2.23] waits while a stack is open', () => {
    const table = three()
    table.do({ type: 'nameEvent', text: 'a bell rings', actor: null })
    expect(table.refused(table.action('Ossian', 'delay'))).toBe('stack/open')
  })
})

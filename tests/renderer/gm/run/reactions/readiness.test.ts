import { describe, expect, it } from 'vitest'
import {
  answerInWords,
  answersOf,
  fittingAnswer,
  heldActions,
  likelyAnswer,
  likelyAnswerer,
  readinessLines,
} from '#gm/features/run/reactions/readiness.ts'
import { draftOf } from '#core/systems/teriock/effects'
import { dispelMagic } from '#core/systems/teriock/sample-making'
import { teriock } from '#core/systems/teriock/system'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const lines = (table: Table) => readinessLines(table.fight, plainSystem)
const fight = () =>
  new Table([
    aSeed('Ana', { total: 18, side: 'ally' }),
    aSeed('Orc', { total: 12 }),
    aSeed('Orc', { total: 11 }),
    aSeed('Orc', { total: 10 }),
    aSeed('Wolf', { total: 5 }),
  ]).start()
function strike(table: Table) {
  return table.do({
    type: 'takeAction',
    combatant: table.id('Ana'),
    action: 'strike',
    inputs: {},
    onStack: true,
  })
}

describe('who can react', () => {
  it('puts copies that are alike on one line', () => {
    expect(lines(fight()).map(({ name, words }) => [name, words])).toEqual([
      ['Ana', 'Reaction ready'],
      ['Orc 1, 2, 3', 'Reaction ready'],
      ['Wolf', 'Reaction ready'],
    ])
  })

  it('tells the one apart whose reaction is used', () => {
    const table = fight()
    table.do({ type: 'spendSlot', combatant: table.id('Orc 2'), slot: 'react-1', note: 'parry' })
    expect(lines(table).map(({ name, words }) => [name, words])).toContainEqual(['Orc 2', 'Used'])
    expect(lines(table).map(({ name }) => name)).toContain('Orc 1, 3')
  })

  it('leaves out whoever is defeated', () => {
    const table = fight()
    table.do({ type: 'defeat', combatants: [table.id('Wolf')] })
    expect(lines(table).map(({ name }) => name)).not.toContain('Wolf')
  })

  it('gives the reason under an open stack', () => {
    const table = strike(fight())
    const { id } = table.fight.stack[0]!
    table.do({ type: 'takeAction', combatant: table.id('Wolf'), action: 'parry', inputs: {}, answers: id })
    const wolf = lines(table).find(({ name }) => name === 'Wolf')
    expect(wolf).toMatchObject({ ready: false, words: 'parry was already used in this stack.' })
  })

  it('tells whose reaction is used and who has only free ones left', () => {
    const block = { vitals: { hp: 24, mp: 9 }, abilities: [dispelMagic] }
    const table = new Table(
      [aSeed('Ana', { total: 18, block }, 'teriock'), aSeed('Bo', { total: 9, block }, 'teriock')],
      teriock,
    ).start()
    const words = (name: string) =>
      readinessLines(table.fight, teriock).find((each) => each.name === name)?.words
    table.do({ type: 'nameEvent', text: 'a spell', actor: null })
    expect(words('Bo')).toBe('Reaction ready')
    const [event] = table.fight.stack
    const bo = table.id('Bo')
    table.do({
      type: 'takeAction',
      combatant: bo,
      action: 'dispel-magic',
      inputs: {},
      answers: event!.id,
      override: true,
    })
    expect(words('Bo')).toBe('Reaction used, free ones left')
    table.do({ type: 'returnSlot', combatant: bo, slot: 'reaction-1' })
    expect(words('Bo')).toBe('Reaction ready, not Dispel Magic again')
    expect(words('Ana')).toBe('Reaction ready')
    table.do({ type: 'addEffect', combatants: [bo], effect: draftOf('unconscious') })
    expect(words('Bo')).toBe('Bo is unconscious: passive abilities only.')
  })

  it('says what an answer does to which frame, and what it costs', () => {
    const block = { vitals: { hp: 24, mp: 9 }, abilities: [dispelMagic] }
    const seeds = [aSeed('Ana', { total: 18, block }, 'teriock'), aSeed('Bo', { total: 9, block }, 'teriock')]
    const table = new Table(seeds, teriock).start()
    table.do({ type: 'takeAction', combatant: table.id('Ana'), action: 'move', inputs: {}, onStack: true })
    const bo = table.combatant('Bo')
    const dispel = fittingAnswer(table.fight, bo, teriock)
    expect(dispel && answerInWords(table.fight, dispel, teriock)).toBe('Dispel Magic cancels (1), 2 MP')
  })

  it('expects the answer from the other side', () => {
    const table = strike(fight())
    expect(likelyAnswerer(table.fight, plainSystem)).toBe(table.id('Orc 1'))
    table.do({ type: 'resolveTop' }).endTurn(1)
    expect([table.current, likelyAnswerer(table.fight, plainSystem)]).toEqual(['Orc 1', table.id('Ana')])
  })

  it('answers first with an ability of its own that may be used', () => {
    const parry = plainSystem.actions.find(({ id }) => id === 'parry')!
    const own = { ...parry, id: 'own', ability: {} as NonNullable<typeof parry.ability> }
    const basic = { action: parry, reason: null }
    expect(likelyAnswer([basic, { action: own, reason: null }])?.action.id).toBe('own')
    expect(likelyAnswer([basic, { action: own, reason: 'used' }])?.action.id).toBe('parry')
    expect(likelyAnswer([])).toBeNull()
  })

  it('never proposes a dispel against an event, and says why when it is tried', () => {
    const table = fight()
    table.do({ type: 'nameEvent', text: 'takes damage', actor: table.id('Ana') })
    const parry = plainSystem.actions.find(({ id }) => id === 'parry')!
    const dispel = { ...parry, id: 'dispel', name: 'Dispel', cancels: true }
    const system = { ...plainSystem, actions: [dispel, parry] }
    const answers = answersOf(table.fight, table.combatant('Wolf'), system)
    expect(answers[0]?.reason).toBe('Dispel cancels abilities; takes damage is an event.')
    expect(likelyAnswer(answers)?.action.id).toBe('parry')
  })

  it('answers an event with what waits for such a thing', () => {
    const table = fight()
    table.do({ type: 'nameEvent', text: 'takes damage', actor: table.id('Ana') })
    const parry = plainSystem.actions.find(({ id }) => id === 'parry')!
    const flinch = { ...parry, id: 'flinch', trigger: 'when you take damage' }
    const answers = [parry, flinch].map((action) => ({ action, reason: null }))
    expect(likelyAnswer(answers, table.fight.stack[0])?.action.id).toBe('flinch')
    expect(likelyAnswer(answers, null)?.action.id).toBe('parry')
  })

  it('offers only what can answer', () => {
    const table = strike(fight())
    expect(answersOf(table.fight, table.combatant('Wolf'), plainSystem)).toMatchObject([
      { action: { id: 'parry' }, reason: null },
    ])
  })
})

it('lists what is held ready with its trigger', () => {
  const table = fight()
  const held = { ...plainSystem.actions[0]!, id: 'held', name: 'Readied: strike', trigger: 'someone moves' }
  const system = {
    ...plainSystem,
    heldActions: ({ name }: { name: string }) => (name === 'Ana' ? [held] : []),
  }
  expect(heldActions(table.fight, system)).toMatchObject([
    { name: 'Ana', trigger: 'someone moves', action: { id: 'held' } },
  ])
})

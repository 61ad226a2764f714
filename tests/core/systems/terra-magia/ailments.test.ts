import { describe, expect, it } from 'vitest'
import type { Inputs } from '#core/engine/model/inputs'
import { levelOf } from '#core/systems/terra-magia/ailments'
import { duel, type TerraTable } from '#support/terra.ts'

const check = { answer: 'success', degrees: 0 } as const
const inflict = (table: TerraTable, on: string, inputs: Inputs): TerraTable =>
  table.take('A', 'inflict', { target: [table.id(on)], check: false, ...inputs })
const ailing = (ailment: string, severity: number, settings = {}): TerraTable =>
  inflict(duel({}, {}, settings), 'B', { ailment, severity }).endTurn()

describe('ailments', () => {
  it('[TM-7.01] add up', () => {
    const table = inflict(duel(), 'B', { ailment: 'bleeding', severity: 3 })
    inflict(table, 'B', { ailment: 'bleeding', severity: 4 })
    expect(table.severity('B', 'bleeding')).toBe(7)
    expect(table.effects('B')).toEqual(['Bleeding'])
  })

  it('[TM-7.01] add up however their name is written, and keep the newest text', () => {
    const rot = { ailment: 'ailment', severity: 2, text: 'itches' }
    const table = inflict(duel(), 'B', { ...rot, name: 'Rot' })
    inflict(table, 'B', { ...rot, name: 'rot', text: 'festers' })
    inflict(table, 'B', { ...rot, name: 'Rot', text: '' })
    expect(table.combatant('B').effects).toMatchObject([{ label: 'Rot', severity: 6, note: 'festers' }])
  })

  it('[TM-7.01] add up when the GM puts them on by hand, each by its own name', () => {
    const own = { ailment: 'ailment', severity: 2 }
    const table = duel().give('B', 'fear', { severity: 3 }).give('B', 'fear', { severity: 3 })
    inflict(inflict(table, 'B', { ...own, name: 'Chill' }), 'B', { ...own, name: 'Rot' })
    expect(table.severity('B', 'fear')).toBe(6)
    expect(table.effects('B')).toEqual(['Fear', 'Chill', 'Rot'])
  })

  it.each([
    [0, 'none'],
    [1, 'minor'],
    [4, 'minor'],
    [5, 'moderate'],
    [9, 'moderate'],
    [10, 'major'],
    [30, 'major'],
  ])('[TM-7.02] severity %i is %s', (severity, level) => {
    expect(levelOf(severity)).toBe(level)
  })

  it.each([
    ['success', 2, 4],
    ['success', 0, 6],
    ['success', 6, null],
    ['failure', 3, 6],
  ])('[TM-7.03] a Stamina check with %s by %i leaves 6 at %s', (answer, degrees, left) => {
    const inputs = { ailment: 'bleeding', severity: 6, check: true, answer, degrees }
    const table = inflict(duel(), 'B', inputs)
    expect(table.severity('B', 'bleeding')).toBe(left)
    expect(table.logged[1]).toContain('Average Stamina check')
  })

  it('[TM-7.03] the bearer rolls it, and only the new part is lowered', () => {
    const table = duel({}, { stats: { end: 4 } }, { average: 10 })
    inflict(table, 'B', { ailment: 'bleeding', severity: 3 })
    table.rolls(8)
    inflict(table, 'B', { ailment: 'bleeding', severity: 5, check: true })
    expect(table.logged[1]).toContain('d10 8 + 4 Endurance = 12 against 10, success by 2')
    expect(table.severity('B', 'bleeding')).toBe(6)
  })

  it('[TM-7.14] keep the name, severity and text of the GM', () => {
    const table = inflict(duel(), 'B', {
      ailment: 'ailment',
      name: 'Drowned',
      severity: 3,
      text: 'Coughs water.',
    })
    expect(table.combatant('B').effects[0]).toMatchObject({
      label: 'Drowned',
      severity: 3,
      note: 'Coughs water.',
    })
    inflict(table, 'B', { ailment: 'fear', severity: 2, text: 'Of the bell.' })
    expect(table.combatant('B').effects[1]).toMatchObject({
      label: 'Fear',
      severity: 2,
      note: 'Of the bell.',
    })
  })
})

describe('Exhaustion', () => {
  it.each([
    [0, ['major', 'major', 'movement', 'minor', 'reaction']],
    [4, ['major', 'major', 'movement', 'reaction']],
    [5, ['major', 'movement', 'reaction']],
    [9, ['major', 'movement', 'reaction']],
    [10, ['major', 'reaction']],
  ])('[TM-7.04] [TM-7.05] [TM-7.06] of %i leaves %o', (severity, unspent) => {
    const table = severity === 0 ? duel().endTurn() : ailing('exhaustion', severity)
    expect(table.unspent('B')).toEqual(unspent)
  })

  it('[TM-7.04] lets a dearer slot pay for a Minor action', () => {
    expect(ailing('exhaustion', 1).offered('B', 'take-cover').wouldUse).toBe('Movement')
  })

  it('[TM-7.06] lets the one Major pay for a Move', () => {
    expect(ailing('exhaustion', 10).take('B', 'move').unspent('B')).toEqual(['reaction'])
  })

  it('[TM-7.07] of 10 at 0 VP takes consciousness, in whichever order they come', () => {
    const first = inflict(duel(), 'B', { ailment: 'exhaustion', severity: 10 }).hurt('B', 5)
    const last = inflict(duel().hurt('B', 5), 'B', { ailment: 'exhaustion', severity: 10 })
    expect([first.effects('B'), last.effects('B')]).toEqual([
      ['Exhaustion', 'Unconscious'],
      ['Exhaustion', 'Unconscious'],
    ])
    expect(first.unspent('B')).toEqual([])
  })

  it('[TM-7.07] that sinks below 10, or is taken off, wakes; VP alone do not', () => {
    const asleep = () => inflict(duel(), 'B', { ailment: 'exhaustion', severity: 12 }).hurt('B', 5)
    const weaker = asleep()
    const exhaustion = weaker.combatant('B').effects[0]?.id ?? ''
    const change = { type: 'changeEffect', combatant: weaker.id('B'), effect: exhaustion } as const
    expect(weaker.do({ ...change, changes: { severity: 11 } }).effects('B')).toContain('Unconscious')
    expect(weaker.do({ ...change, changes: { severity: 9 } }).effects('B')).toEqual(['Exhaustion'])
    const gone = asleep()
    gone.do({
      type: 'removeEffect',
      combatant: gone.id('B'),
      effect: gone.combatant('B').effects[0]?.id ?? '',
    })
    expect(gone.effects('B')).toEqual([])
    expect(asleep().heal('B', 3, 'vp').effects('B')).toContain('Unconscious')
  })

  it('[TM-7.07] [TM-7.09] awake again, the chips say what keeps them off now', () => {
    const table = inflict(duel(), 'B', { ailment: 'exhaustion', severity: 12 }).endTurn().hurt('B', 5)
    const notes = () => table.combatant('B').budget.map(({ kind, note }) => `${kind}: ${note}`)
    expect(notes()).toEqual([
      'major: Unconscious',
      'major: Exhaustion',
      'movement: Exhaustion',
      'minor: Exhaustion',
      'reaction: Unconscious',
    ])
    const [exhaustion] = table.combatant('B').effects
    const effect = exhaustion?.id ?? ''
    table.do({ type: 'changeEffect', combatant: table.id('B'), effect, changes: { severity: 4 } })
    expect(notes()).toEqual([
      'major: back at its next turn',
      'major: back at its next turn',
      'movement: back at its next turn',
      'minor: Exhaustion',
      'reaction: back at its next turn',
    ])
    expect(table.endTurn(2).unspent('B')).toEqual(['major', 'major', 'movement', 'reaction'])
  })

  it('[TM-7.01] adds up whatever the GM has called it meanwhile', () => {
    const table = duel()
    for (const inputs of [{ ailment: 'bleeding' }, { ailment: 'ailment', name: 'Rot' }]) {
      inflict(table, 'B', { ...inputs, severity: 2 })
      const effect = table.combatant('B').effects.at(-1)?.id ?? ''
      table.do({ type: 'changeEffect', combatant: table.id('B'), effect, changes: { label: 'Renamed' } })
      inflict(table, 'B', { ...inputs, severity: 3 })
    }
    inflict(table, 'B', { ailment: 'ailment', name: 'Curse', severity: 1 })
    expect(table.combatant('B').effects.map(({ label, severity }) => [label, severity])).toEqual([
      ['Renamed', 5],
      ['Renamed', 5],
      ['Curse', 1],
    ])
  })

  it.each(['stumbled', 'sprint', 'cautious', 'dying', 'unconscious', 'defend'])(
    '%s put on twice by hand is there once',
    (state) => {
      expect(duel().give('B', state).give('B', state).effects('B')).toHaveLength(1)
    },
  )

  it('[TM-4.10] of two Defends put on by hand the better counts', () => {
    const better = { modifiers: [{ target: 'defence', amount: 3, stacking: 'defend' }] }
    const [first, last] = [duel().give('B', 'defend', better), duel().give('B', 'defend')]
    expect([first.give('B', 'defend').ar('B'), last.give('B', 'defend', better).ar('B')]).toEqual([15, 15])
  })

  it('[TM-7.07] spares a creature whose VP maximum is 0', () => {
    const table = duel({}, { vp: 0 })
    expect(inflict(table, 'B', { ailment: 'exhaustion', severity: 10 }).effects('B')).toEqual(['Exhaustion'])
  })

  it('[TM-7.08] in the middle of the turn switches unspent slots off at once', () => {
    const table = inflict(duel(), 'A', { ailment: 'exhaustion', severity: 5 })
    expect(table.unspent('A')).toEqual(['major', 'movement', 'reaction'])
    const spent = duel().take('A', 'physical-skill', check)
    expect(inflict(spent, 'A', { ailment: 'exhaustion', severity: 5 }).slots('A', 'major')).toEqual([
      'spent',
      'off',
    ])
  })

  it('[TM-7.09] lowered, gives slots back at the next refresh and not before', () => {
    const table = inflict(duel(), 'A', { ailment: 'exhaustion', severity: 5 })
    const [exhaustion] = table.combatant('A').effects
    const changes = { severity: 0 }
    table.do({ type: 'changeEffect', combatant: table.id('A'), effect: exhaustion?.id ?? '', changes })
    expect([table.effects('A'), table.unspent('A')]).toEqual([[], ['major', 'movement', 'reaction']])
    expect(table.endTurn(2).unspent('A').length).toBe(5)
  })

  it.each([5, 10])('[TM-7.10] of %i leaves one of three Majors', (severity) => {
    expect(ailing('exhaustion', severity, { turnShape: 'three' }).slots('B', 'major')).toEqual([
      'unspent',
      'off',
      'off',
    ])
  })
})

describe('Bleeding', () => {
  it('[TM-7.11] of 3 takes 2 HP for a Major and leaves VP alone', () => {
    expect(ailing('bleeding', 3).take('B', 'defend').vitals('B')).toEqual([5, 6])
  })

  it('[TM-7.11] counts the slot that pays: a Minor action paid with a Major bleeds, a Reaction does not', () => {
    const table = ailing('bleeding', 4).take('B', 'simple-item', { text: 'x' }, { slots: ['major-1'] })
    expect(table.vitals('B')).toEqual([5, 6])
    expect(table.endTurn().take('B', 'dodge', check).vitals('B')).toEqual([5, 6])
  })

  it('[TM-7.12] of 5 takes 2 HP for a Major and for a Reaction', () => {
    const table = ailing('bleeding', 5).take('B', 'defend').take('B', 'move')
    expect(table.vitals('B')).toEqual([5, 6])
    expect(table.endTurn().take('B', 'dodge', check).vitals('B')).toEqual([5, 4])
  })

  it('[TM-7.12] also for the Reaction that answers an attack, before the blow lands', () => {
    const table = inflict(duel(), 'B', { ailment: 'bleeding', severity: 5 })
    const inputs = {
      target: [table.id('B')],
      roll: 10,
      damage: 6,
      reaction: 'dodge',
      answer: 'failure',
      answerDegrees: 0,
    }
    const [outcome] = table.dock('A', 'attack', inputs).outcomes
    table.take('A', 'attack', inputs)
    expect(table.vitals('B')).toEqual([0, 5])
    expect(outcome?.text).toBe('VP 5 to 0, HP 8 to 5')
  })

  it('[TM-7.13] of 10 bleeds the same way and tells the GM’s text', () => {
    const table = inflict(duel(), 'B', {
      ailment: 'bleeding',
      severity: 10,
      text: 'Leaves a trail.',
    }).endTurn()
    table.take('B', 'defend')
    expect(table.logged).toContain('Bleeding: Leaves a trail.')
    expect(table.endTurn().take('B', 'dodge', check).vitals('B')).toEqual([5, 4])
  })

  it('[TM-7.11] bleeds for each of two Majors in one cost', () => {
    const table = ailing('bleeding', 1).take('B', 'change-order', { before: 'last' })
    expect(table.vitals('B')).toEqual([5, 4])
  })
})

describe('ailments of the GM’s own', () => {
  const own = { ailment: 'ailment', name: 'Rot', severity: 1 }

  it('[TM-7.15] switch slots off', () => {
    const table = inflict(duel(), 'B', { ...own, off: 'minor,movement' }).endTurn()
    expect(table.unspent('B')).toEqual(['major', 'major', 'reaction'])
    expect(table.offered('B', 'move').wouldUse).toBe('Major')
  })

  it.each([
    ['major', [4, 4]],
    ['reaction', [5, 4]],
    ['both', [4, 3]],
  ])('[TM-7.16] hurt on %s', (when, [afterMajor, afterReaction]) => {
    const table = inflict(duel(), 'B', { ...own, when, hurt: '1', hurtType: 'radiation' }).endTurn()
    expect(table.take('B', 'defend').vital('B', 'vp')).toBe(afterMajor)
    expect(table.endTurn().take('B', 'dodge', check).vital('B', 'vp')).toBe(afterReaction)
  })

  it('[TM-7.16] ask for dice instead of rolling them unseen', () => {
    const table = inflict(duel(), 'B', { ...own, when: 'major', hurt: '1d4' })
      .endTurn()
      .take('B', 'defend')
    expect(table.fight.prompts[0]).toMatchObject({ text: 'Rot: 1d4 damage', dice: '1d4' })
    table.do({ type: 'answerPrompt', prompt: table.fight.prompts[0]?.id ?? '', amount: 3 })
    expect(table.vital('B', 'vp')).toBe(2)
  })

  it('[TM-7.17] hurt at the start of the turn', () => {
    const table = inflict(duel(), 'B', { ...own, when: 'turnStart', hurt: '2', straightToHp: true })
    expect(table.vitals('B')).toEqual([5, 8])
    expect(table.endTurn().vitals('B')).toEqual([5, 6])
  })

  it('[TM-7.17] hurt at the end of the turn, or remind', () => {
    const table = inflict(duel(), 'B', { ...own, when: 'turnEnd', hurt: '2' }).endTurn()
    expect(table.vitals('B')).toEqual([5, 8])
    expect(table.endTurn().vitals('B')).toEqual([3, 8])
    const told = inflict(duel(), 'B', { ...own, when: 'turnStart', text: 'Spreads.' }).endTurn()
    expect(told.events).toContainEqual(expect.objectContaining({ type: 'EffectTicked', text: 'Spreads.' }))
  })
})

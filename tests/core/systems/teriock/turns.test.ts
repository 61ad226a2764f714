import { describe, expect, it } from 'vitest'
import { passivesOf } from '#core/engine/catalogue'
import { USUAL_END } from '#core/systems/teriock/effects'
import { teriock } from '#core/systems/teriock/system'
import { anEffect, when } from '#support/fight.ts'
import { Court, DISPEL, FIRE_BALL, FLINCH, TAUNT, ability, begun, creature, weapon } from './at-the-table'

const QUAKE = ability('Quake', 'active', { cost: { action: 3 } })
const abilities = [FIRE_BALL, QUAKE, TAUNT, DISPEL, FLINCH]
const two = (settings = {}): Court => {
  const seeds = ['Ana', 'Bo'].map((name, place) =>
    creature(name, { total: 20 - place, block: { abilities } }),
  )
  return new Court(seeds, { settings }).start()
}

describe('actions', () => {
  it('[TE-3.01] a round takes 5 s', () => {
    expect(two().endTurn(4).fight.roundsBegun * teriock.rounds.seconds).toBe(15)
  })

  it.each([
    ['move', 1],
    ['Fire Ball', 2],
    ['Quake', 3],
    ['Taunt', 0],
  ])('[TE-3.02] %s takes %i of 3 actions', (action, cost) => {
    const table = two().act('Ana', action, { damage: 1 })
    expect(table.slots('Ana', 'action').filter((state) => state === 'spent')).toHaveLength(cost)
  })

  it('[TE-3.02] a double with one action left is refused, with what is missing', () => {
    const table = two().act('Ana', 'move').act('Ana', 'move')
    expect(table.refused(table.action('Ana', 'Fire Ball'))).toBe('action/not-enough-slots')
    expect(table.refused(table.action('Ana', 'Quake'))).toBe('action/not-enough-slots')
    table.act('Ana', 'move')
    expect(table.refused(table.action('Ana', 'move'))).toBe('action/not-enough-slots')
  })

  it('[TE-3.02] actions are for the own turn', () => {
    const table = two()
    expect(table.refused(table.action('Bo', 'move'))).toBe('action/not-your-turn')
  })

  it('[TE-3.03] a free action is done on another’s turn and costs nothing', () => {
    const table = two().act('Bo', 'Taunt').act('Bo', 'Taunt').act('Bo', 'powerThrough')
    expect(table.slots('Bo', 'reaction')).toEqual(['unspent'])
  })

  it('[TE-3.05] what was not used is gone when the turn ends, and three come back', () => {
    const table = two().act('Ana', 'move').endTurn()
    expect(table.slots('Ana', 'action')).toEqual(['spent', 'off', 'off'])
    expect(table.endTurn().slots('Ana', 'action')).toEqual(['unspent', 'unspent', 'unspent'])
  })
})

describe('reactions', () => {
  it('[TE-3.06] one, on any turn, back at the own turn start', () => {
    const table = two().act('Ana', 'Dispel Magic')
    expect(table.refused(table.action('Ana', 'resist'))).toBe('action/not-enough-slots')
    expect(table.endTurn().slots('Ana', 'reaction')).toEqual(['spent'])
    expect(table.endTurn().slots('Ana', 'reaction')).toEqual(['unspent'])
  })

  it('[TE-3.06] used on another’s turn it is back for the own one, and used or not there is only one', () => {
    const table = two().act('Bo', 'Dispel Magic').endTurn()
    expect(table.slots('Bo', 'reaction')).toEqual(['unspent'])
    expect(table.endTurn(2).slots('Bo', 'reaction')).toEqual(['unspent'])
  })

  it('[TE-3.07] by house rule it is back at the start of every turn', () => {
    const table = two({ reactionReturns: 'everyTurn' }).act('Ana', 'Dispel Magic').endTurn()
    expect(table.slots('Ana', 'reaction')).toEqual(['unspent'])
  })

  it('[TE-3.08] free reactions are not limited, whatever became of the reaction', () => {
    const table = two()
      .act('Ana', 'Dispel Magic')
      .act('Ana', 'Flinch')
      .act('Ana', 'Flinch')
      .act('Ana', 'basicBlock')
    expect(table.slots('Ana', 'reaction')).toEqual(['spent'])
  })

  it('[TE-3.09] a reactive ability names its trigger', () => {
    const reactive = [
      ...teriock.actions,
      ...abilities.flatMap((each) => teriock.abilityAction(each) ?? []),
    ].filter(({ timing }) => timing === 'reaction')
    expect(reactive.filter(({ trigger }) => trigger === '')).toEqual([])
    expect(reactive.find(({ name }) => name === 'Flinch')?.trigger).toBe('it takes damage')
  })

  /** [who, on whose turn, spent before, result] */
  it.each([
    ['ready', 'resist', [], null],
    ['spent', 'resist', ['Dispel Magic'], 'action/not-enough-slots'],
    ['spent, free reaction', 'Flinch', ['Dispel Magic'], null],
    ['spent, another one', 'Dispel Magic', ['resist'], 'action/not-enough-slots'],
  ])('[TE-3.06] [TE-3.08] with the reaction %s: %s', (_state, reaction, before, code) => {
    const table = two()
    for (const each of before) table.act('Bo', each, { d20: 10 })
    if (code === null) expect(table.act('Bo', reaction, { d20: 10 }).events.length).toBeGreaterThan(0)
    else expect(table.refused(table.action('Bo', reaction))).toBe(code)
  })
})

describe('the attack penalty', () => {
  it('[TE-3.23] is 0, then -3, then -6', () => {
    const table = two()
    const penalties = [1, 2, 3].map(() => {
      const now = table.penalty('Ana')
      table.attack('Ana', 'Bo', { d20: 2 })
      return now
    })
    expect(penalties).toEqual([0, -3, -6])
  })

  it('[TE-3.24] counts by the weapon’s own value', () => {
    const attacks = [weapon('Sword'), weapon('Knife', { properties: ['proficient', 'penalty -2'] })]
    const table = begun(creature('Ana', { block: { attacks } }), creature('Bo'))
    table.attack('Ana', 'Bo', { weapon: 'Knife', d20: 2 })
    expect(table.penalty('Ana')).toBe(-2)
    expect(table.attack('Ana', 'Bo', { d20: 2 }).penalty('Ana')).toBe(-5)
  })

  it('[TE-3.25] is 0 again at the end of every turn, also for an attack made on another’s turn', () => {
    const table = two().attack('Bo', 'Ana', { d20: 2 }, 'opportunityAttack').attack('Ana', 'Bo', { d20: 2 })
    expect([table.penalty('Ana'), table.penalty('Bo')]).toEqual([-3, -3])
    table.endTurn()
    expect([table.penalty('Ana'), table.penalty('Bo')]).toEqual([0, 0])
  })

  it('[TE-3.23] is fixed when the attack is declared, and stays spent when it is cancelled', () => {
    const table = two().declare('Ana', 'basicAttack', { weapon: 'Sword', targets: [] })
    table.answer('Bo', 'Dispel Magic', 1).resolve()
    expect([table.fight.stack, table.penalty('Ana')]).toEqual([[], -3])
  })
})

describe('effects', () => {
  const give = (table: Court, who: string, change: Parameters<typeof anEffect>[1]) =>
    table.do({ type: 'addEffect', combatants: [table.id(who)], effect: anEffect('Haste', change) })

  it.each(['start', 'end'] as const)(
    '[TE-3.26] begin, tick and end at a turn’s %s by one model',
    (moment) => {
      const table = two()
      const at = when({ moment, whose: 'source' })
      const tick = { ...at, does: { kind: 'damage', amount: '1', damageType: '', straightTo: null } as const }
      const source = table.id('Bo')
      give(table, 'Ana', { source, begins: at, ticks: [tick], ends: { ...at, skip: 1 } })
      const hp = [1, 2, 3, 4, 5, 6].map(() => table.endTurn().vital('Ana'))
      expect([hp.at(0), hp.at(-1), table.effects('Ana')]).toEqual(
        moment === 'start' ? [23, 22, []] : [24, 22, []],
      )
    },
  )

  it('[TE-3.27] belong to the target, to whoever caused them, or to everyone', () => {
    const table = two()
    give(table, 'Ana', { ends: when({ whose: 'target' }) })
    give(table, 'Ana', { ends: when({ whose: 'source' }), source: table.id('Bo') })
    give(table, 'Ana', { ends: when({ whose: 'anyone' }) })
    expect(table.endTurn().effects('Ana')).toEqual(['Haste'])
    expect(table.endTurn().effects('Ana')).toEqual([])
  })

  it('[TE-3.28] can skip moments', () => {
    const table = two()
    give(table, 'Ana', { ends: when({ skip: 1 }) })
    expect(table.endTurn(2).effects('Ana')).toEqual(['Haste'])
    expect(table.endTurn(2).effects('Ana')).toEqual([])
  })

  it.each([
    [[4, 1], true],
    [[1, 4], true],
    [[3, 2], false],
  ])('[TE-3.29] at 2d4 = %j it ends: %s', (dice, ends) => {
    const table = two()
    give(table, 'Ana', { ends: USUAL_END })
    table.endTurn()
    const [prompt] = table.fight.prompts
    expect(prompt?.dice).toBe('2d4')
    table.do({ type: 'answerPrompt', prompt: prompt?.id ?? '', dice })
    expect(table.effects('Ana')).toEqual(ends ? [] : ['Haste'])
  })

  it('[TE-3.29] asks again at the next moment when the roll did not end it', () => {
    const table = two()
    give(table, 'Ana', { ends: USUAL_END }).endTurn()
    table.do({ type: 'answerPrompt', prompt: table.fight.prompts[0]?.id ?? '', dice: [1, 2] })
    expect(table.fight.prompts).toEqual([])
    expect(table.endTurn(2).fight.prompts).toHaveLength(1)
  })

  it('[TE-3.30] a condition that is inflicted ends so unless the GM says otherwise', () => {
    const silenced = teriock.effects.find(({ id }) => id === 'silenced')
    expect(silenced?.draft.ends).toEqual({
      event: 'turn',
      moment: 'end',
      whose: 'target',
      anchor: null,
      skip: 0,
      by: { dice: '2d4', anyDie: 4 },
    })
  })
})

describe('passive abilities', () => {
  const passives = [
    ability('Steady', 'passive'),
    ability('Ash on Ash', 'passive', { trigger: 'while hidden' }),
  ]

  it('[TE-3.31] are shown without a decision, as long as their duration says', () => {
    const table = begun(creature('Ana', { block: { abilities: passives } }))
    const shown = () => passivesOf(table.combatant('Ana'), teriock).map(({ name }) => name)
    expect(shown()).toEqual(['Steady'])
    table.put('Ana', 'hidden')
    expect(shown()).toEqual(['Steady', 'Ash on Ash'])
    table.takeOff('Ana', 'Hidden')
    expect(shown()).toEqual(['Steady'])
  })
})

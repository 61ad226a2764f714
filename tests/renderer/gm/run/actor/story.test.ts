import { describe, expect, it } from 'vitest'
import { storyOf } from '#gm/features/run/actor/story.ts'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

describe('where a combatant stands, as a sentence', () => {
  it('says who acts and how the total came about', () => {
    const table = new Table([aSeed('Ana', { block: { stats: { speed: 3 } } }), aSeed('Bo', { total: 2 })])
    table
      .rolls(11)
      .do({ type: 'rollInitiative', entries: [table.entry('Ana')], together: false })
      .start()
    expect(storyOf(table.fight, table.combatant('Ana'), plainSystem)).toMatchObject({
      doing: 'Acting now',
      total: 'initiative 14',
      how: 'd20 11 + Speed 3.',
    })
    expect(storyOf(table.fight, table.combatant('Bo'), plainSystem)).toMatchObject({
      doing: 'Next to act',
      total: 'initiative 2',
      how: '',
    })
  })

  it('names whom it ties with and what settled it', () => {
    const table = new Table([
      aSeed('Maren Voss', { total: 9, side: 'ally', block: { stats: { speed: 4 } } }),
      aSeed('Orc', { total: 9, block: { stats: { speed: 1 } } }),
    ]).start()
    expect(storyOf(table.fight, table.combatant('Orc'), plainSystem).how).toBe(
      "Tied with Maren Voss, settled by Speed (the app's rule).",
    )
  })

  it('names the player and the commander', () => {
    const table = new Table([
      aSeed('Ana', { total: 9, side: 'ally', player: 'Noor' }),
      aSeed('Hound', { turns: 0, controller: 'Ana' }),
    ]).start()
    expect(storyOf(table.fight, table.combatant('Ana'), plainSystem).more).toBe('Played by Noor.')
    expect(storyOf(table.fight, table.combatant('Hound'), plainSystem)).toEqual({
      doing: 'Acts when commanded',
      total: '',
      how: '',
      more: 'Commanded by Ana.',
    })
  })

  it('says that it is defeated or delayed', () => {
    const table = new Table([aSeed('Ana', { total: 9 }), aSeed('Bo', { total: 2 })]).start()
    table.do({ type: 'delay', combatant: table.id('Ana') })
    table.do({ type: 'defeat', combatants: [table.id('Bo')] })
    expect(storyOf(table.fight, table.combatant('Ana'), plainSystem).doing).toBe('Delayed')
    expect(storyOf(table.fight, table.combatant('Bo'), plainSystem).doing).toBe('Defeated')
  })
})

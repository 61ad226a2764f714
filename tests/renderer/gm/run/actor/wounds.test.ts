import { describe, expect, it } from 'vitest'
import { previewWound, woundCommands } from '#gm/features/run/actor/wounds.ts'
import { readDamage } from '#gm/features/run/actor/damage-text.ts'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const read = (text: string) => readDamage(text, plainSystem)
const orc = () => new Table([aSeed('Orc', { total: 9 })]).start()
const preview = (text: string, share: 'full' | 'half' | 'none' = 'full') => {
  const table = orc()
  return previewWound(table.fight, table.combatant('Orc'), share, read(text), '', plainSystem)
}

describe('what the damage box would do', () => {
  it('is told before Enter', () => {
    expect(preview('4')).toEqual({ after: { hp: 6 }, words: 'HP 10 to 6' })
  })

  it('is nothing for an empty box', () => {
    expect(preview('')).toBeNull()
  })

  it('takes half, rounded down, and nothing where the GM says so', () => {
    expect(preview('5', 'half')?.after).toEqual({ hp: 8 })
    expect(preview('5', 'none')?.words).toBe('HP stays 10')
  })

  it('does not heal past the maximum', () => {
    expect(preview('+4')?.words).toBe('HP stays 10')
  })

  it('says what dice come to on average, because they have not been rolled', () => {
    expect(preview('2d6')).toEqual({ after: {}, words: 'rolls 2d6, 7 on average' })
  })

  it('says what temporary points and the like make of it', () => {
    const damage = () => ({ vitals: { hp: 8 }, steps: ['temporary HP absorb 2'] })
    const { fight, combatant } = { fight: orc().fight, combatant: orc().combatant('Orc') }
    const told = previewWound(fight, combatant, 'full', read('4'), '', { ...plainSystem, damage })
    expect(told?.words).toBe('HP 10 to 8 (temporary HP absorb 2)')
  })

  it('says that a player keeps the numbers', () => {
    const table = orc()
    table.do({ type: 'setVital', combatant: table.id('Orc'), vital: 'hp', tracked: false })
    expect(previewWound(table.fight, table.combatant('Orc'), 'full', read('4'), '', plainSystem)?.words).toBe(
      'not tracked',
    )
  })
})

describe('the command of an entry', () => {
  const targets = [
    { combatant: 'a', share: 'full' as const },
    { combatant: 'b', share: 'half' as const },
  ]

  it('is one for all targets, so that one undo takes it back', () => {
    expect(woundCommands(read('9'), targets, 'blunt')).toEqual([
      { type: 'dealDamage', targets, amount: 9, damageType: 'blunt' },
    ])
  })

  it('prefers the type that was typed to the one that was chosen', () => {
    expect(woundCommands(read('9 blunt'), targets, '')).toMatchObject([{ damageType: 'blunt' }])
  })

  it('sets several in one go, so that one undo takes it back', () => {
    expect(woundCommands(read('=3'), targets, '')).toEqual([
      {
        type: 'together',
        commands: [
          { type: 'setVital', combatant: 'a', vital: 'hp', now: 3 },
          { type: 'setVital', combatant: 'b', vital: 'hp', now: 3 },
        ],
      },
    ])
  })

  it('does not exist for what can not be read', () => {
    expect(woundCommands(read('nine'), targets, '')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Command } from '#core/engine/commands'
import { brokenInvariants } from '#core/engine/invariants'
import type { TickDoes } from '#core/engine/model/effect'
import { anEffect, when, type Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'
import { plainSystem } from '#support/plain-system.ts'

/** Ana acts; Bo, who is next, bears an effect that ticks at the start of its turn. */
function ticking(does: TickDoes, hp = 10): Table {
  const table = inOrder(['Ana', 'Bo']).start()
  table.do({ type: 'setVital', combatant: table.id('Bo'), vital: 'hp', now: hp })
  const effect = anEffect('Burning', { ticks: [{ ...when(), does }] })
  return table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect }).endTurn()
}
const hurts = (amount: string): TickDoes => ({ kind: 'damage', amount, damageType: 'fire', straightTo: null })
const heals = (amount: string): TickDoes => ({ kind: 'heal', amount, vital: 'hp' })
const question = (table: Table) => table.fight.prompts[0]
const answer = (table: Table, amount?: number): Command => ({
  type: 'answerPrompt',
  prompt: question(table)?.id ?? '',
  ...(amount === undefined ? {} : { amount }),
})

describe('a tick whose amount is a remark', () => {
  it.each(['1d6 fire', '1d0', 'Infinity', '2.5', '1e3', '9999999999', '\u{1F525}'])(
    '"%s" is asked at the table instead of hurting by itself',
    (amount) => {
      const table = ticking(hurts(amount))
      expect(table.vital('Bo')).toBe(10)
      expect(question(table)).toMatchObject({ text: `Burning: ${amount} damage`, dice: '' })
      expect(table.refused(answer(table))).toBe('dice/unreadable')
      expect(table.do(answer(table, 3)).vital('Bo')).toBe(7)
      expect(table.fight.prompts).toEqual([])
    },
  )

  it('"d6 hp" as healing is asked too, and End turn goes on', () => {
    const table = ticking(heals('d6 hp'), 4)
    expect(table.current).toBe('Bo')
    expect(question(table)?.text).toBe('Burning: heals d6 hp')
    expect(table.do(answer(table, 3)).vital('Bo')).toBe(7)
  })

  it('stays due when the effect ends before it was counted', () => {
    const table = ticking(heals('d6 hp'), 4)
    table.do({
      type: 'removeEffect',
      combatant: table.id('Bo'),
      effect: table.combatant('Bo').effects[0]!.id,
    })
    expect(table.do(answer(table, 2)).vital('Bo')).toBe(6)
  })

  it('is asked where nothing is written, and dice and numbers do as before', () => {
    expect(question(ticking(hurts('')))?.text).toBe('Burning: fire damage')
    expect(ticking(hurts('3')).vital('Bo')).toBe(7)
    expect(question(ticking(hurts(' 1D6 + 2 ')))?.dice).toBe('1d6+2')
    expect(ticking(hurts('-3')).vital('Bo')).toBe(10)
    expect(ticking(heals('-3'), 4).vital('Bo')).toBe(4)
  })
})

describe('an expiry roll of what is no dice', () => {
  it.each(['a d4, maybe', '4', ''])(
    '"%s" is rolled at the table, once, and the GM says what came of it',
    (dice) => {
      const table = inOrder(['Ana', 'Bo']).start()
      const ends = when({ by: { dice, anyDie: 4 } })
      table
        .do({ type: 'addEffect', combatants: [table.id('Bo')], effect: anEffect('Fear', { ends }) })
        .endTurn(3)
      expect(table.fight.prompts).toMatchObject([{ dice: '', roll: null }])
      table.do({ type: 'answerPrompt', prompt: question(table)?.id ?? '', option: 'ends' })
      expect(table.effects('Bo')).toEqual([])
    },
  )
})

describe('a number that is none', () => {
  const odd = (table: Table): Command[] => {
    const [ana, entry] = [table.id('Ana'), table.entry('Ana')]
    return [
      { type: 'setInitiative', entry, total: NaN },
      { type: 'setVital', combatant: ana, vital: 'hp', max: Infinity },
      { type: 'editCombatant', combatant: ana, defence: NaN },
      { type: 'editCombatant', combatant: ana, stats: { speed: -Infinity } },
      { type: 'editCombatant', combatant: ana, counters: { strikes: NaN } },
      { type: 'addEffect', combatants: [ana], effect: anEffect('Odd', { severity: NaN }) },
      { type: 'changeSetting', setting: 'meet', value: NaN },
      { type: 'takeAction', combatant: ana, action: 'strike', inputs: { target: ana, amount: NaN } },
      { type: 'giveEntry', combatant: ana, total: Infinity },
    ]
  }

  it('is refused in every command, also as a ruling', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    for (const command of odd(table)) {
      expect(table.refused(command)).toBe('amount/not-a-number')
      expect(table.refused({ ...command, override: true })).toBe('amount/not-a-number')
    }
  })

  it('is refused where sane numbers come to one', () => {
    const table = inOrder(['Ana', 'Bo'], {
      ...plainSystem,
      resolve: ({ actor }) => [{ do: 'setCounter', target: actor.id, counter: 'strikes', to: 0 / 0 }],
    }).start()
    const before = table.fight
    const shout = { type: 'takeAction', combatant: table.id('Ana'), action: 'shout', inputs: {} } as const
    expect(table.refused(shout)).toBe('amount/not-a-number')
    expect(table.fight).toBe(before)
  })

  it('breaks the invariants wherever it stands', () => {
    const { fight } = inOrder(['Ana', 'Bo']).start()
    const [ana] = Object.values(fight.combatants)
    const withAna = (change: object) => ({
      ...fight,
      combatants: { ...fight.combatants, [ana!.id]: { ...ana!, ...change } },
    })
    for (const change of [
      { counters: { strikes: NaN } },
      { stats: { speed: Infinity } },
      { vitals: { hp: { now: 3, max: NaN, min: 0 } } },
      { effects: [{ id: 'e', ...anEffect('Odd', { severity: NaN }) }] },
    ])
      expect(brokenInvariants(withAna(change))).toContain(`${ana!.id} has a number that is none`)
  })
})

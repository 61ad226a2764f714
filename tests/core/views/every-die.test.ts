import { describe, expect, it } from 'vitest'
import type { Command } from '#core/engine/commands'
import { evolve } from '#core/engine/evolve'
import { wordBatch } from '#core/views/combat-log'
import { begun, creature } from '../systems/teriock/at-the-table'
import { anEffect, aSeed, Table, when } from '#support/fight.ts'
import { duel } from '#support/terra.ts'

/** The lines of a command as the GM reads them. */
function told(table: Table, command: Command): string[] {
  const states = [table.fight]
  table.do(command)
  for (const event of table.events) states.push(evolve(states.at(-1) ?? table.fight, event))
  return wordBatch(table.events, states, table.system).lines.map(({ who, text }) => `${who} ${text}`.trim())
}

describe('the log keeps each die', () => {
  it('of a bare d20 that was typed', () => {
    const table = new Table([aSeed('Ana', { block: { stats: { speed: 3 } } })])
    expect(told(table, { type: 'setInitiative', entry: table.entry('Ana'), die: 14 })).toEqual([
      'Ana 14 on the die, total 17',
    ])
  })

  it('of one who joins and rolls, and asks none of a total that was called', () => {
    const table = new Table([aSeed('Ana', { total: 18 })]).start().rolls(9)
    const orc = aSeed('Orc', { block: { stats: { speed: 2 } } })
    expect(told(table, { type: 'join', seeds: [orc], totals: {} })[0]).toBe(
      'Orc (rolled 9, total 11) joined, acts this round',
    )
    const elf = aSeed('Elf')
    expect(told(table, { type: 'join', seeds: [elf], totals: { Elf: 7 } })[0]).toBe(
      'Elf joined, acts this round',
    )
  })

  it('of healing that an effect rolls', () => {
    const table = new Table([aSeed('Ana', { total: 18 }), aSeed('Bo', { total: 9 })]).start().rolls(2, 3)
    const does = { kind: 'heal', amount: '2d4', vital: 'hp' } as const
    const effect = anEffect('Balm', { ticks: [{ ...when(), does }] })
    table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect })
    expect(told(table, { type: 'endTurn' })).toContain('Bo Balm: heals 2d4: 2, 3')
  })

  it('of both dice of a save with advantage', () => {
    const table = begun(creature('Ana')).rolls(3, 17)
    table.act('Ana', 'save', { attribute: 'mov', advantage: true })
    expect(table.told.join()).toContain('17 = 17 (d20 3, 17)')
  })

  it('of the air that feeds a fire', () => {
    const table = duel({ attacks: [{ damageType: 'fire' }] }).rolls(5)
    table.attack('A', 'B', 9, 3, { fire: 'air' })
    expect(table.logged).toContain('Air 1d6: 5')
  })

  it.each([
    [{ roll: 7, rerolled: { roll: [[3]] } }, 'Target roll 1d10: 3, re-rolled 7'],
    [{ roll: [9], rerolled: { roll: [2, [4]] } }, 'Target roll 1d10: 2, re-rolled 4, re-rolled 9'],
    [{ roll: 9, damage: [5, 6], rerolled: { damage: [[1, 2]] } }, 'Damage 2d6: 1 and 2, re-rolled 5 and 6'],
  ])('that was rolled again: %o', (inputs, line) => {
    const table = duel({ attacks: [{ damage: '2d6' }] })
    table.take('A', 'attack', { target: [table.id('B')], damage: 1, ...inputs })
    expect(table.logged).toContain(line)
  })

  it('that was rolled again in another system, also when it has waited on the stack', () => {
    const table = begun(creature('Ana'), creature('Bo'))
    const inputs = { weapon: 'Sword', targets: [table.id('Bo')], d20: [2], rerolled: { d20: [[1]] } }
    table.declare('Ana', 'basicAttack', inputs).resolve()
    expect(table.told).toContain('1d20: 1, re-rolled 2')
  })

  it.each([null, 3, 'x', [1], { roll: 'x' }])('and takes no harm from junk: %o', (rerolled) => {
    const table = duel()
    expect(table.attack('A', 'B', 2, 1, { rerolled }).logged.join()).not.toContain('re-rolled')
  })
})

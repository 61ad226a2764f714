import { describe, expect, it } from 'vitest'
import type { Command } from '#core/engine/commands'
import { evolve } from '#core/engine/evolve'
import { wordBatch, type Worded } from '#core/views/combat-log'
import { BY_HAND } from '#core/views/log-phrases'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'

/** Plays a command and words what it did. */
function worded(table: Table, command: Command): Worded {
  const states = [table.fight]
  table.do(command)
  for (const event of table.events) states.push(evolve(states.at(-1) ?? table.fight, event))
  return wordBatch(table.events, states, table.system)
}

const fight = (): Table =>
  new Table([aSeed('Ana', { total: 18, side: 'ally' }), aSeed('Orc', { total: 12 })]).start()

describe('the log', () => {
  it('says who took how much, and what it left', () => {
    const table = fight()
    const { lines, label } = worded(table, {
      type: 'dealDamage',
      targets: [{ combatant: table.id('Orc'), share: 'full' }],
      amount: 4,
      damageType: 'blunt',
      source: table.id('Ana'),
    })
    expect(lines).toEqual([
      { who: 'Orc', text: 'took 4 blunt damage from Ana', delta: '−4 HP', tone: 'loss' },
    ])
    expect(label).toBe('Orc took 4 blunt damage from Ana')
  })

  it('names the slot that the GM spends or gives back by hand', () => {
    const table = fight()
    const ana = table.combatant('Ana')
    const slot = ana.budget[0]!
    const label = table.system.slots.find(({ id }) => id === slot.kind)!.label
    const spent = worded(table, { type: 'spendSlot', combatant: ana.id, slot: slot.id, note: BY_HAND })
    const back = worded(table, { type: 'returnSlot', combatant: ana.id, slot: slot.id })
    expect([spent.label, back.label]).toEqual([`Ana ${label} spent by hand`, `Ana ${label} given back`])
  })

  it('files the end of a round under the round that ends', () => {
    const table = fight().endTurn()
    const { round, lines } = worded(table, { type: 'endTurn' })
    expect(table.fight.round).toBe(2)
    expect(round).toBe('1')
    expect(lines.map(({ who, text }) => `${who} ${text}`)).toEqual(['Orc ended the turn'])
  })

  it('says how strong an ailment has become, and how long what waited for a leaver lasts', () => {
    const table = fight()
    const [ana, orc] = [table.id('Ana'), table.id('Orc')]
    const ends = when({ moment: 'end', whose: 'source' })
    table.do({ type: 'addEffect', combatants: [ana], effect: anEffect('Marked', { source: orc, ends }) })
    table.do({ type: 'addEffect', combatants: [ana], effect: anEffect('Bleeding', { severity: 2 }) })
    const bleeding = table.combatant('Ana').effects.find(({ label }) => label === 'Bleeding')!
    const told = (command: Command) => worded(table, command).lines.map(({ text }) => text)
    expect(
      told({ type: 'changeEffect', combatant: ana, effect: bleeding.id, changes: { severity: 5 } }),
    ).toEqual(['Bleeding is now 5'])
    expect(told({ type: 'leave', combatants: [orc] })).toContain('Marked now lasts to the end of the round')
  })

  it('tells the exchange on the stack in one line per answer', () => {
    const table = fight()
    const take = (who: string, action: string) =>
      worded(table, { type: 'takeAction', combatant: table.id(who), action, inputs: {}, onStack: true })
    expect(take('Ana', 'strike').lines.map(({ who, text }) => `${who} ${text}`)).toEqual([
      'Ana put strike on the stack',
    ])
    const { lines, label } = take('Orc', 'parry')
    expect([label, lines.length]).toEqual(['Orc answered strike with parry', 1])
  })

  it('names a step that has no line of its own', () => {
    const table = new Table([aSeed('Ana', { total: 18 })])
    expect(worded(table, { type: 'startFight' }).label).toBe('start of round 1')
  })

  it('words the rule that a ruling went against, without its code', () => {
    const events = [{ type: 'Overruled', code: 'action/not-enough-slots' }] as const
    const { fight: now, system } = fight()
    const [line] = wordBatch(events, [now, now], system).lines
    expect(line?.text).toBe('GM ruling: not enough slots')
  })

  it('tells a ruling apart, and names the step by what was done', () => {
    const table = fight()
    const { lines, label } = worded(table, { type: 'actNow', entry: table.entry('Orc') })
    expect(label).toBe('Orc acts now, out of order')
    expect(lines.every(({ tone }) => tone === 'plain')).toBe(true)
    table.endTurn()
    const again = worded(table, { type: 'actNow', entry: table.entry('Orc'), override: true })
    expect(again.lines[0]?.tone).toBe('ruling')
    expect(again.label).toBe('Orc acts now, out of order')
  })
})

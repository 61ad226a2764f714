import { describe, expect, it } from 'vitest'
import type { Command } from '#core/engine/commands'
import type { EffectDraft } from '#core/engine/model/effect'
import { evolve } from '#core/engine/evolve'
import { wordBatch, type Worded } from '#core/views/combat-log'
import { BY_HAND } from '#core/views/log-phrases'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { duel } from '#support/terra.ts'

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
      { who: 'Orc', text: 'took blunt damage from Ana', delta: '−4 HP', tone: 'loss', sum: ['4 blunt'] },
    ])
    expect(label).toBe('Orc took blunt damage from Ana, −4 HP')
  })

  it('says of each newcomer whether it acts this round or next, also of the surprised', () => {
    const table = fight().endTurn()
    const seeds = [aSeed('Elf'), aSeed('Imp')]
    expect(worded(table, { type: 'join', seeds, totals: { Elf: 15, Imp: 3 } }).label).toBe(
      'Elf, Imp joined; this round: Imp; next round: Elf',
    )
    const ambush = new Table([
      aSeed('Ana', { total: 18 }),
      aSeed('Orc', { total: 12, surprised: true }),
    ]).start()
    const late = { type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 3 }, benefits: false } as const
    expect(worded(ambush, late).label).toBe('Cat joined, acts next round')
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

  it('never calls lost what only counts with what was there', () => {
    const table = duel()
    const bleed = { definition: 'bleeding', severity: 2 }
    const again = (label: string, more: Partial<EffectDraft>) => {
      const add = { type: 'addEffect', combatants: [table.id('A')], effect: anEffect(label, more) } as const
      table.do(add)
      const { label: step, lines } = worded(table, add)
      return [step, ...lines.map(({ who, text }) => `${who} ${text}`)]
    }
    expect(again('Bleeding', bleed)).toEqual(['A Bleeding is now 4', 'A Bleeding is now 4'])
    expect(again('Stumbled', { definition: 'stumbled' })).toEqual(['A has Stumbled', 'A has Stumbled'])
  })

  it('tells the exchange on the stack in one line per answer', () => {
    const table = fight()
    const take = (who: string, action: string) =>
      worded(table, { type: 'takeAction', combatant: table.id(who), action, inputs: {}, onStack: true })
    expect(take('Ana', 'strike').lines.map(({ who, text }) => `${who} ${text}`)).toEqual([
      'Ana announced strike',
    ])
    const { lines, label } = take('Orc', 'parry')
    expect([label, lines.length]).toEqual(['Orc answered with parry', 1])
  })

  it('calls a frame cancelled, as the frame does, and says when the GM did it', () => {
    const actions = plainSystem.actions.map((each) => ({ ...each, cancels: each.id === 'parry' }))
    const seeds = [aSeed('Ana', { total: 18 }), aSeed('Orc', { total: 12 })]
    const told = (of: (table: Table) => Command) => {
      const table = new Table(seeds, { ...plainSystem, actions }).start()
      for (const [who, action] of [
        ['Ana', 'strike'],
        ['Orc', 'parry'],
      ] as const)
        table.do({ type: 'takeAction', combatant: table.id(who), action, inputs: {}, onStack: true })
      return worded(table, of(table)).lines.map(({ text }) => text)
    }
    expect(told(() => ({ type: 'resolveTop' }))).toContain("Ana's strike was cancelled")
    expect(told(({ fight }) => ({ type: 'cancelFrame', frame: fight.stack[0]!.id }))).toContain(
      "Ana's strike was cancelled by the GM",
    )
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

describe('an attack in the log', () => {
  const said = (line: { who: string; text: string; delta: string }) =>
    `${line.who} ${line.text} ${line.delta}`
  const struck = (inputs: object) => {
    const table = duel()
    const states = [table.fight]
    table.take('A', 'attack', { target: [table.id('B')], ...inputs })
    for (const event of table.events) states.push(evolve(states.at(-1) ?? table.fight, event))
    return wordBatch(table.events, states, table.system).lines
  }

  it('is one line with who, whom, total against number and change; the sums stand under it', () => {
    const [line, ...others] = struck({ roll: 9, damage: 5 })
    expect(others).toEqual([])
    expect(line && said(line)).toBe('A hit B, 12 against AR 12 −5 VP')
    expect(line?.sum).toEqual(['Sword: d10 9 + 3 skill = 12', '1d6: 5', '5 slashing'])
  })

  it('says nothing of degrees that are none', () => {
    expect(JSON.stringify(struck({ roll: 9, damage: 5 }))).not.toContain('by 0')
  })
})

describe('what needs no line of its own', () => {
  it('is the end of a turn, a slot spent by hand, and what runs out with them', () => {
    const table = fight()
    const ana = table.combatant('Ana')
    const ended = worded(table, { type: 'endTurn' })
    expect(ended.lines.map(({ quiet }) => quiet)).toEqual([true])
    const slot = ana.budget[0]!
    const spent = worded(table, { type: 'spendSlot', combatant: ana.id, slot: slot.id, note: BY_HAND })
    expect(spent.lines.map(({ quiet }) => quiet)).toEqual([true])
  })

  it('still names the step to undo', () => {
    expect(worded(fight(), { type: 'endTurn' }).label).toBe('Ana ended the turn')
  })
})

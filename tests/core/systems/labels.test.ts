import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import type { Fight } from '#core/engine/model/fight'
import { sumOf } from '#core/engine/modifiers'
import type { GameSystem } from '#core/engine/system'
import { systems } from '#core/systems/registry'
import { fixedDice } from '#support/dice.ts'
import { asPlayed, type RecordedFight } from '#support/recorded-fight.ts'

const FIGHTS = {
  'terra-magia': ['causeway', 'bell-tower'],
  teriock: ['five-deep', 'ambush'],
} as Readonly<Record<string, readonly string[]>>

const folder = resolve(import.meta.dirname, '../../fixtures')
const read = (system: string, name: string): RecordedFight =>
  JSON.parse(readFileSync(resolve(folder, system, `${name}.fight.json`), 'utf8')) as RecordedFight

/** Every word of a table that people read. */
type Worded = { label?: string; name?: string; note?: string; hint?: string; short?: string }
const tablesOf = (system: GameSystem): readonly (readonly Worded[])[] => [
  system.effects,
  system.actions,
  system.slots,
  system.columns,
  system.stats,
  system.vitals,
  system.settings,
]

/** In place: a rule may have taken a row straight from the table. Gives the way back. */
function rename(rows: readonly Worded[]): () => void {
  const before = rows.map((row) => ({ ...row }))
  for (const [place, row] of rows.entries())
    for (const word of ['label', 'name', 'note', 'hint', 'short'] as const)
      if (row[word] !== undefined) row[word] = `word ${String(place)}`
  return () => void rows.map((row, place) => Object.assign(row, before[place]))
}

/** As if the GM had given every effect and every chip another name. */
function withOtherWords(fight: Fight): Fight {
  const combatants = Object.values(fight.combatants).map((each) => ({
    ...each,
    effects: each.effects.map((effect, place) => ({
      ...effect,
      label: `effect ${String(place)}`,
      note: 'x',
    })),
    budget: each.budget.map((slot) => ({ ...slot, note: 'x' })),
  }))
  return { ...fight, combatants: Object.fromEntries(combatants.map((each) => [each.id, each])) }
}

/** What a fight is without its words. */
function bare(fight: Fight, system: GameSystem): unknown {
  const { phase, round, order, activeEntry, acted, passed, stack, prompts } = fight
  const bodies = Object.values(fight.combatants).map((each) => ({
    vitals: each.vitals,
    defence: sumOf(system.defence.terms(fight, each) ?? []),
    slots: each.budget.map(({ id, state, boughtBy, offBy }) => [id, state, boughtBy, offBy]),
    counters: each.counters,
    effects: each.effects.map(({ id, definition, severity, ends, modifiers }) => [
      id,
      definition,
      severity,
      ends,
      modifiers.map(({ target, amount }) => [target, amount]),
    ]),
    defeated: each.defeated,
  }))
  const frames = stack.map(({ id, action, state }) => [id, action, state])
  return { phase, round, order, activeEntry, acted, passed, frames, asked: prompts.length, bodies }
}

describe.each(systems)('$label with every word of its tables and of the creatures renamed', (system) => {
  const fights = (FIGHTS[system.id] ?? []).map((name) => [name, read(system.id, name)] as const)
  const played = new Map(fights.map(([name, fight]) => [name, asPlayed(fight, system)]))
  const pictures = new Map(
    fights.map(([name]) => [name, played.get(name)!.map(({ after }) => bare(after, system))]),
  )
  let back: (() => void)[] = []
  beforeAll(() => {
    back = tablesOf(system).map(rename)
  })
  afterAll(() => {
    for (const undo of back) undo()
  })

  it.each(fights)('plays %s as before', (name, { encounter }) => {
    let ids = 0
    const newId = (kind: string): string => `${kind}-${String(++ids)}`
    let fight = createFight(encounter, { system, newId, dice: fixedDice() })
    for (const [place, { command, dice, say }] of played.get(name)!.entries()) {
      const ports = { system, newId, dice: fixedDice(...dice) }
      const decided = decide(withOtherWords(fight), command, ports)
      if (!decided.ok) throw new Error(`${say}: ${decided.rejection.reason}`)
      fight = decided.fight
      expect(bare(fight, system), say).toEqual(pictures.get(name)![place])
    }
  })
})

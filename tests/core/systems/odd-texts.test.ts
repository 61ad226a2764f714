import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf } from '#core/engine/catalogue'
import type { Command } from '#core/engine/commands'
import { decide } from '#core/engine/decide'
import { formInputs } from '#core/engine/dock'
import { brokenInvariants } from '#core/engine/invariants'
import type { EffectDraft } from '#core/engine/model/effect'
import type { Fight } from '#core/engine/model/fight'
import { hasOddNumber } from '#core/engine/odd-numbers'
import type { GameSystem } from '#core/engine/system'
import { readText } from '#core/formats/registry'
import { systems } from '#core/systems/registry'
import { actionCatalogue } from '#core/views/available-actions'
import { wordBatch } from '#core/views/combat-log'
import { readChange } from '#gm/features/run/actor/change-text.ts'
import { readDamage } from '#gm/features/run/actor/damage-text.ts'
import { woundCommands } from '#gm/features/run/actor/wounds.ts'
import { seededDice } from '#support/dice.ts'
import { anEffect, aSeed, Table, when } from '#support/fight.ts'
import { fileText, importContext } from '#support/import-context.ts'

/** ODD_RUNS makes it as thorough as one has time for. */
const runs = { numRuns: Number(process.env.ODD_RUNS ?? 150) }

/** What people write where a number belongs, and what no person would. */
const text = fc.oneof(
  fc.constantFrom(
    ...[
      '1d6 fire',
      'd6 hp',
      '1d8+STR',
      '1d0',
      '0d6',
      '1d1',
      '999d999',
      '200d6+200d6',
      '1e3',
      '-3',
      '+-3',
      '=-3',
    ],
    ...['2.5', 'Infinity', 'NaN', '0x10', '', ' ', '3 4', '2d6+3', '\u22124', '1d6\u22121', '9'.repeat(400)],
    ...['toString', 'constructor', '__proto__', 'd', '2d', 'd20-', '\u0661', 'null', '1d6;', '1,000'],
  ),
  fc.stringMatching(/^[0-9d+\-= .]{0,10}$/),
  fc.string({ maxLength: 8 }),
)
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(NaN, Infinity, -Infinity, Number.MAX_VALUE, -0, 1e21, 0.5),
)

interface Odd {
  texts: readonly string[]
  numbers: readonly number[]
  turn: number
}
const odd = fc.record({
  texts: fc.array(text, { minLength: 6, maxLength: 6 }),
  numbers: fc.array(number, { minLength: 4, maxLength: 4 }),
  turn: fc.nat({ max: 30 }),
})

function tableOf(system: GameSystem, { texts }: Odd): Table {
  const [damage = '', property = '', name = ''] = texts
  const attack = {
    ...{ id: 'odd', name: 'Odd', kind: name, stat: null, bonus: 0, weaponBonus: 0 },
    ...{
      damage,
      damageType: name,
      properties: [`plus ${property}`, property, `penalty ${property}`],
      note: '',
    },
  }
  const ability = {
    ...{ id: 'spell', name: 'Spell', maneuver: 'active', cost: {}, vitalCost: {}, uses: null, trigger: '' },
    ...{ sustained: false, seconds: null, damage: property, damageType: name, note: '' },
  }
  const stats = Object.fromEntries(system.stats.map(({ id }) => [id, 0]))
  const vitals = Object.fromEntries(system.vitals.map(({ id }) => [id, 20]))
  const block = { stats, vitals, defence: 10, attacks: [attack], abilities: [ability] }
  const seeds = ['Ana', 'Bo'].map((who, at) => aSeed(who, { total: 9 - at, block }, system.id))
  return new Table(seeds, system, seededDice(5)).start()
}

function effectOf([amount = '', heal = '', dice = '']: readonly string[]): EffectDraft {
  return anEffect('Odd', {
    ends: when({ moment: 'end', by: { dice, anyDie: 4 } }),
    ticks: [
      { ...when(), does: { kind: 'damage', amount, damageType: '', straightTo: null } },
      { ...when({ moment: 'end' }), does: { kind: 'heal', amount: heal, vital: 'hp' } },
    ],
    data: { onMajor: true, onReaction: true, amount },
  })
}

/** Everything that takes an amount, with odd ones. */
function commandsOf(table: Table, { texts, numbers, turn }: Odd): Command[] {
  const [ana, bo] = [table.id('Ana'), table.id('Bo')]
  const [a = '', b = '', c = ''] = texts
  const [n = 0, m = 0] = numbers
  const targets = [{ combatant: bo, share: 'half' as const }]
  const typed = woundCommands(readDamage(a, table.system), targets, '')
  const actions = actionsOf(table.combatant('Ana'), table.system)
  const action = actions[turn % actions.length]?.id ?? ''
  const inputs = { target: [bo], targets: [bo], damage: n, roll: m, d20: m, advantage: n, other: m, text: a }
  return [
    ...typed,
    { type: 'addEffect', combatants: [ana, bo], effect: effectOf([a, b, c]) },
    { type: 'dealDamage', targets, amount: a, damageType: b },
    { type: 'heal', targets, amount: n, vital: 'hp' },
    { type: 'setVital', combatant: ana, vital: 'hp', now: n, max: m, override: true },
    { type: 'editCombatant', combatant: bo, defence: n, stats: { speed: m }, override: true },
    { type: 'takeAction', combatant: ana, action, inputs, override: true },
    { type: 'takeAction', combatant: ana, action: 'spell', inputs, override: true },
    { type: 'resolveTop' },
    { type: 'endTurn', override: true },
    { type: 'giveEntry', combatant: bo, total: n },
    {
      type: 'join',
      seeds: [aSeed('Eel', { quantity: /^\s*\d*$/.test(b) ? 'x' : b }, table.system.id)],
      totals: { Eel: m },
      tie: 'after',
    },
    { type: 'endTurn', override: true },
  ]
}

/** Everything of the screen that is worked out from a fight. */
function look(fight: Fight, system: GameSystem): void {
  for (const each of Object.values(fight.combatants)) {
    actionCatalogue(fight, each, system)
    system.reminders(fight, each)
    for (const action of actionsOf(each, system)) {
      const form = system.dock?.({ fight, actor: each, action, inputs: {}, moment: 'apply' })
      if (form) formInputs(form)
    }
  }
}

function playCalmly(system: GameSystem, each: Odd): void {
  const table = tableOf(system, each)
  let ids = 0
  const ports = { system, dice: seededDice(3), newId: (kind: string) => `${kind}+${String(++ids)}` }
  let { fight } = table
  const give = (command: Command): void => {
    const before = JSON.stringify(fight)
    const decided = decide(fight, command, ports)
    if (!decided.ok) return expect(JSON.stringify(fight)).toBe(before)
    wordBatch(decided.events, [fight, ...decided.events.map(() => decided.fight)], system)
    fight = decided.fight
    expect(hasOddNumber([fight.combatants, fight.entries, decided.events])).toBe(false)
    expect(brokenInvariants(fight)).toEqual([])
  }
  for (const command of commandsOf(table, each)) {
    give(command)
    for (const { id, options } of fight.prompts) {
      give({ type: 'answerPrompt', prompt: id, amount: each.numbers[2] ?? 0 })
      give({ type: 'answerPrompt', prompt: id, ...(options[0] ? { option: options[0].id } : { amount: 3 }) })
    }
  }
  look(fight, system)
}

describe('odd texts and numbers', { timeout: 600_000 }, () => {
  it.each(systems.map((system) => [system.id, system] as const))(
    'at the table of %s change nothing, or a number that is one',
    (_id, system) => {
      fc.assert(
        fc.property(odd, (each) => playCalmly(system, each)),
        runs,
      )
    },
  )

  it('are read calmly by every box', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(hasOddNumber([readChange(each), ...systems.map((system) => readDamage(each, system))])).toBe(
          false,
        )
      }),
      { numRuns: runs.numRuns * 10 },
    )
  })

  it('are read calmly in every file, and what is offered holds no odd number', () => {
    fc.assert(
      fc.property(text, fc.oneof(text, number), (written, value) => {
        const block = {
          name: 'Eel',
          stats: { [written]: value },
          vitals: { hp: value },
          attacks: [{ name: 'Bite', damage: written }],
        }
        const files = [
          fileText({ system: 'terra-magia', statBlocks: [block] }),
          `name,AR,HP,count\nEel,${written.replace(/[\n,"]/g, '')},${String(value).replace(/[\n,"]/g, '')},${written.replace(/[\n,"]/g, '')}`,
        ]
        for (const file of files) {
          const read = readText(file, importContext({ systems, systemId: 'terra-magia' }))
          expect(hasOddNumber(read.ok ? read.report.entries.map(({ item }) => item.value) : null)).toBe(false)
        }
      }),
      runs,
    )
  })
})

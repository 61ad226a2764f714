import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from '#core/engine/commands'
import { decide } from '#core/engine/decide'
import { brokenInvariants } from '#core/engine/invariants'
import { aSeed, anEffect, when } from '#support/fight.ts'
import { seededDice } from '#support/dice.ts'
import { fiveAtTheTable } from '#support/fx5.ts'

const GONE = 'gone'
const target = [{ combatant: GONE, share: 'full' }] as const
/** Ana and her place, as the table numbers them. */
const here = 'combatant-2'
const place = 'entry-3'

/** One per command and per id it carries. */
const stale: Command[] = [
  { type: 'setInitiative', entry: GONE, total: 3 },
  { type: 'setInitiatives', called: [{ entry: GONE, total: 3 }] },
  { type: 'rollInitiative', entries: [GONE], together: false },
  { type: 'settleTie', entries: [GONE], by: 'gm' },
  { type: 'settleTie', entries: [], by: 'rollOff' },
  { type: 'setSurprised', combatants: [GONE], surprised: true },
  { type: 'actNow', entry: GONE },
  { type: 'swapPlaces', first: GONE, second: place },
  { type: 'swapPlaces', first: place, second: GONE },
  { type: 'moveEntry', entry: GONE, before: null, when: 'now' },
  { type: 'moveEntry', entry: place, before: GONE, when: 'nextRound' },
  { type: 'delay', combatant: GONE },
  { type: 'comeBack', combatant: GONE },
  { type: 'join', seeds: [aSeed('Cat', { quantity: 'many' })], totals: {} },
  { type: 'join', seeds: [aSeed('Cat')], totals: { Cat: NaN } },
  { type: 'bringInWave', wave: GONE },
  { type: 'leave', combatants: [GONE] },
  { type: 'defeat', combatants: [GONE] },
  { type: 'revive', combatants: [GONE] },
  { type: 'giveEntry', combatant: GONE, total: 3 },
  { type: 'correctTotal', entry: GONE, total: 3, place: 'keeps' },
  { type: 'correctTotal', entry: place, total: NaN, place: 'now' },
  { type: 'grantSlot', combatant: GONE, kind: 'act' },
  { type: 'grantSlot', combatant: here, kind: GONE },
  { type: 'giveEntry', combatant: here, total: NaN },
  { type: 'setController', combatant: GONE, controller: null },
  { type: 'setController', combatant: here, controller: GONE },
  { type: 'takeAction', combatant: GONE, action: 'strike', inputs: {} },
  { type: 'takeAction', combatant: here, action: GONE, inputs: {} },
  { type: 'takeAction', combatant: here, action: 'strike', slots: [GONE], inputs: {} },
  { type: 'takeAction', combatant: here, action: 'parry', answers: GONE, inputs: {} },
  { type: 'takeAction', combatant: here, action: 'parry', cancels: GONE, onStack: true, inputs: {} },
  { type: 'spendSlot', combatant: GONE, slot: 'act-1', note: '' },
  { type: 'spendSlot', combatant: here, slot: GONE, note: '' },
  { type: 'returnSlot', combatant: GONE, slot: 'act-1' },
  { type: 'returnSlot', combatant: here, slot: GONE },
  { type: 'nameEvent', text: 'noise', actor: GONE },
  { type: 'resolveTop' },
  { type: 'cancelFrame', frame: GONE },
  { type: 'dealDamage', targets: target, amount: 3, damageType: '' },
  {
    type: 'dealDamage',
    targets: [{ combatant: here, share: 'full' }],
    amount: 3,
    damageType: '',
    source: GONE,
  },
  { type: 'heal', targets: target, amount: 3, vital: 'hp' },
  { type: 'heal', targets: [{ combatant: here, share: 'full' }], amount: 3, vital: GONE },
  { type: 'setVital', combatant: GONE, vital: 'hp', now: 3 },
  { type: 'setVital', combatant: here, vital: GONE, now: 3 },
  { type: 'addEffect', combatants: [GONE], effect: anEffect('Curse') },
  { type: 'addEffect', combatants: [here], effect: anEffect('Curse', { source: GONE }) },
  {
    type: 'addEffect',
    combatants: [here],
    effect: anEffect('Curse', { ends: when({ whose: 'anchor', anchor: GONE }) }),
  },
  { type: 'changeEffect', combatant: GONE, effect: 'effect-1', changes: {} },
  { type: 'changeEffect', combatant: here, effect: GONE, changes: {} },
  { type: 'removeEffect', combatant: GONE, effect: 'effect-1' },
  { type: 'removeEffect', combatant: here, effect: GONE },
  { type: 'answerPrompt', prompt: GONE },
  { type: 'dismissPrompt', prompt: GONE },
  { type: 'setDisclosure', combatants: [GONE], hidden: true },
  { type: 'editCombatant', combatant: GONE, name: 'New' },
  { type: 'changeSetting', setting: GONE, value: true },
]

describe('a command that speaks of what is not there', () => {
  it('is tried beside ids that are there', () => {
    const { fight } = fiveAtTheTable()
    expect([fight.combatants[here]?.name, fight.entries[place]?.combatant]).toEqual(['Ana', here])
  })

  it.each(stale)('is refused, also as a ruling: $type %#', (command) => {
    const table = fiveAtTheTable().start()
    expect(() => table.refused(command)).not.toThrow()
    expect(() => table.refused({ ...command, override: true })).not.toThrow()
  })

  it('never throws and never breaks a fight, whatever the ids are', () => {
    const table = fiveAtTheTable().start()
    const junk = fc.constantFrom(
      GONE,
      '',
      '__proto__',
      'constructor',
      ...Object.keys(table.fight.combatants),
      ...table.fight.order,
    )
    const changed = fc.tuple(
      fc.constantFrom(...stale),
      fc.array(junk, { minLength: 3, maxLength: 3 }),
      fc.boolean(),
    )
    fc.assert(
      fc.property(fc.array(changed, { maxLength: 12 }), (list) => {
        let { fight } = table
        let ids = 0
        const ports = {
          system: table.system,
          dice: seededDice(1),
          newId: (kind: string) => `${kind}+${String(++ids)}`,
        }
        for (const [command, others, override] of list) {
          const decided = decide(fight, { ...withIds(command, others), override }, ports)
          if (decided.ok) fight = decided.fight
          expect(brokenInvariants(fight)).toEqual([])
        }
      }),
      { numRuns: Number(process.env.LAW_RUNS ?? 1000) },
    )
  })
})

/** The same command with its ids exchanged, each place by the next of the list. */
function withIds(command: Command, others: readonly string[]): Command {
  let next = 0
  const text = JSON.stringify(command, (_key, value: unknown) =>
    value === GONE || value === here || value === place ? others[next++ % others.length] : value,
  )
  return JSON.parse(text) as Command
}

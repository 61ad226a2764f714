/** No rule goes by a text that a GM can edit: with every effect renamed after every step the fight is the same. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf } from '#core/engine/catalogue'
import type { Command } from '#core/engine/commands'
import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import { formInputs } from '#core/engine/dock'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { GameSystem } from '#core/engine/system'
import { openTies } from '#core/engine/time/turn-order'
import { registrations } from '#core/systems/registry'
import { seededDice } from '#support/dice.ts'

const RUNS = Number(process.env.LAW_RUNS ?? 12)

interface Move {
  kind: number
  who: number
  what: number
  whom: number
}
const nat = (max: number) => fc.nat({ max })
const moves = fc.array(fc.record({ kind: nat(99), who: nat(19), what: nat(99), whom: nat(19) }), {
  minLength: 30,
  maxLength: 60,
})
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

function commandOf(fight: Fight, system: GameSystem, { kind, who, what, whom }: Move): Command | null {
  const everyone = Object.values(fight.combatants)
  const [one, other] = [pick(everyone, who), pick(everyone, whom)]
  if (!one || !other) return null
  if (kind < 15) return { type: 'endTurn', override: true }
  if (kind < 45) return putOn(one, system, what)
  if (kind < 60) return takenOff(one, what)
  const targets = [{ combatant: one.id, share: 'full' as const }]
  if (kind < 68) return { type: 'dealDamage', targets, amount: what % 9, damageType: '' }
  if (kind < 74) return { type: 'heal', targets, amount: what % 9, vital: system.healVital }
  if (kind < 78) return fight.stack.length > 0 ? { type: 'resolveTop' } : null
  return acting(fight, system, one, other, what)
}

function putOn(bearer: Combatant, system: GameSystem, what: number): Command | null {
  const definition = pick(system.effects, what)
  if (!definition) return null
  const { id, label, draft } = definition
  const severity = definition.severity ? 1 + (what % 12) : null
  const effect = { ...draft, definition: id, label, source: null, severity }
  return { type: 'addEffect', combatants: [bearer.id], effect }
}

function takenOff({ id: combatant, effects }: Combatant, what: number): Command | null {
  const effect = pick(effects, what)
  return effect ? { type: 'removeEffect', combatant, effect: effect.id } : null
}

function acting(
  fight: Fight,
  system: GameSystem,
  actor: Combatant,
  other: Combatant,
  what: number,
): Command | null {
  const action = pick(actionsOf(actor, system), what)
  if (!action) return null
  const aimed = { target: [other.id], targets: [other.id], answer: 'success', degrees: 1 }
  const form = system.dock?.({ fight, actor, action, inputs: aimed, moment: 'apply' })
  const inputs = { ...aimed, ...(form ? formInputs(form) : {}) }
  return { type: 'takeAction', combatant: actor.id, action: action.id, inputs, override: true }
}

/** Plays the moves; `renames` gives every effect another name after every step. */
function play(
  { system, sample }: (typeof registrations)[number],
  list: readonly Move[],
  renames: boolean,
): string[] {
  let ids = 0
  const ports = { system, dice: seededDice(3), newId: (kind: string) => `${kind}-${String(++ids)}` }
  let fight = createFight(sample, ports)
  const give = (command: Command | null): void => {
    const decided = command && decide(fight, command, ports)
    if (decided?.ok) fight = decided.fight
  }
  give({ type: 'startFight', override: true })
  for (const group of openTies(Object.values(fight.entries), system))
    give({ type: 'settleTie', entries: group.map(({ id }) => id), by: 'gm' })
  give({ type: 'startFight', override: true })
  return list.map((each) => {
    give(commandOf(fight, system, each))
    if (renames) for (const command of newNames(fight)) give(command)
    return withoutWords(fight)
  })
}

function newNames({ combatants }: Fight): Command[] {
  return Object.values(combatants).flatMap(({ id: combatant, effects }) =>
    effects.map(({ id, label }) => ({
      type: 'changeEffect' as const,
      combatant,
      effect: id,
      changes: { label: `Not ${label}`.slice(0, 40) },
    })),
  )
}

const WORDS = ['label', 'note', 'text', 'name', 'data', 'cause']

/** The fight without anything that is only for readers; private facts of rules may repeat a name. */
function withoutWords(fight: Fight): string {
  return JSON.stringify(fight, (key, value: unknown) => (WORDS.includes(key) ? undefined : value))
}

describe.each(registrations)('$system.label', (registration) => {
  it('plays the same fight whatever the effects are called', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const renamed = play(registration, list, true)
        for (const [place, plain] of play(registration, list, false).entries())
          if (renamed[place] !== plain) expect(JSON.parse(renamed[place] ?? '')).toEqual(JSON.parse(plain))
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})

import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import type { Command } from '#core/engine/commands'
import { evolve } from '#core/engine/evolve'
import type { FightEvent } from '#core/engine/events'
import type { Combatant } from '#core/engine/model/combatant'
import type { Encounter } from '#core/engine/model/encounter'
import type { Fight } from '#core/engine/model/fight'
import { sumOf } from '#core/engine/modifiers'
import { gmName } from '#core/engine/naming'
import type { GameSystem } from '#core/engine/system'
import { fixedDice } from '#support/dice.ts'

/**
 * A fight as a GM played it. `then` holds what changed by the step, checked by hand: the round and who acts,
 * the order, and a line per combatant, "VP/HP, AR, slots, tokens, metres, effects". Slots are letters in the order of the
 * budget: unspent as a capital, spent in lower case, off as a dot.
 */
export interface RecordedFight {
  title: string
  encounter: Encounter
  start: Readonly<Record<string, string>>
  steps: readonly RecordedStep[]
}

export interface RecordedStep {
  /** What happens at the table, for readers. */
  say: string
  /** Strings in it may be "@Name" (combatant), "#Name" (its place), "!Name: Effect", "?" (the open question), "held: @Name", "readied: @Name", "$2" (the second frame of the stack). */
  command: unknown
  dice?: readonly number[]
  then: Readonly<Record<string, string>>
}

/** The journal of the same fight, kept so that it can be replayed by every later version. */
export interface RecordedJournal {
  origin: Fight
  batches: readonly (readonly FightEvent[])[]
}

export type Picture = Record<string, string>

export function pictureOf(fight: Fight, system: GameSystem): Picture {
  const stack = fight.stack.map(({ number, name, state }) => `${number} ${name} ${state}`).join(', ')
  const lines = Object.values(fight.combatants).map((each) => [
    gmName(fight, each),
    lineOf(fight, each, system),
  ])
  return {
    turn: `round ${fight.round}, ${ownerOf(fight, fight.activeEntry)}`,
    order: fight.order.map((entry) => ownerOf(fight, entry)).join(' '),
    ...(stack === '' ? {} : { stack }),
    ...(Object.fromEntries(lines) as Picture),
  }
}

function ownerOf(fight: Fight, entry: string | null): string {
  const owner = fight.combatants[fight.entries[entry ?? '']?.combatant ?? '']
  return owner ? gmName(fight, owner) : 'nobody'
}

function lineOf(fight: Fight, each: Combatant, system: GameSystem): string {
  const terms = system.defence.terms(fight, each)
  const vitals = system.vitals.map(({ id }) => {
    const vital = each.vitals[id]
    return vital === undefined || vital === 'notTracked' ? '-' : String(vital.now)
  })
  const slots = each.budget.map(({ kind, state }) => {
    const letter = kind === 'movement' ? 'V' : kind === 'minor' ? 'N' : kind.charAt(0).toUpperCase()
    return state === 'unspent' ? letter : state === 'spent' ? letter.toLowerCase() : '.'
  })
  const effects = each.effects.map(({ label, severity }) =>
    severity === null ? label : `${label} ${severity}`,
  )
  const ar = `${system.defence.label} ${terms ? sumOf(terms) : '-'}`
  const { terraTokens = 0, metres = 0, metresUsed = 0 } = each.counters
  const end = [
    ...(terraTokens > 0 ? [`${terraTokens} tokens`] : []),
    ...(metres > metresUsed ? [`${metres - metresUsed} m left`] : []),
    ...(each.defeated ? ['defeated'] : effects),
  ]
  return [vitals.join('/'), ar, slots.join(''), ...end].join(', ')
}

/** What differs, by line; a line that is gone reads "gone". */
export function changes(before: Picture, after: Picture): Picture {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name] ?? 'gone']),
  )
}

export interface Played {
  start: Picture
  thens: Picture[]
}

/** A step as it came about: its command by ids, and the fight on both sides of it. */
export interface PlayedStep {
  say: string
  command: Command
  dice: readonly number[]
  before: Fight
  after: Fight
  events: readonly FightEvent[]
}

/** Plays the commands again with their dice. Fails on the first one that is refused. */
export function asPlayed({ encounter, steps }: RecordedFight, system: GameSystem): PlayedStep[] {
  let ids = 0
  const newId = (kind: string): string => `${kind}-${String(++ids)}`
  let fight = createFight(encounter, { system, newId, dice: fixedDice() })
  return steps.map(({ command: written, dice = [], say }) => {
    const command = resolveNames(written, fight) as Command
    const before = fight
    const decided = decide(fight, command, { system, newId, dice: fixedDice(...dice) })
    if (!decided.ok) throw new Error(`${say}: ${decided.rejection.reason}`)
    fight = decided.fight
    return { say, command, dice, before, after: fight, events: decided.events }
  })
}

export function playAgain(fight: RecordedFight, system: GameSystem): Played {
  const steps = asPlayed(fight, system)
  const [first] = steps
  if (!first) throw new Error('Nothing was played')
  const thens = steps.map(({ before, after }) => changes(pictureOf(before, system), pictureOf(after, system)))
  return { start: pictureOf(first.before, system), thens }
}

/** The same pictures from the journal alone: no rules, no dice. */
export function replayJournal({ origin, batches }: RecordedJournal, system: GameSystem): Played {
  let fight = origin
  const thens = batches.map((events) => {
    const before = pictureOf(fight, system)
    fight = events.reduce(evolve, fight)
    return changes(before, pictureOf(fight, system))
  })
  return { start: pictureOf(origin, system), thens }
}

function resolveNames(value: unknown, fight: Fight): unknown {
  if (Array.isArray(value)) return value.map((each) => resolveNames(each, fight))
  if (typeof value === 'string') return resolveName(value, fight)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolveNames(each, fight)]))
}

function resolveName(text: string, fight: Fight): string {
  if (text.startsWith('@')) return named(text.slice(1), fight).id
  if (text.startsWith('#')) {
    const { id } = named(text.slice(1), fight)
    return fight.order.find((entry) => fight.entries[entry]?.combatant === id) ?? text
  }
  if (text.startsWith('readied: @')) return `readied:${readied(text.slice(10), fight)}`
  if (/^\$\d+$/.test(text)) return fight.stack[Number(text.slice(1)) - 1]?.id ?? text
  if (text === '?') return fight.prompts[0]?.id ?? text
  if (text.startsWith('held: @')) return `prepared:${effectNamed(text.slice(7), 'Prep held', fight)}`
  const [, bearer, label] = /^!(.+): (.+)$/.exec(text) ?? []
  return bearer !== undefined && label !== undefined ? effectNamed(bearer, label, fight) : text
}

function named(name: string, fight: Fight): Combatant {
  const found = Object.values(fight.combatants).find((each) => gmName(fight, each) === name)
  if (!found) throw new Error(`Nobody is called ${name}`)
  return found
}

function readied(bearer: string, fight: Fight): string {
  return named(bearer, fight).effects.find(({ definition }) => definition === 'ready')?.id ?? ''
}

function effectNamed(bearer: string, label: string, fight: Fight): string {
  const found = named(bearer, fight).effects.find((effect) => effect.label === label)
  if (!found) throw new Error(`${bearer} has no ${label}`)
  return found.id
}

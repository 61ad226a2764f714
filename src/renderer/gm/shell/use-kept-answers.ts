import type { Encounter } from '#core/engine/model/encounter'
import type { Fight } from '#core/engine/model/fight'
import type { Party } from '#core/engine/model/party'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock } from '#core/engine/model/stat-block'
import { isSameCharacter } from '#core/prepare/after-fight'
import { sameJson } from '#core/prepare/library-links'
import type { Answer } from '#gm/features/initiative/index.ts'
import { tellWithUndo } from '#gm/notices/ways-back.ts'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { giveBack } from './give-back'
import { filledBlock, filledSeed } from './kept-answers'

/**
 * What was asked before a fight is not asked again before the next one: the encounter, its party and the
 * library take the answer where they say nothing themselves. One step, with its way back.
 */
export function useKeptAnswers(): (fight: Fight, answers: readonly Answer[]) => void {
  const encounters = useEncounters()
  const library = useLibrary()
  return (fight, answers) => {
    const meant = (seed: CombatantSeed): CombatantSeed =>
      answers.filter((answer) => isMeant(fight, seed, answer)).reduce(filledSeed, seed)
    const open = encounters.all.filter(({ id }) => id === fight.encounter)
    const changes = [
      change(open, (one: Encounter) => filledEncounter(one, meant), {
        now: () => encounters.all,
        save: encounters.save,
        named: ({ title }) => title,
      }),
      change(library.parties, (one: Party) => ({ ...one, members: one.members.map(meant) }), {
        now: () => library.parties,
        save: library.saveParty,
        named: ({ name }) => name,
      }),
      change(library.blocks, (block: StatBlock) => withAnswers(fight, block, answers), {
        now: () => library.blocks,
        save: library.saveBlock,
        named: ({ name }) => name,
      }),
    ].filter((each) => each !== null)
    if (changes.length === 0) return
    tellWithUndo(`Kept for the next fight: ${inWords(answers)}.`, () => changes.forEach((undo) => undo()))
  }
}

function filledEncounter(one: Encounter, meant: (seed: CombatantSeed) => CombatantSeed): Encounter {
  const waves = one.waves.map((wave) => ({ ...wave, seeds: wave.seeds.map(meant) }))
  return { ...one, members: one.members.map(meant), waves }
}

function isMeant({ combatants }: Fight, seed: CombatantSeed, { group }: Answer): boolean {
  return group.copies.some((id) => {
    const copy = combatants[id]
    return copy?.block.systemId === seed.block.systemId && isSameCharacter(seed, copy)
  })
}

/** Only numbers: who keeps a number on their own sheet is a matter of the table. */
function withAnswers({ combatants }: Fight, block: StatBlock, answers: readonly Answer[]): StatBlock {
  const meant = answers.filter(({ group }) =>
    group.copies.some((id) => combatants[id]?.block.id === block.id),
  )
  return meant.reduce((filled, { number, value }) => {
    if (value === null && number.stat === undefined) return filled
    return filledBlock(filled, number, value ?? 0)
  }, block)
}

interface Shelf<T> {
  now: () => readonly T[]
  save: (...things: T[]) => void
  named: (thing: T) => string
}

/** Saves what differs; answers with the way back, or null where nothing does. */
function change<T extends { id: string }>(
  things: readonly T[],
  filled: (thing: T) => T,
  shelf: Shelf<T>,
): (() => void) | null {
  const before = things.filter((thing) => {
    const now = filled(thing)
    return now !== thing && !sameJson(thing, now)
  })
  if (before.length === 0) return null
  const after = before.map(filled)
  shelf.save(...after)
  return () => giveBack({ before, after }, { ...shelf, now: shelf.now() })
}

function inWords(answers: readonly Answer[]): string {
  return answers
    .map(({ group, number, value }) => {
      const none = number.stat === undefined ? 'not tracked' : '0'
      return `${group.name} ${number.label} ${value === null ? none : String(value)}`
    })
    .join(', ')
}

import type { Command } from '#core/engine/commands'
import type { Encounter } from '#core/engine/model/encounter'
import type { Fight, Wave } from '#core/engine/model/fight'
import type { CombatantSeed } from '#core/engine/model/seed'
import { nameOf } from '../encounter-words'

/** Somebody of an encounter who could come into the fight on the table. */
export interface Joiner {
  seed: CombatantSeed
  /** How many of this name the fight has already. */
  here: number
  /** What is proposed: nobody who would stand there twice. */
  proposed: boolean
}

/** Everybody who is there at the start, with who of them the fight has already. */
export function joinersOf({ id, members }: Encounter, fight: Fight): Joiner[] {
  return members.map((seed) => {
    const here = countOf(fight, seed)
    return { seed, here, proposed: here === 0 || (seed.side === 'foe' && fight.encounter !== id) }
  })
}

function countOf({ combatants }: Fight, seed: CombatantSeed): number {
  return Object.values(combatants).filter(({ name, side }) => name === nameOf(seed) && side === seed.side)
    .length
}

/** The waves as they come in this fight: the encounter's round 1 is the round in which it is added. */
export function wavesToCome({ waves }: Encounter, { round }: Fight): Wave[] {
  const later = Math.max(0, round - 1)
  return waves
    .filter(({ seeds }) => seeds.length > 0)
    .map((wave) => ({ ...wave, round: wave.round === null ? null : wave.round + later }))
}

export interface Arrival {
  seeds: readonly CombatantSeed[]
  waves: readonly Wave[]
  tie: 'before' | 'after'
  /** Whether they act in the surprise round. */
  benefits: boolean
}

/** The one command that brings them in; those without a fixed total are rolled for. */
export function joinCommand({ seeds, waves, tie, benefits }: Arrival, fight: Fight): Command {
  const keys = new Set(seeds.map(({ key }) => key))
  // A minion whose commander stays away gets a place of its own: it would never act.
  const joining = seeds.map((seed) =>
    seed.controller === null || keys.has(seed.controller)
      ? seed
      : { ...seed, controller: null, turns: Math.max(1, seed.turns) },
  )
  const surprise = fight.phase === 'surprise' ? { benefits } : {}
  return { type: 'join', seeds: joining, totals: {}, tie, waves, ...surprise }
}

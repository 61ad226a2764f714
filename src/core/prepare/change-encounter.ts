/** Every change that the builder makes, as a new encounter. */
import type { Encounter } from '../engine/model/encounter'
import type { Wave } from '../engine/model/fight'
import type { CombatantSeed } from '../engine/model/seed'
import type { StatBlock } from '../engine/model/stat-block'
import { seedOf } from '../engine/setup/seeding'
import { seedsFromNames } from './new-encounter'

/** Where seeds stand: at the start, or the id of a wave. */
export type GroupId = 'start' | (string & {})

export function allSeeds({ members, waves }: Encounter): CombatantSeed[] {
  return [...members, ...waves.flatMap(({ seeds }) => seeds)]
}

/** Changes the seeds of every group, or of one. */
export function withSeeds(
  encounter: Encounter,
  change: (seeds: readonly CombatantSeed[]) => readonly CombatantSeed[],
  only?: GroupId,
): Encounter {
  const counts = (group: GroupId): boolean => only === undefined || only === group
  return {
    ...encounter,
    members: counts('start') ? change(encounter.members) : encounter.members,
    waves: encounter.waves.map((wave) => (counts(wave.id) ? { ...wave, seeds: change(wave.seeds) } : wave)),
  }
}

export function withSeed(encounter: Encounter, key: string, change: Partial<CombatantSeed>): Encounter {
  return withSeeds(encounter, (seeds) =>
    seeds.map((seed) => (seed.key === key ? { ...seed, ...change } : seed)),
  )
}

export function withAdded(encounter: Encounter, group: GroupId, added: readonly CombatantSeed[]): Encounter {
  return withSeeds(encounter, (seeds) => [...seeds, ...added], group)
}

/** Those whom it commanded get a place of their own, for a minion without commander would never act. */
export function withoutMember(encounter: Encounter, key: string): Encounter {
  return withSeeds(encounter, (seeds) =>
    seeds
      .filter((seed) => seed.key !== key)
      .map((seed) =>
        seed.controller === key ? { ...seed, controller: null, turns: Math.max(1, seed.turns) } : seed,
      ),
  )
}

export function withWave(encounter: Encounter, id: string): Encounter {
  const label = `Wave ${String(encounter.waves.length + 2)}`
  return { ...encounter, waves: [...encounter.waves, { id, label, round: 2, seeds: [] }] }
}

export function withWaveChanged(encounter: Encounter, id: string, change: Partial<Wave>): Encounter {
  const waves = encounter.waves.map((wave) => (wave.id === id ? { ...wave, ...change } : wave))
  return { ...encounter, waves }
}

export function withoutWave(encounter: Encounter, id: string): Encounter {
  return { ...encounter, waves: encounter.waves.filter((wave) => wave.id !== id) }
}

/** A rule that is as the system has it is not written down, so that it follows the system. */
export function withRule(
  encounter: Encounter,
  id: string,
  value: Encounter['settings'][string],
  initial: Encounter['settings'][string],
): Encounter {
  const { [id]: _before, ...rest } = encounter.settings
  return { ...encounter, settings: value === initial ? rest : { ...rest, [id]: value } }
}

/** One of the library, whole: what stands here never depends on the library. */
export function seedOfBlock(block: StatBlock, side: CombatantSeed['side'], key: string): CombatantSeed {
  return seedOf(key, block, { side })
}

/** "3 Mire Ghoul, Ogre": what the library has by that name is taken from it, the rest is new. */
export function seedsByName(
  text: string,
  side: CombatantSeed['side'],
  systemId: string,
  library: readonly StatBlock[],
  newKey: () => string,
): CombatantSeed[] {
  return seedsFromNames(text, side, systemId, newKey).map((seed) => {
    const name = seed.block.name.toLowerCase()
    const block = library.find((each) => each.systemId === systemId && each.name.toLowerCase() === name)
    return block ? { ...seed, block } : withNumbersToAsk(seed)
  })
}

/** A new monster has numbers that nobody has typed yet; they are asked at the start of the fight. */
function withNumbersToAsk(seed: CombatantSeed): CombatantSeed {
  return seed.side === 'foe' ? { ...seed, block: { ...seed.block, defence: null } } : seed
}

/** From prepared seeds to combatants that stand in a fight. */
import { aliasFrom, nameCopy } from '../naming'
import type { Dice } from '../dice'
import { parseDice, rollDice } from '../dice'
import type { Combatant, Vital } from '../model/combatant'
import type { Fight } from '../model/fight'
import type { CombatantId, NewId } from '../model/ids'
import type { TurnEntry } from '../model/initiative'
import type { CombatantSeed } from '../model/seed'
import type { StatBlock, Tracked } from '../model/stat-block'
import type { GameSystem } from '../system'
import { tieBreakOf } from '../time/turn-order'

export interface Seeded {
  combatants: Combatant[]
  entries: TurnEntry[]
  copies: Fight['copies']
  /** Seed key of each combatant, for totals that were called per seed. */
  keys: Record<CombatantId, string>
}

export interface SeedingPorts {
  system: GameSystem
  dice: Dice
  newId: NewId
}

/** Makes the combatants of seeds that join `fight`. Copies are numbered on from those already there. */
export function seedCombatants(fight: Fight, seeds: readonly CombatantSeed[], ports: SeedingPorts): Seeded {
  const seeded: Seeded = { combatants: [], entries: [], copies: fight.copies, keys: {} }
  const firstOf = new Map<string, CombatantId>()
  for (const seed of seeds) {
    const count = quantityOf(seed, ports.dice)
    for (let copy = 0; copy < count; copy++) {
      const combatant = seedOne(seeded, seed, copy, ports)
      if (!firstOf.has(seed.key)) firstOf.set(seed.key, combatant.id)
      seeded.keys[combatant.id] = seed.key
      seeded.entries.push(...entriesFor(fight, combatant, seed, { ...ports, alike: count > 1 }))
    }
  }
  seeded.combatants = seeded.combatants.map((combatant) => commanded(combatant, seeds, seeded, firstOf))
  seeded.combatants = seeded.combatants.map((combatant) => ({
    ...combatant,
    budget: ports.system.budget(fight, combatant, 'joins'),
  }))
  return seeded
}

/** Whole numbers from 0; dice such as "2d4" are rolled. Throws on anything else: formats check before. */
function quantityOf({ quantity }: CombatantSeed, dice: Dice): number {
  if (typeof quantity === 'number') return quantity
  if (!parseDice(quantity)) throw new Error(`Not a quantity: ${quantity}`)
  return Math.max(0, rollDice(quantity, dice).total)
}

function seedOne(
  seeded: Seeded,
  seed: CombatantSeed,
  copy: number,
  { system, newId }: SeedingPorts,
): Combatant {
  const colour = seed.colours?.[copy]
  const name = seed.overrides.name ?? seed.block.name
  const bare = { hidden: seed.hidden, alias: aliasFrom(seed.alias), number: null, letter: null }
  const { disclosure, copies } = nameCopy(seeded.copies, name, bare)
  seeded.copies = copies
  const counters = Object.fromEntries(
    system.counters.map(({ id, initial, fromStat }) => [id, seed.block.stats[fromStat ?? ''] ?? initial]),
  )
  const combatant: Combatant = {
    id: newId('combatant'),
    name,
    side: seed.side,
    player: seed.player,
    block: seed.block,
    controller: null,
    disclosure,
    stats: seed.block.stats,
    defence: seed.overrides.defence ?? seed.block.defence,
    vitals: vitalsOf(seed, system),
    budget: [],
    uses: {},
    counters: { ...counters, ...seed.carried.counters },
    effects: (seed.carried.effects ?? []).map((draft) => ({ ...draft, id: newId('effect') })),
    defeated: false,
    surprised: seed.surprised,
    delayed: null,
    leaving: false,
    notes: seed.notes,
    ...(colour === undefined ? {} : { colour }),
  }
  seeded.combatants.push(combatant)
  return combatant
}

function commanded(
  combatant: Combatant,
  seeds: readonly CombatantSeed[],
  { keys, entries }: Seeded,
  firstOf: ReadonlyMap<string, CombatantId>,
): Combatant {
  const controller = seeds.find((seed) => seed.key === keys[combatant.id])?.controller ?? null
  if (controller === null) return combatant
  const commander = seeds.find(({ key }) => key === controller)
  // Who has no turn of its own is surprised with its commander.
  const follows = entries.every((entry) => entry.combatant !== combatant.id) && commander?.surprised === true
  const surprised = combatant.surprised || follows
  return { ...combatant, surprised, controller: firstOf.get(controller) ?? null }
}

function vitalsOf(seed: CombatantSeed, system: GameSystem): Record<string, Vital | 'notTracked'> {
  const vitals: Record<string, Vital | 'notTracked'> = {}
  for (const definition of system.vitals) {
    const { id } = definition
    const max = maximumOf(id, seed, system)
    if (max === 'notTracked') vitals[id] = max
    else if (max !== null)
      vitals[id] = { now: seed.carried.vitals?.[id] ?? max, max, min: definition.floor(max) }
  }
  return vitals
}

/** The encounter's value, else the block's, else the system's formula; null when none of them says. */
export function defenceOf(
  {
    overrides,
    block,
  }: { overrides: CombatantSeed['overrides']; block: Pick<StatBlock, 'defence' | 'stats'> },
  system: GameSystem,
): Tracked {
  return overrides.defence ?? block.defence ?? system.defence.formula?.(block.stats) ?? null
}

/** The same for the maximum of a vital. */
export function maximumOf(
  vital: string,
  { overrides, block }: { overrides: CombatantSeed['overrides']; block: Pick<StatBlock, 'vitals' | 'stats'> },
  system: GameSystem,
): Tracked {
  const written = overrides.vitals?.[vital] ?? block.vitals[vital] ?? null
  return written ?? system.vitals.find(({ id }) => id === vital)?.formula(block.stats) ?? null
}

function entriesFor(
  { settings }: Fight,
  combatant: Combatant,
  seed: CombatantSeed,
  { system, newId, alike }: SeedingPorts & { alike: boolean },
): TurnEntry[] {
  // Several with one total share it as they would share a roll.
  const group = alike ? { group: combatant.name } : {}
  const turns = Math.max(seed.turns, seed.totals.length)
  return Array.from({ length: turns }, (_, turn) => {
    const total = seed.totals[turn]
    const tieBreak = tieBreakOf(combatant, system, settings)
    const initiative =
      total === undefined
        ? null
        : { total, die: null, how: 'typed' as const, tieBreak, rank: null, rankedBy: null, ...group }
    return { id: newId('entry'), combatant: combatant.id, initiative, dragged: false }
  })
}

/** A seed with nothing but a name: enough for a creature the GM makes up at the table. */
export function bareSeed(key: string, name: string, systemId: string): CombatantSeed {
  const block: StatBlock = {
    id: key,
    systemId,
    name,
    kind: '',
    tags: [],
    source: '',
    stats: {},
    defence: 'notTracked',
    vitals: {},
    skills: [],
    attacks: [],
    abilities: [],
    traits: [],
    affinities: [],
    notes: '',
  }
  return seedOf(key, block)
}

/** One of a stat block, a foe that everybody sees, unless said otherwise. */
export function seedOf(key: string, block: StatBlock, change: Partial<CombatantSeed> = {}): CombatantSeed {
  return {
    key,
    block,
    quantity: 1,
    side: 'foe',
    player: '',
    hidden: false,
    alias: null,
    surprised: false,
    controller: null,
    totals: [],
    turns: 1,
    overrides: {},
    carried: {},
    notes: '',
    ...change,
  }
}

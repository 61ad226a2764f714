/** What careless people leave in fields: nothing, half a rule, words of other tongues, names of JavaScript. */
import type { Encounter } from '#core/engine/model/encounter'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { Ability, StatBlock } from '#core/engine/model/stat-block'
import type { Chance } from './chance.ts'

export const carelessTexts = [
  '',
  ' ',
  'Gnoll',
  '1d6 fire',
  'd6 hp',
  '1d8+STR',
  '1d0',
  'NaN',
  'Infinity',
  '-5',
  '=20',
  '2d6',
  '500d1000',
  'reload: Major',
  'inflicts Bleeding 2',
  'plus 1d6 fire',
  'while not prone',
  'Paralyzed',
  'toString',
  '__proto__',
  '<b>bold</b>',
  '\u202eedis rehto',
  'שומר הגשר',
  'x'.repeat(300),
] as const

export const oddNumbers = [0, 1, 2, 3, 5, 7, 12, 20, 99, 300, -1, -3, -20] as const

/** A book's sample as careless people would have prepared it: odd texts, an odd number, one hidden, one under a known name. */
export function carelessEncounter(sample: Encounter, chance: Chance): Encounter {
  const [first, ...others] = sample.members
  const members = [first, ...others].flatMap((seed) => (seed ? [carelessSeed(seed, chance)] : []))
  return { ...sample, members: named(members, chance) }
}

function carelessSeed(seed: CombatantSeed, chance: Chance): CombatantSeed {
  const turns = seed.controller === null && chance.often(15) ? 2 : seed.turns
  return {
    ...seed,
    turns,
    // Blanks are rolled at the start; a second turn needs its own total.
    totals: chance.often(50) ? [] : seed.totals.slice(0, turns),
    hidden: seed.hidden || chance.often(20),
    surprised: seed.surprised || chance.often(15),
    notes: text(chance),
    block: carelessBlock(seed.block, chance),
  }
}

function named(members: readonly CombatantSeed[], chance: Chance): CombatantSeed[] {
  const known = members[0]?.block.name ?? 'Nobody'
  return members.map((seed) =>
    chance.often(15) ? { ...seed, alias: chance.one([known, 'Sailor']) ?? null } : seed,
  )
}

/** The same fight, but those whom nobody has seen yet are called something else and carry other notes. */
export function renamedInHiding(encounter: Encounter, name: string): Encounter {
  const members = encounter.members.map((seed, place) =>
    seed.hidden
      ? {
          ...seed,
          notes: `${name} ${String(place)} waits`,
          overrides: { ...seed.overrides, name: `${name} ${String.fromCharCode(65 + place)}` },
        }
      : seed,
  )
  return { ...encounter, members }
}

function carelessBlock(block: StatBlock, chance: Chance): StatBlock {
  const stats = Object.fromEntries(
    Object.entries(block.stats).map(([id, value]) => [id, chance.often(15) ? null : value]),
  )
  return {
    ...block,
    stats,
    kind: text(chance),
    notes: text(chance),
    tags: [text(chance)],
    traits: [...block.traits, { name: text(chance), text: text(chance) }],
    attacks: block.attacks.map((attack) => ({
      ...attack,
      note: text(chance),
      properties: chance.often(40) ? [...attack.properties, text(chance)] : attack.properties,
      damage: chance.often(15) ? text(chance) : attack.damage,
    })),
    abilities: block.abilities.map((ability) => carelessAbility(ability, chance)),
  }
}

function carelessAbility(ability: Ability, chance: Chance): Ability {
  return {
    ...ability,
    note: text(chance),
    trigger: chance.often(30) ? text(chance) : ability.trigger,
    damage: chance.often(20) ? text(chance) : ability.damage,
    damageType: chance.often(20) ? text(chance) : ability.damageType,
  }
}

export function text(chance: Chance): string {
  return chance.one(carelessTexts) ?? ''
}

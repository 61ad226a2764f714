/** Random library values of the plain system, for laws about files and storage. */
import fc from 'fast-check'
import { COLOURS } from '#core/engine/model/combatant'
import type { Encounter } from '#core/engine/model/encounter'
import type { Party } from '#core/engine/model/party'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock, Tracked } from '#core/engine/model/stat-block'

/** Plain objects, as everything in the library is. */
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(model, { noNullPrototype: true })

/** Names from any script, with everything that breaks careless readers. */
const awkward = fc.constantFrom(
  'Gómez',
  'Žižka',
  '龍',
  '👹',
  'ملك الظلام',
  'e\u0301',
  '<img src=x onerror=alert(1)>',
  'a "b" \\ c',
  'hasOwnProperty',
)
const name = fc
  .oneof(awkward, fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }))
  .filter((each) => each.trim() !== '')
const text = fc.oneof(awkward, fc.string({ maxLength: 40, unit: 'grapheme' }))
const number = fc.integer({ min: -1000, max: 1000 })
const count = fc.integer({ min: 0, max: 1000 })
const tracked: fc.Arbitrary<Tracked> = fc.oneof(count, fc.constant(null), fc.constant('notTracked' as const))
const id = fc.uuid()
const optional = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<Partial<T>>

const damageType = fc.constantFrom('', 'blunt')
const stat = fc.constantFrom(null, 'speed')
const uses = fc.option(
  record({ count, per: fc.constantFrom('turn' as const, 'round' as const, 'fight' as const) }),
)

const attack = record({
  id,
  name,
  kind: text,
  stat,
  bonus: number,
  weaponBonus: number,
  damage: text,
  damageType,
  properties: fc.array(text, { maxLength: 3 }),
  note: text,
})

const ability = record({
  id,
  name,
  maneuver: text,
  cost: optional({ act: count, react: count }),
  vitalCost: optional({ hp: count }),
  uses,
  trigger: text,
  sustained: fc.boolean(),
  seconds: fc.option(count),
  damage: text,
  damageType,
  note: text,
})

export const arbitraryBlock: fc.Arbitrary<StatBlock> = record({
  id,
  systemId: fc.constant('plain'),
  name,
  kind: text,
  tags: fc.array(text, { maxLength: 3 }),
  source: text,
  stats: optional({ speed: fc.option(number) }),
  defence: tracked,
  vitals: optional({ hp: tracked }),
  skills: fc.array(record({ name, stat, bonus: number }), { maxLength: 2 }),
  attacks: fc.uniqueArray(attack, { maxLength: 3, selector: (each) => each.id }),
  abilities: fc.uniqueArray(ability, { maxLength: 2, selector: (each) => each.id }),
  traits: fc.array(record({ name, text }), { maxLength: 2 }),
  affinities: fc.array(
    record({
      category: fc.constantFrom('resistance' as const, 'weakness' as const, 'immunity' as const),
      type: fc.constant('blunt'),
    }),
    { maxLength: 2 },
  ),
  notes: text,
})

const plainSeed: fc.Arbitrary<CombatantSeed> = record({
  key: id,
  block: arbitraryBlock,
  quantity: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom('2d4', '1d6+1')),
  side: fc.constantFrom('ally' as const, 'foe' as const),
  player: text,
  hidden: fc.boolean(),
  alias: fc.option(name),
  surprised: fc.boolean(),
  controller: fc.constant(null),
  totals: fc.array(number, { maxLength: 2 }),
  turns: fc.integer({ min: 0, max: 3 }),
  overrides: optional({ name, defence: tracked, vitals: record({ hp: tracked }) }),
  carried: optional({ vitals: record({ hp: number }), counters: record({ strikes: number }) }),
  notes: text,
})

const seed: fc.Arbitrary<CombatantSeed> = fc
  .tuple(plainSeed, optional({ colours: fc.uniqueArray(fc.constantFrom(...COLOURS)), kept: id }))
  .map(([each, more]) => ({ ...each, ...more }))

const seeds = fc.uniqueArray(seed, { maxLength: 4, selector: (each) => each.key })

/** One of the others commands the last. */
const members = seeds.map((list) =>
  list.map((each, place) =>
    place > 0 && place === list.length - 1 ? { ...each, controller: list[0]!.key } : each,
  ),
)

export const arbitraryEncounter: fc.Arbitrary<Encounter> = record({
  id,
  systemId: fc.constant('plain'),
  title: name,
  campaign: text,
  session: text,
  status: fc.constantFrom('planned' as const, 'running' as const, 'fought' as const),
  settings: optional({ meet: fc.boolean() }),
  members,
  waves: fc.array(
    record({
      id,
      label: text,
      round: fc.option(fc.integer({ min: 1, max: 20 })),
      seeds,
    }),
    { maxLength: 2 },
  ),
  notes: text,
})

export const arbitraryParty: fc.Arbitrary<Party> = record({
  id,
  systemId: fc.constant('plain'),
  name,
  members,
  notes: text,
})

/** A prepared encounter at a glance. Plain sums with their assumptions in words; no rating, the books have none. */
import { createFight } from '../engine/setup/create-fight'
import { averageOf, parseDice } from '../engine/dice'
import type { Combatant, Side } from '../engine/model/combatant'
import type { Encounter } from '../engine/model/encounter'
import type { CombatantSeed } from '../engine/model/seed'
import type { Attack } from '../engine/model/stat-block'
import { defenceOf } from '../engine/setup/seeding'
import type { GameSystem } from '../engine/system'
import { own } from '../engine/own'

export interface SideStrength {
  side: Side
  /** Creatures on this side; dice such as 2d4 count with their average. */
  creatures: number
  /** Slots that come back each round by kind, reactions left out. */
  slots: Readonly<Record<string, number>>
  reactions: number
  /** Sum of each vital as the fight would begin. */
  vitals: Readonly<Record<string, number>>
  /** Creatures that lack a number for some vital, so the sum is too low. */
  unknownVitals: number
  /** Average damage of a round against `typicalDefence`. */
  damage: number
  /** Creatures without an attack whose damage can be read. */
  withoutDamage: number
  /** Average AR or AC of the other side, rounded; null when nobody there has one. */
  typicalDefence: number | null
}

export interface EncounterStrength {
  sides: readonly SideStrength[]
  /** What was assumed, one sentence each. */
  assumptions: readonly string[]
}

interface Counted {
  seed: CombatantSeed
  combatant: Combatant
  many: number
  turns: number
  budget: ReturnType<GameSystem['budget']>
}

export function encounterStrength(
  encounter: Encounter,
  system: GameSystem,
  { waves }: { waves: boolean },
): EncounterStrength {
  const later = waves ? encounter.waves.flatMap(({ seeds }) => seeds) : []
  const seeds = [...encounter.members, ...later]
  const creatures = seeds.filter((seed) => !isPlace(seed))
  const counted = countAll(encounter, creatures, system)
  const sides = (['ally', 'foe'] as const).map((side) => strengthOf(side, counted, system))
  const places = creatures.length < seeds.length ? ['Lairs and hazards are left out.'] : []
  return { sides, assumptions: [...assumptionsOf(sides, encounter, system, waves), ...places] }
}

/** A lair or hazard: it has its place in the round, and nothing that a creature acts with. */
function isPlace({ totals, overrides, block }: CombatantSeed): boolean {
  const { stats, attacks, abilities, vitals } = block
  const numbers = [stats, vitals, overrides.vitals ?? {}].flatMap((each) => Object.values(each))
  const blank = numbers.every((value) => typeof value !== 'number')
  return totals.length > 0 && blank && attacks.length === 0 && abilities.length === 0
}

/** Every seed stands once in a fight that is thrown away, so that the system's own rules give its numbers. */
function countAll(encounter: Encounter, seeds: readonly CombatantSeed[], system: GameSystem): Counted[] {
  const present = seeds.filter(({ quantity }) => averageQuantity(quantity) > 0)
  const once = present.map((seed, place) => ({ ...seed, key: String(place), controller: null, quantity: 1 }))
  let made = 0
  const fight = createFight(
    { ...encounter, members: once, waves: [] },
    { system, dice: { die: (faces) => Math.ceil(faces / 2) }, newId: (kind) => `${kind}-${String(++made)}` },
  )
  return Object.values(fight.combatants).flatMap((combatant, place) => {
    const seed = present[place]
    if (!seed) return []
    const acts = Math.max(seed.turns, seed.totals.length)
    const budget = system.budget(fight, { ...combatant, surprised: false }, 'turnStart')
    return [{ seed, combatant, many: averageQuantity(seed.quantity), turns: Math.max(1, acts), budget }]
  })
}

function averageQuantity(quantity: CombatantSeed['quantity']): number {
  return typeof quantity === 'number' ? quantity : Math.max(0, averageOf(quantity) ?? 0)
}

function strengthOf(side: Side, all: readonly Counted[], system: GameSystem): SideStrength {
  const own = all.filter(({ seed }) => seed.side === side)
  const typicalDefence = typicalOf(
    all.filter(({ seed }) => seed.side !== side),
    system,
  )
  const best = own.map((each) => ({ ...each, damage: bestDamage(each, typicalDefence, system) }))
  const lacks = ({ combatant }: Counted): boolean =>
    system.vitals.some(({ id }) => typeof combatant.vitals[id] !== 'object')
  return {
    side,
    creatures: sum(own, () => 1),
    ...slotsOf(own, system),
    vitals: Object.fromEntries(system.vitals.map(({ id }) => [id, sum(own, (each) => pointsOf(each, id))])),
    unknownVitals: sum(own.filter(lacks), () => 1),
    damage: sum(best, ({ damage, turns }) => (damage ?? 0) * turns),
    withoutDamage: sum(
      best.filter(({ damage }) => damage === null),
      () => 1,
    ),
    typicalDefence,
  }
}

function sum<T extends Counted>(list: readonly T[], value: (each: T) => number): number {
  return list.reduce((whole, each) => whole + value(each) * each.many, 0)
}

function pointsOf({ combatant }: Counted, vital: string): number {
  const points = combatant.vitals[vital]
  return typeof points === 'object' ? points.now : 0
}

function slotsOf(own: readonly Counted[], system: GameSystem): Pick<SideStrength, 'slots' | 'reactions'> {
  const many = (kind: string): number =>
    sum(own, ({ budget, turns }) => turns * budget.filter((slot) => slot.kind === kind).length)
  const [answering, acting] = [true, false].map((wanted) =>
    system.slots.map(({ id }) => id).filter((id) => isReaction(id, system) === wanted),
  )
  return {
    slots: Object.fromEntries((acting ?? []).map((kind) => [kind, many(kind)])),
    reactions: (answering ?? []).reduce((whole, kind) => whole + many(kind), 0),
  }
}

/** A kind that pays for reactions and for nothing in one's own turn. */
function isReaction(kind: string, { actions }: GameSystem): boolean {
  const paid = actions.filter(({ cost }) => (cost[kind] ?? 0) > 0)
  return paid.length > 0 && paid.every(({ timing }) => timing === 'reaction')
}

function typicalOf(others: readonly Counted[], system: GameSystem): number | null {
  const known = others.filter((each) => typeof defenceOf(each.seed, system) === 'number')
  const many = sum(known, () => 1)
  return many === 0 ? null : Math.round(sum(known, ({ seed }) => Number(defenceOf(seed, system))) / many)
}

/** Of its attacks the one that does most on average; null when none has damage that can be read. */
function bestDamage({ combatant }: Counted, against: number | null, system: GameSystem): number | null {
  const each = combatant.block.attacks.flatMap((attack) => {
    const damage = averageOf(attack.damage)
    return damage === null ? [] : [damage * hitChance(attack, combatant, against, system)]
  })
  return each.length === 0 ? null : Math.max(...each)
}

/** 1 where the number to reach or the die of an attack is not known. */
function hitChance(attack: Attack, { stats }: Combatant, against: number | null, system: GameSystem): number {
  const faces = parseDice(system.attackDie ?? '')?.[0]?.faces ?? 0
  if (against === null || faces === 0) return 1
  const bonus =
    attack.bonus + attack.weaponBonus + (attack.stat === null ? 0 : (own(stats, attack.stat) ?? 0))
  return Math.min(faces, Math.max(0, faces - (against - bonus) + 1)) / faces
}

function assumptionsOf(
  sides: readonly SideStrength[],
  { waves: later }: Encounter,
  { attackDie, defence }: GameSystem,
  waves: boolean,
): string[] {
  const targets = sides.flatMap(({ side, typicalDefence }) => {
    const who = side === 'ally' ? 'Players' : 'Monsters'
    if (attackDie === undefined || typicalDefence === null) return [`${who} hit with every attack.`]
    return [
      `${who} roll ${attackDie} against ${defence.label} ${String(typicalDefence)}, the other side’s average.`,
    ]
  })
  return [
    'Everyone makes one attack a turn, the one that does most; reactions, ailments and special abilities are left out.',
    ...targets,
    'Dice in quantities count with their average.',
    ...(later.length === 0 ? [] : [waves ? 'Waves are counted.' : 'Waves are not counted.']),
  ]
}

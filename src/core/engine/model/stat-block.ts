/** The written creature: what a GM keeps in the library and an encounter embeds. All values are plain JSON. */

/** `null`: not filled in yet, will be asked. `notTracked`: the GM said a player keeps this number. */
export type Tracked = number | null | 'notTracked'

/** Slots by kind, such as { major: 2, minor: 1 }. An empty cost is free. */
export type Cost = Readonly<Record<string, number>>

export interface Attack {
  id: string
  name: string
  /** The system's own word: martial, ranged, firearm, spell … */
  kind: string
  /** Stat whose value is added, or null when the total bonus is in `bonus`. */
  stat: string | null
  /** Skill or proficiency bonus. */
  bonus: number
  weaponBonus: number
  /** Dice such as "2d6+3"; empty when the GM rolls something else. */
  damage: string
  damageType: string
  properties: readonly string[]
  note: string
}

/** A creature's own spell, perk or ability. */
export interface Ability {
  id: string
  name: string
  /** The system's own word: active, reactive, passive, slow … */
  maneuver: string
  cost: Cost
  /** Points paid besides slots, such as { mp: 3 }. */
  vitalCost: Readonly<Record<string, number>>
  uses: { count: number; per: 'turn' | 'round' | 'fight' } | null
  trigger: string
  /** Strikes out what it answers on the reaction stack (a dispel). */
  cancels?: boolean
  /** What it puts on anyone ends when its owner becomes unable to act. */
  sustained: boolean
  /** Seconds it takes when longer than a turn, else null. */
  seconds: number | null
  damage: string
  damageType: string
  note: string
}

export interface Affinity {
  category: 'resistance' | 'weakness' | 'immunity'
  type: string
}

export interface Skill {
  name: string
  stat: string | null
  bonus: number
}

export interface StatBlock {
  id: string
  systemId: string
  name: string
  /** Free text such as Undead, Construct, Character. */
  kind: string
  tags: readonly string[]
  source: string
  /** By the system's stat ids. A missing key means the same as null. */
  stats: Readonly<Record<string, number | null>>
  /** The number to reach to hit it (AR, AC). */
  defence: Tracked
  /** Maximum of each vital. */
  vitals: Readonly<Record<string, Tracked>>
  skills: readonly Skill[]
  attacks: readonly Attack[]
  abilities: readonly Ability[]
  traits: readonly { name: string; text: string }[]
  affinities: readonly Affinity[]
  notes: string
  /** A small picture for the GM, as a data URL (see portrait.ts). Players never see it. */
  portrait?: string
}

import type { Slot } from './budget'
import type { Effect } from './effect'
import type { CombatantId } from './ids'
import type { StatBlock, Tracked } from './stat-block'

export type Side = 'ally' | 'foe'

/** Rings that stand under miniatures, so that like monsters are told apart on the table as on both screens. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'black'] as const
export type Colour = (typeof COLOURS)[number]

export interface Vital {
  now: number
  max: number
  /** Lowest value it can reach: 0, or below in systems whose wounds go under zero. */
  min: number
}

/** What the players may know of a combatant. */
export interface Disclosure {
  hidden: boolean
  /** Shown to the players instead of the name. */
  alias: string | null
  /** Copy number, given when first revealed under its own name. Never reused in a fight. */
  number: number | null
  /** GM-only letter of a copy that has no number yet. */
  letter: string | null
  /** Copy numbers under the aliases it has been shown by. Absent: by none. */
  aliasNumbers?: Readonly<Record<string, number>>
}

export interface UseCount {
  turn: number
  round: number
  fight: number
}

export interface Combatant {
  id: CombatantId
  /** Base name; copies share it and differ by number or letter. */
  name: string
  side: Side
  /** Who plays it; empty for the GM's creatures. A played one counts as a character. */
  player: string
  /** Snapshot: a running fight is never changed by the library. */
  block: StatBlock
  /** The creature that commands it. Without an entry of its own it acts inside that one's turn. */
  controller: CombatantId | null
  disclosure: Disclosure
  stats: Readonly<Record<string, number | null>>
  /** Base AR or AC in this fight. */
  defence: Tracked
  vitals: Readonly<Record<string, Vital | 'notTracked'>>
  budget: readonly Slot[]
  uses: Readonly<Record<string, UseCount>>
  /** `roundsBegun` when it last spent a slot of each kind. Absent until it has spent one. */
  spentIn?: Readonly<Record<string, number>>
  counters: Readonly<Record<string, number>>
  effects: readonly Effect[]
  defeated: boolean
  surprised: boolean
  /** `roundsBegun` when it delayed its turn; it may come back at the end of any turn. Null: not delayed. */
  delayed: number | null
  /** Removed while the stack was open; goes when the stack is empty. */
  leaving: boolean
  notes: string
  /** Of the ring under its miniature; absent or null: none. */
  colour?: Colour | null
}

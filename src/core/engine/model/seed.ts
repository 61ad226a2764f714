import type { Colour, Side } from './combatant'
import type { EffectDraft } from './effect'
import type { StatBlock, Tracked } from './stat-block'

/**
 * A combatant before it stands in a fight: a stat block plus what this encounter changes.
 * An ad-hoc combatant is a seed whose block has only a name.
 */
export interface CombatantSeed {
  /** Unique within its encounter, so that `controller` can name it. */
  key: string
  block: StatBlock
  /** A number, or dice such as "2d4" rolled at the start. */
  quantity: number | string
  side: Side
  player: string
  hidden: boolean
  alias: string | null
  surprised: boolean
  /** Key of the seed that commands it. */
  controller: string | null
  /** Fixed initiative totals (lair, hazard, a creature with two turns); empty: rolled or typed. */
  totals: readonly number[]
  /** Turn entries it has; 0 for a minion that acts in its commander's turn. */
  turns: number
  /** What this encounter changes; a key that is absent is taken from the block. */
  overrides: { name?: string; defence?: Tracked; vitals?: Readonly<Record<string, Tracked>> }
  /** Values the character brings from earlier fights; absent: full. */
  carried: {
    vitals?: Readonly<Record<string, number>>
    counters?: Readonly<Record<string, number>>
    /** Ailments and the like that it still has. */
    effects?: readonly EffectDraft[]
  }
  notes: string
  /** Rings under the miniatures, one for each copy in this order; later copies have none. */
  colours?: readonly Colour[]
  /** Kept as it is against what the library or its party had then (see library-links.ts). */
  kept?: string
}

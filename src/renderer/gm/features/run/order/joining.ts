import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock } from '#core/engine/model/stat-block'
import { bareSeed } from '#core/engine/setup/seeding'
import type { GameSystem } from '#core/engine/system'

export interface Newcomer {
  name: string
  /** Null: only a name, made up at the table. */
  block: StatBlock | null
  side: 'ally' | 'foe'
  count: number
  hidden: boolean
  /** What the players read instead; like those of its kind. */
  alias?: string | null
}

/**
 * A seed for whoever joins; the key only has to be told apart within this one command. Of somebody made up at
 * the table nobody has said how much they can take, so that is not tracked.
 */
export function newcomerSeed(
  { name, block, side, count, hidden, alias = null }: Newcomer,
  { id, vitals }: Pick<GameSystem, 'id' | 'vitals'>,
): CombatantSeed {
  const wanted = name.trim()
  const bare = bareSeed('newcomer', wanted, id)
  const untracked = Object.fromEntries(vitals.map((vital) => [vital.id, 'notTracked' as const]))
  const seed = block
    ? { ...bare, block, overrides: wanted === block.name ? {} : { name: wanted } }
    : { ...bare, overrides: { vitals: untracked } }
  return { ...seed, side, quantity: count, hidden, alias }
}

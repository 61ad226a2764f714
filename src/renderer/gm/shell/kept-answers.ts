import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock, Tracked } from '#core/engine/model/stat-block'
import type { Answer, MissingNumber } from '#gm/features/initiative/index.ts'

/** A block with a number that it lacks; what it says itself stays. */
export function filledBlock(block: StatBlock, { stat, vital }: MissingNumber, value: number): StatBlock {
  if (stat !== undefined) return { ...block, stats: { ...block.stats, [stat]: block.stats[stat] ?? value } }
  if (vital === null) return { ...block, defence: block.defence ?? value }
  return { ...block, vitals: { ...block.vitals, [vital]: block.vitals[vital] ?? value } }
}

/** The same creature of an encounter or a party, no more asked for this number. */
export function filledSeed(seed: CombatantSeed, { number, value }: Answer): CombatantSeed {
  if (number.stat !== undefined) return { ...seed, block: filledBlock(seed.block, number, value ?? 0) }
  const asked = number.vital === null ? seed.overrides.defence : seed.overrides.vitals?.[number.vital]
  // A number of this encounter: left to its player, or asked for although the block has one.
  if (value === null || asked === null)
    return { ...seed, overrides: overriding(seed.overrides, number, value ?? 'notTracked') }
  return { ...seed, block: filledBlock(seed.block, number, value) }
}

function overriding(
  overrides: CombatantSeed['overrides'],
  { vital }: MissingNumber,
  value: Tracked,
): CombatantSeed['overrides'] {
  return vital === null
    ? { ...overrides, defence: value }
    : { ...overrides, vitals: { ...overrides.vitals, [vital]: value } }
}

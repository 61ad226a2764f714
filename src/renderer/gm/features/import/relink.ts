import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { ImportedItem } from '#core/formats/format'
import { sameContent } from './content'

/** By the id that a block has in its file: the block as it is written there, and as the library has it afterwards. */
export type BlockLinks = ReadonlyMap<string, { written: StatBlock; final: StatBlock }>

/**
 * An encounter or a party whose members embed the blocks as the library has them, so that the library's
 * version is not called another one at once.
 */
export function linkedTo(item: ImportedItem, links: BlockLinks): ImportedItem {
  if (links.size === 0) return item
  const relink = (seed: CombatantSeed): CombatantSeed => {
    const link = links.get(seed.block.id)
    return link && sameContent(link.written, seed.block) ? { ...seed, block: link.final } : seed
  }
  if (item.kind === 'party') {
    return { kind: 'party', value: { ...item.value, members: item.value.members.map(relink) } }
  }
  if (item.kind !== 'encounter') return item
  const waves = item.value.waves.map((wave) => ({ ...wave, seeds: wave.seeds.map(relink) }))
  return { kind: 'encounter', value: { ...item.value, members: item.value.members.map(relink), waves } }
}

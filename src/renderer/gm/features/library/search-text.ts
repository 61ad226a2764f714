import type { StatBlock } from '#core/engine/model/stat-block'
import { folded } from '#ui/words.ts'

/** Made once per block: a changed block is another object, and dropped ones are forgotten by themselves. */
const texts = new WeakMap<StatBlock, string>()

/** Everything a search looks through. The line breaks keep a word from reaching over two fields. */
export function searchText(block: StatBlock): string {
  const known = texts.get(block)
  if (known !== undefined) return known
  const text = folded([block.name, block.kind, ...block.tags, block.source, block.notes].join('\n'))
  texts.set(block, text)
  return text
}

import type { StatBlock } from '#core/engine/model/stat-block'

/** Letters that stay one sign when accents are taken off, and what people type for them. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** "Žižka Große" is found by "zizka grosse": one case, no accents, one form of every letter. */
export function plainText(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.replace(/[ßæœøłđðþı]/g, (letter) => WHOLE[letter] ?? letter)
}

/** Made once per block: a changed block is another object, and dropped ones are forgotten by themselves. */
const texts = new WeakMap<StatBlock, string>()

/** Everything a search looks through. The line breaks keep a word from reaching over two fields. */
export function searchText(block: StatBlock): string {
  const known = texts.get(block)
  if (known !== undefined) return known
  const text = plainText([block.name, block.kind, ...block.tags, block.source, block.notes].join('\n'))
  texts.set(block, text)
  return text
}

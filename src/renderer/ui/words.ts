/** Finding by typed words, the same wherever something is searched: case and accents need not be typed. */

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
export function folded(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.replace(/[ßæœøłđðþı]/g, (letter) => WHOLE[letter] ?? letter)
}

const BETWEEN = /[\s,()/-]+/

function wordsOf(text: string): string[] {
  return folded(text).split(BETWEEN).filter(Boolean)
}

/** Every typed word stands somewhere in the text, in any order. */
export function holdsWords(text: string, typed: string): boolean {
  const whole = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}

/** Every typed word begins a word of the text, in any order. Nothing typed begins all, signs alone begin none. */
export function beginsWords(text: string, typed: string): boolean {
  const [words, parts] = [wordsOf(text), wordsOf(typed)]
  if (parts.length === 0) return typed.trim() === ''
  return parts.every((part) => words.some((word) => word.startsWith(part)))
}

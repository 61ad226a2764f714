import type { Path } from '../json/parse-json'

/** encounter.members[2].vitals.hp */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    if (!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(key)) return `${text}[${JSON.stringify(key.slice(0, 40))}]`
    return text === '' ? key : `${text}.${key}`
  }, '')
}

/** A piece of a file's text, short enough for a sentence and on one line. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}

/** "found true", "found a list", "found “abc”". */
export function foundText(value: unknown): string {
  if (value === undefined) return 'found nothing'
  if (Array.isArray(value)) return 'found a list'
  if (typeof value === 'string') return value.trim() === '' ? 'found empty text' : `found “${shown(value)}”`
  if (typeof value === 'object' && value !== null) return 'found an object in braces'
  if (value === Infinity || value === -Infinity) return 'found a number too large'
  return `found ${JSON.stringify(value)}`
}

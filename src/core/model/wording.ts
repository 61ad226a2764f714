import type * as v from 'valibot'

type Path = readonly (string | number)[]

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

/** "vitals.hp must be a number, found “abc”". */
export function issueText(issue: v.BaseIssue<unknown>, subject: string, value: unknown): string {
  if (value === undefined) return `${subject} is missing`
  const must = issue.message.startsWith('must') ? issue.message : ownWords(issue)
  return `${subject} ${must}, ${foundText(value)}`
}

function ownWords({ type, expected }: v.BaseIssue<unknown>): string {
  if (type === 'variant') return 'must be something that this version knows'
  if (expected === 'Object') return 'must be an object in braces'
  if (expected === 'Array') return 'must be a list in brackets'
  const [, choices] = /^\((.*)\)$/.exec(expected ?? '') ?? []
  return `must be ${choices?.replaceAll(' | ', ' or ') ?? expected ?? 'something else'}`
}

/** The keys from the value that was checked down to what is wrong in it. */
export function pathOf({ path }: v.BaseIssue<unknown>): Path {
  return (path ?? []).map(({ key }) => key as string | number)
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, key) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, key)
        ? (here as Record<string | number, unknown>)[key]
        : undefined,
    value,
  )
}

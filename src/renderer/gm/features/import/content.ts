/** Whether two things hold the same. Ids apart: a hand-written file has none, and gets other ones each time it is read. */

/** Equal as JSON without ids, whatever the order of the keys; a key that is undefined counts as absent. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => key === 'id' || sameContent(one[key], other[key]))
}

const marks = new WeakMap<object, number>()

/** A number that equal content shares: among thousands of one name the equal one is found without comparing all. */
export function contentMark(value: object): number {
  const known = marks.get(value) ?? markOf(value)
  marks.set(value, known)
  return known
}

function markOf(value: unknown): number {
  if (!isObject(value)) return textMark(`${typeof value} ${String(value)}`)
  // Added up, so that the order of the keys does not count; undefined and ids add nothing.
  return Object.entries(value).reduce(
    (sum, [key, each]) =>
      key === 'id' || each === undefined
        ? sum
        : (sum + Math.imul(textMark(key) ^ 0x9e3779b1, markOf(each) | 1)) | 0,
    1,
  )
}

function textMark(text: string): number {
  let mark = 5381
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark, 33) ^ text.charCodeAt(at)
  return mark
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

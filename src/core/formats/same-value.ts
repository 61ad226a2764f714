/** Whether two plain JSON values say the same, whatever the order of their keys. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => {
      const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>]
      return Object.hasOwn(other, key) && sameValue(mine[key], theirs[key])
    })
  )
}

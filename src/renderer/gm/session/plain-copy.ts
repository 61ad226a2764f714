/**
 * A copy without Vue's proxies. IndexedDB refuses those, and a write that is refused for ever would hold up
 * every write behind it. Commands and library values are plain JSON, so nothing else can be lost.
 */
export function plainCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/**
 * A record's own value. Keys that people write (names, types, ids of a file) may be words that every object of
 * the language has: "constructor", "toString", "__proto__".
 */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

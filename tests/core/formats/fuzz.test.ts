import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeEncounter, writeFight } from '#core/formats/native/write-document'
import { readFile, readText } from '#core/formats/registry'
import { arbitraryEncounter } from '#support/arbitrary-library.ts'
import { importContext } from '#support/import-context.ts'
import { playedJournal } from '#support/played-journal.ts'

const RUNS = { numRuns: 200 }
const journal = playedJournal()
const fightText = writeFight({
  id: journal.origin.id,
  systemId: 'plain',
  title: 'Ford',
  ended: false,
  journal,
})

/** Everything that may stand where something else belongs. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', '4d10+4', '22 (4d8+4)', -5, 1e300, '__proto__', 'constructor', [], {}, null, true),
)

/** One value somewhere in a document replaced by junk, or a key renamed. */
function mutate(value: unknown, path: number[], replacement: unknown, rename: boolean): unknown {
  if (typeof value !== 'object' || value === null || path.length === 0) return replacement
  const keys = Object.keys(value)
  const key = keys[path[0]! % Math.max(1, keys.length)]
  if (key === undefined) return replacement
  const child = (value as Record<string, unknown>)[key]
  if (Array.isArray(value)) {
    return value.map((each: unknown, place) =>
      String(place) === key ? mutate(each, path.slice(1), replacement, rename) : each,
    )
  }
  const { [key]: _old, ...rest } = value as Record<string, unknown>
  if (rename && path.length === 1) return { ...rest, [keyFrom(replacement)]: child }
  return { ...rest, [key]: mutate(child, path.slice(1), replacement, rename) }
}

/** An object may hold a `toString` that is no function, so it can't become a string by itself. */
function keyFrom(replacement: unknown): string {
  return typeof replacement === 'string' ? replacement : JSON.stringify(replacement)
}

const path = fc.array(fc.nat(), { minLength: 1, maxLength: 9 })

/** Reads, and shows that whatever is offered for saving is plain data. */
function readsCalmly(text: string): void {
  const result = readText(text, importContext())
  if (!result.ok) expect(result.error.message).not.toBe('')
  else for (const { item } of result.report.entries) expect(structuredClone(item.value)).toEqual(item.value)
}

describe('reading a damaged file', { timeout: 60_000 }, () => {
  it('never throws for bytes of any kind', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readFile(bytes, 1000, importContext())).toBeDefined()
      }),
      RUNS,
    )
  })

  it('never throws for a cut or scratched text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(fightText),
        fc.nat(),
        fc.nat(40),
        fc.string({ maxLength: 3 }),
        (text, at, cut, put) => {
          const place = at % text.length
          readsCalmly(text.slice(0, place) + put + text.slice(place + cut))
        },
      ),
      RUNS,
    )
  })

  it('never throws for an encounter with junk in it', () => {
    fc.assert(
      fc.property(arbitraryEncounter, path, junk, fc.boolean(), (encounter, at, replacement, rename) => {
        const document: unknown = JSON.parse(writeEncounter(encounter))
        readsCalmly(JSON.stringify(mutate(document, at, replacement, rename)))
      }),
      RUNS,
    )
  })

  it('never throws for a fight with junk in it', () => {
    const document: unknown = JSON.parse(fightText)
    fc.assert(
      fc.property(path, junk, fc.boolean(), (at, replacement, rename) => {
        readsCalmly(JSON.stringify(mutate(document, at, replacement, rename)))
      }),
      RUNS,
    )
  })

  it('never throws for a table of any text', () => {
    const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('"', '2d8', ';', '\n', '-', '1e9'))
    const table = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 })
    fc.assert(
      fc.property(table, (rows) => {
        readsCalmly(`name,AC,HP,count\n${rows.map((row) => row.join(',')).join('\n')}`)
      }),
      RUNS,
    )
  })
})

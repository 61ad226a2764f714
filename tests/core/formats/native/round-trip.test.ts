import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportedItem } from '#core/formats/format'
import { writeEncounter, writeLibrary } from '#core/formats/native/write-document'
import { readText } from '#core/formats/registry'
import { arbitraryBlock, arbitraryEncounter, arbitraryParty } from '#support/arbitrary-library.ts'
import { importContext, reportOf } from '#support/import-context.ts'

function itemsOf(text: string): ImportedItem[] {
  const report = reportOf(readText(text, importContext()))
  expect(report.skipped).toEqual([])
  return report.entries.map(({ item }) => item)
}

const unique = <T extends { id: string }>(each: fc.Arbitrary<T>) =>
  fc.uniqueArray(each, { maxLength: 3, selector: ({ id }) => id })

describe('what goes out', { timeout: 60_000 }, () => {
  it('comes back equal: an encounter', () => {
    fc.assert(
      fc.property(arbitraryEncounter, (encounter) => {
        fc.pre(encounter.members.length > 0)
        const back = itemsOf(writeEncounter(encounter)).find(({ kind }) => kind === 'encounter')
        expect(back?.value).toStrictEqual(encounter)
      }),
    )
  })

  it('comes back equal: a whole library', () => {
    const library = fc.record({
      statBlocks: unique(arbitraryBlock),
      parties: unique(arbitraryParty),
      encounters: unique(arbitraryEncounter),
    })
    fc.assert(
      fc.property(library, ({ statBlocks, parties, encounters }) => {
        const items = itemsOf(writeLibrary({ statBlocks, parties, encounters }, 'everything'))
        const valuesOf = (kind: ImportedItem['kind']) =>
          items.flatMap((item) => (item.kind === kind ? [item.value] : []))
        expect(valuesOf('statBlock')).toEqual(expect.arrayContaining(statBlocks))
        expect(valuesOf('party')).toStrictEqual(parties)
        expect(valuesOf('encounter')).toStrictEqual(encounters)
      }),
      { numRuns: 50 },
    )
  })

  it('keeps two versions of one stat block apart', () => {
    fc.assert(
      fc.property(arbitraryEncounter, fc.integer({ min: 1, max: 99 }), (encounter, defence) => {
        const [first] = encounter.members
        fc.pre(first !== undefined)
        const newer = { ...first, key: 'newer', block: { ...first.block, defence } }
        const both = { ...encounter, members: [...encounter.members, newer] }
        const back = itemsOf(writeEncounter(both)).find(({ kind }) => kind === 'encounter')
        expect(back?.value).toStrictEqual(both)
      }),
      { numRuns: 50 },
    )
  })
})

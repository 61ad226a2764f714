import { describe, expect, it } from 'vitest'
import { bareSeed } from '#core/engine/seeding'
import { findClashes, planImport, type ClashChoice } from '#core/formats/clashes'
import type { ImportEntry, ImportedItem } from '#core/formats/format'
import { importContext } from '#support/import-context.ts'
import { playedJournal } from '#support/played-journal.ts'

function block(id: string, name: string, notes = ''): ImportedItem {
  return { kind: 'statBlock', value: { ...bareSeed(id, name, 'plain').block, notes } }
}

const entriesOf = (...items: ImportedItem[]): ImportEntry[] =>
  items.map((item, place) => ({ id: String(place), name: '', where: '', suggested: true, item }))

function plan(entries: ImportEntry[], library: ImportedItem[], choice?: ClashChoice) {
  const clashes = findClashes(entries, library)
  const choices = choice ? Object.fromEntries(clashes.map(({ entry }) => [entry.id, choice])) : {}
  return planImport(entries, clashes, choices, library, importContext().newId)
}

describe('importing what is there already', () => {
  it('asks about an equal id', () => {
    const [clash] = findClashes(entriesOf(block('a', 'Orc', 'new')), [block('a', 'Orc', 'old')])
    expect(clash).toMatchObject({ where: 'library', by: 'id', equal: false })
  })

  it('asks about an equal name', () => {
    const [clash] = findClashes(entriesOf(block('b', ' orc ')), [block('a', 'Orc')])
    expect(clash).toMatchObject({ where: 'library', by: 'name' })
  })

  it('asks about two of one id in the same file', () => {
    const clashes = findClashes(entriesOf(block('a', 'Orc'), block('a', 'Ork')), [])
    expect(clashes).toMatchObject([{ where: 'file', by: 'id' }])
  })

  it('does nothing when the same file is imported twice', () => {
    const { save, skipped } = plan(entriesOf(block('a', 'Orc')), [block('a', 'Orc')])
    expect({ save, skipped: skipped.length }).toEqual({ save: [], skipped: 1 })
  })

  it('loses no edit unless it is told to', () => {
    const { save, added } = plan(entriesOf(block('a', 'Orc', 'from the file')), [block('a', 'Orc', 'edited')])
    expect(added).toHaveLength(1)
    expect(save).toEqual([block('statBlock-new-1', 'Orc (2)', 'from the file')])
  })

  it('replaces under the id of the library', () => {
    const { save, replaced } = plan(entriesOf(block('b', 'Orc', 'new')), [block('a', 'Orc')], 'replace')
    expect(replaced).toHaveLength(1)
    expect(save).toEqual([block('a', 'Orc', 'new')])
  })

  it('leaves one of two when the second replaces the first of the file', () => {
    expect(plan(entriesOf(block('a', 'Orc'), block('a', 'Ork')), [], 'replace').save).toEqual([
      block('a', 'Ork'),
    ])
  })

  it('finds a free name for each copy', () => {
    const library = [block('a', 'Orc'), block('b', 'Orc (2)')]
    expect(plan(entriesOf(block('c', 'Orc')), library, 'keepBoth').save).toEqual([block('c', 'Orc (3)')])
  })

  it('gives a copied fight an id of its own throughout', () => {
    const journal = playedJournal()
    const fight: ImportedItem = {
      kind: 'fight',
      value: { id: journal.origin.id, systemId: 'plain', title: 'Ford', ended: false, journal },
    }
    const [copy] = plan(entriesOf(fight), [fight], 'keepBoth').save
    expect(copy).toMatchObject({ value: { id: 'fight-new-1', journal: { origin: { id: 'fight-new-1' } } } })
  })
})

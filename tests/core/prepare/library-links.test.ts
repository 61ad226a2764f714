import { describe, expect, it } from 'vitest'
import { keptSeeds, libraryLinks, updatedSeeds } from '#core/prepare/library-links'
import { aSeed } from '#support/fight.ts'

const orc = aSeed('Orc', { overrides: { vitals: { hp: 70 } } })
const changed = { ...orc.block, defence: 15 }
const library = { blocks: [changed], deleted: [] }
const without = { blocks: [], deleted: ['Orc'] }

describe('an encounter and the library', () => {
  it('says nothing while both have the same block, whatever the order of its keys', () => {
    const turned = Object.fromEntries(Object.entries(orc.block).reverse()) as typeof orc.block
    expect(libraryLinks([orc], { blocks: [turned], deleted: [] })).toEqual([])
  })

  it('says when the library has a newer one, once for all copies', () => {
    const links = libraryLinks([orc, { ...orc, key: 'more' }], library)
    expect(links).toEqual([{ id: 'Orc', name: 'Orc', state: 'newer' }])
  })

  it('says when the library no longer has it', () => {
    expect(libraryLinks([orc], without)).toEqual([{ id: 'Orc', name: 'Orc', state: 'gone' }])
  })

  it('does not miss a creature that was never in the library', () => {
    expect(libraryLinks([orc], { blocks: [], deleted: [] })).toEqual([])
  })

  it('takes the new block and keeps what this encounter changes', () => {
    const [updated] = updatedSeeds([orc], ['Orc'], library)
    expect(updated?.block.defence).toBe(15)
    expect(updated?.overrides).toEqual({ vitals: { hp: 70 } })
  })

  it('leaves alone what was not named', () => {
    expect(updatedSeeds([orc], ['Elf'], library)).toEqual([orc])
    expect(keptSeeds([orc], ['Elf'], library)).toEqual([orc])
  })

  it('does not ask again about one that was kept, until the library changes once more', () => {
    const kept = keptSeeds([orc], ['Orc'], library)
    expect(libraryLinks(kept, library)).toEqual([])
    expect(kept[0]?.block.id).toBe('Orc')
    expect(libraryLinks(kept, { blocks: [{ ...changed, defence: 16 }], deleted: [] })).toHaveLength(1)
  })

  it('does not ask again about one that is gone and was kept', () => {
    expect(libraryLinks(keptSeeds([orc], ['Orc'], without), without)).toEqual([])
  })
})

describe('a character and its party', () => {
  const ana = aSeed('Ana', { side: 'ally', player: 'Noor' })
  const now = { ...ana, key: 'hers', overrides: { vitals: { hp: 14 } } }
  const party = { id: 'p', systemId: 'plain', name: 'Saltmere', members: [now], notes: '' }
  const sources = { blocks: [ana.block], deleted: [], parties: [party] }

  it('says when the party has it otherwise, and takes it over', () => {
    expect(libraryLinks([ana], sources)).toEqual([{ id: 'party/p/hers', name: 'Ana', state: 'changed' }])
    const updated = updatedSeeds([ana], ['party/p/hers'], sources)
    expect(updated[0]).toMatchObject({ key: 'Ana', overrides: { vitals: { hp: 14 } } })
    expect(libraryLinks(updated, sources)).toEqual([])
  })

  it('is left as it is when the GM keeps it', () => {
    const kept = keptSeeds([ana], ['party/p/hers'], sources)
    expect(libraryLinks(kept, sources)).toEqual([])
    expect(kept[0]?.overrides).toEqual({})
  })

  it('speaks of the library only where the party itself is looked at', () => {
    const newer = { ...ana.block, defence: 15 }
    const library = { blocks: [newer], deleted: [] }
    expect(libraryLinks([ana], library)).toMatchObject([{ id: 'Ana', state: 'newer' }])
    expect(libraryLinks([now], { ...library, parties: [party] })).toEqual([])
  })
})

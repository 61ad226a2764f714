import { describe, expect, it } from 'vitest'
import { keptAsOwn, libraryLinks, withLibraryBlock } from '#core/views/library-links'
import { aSeed } from '#support/fight.ts'

const orc = aSeed('Orc', { overrides: { vitals: { hp: 70 } } })
const changed = { ...orc.block, defence: 15 }

describe('an encounter and the library', () => {
  it('says nothing while both have the same block, whatever the order of its keys', () => {
    const turned = Object.fromEntries(Object.entries(orc.block).reverse()) as typeof orc.block
    expect(libraryLinks([orc], [turned], [])).toEqual([])
  })

  it('says when the library has a newer one, once for all copies', () => {
    const links = libraryLinks([orc, { ...orc, key: 'more' }], [changed], [])
    expect(links).toEqual([{ block: 'Orc', name: 'Orc', state: 'newer' }])
  })

  it('says when the library no longer has it', () => {
    expect(libraryLinks([orc], [], ['Orc'])).toEqual([{ block: 'Orc', name: 'Orc', state: 'gone' }])
  })

  it('does not miss a creature that was never in the library', () => {
    expect(libraryLinks([orc], [], [])).toEqual([])
  })

  it('takes the new block and keeps what this encounter changes', () => {
    const [updated] = withLibraryBlock([orc], changed)
    expect(updated?.block.defence).toBe(15)
    expect(updated?.overrides).toEqual({ vitals: { hp: 70 } })
  })

  it('does not ask again about one that was kept', () => {
    expect(libraryLinks(keptAsOwn([orc], 'Orc', 'own'), [changed], [])).toEqual([])
  })
})

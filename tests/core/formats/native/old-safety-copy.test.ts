import { describe, expect, it } from 'vitest'
import { writeLibrary } from '#core/formats/native/write-document'
import { readText } from '#core/formats/registry'
import { aSeed, anEncounter } from '#support/fight.ts'
import { fileText, importContext, reportOf } from '#support/import-context.ts'

const block = (id: string, name: string) => ({
  id,
  name,
  vitals: { hp: 10 },
  defence: 12,
  stats: { speed: 0 },
})
const blocks = [block('ana', 'Ana'), block('bo', 'Bo'), block('orc', 'Orc'), block('dog', 'Dog')]
const old = (change: object = {}) =>
  reportOf(
    readText(
      fileText({
        kind: 'everything',
        statBlocks: blocks,
        parties: [{ name: 'Five', members: [{ block: 'ana', player: 'Kim' }] }],
        encounters: [
          { title: 'Ford', members: [{ block: 'bo', player: 'Lee', side: 'ally' }, { block: 'orc' }] },
        ],
        ...change,
      }),
      importContext(),
    ),
  )
const ticked = ({ entries }: ReturnType<typeof old>) =>
  entries.filter(({ suggested, item }) => suggested && item.kind === 'statBlock').map(({ name }) => name)

describe('a safety copy of an earlier version', () => {
  it('offers the blocks of its characters unticked, and says why', () => {
    const report = old()
    expect(ticked(report)).toEqual(['Orc', 'Dog'])
    const told = report.warnings.filter(({ message }) => message.startsWith('A character, which comes with'))
    expect(told.map(({ entry }) => entry)).toEqual(['1', '2'])
  })

  it('keeps what a foe uses too, and what is said to be the library’s', () => {
    const foe = [{ title: 'Ford', members: [{ block: 'ana' }] }]
    expect(ticked(old({ encounters: foe }))).toContain('Ana')
    const kept = blocks.map((each) => ({ ...each, library: true }))
    expect(ticked(old({ statBlocks: kept }))).toHaveLength(4)
  })

  it('offers foes that are only a name unticked: they come with their encounter', () => {
    const bare = { defence: 'notTracked', vitals: {}, tags: [], notes: '', system: 'plain' }
    const statBlocks = [...blocks, { ...bare, id: 'thug', name: 'Thug' }, { ...bare, id: 'den', name: 'Den' }]
    const report = old({ statBlocks, encounters: [{ title: 'Ford', members: [{ block: 'thug' }] }] })
    expect(ticked(report)).toEqual(['Bo', 'Orc', 'Dog', 'Den'])
    expect(report.warnings.find(({ entry }) => entry === '5')?.message).toContain('Nothing but a name')
  })

  it('is only a safety copy: in a library file a character’s block is ticked', () => {
    expect(ticked(old({ kind: 'library' }))).toHaveLength(4)
  })
})

describe('a safety copy of today', () => {
  it('brings the library’s blocks back ticked, those of characters too', () => {
    const ana = aSeed('Ana', { player: 'Kim', side: 'ally' })
    const text = writeLibrary({ statBlocks: [ana.block], encounters: [anEncounter([ana])] }, 'everything')
    expect(ticked(reportOf(readText(text, importContext())))).toEqual(['Ana'])
  })
})

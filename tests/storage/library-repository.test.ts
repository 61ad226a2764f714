import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StatBlock } from '#core/engine/model/stat-block'
import { openDatabase } from '#storage/database'
import { LibraryRepository } from '#storage/library-repository'
import { aSeed } from '#support/fight.ts'

let blocks: LibraryRepository<StatBlock>
let made = 0

beforeEach(async () => {
  const database = await openDatabase(`library-${String(++made)}`)
  blocks = new LibraryRepository(database, database.statBlocks, () => 1)
})

const block = (name: string): StatBlock => aSeed(name).block

describe('the library', () => {
  it('gives back what was saved, without its own marks', async () => {
    await blocks.save([block('Orc')])
    expect(await blocks.list()).toEqual([block('Orc')])
  })

  it('deletes softly and restores', async () => {
    await blocks.save([block('Orc'), block('Wolf')])
    await blocks.remove(['Orc'])
    expect((await blocks.list()).map(({ name }) => name)).toEqual(['Wolf'])
    expect((await blocks.listDeleted()).map(({ name }) => name)).toEqual(['Orc'])
    await blocks.restore(['Orc'])
    expect((await blocks.list()).find(({ id }) => id === 'Orc')).toEqual(block('Orc'))
  })

  it('saves all of a list or none of it (A10)', async () => {
    const bad = { ...block('Bad'), name: (() => '') as never }
    await expect(blocks.save([block('Orc'), bad])).rejects.toThrow()
    expect(await blocks.list()).toEqual([])
  })
})

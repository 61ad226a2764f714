import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { watch } from 'vue'
import type { JournalWriter } from '#gm/session/journal-writer.ts'
import { isOutdated } from '#gm/shell/draft-conflict.ts'
import { useDrafts } from '#gm/stores/drafts.ts'
import { useLibrary } from '#gm/stores/library.ts'
import type { Repositories } from '#gm/stores/repositories.ts'
import { aSeed } from '#support/fight.ts'
import { startedStores } from '#support/started-stores.ts'

const { block } = aSeed('Ghoul')
let made = 0
let name = ''
let repositories: Repositories
let writer: JournalWriter

/** The app started once more on what is on disk, without a word to the one before. */
async function restart(): Promise<void> {
  ;({ writer, repositories } = await startedStores(name))
}

function until(holds: () => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = watch(holds, (now) => {
      if (!now) return
      stop()
      done()
    })
  })
}

beforeEach(async () => {
  name = `drafts-${String(++made)}`
  await restart()
})

describe('a draft', () => {
  it('is there after a crash, with the last letter typed', async () => {
    const drafts = useDrafts()
    for (const typed of ['W', 'Wi', 'Wisp']) drafts.keep({ block: { ...block, name: typed }, isNew: true })
    await drafts.written()
    await restart()
    await useDrafts().load()
    expect(useDrafts().all).toEqual([{ block: { ...block, name: 'Wisp' }, isNew: true }])
  })

  it('is written at once and not letter by letter when the disk is slow', async () => {
    const drafts = useDrafts()
    let writes = 0
    const put = repositories.settings.put.bind(repositories.settings)
    repositories.settings.put = (...args) => {
      writes++
      return put(...args)
    }
    for (let letter = 0; letter < 50; letter++)
      drafts.keep({ block: { ...block, name: `Ghoul ${letter}` }, isNew: false })
    await drafts.written()
    expect(writes).toBe(1)
  })

  it('counts as kept only when the last letter is on disk', async () => {
    const drafts = useDrafts()
    drafts.keep({ block: { ...block, name: 'W' }, isNew: true })
    await Promise.resolve()
    drafts.keep({ block: { ...block, name: 'Wi' }, isNew: true })
    await until(() => !drafts.isWriting)
    const stored = await repositories.settings.all()
    expect(stored[`draft/stat-block/${block.id}`]).toMatchObject({ block: { name: 'Wi' } })
  })

  it('is gone for good when it is dropped', async () => {
    const drafts = useDrafts()
    drafts.keep({ block, isNew: false })
    drafts.drop(block.id)
    await drafts.written()
    await restart()
    await useDrafts().load()
    expect(useDrafts().all).toEqual([])
  })

  it('that could not be written is tried again and shown as not saved', async () => {
    const drafts = useDrafts()
    const put = repositories.settings.put.bind(repositories.settings)
    repositories.settings.put = () => Promise.reject(new Error('The disk is full.'))
    drafts.keep({ block, isNew: false })
    await drafts.written()
    expect(await writer.flush()).toBe(false)
    expect(writer.state.value).toBe('failed')
    repositories.settings.put = put
    expect(await writer.flush()).toBe(true)
    await restart()
    await useDrafts().load()
    expect(useDrafts().byId(block.id)).not.toBeNull()
  })

  it('knows after a restart from which version it was begun', async () => {
    useDrafts().keep({ block: { ...block, name: 'Wisp' }, isNew: false, from: block })
    await useDrafts().written()
    await restart()
    await useDrafts().load()
    const draft = useDrafts().byId(block.id)
    expect(isOutdated(draft, block)).toBe(false)
    expect(isOutdated(draft, { ...block, tags: ['new'] })).toBe(true)
    expect(isOutdated(draft, null)).toBe(true)
  })

  it('of an earlier version, which knows no beginning, is taken as begun from what is there', () => {
    expect(isOutdated({ block, isNew: false }, { ...block, tags: ['new'] })).toBe(false)
  })

  it('of another version that can not be read does no harm', async () => {
    await repositories.settings.put('draft/stat-block/x', { block: { id: 'x' } })
    await useDrafts().load()
    expect(useDrafts().all).toEqual([])
  })
})

describe('deleted stat blocks', () => {
  it('are listed until they are restored, also after a restart', async () => {
    useLibrary().saveBlock(block)
    useLibrary().removeBlocks(block.id)
    expect(useLibrary().deletedBlocks).toEqual([block])
    await writer.flush()
    await restart()
    await useLibrary().load()
    expect(useLibrary().deletedBlocks).toEqual([block])
    useLibrary().restoreBlocks(block.id)
    await writer.flush()
    expect(useLibrary().deletedBlocks).toEqual([])
    expect(useLibrary().blocks).toEqual([block])
  })
})

import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyBlock } from '#core/prepare/change-blocks'
import { notice } from '#gm/notices/notices.ts'
import { countOf } from '#gm/packs/pack-changes.ts'
import { packs } from '#gm/packs/packs.ts'
import { readPack } from '#gm/packs/read-pack.ts'
import { usePacks } from '#gm/packs/use-packs.ts'
import type { JournalWriter } from '#gm/session/journal-writer.ts'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { startedStores } from '#support/started-stores.ts'

const [pack, other] = packs.map(readPack) as [ReturnType<typeof readPack>, ReturnType<typeof readPack>]
const whole = countOf(pack)

let writer: JournalWriter
let made = 0
let name = ''

/** The app started once more on what is on disk. */
async function restart(): Promise<void> {
  ;({ writer } = await startedStores(name))
  await useLibrary().load()
}

/** What is there once everything is written and the app was started again. */
async function held() {
  expect(await writer.flush()).toBe(true)
  await restart()
  return usePacks().held()
}

const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id).sort()

beforeEach(async () => {
  name = `packs-${String(++made)}`
  await restart()
})

describe('adding a pack', () => {
  it('puts its blocks, encounters and party into the library and says how many', async () => {
    usePacks().add(pack)
    expect(notice.value?.text).toBe('Added 31 stat blocks, 4 encounters and 1 party.')
    const there = await held()
    expect(ids(there.blocks)).toEqual(ids(pack.blocks))
    expect(ids(there.encounters)).toEqual(ids(pack.encounters))
    expect(ids(there.parties)).toEqual(ids(pack.parties))
  })

  it('twice changes nothing, not even what the GM has changed', async () => {
    usePacks().add(pack)
    useLibrary().saveBlock({ ...pack.blocks[0]!, name: 'My own' })
    const before = await held()
    usePacks().add(pack)
    expect(await held()).toEqual(before)
  })

  it('completes a pack of which something was deleted, and the deleted list no longer names it', async () => {
    usePacks().add(pack)
    useLibrary().removeBlocks(pack.blocks[0]!.id)
    usePacks().add(pack)
    expect(notice.value?.text).toBe('Added 1 stat block.')
    expect(countOf(await held())).toBe(whole)
    expect(useLibrary().deletedBlocks).toEqual([])
  })

  it('can be undone', async () => {
    usePacks().add(pack)
    notice.value!.action!.run()
    expect(countOf(await held())).toBe(0)
  })
})

describe('removing a pack', () => {
  it('takes its own things and nothing else', async () => {
    usePacks().add(pack)
    usePacks().add(other)
    useLibrary().saveBlock(emptyBlock('mine', pack.blocks[0]!.systemId, 'Mine'))
    usePacks().remove(pack)
    expect(notice.value?.text).toBe('Removed 31 stat blocks, 4 encounters and 1 party.')
    const there = await held()
    expect(ids(there.blocks)).toEqual(ids([...other.blocks, { id: 'mine' }]))
    expect(ids(there.encounters)).toEqual(ids(other.encounters))
  })

  it('keeps what the GM has changed and says so', async () => {
    usePacks().add(pack)
    useLibrary().saveBlock({ ...pack.blocks[0]!, notes: 'Met in session 3.' })
    useEncounters().save({ ...pack.encounters[0]!, title: 'Mine now' })
    usePacks().remove(pack)
    expect(notice.value?.text).toBe(
      'Removed 30 stat blocks, 3 encounters and 1 party. Kept 2 that you changed.',
    )
    const there = await held()
    expect(ids(there.blocks)).toEqual([pack.blocks[0]!.id])
    expect(there.encounters.map(({ title }) => title)).toEqual(['Mine now'])
  })

  it('takes an encounter that was fought and is otherwise as it came', async () => {
    usePacks().add(pack)
    useEncounters().save({ ...pack.encounters[0]!, status: 'fought' })
    usePacks().remove(pack)
    expect((await held()).encounters).toEqual([])
  })

  it('can be undone', async () => {
    usePacks().add(pack)
    usePacks().remove(pack)
    notice.value!.action!.run()
    expect(countOf(await held())).toBe(whole)
    expect(useLibrary().deletedBlocks).toEqual([])
  })

  it('can be followed by adding it again', async () => {
    usePacks().add(pack)
    usePacks().remove(pack)
    usePacks().add(pack)
    expect(countOf(await held())).toBe(whole)
    expect(useLibrary().deletedBlocks).toEqual([])
  })
})

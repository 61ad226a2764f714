import type { StatBlock } from '#core/engine/model/stat-block'
import { duplicateOf, emptyBlock, withTag, withoutTag } from '#gm/features/library/index.ts'
import { tell } from '#gm/notices/notices.ts'
import { randomId } from '#gm/session/randomness.ts'
import { useDrafts, type BlockDraft } from '#gm/stores/drafts.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { editing, showBlock } from './library-place'

type Blocks = readonly StatBlock[]

/** What can be done with stat blocks, each with its way back. */
export function useBlockActs() {
  const library = useLibrary()
  const drafts = useDrafts()

  function edit(block: StatBlock): void {
    editing.value = { block, isNew: false }
  }

  function create(systemId: string, name = ''): void {
    editing.value = { block: emptyBlock(randomId(), systemId, name), isNew: true }
  }

  /** Opens the editor over a draft; what it is compared with is the library's block, if there is one. */
  function proceed({ block, isNew }: BlockDraft): void {
    const saved = library.blocks.find(({ id }) => id === block.id)
    editing.value = { block: saved ?? block, isNew: isNew || !saved }
  }

  function discard(draft: BlockDraft): void {
    drafts.drop(draft.block.id)
    tell(`Discarded the draft of ${nameOf(draft.block)}.`, { label: 'Undo', run: () => drafts.keep(draft) })
  }

  /** A creature that stood only in an encounter or a party becomes one of the library. */
  function adopt(block: StatBlock): StatBlock {
    library.saveBlock(block)
    return block
  }

  function save(changed: StatBlock): void {
    const before = library.blocks.find(({ id }) => id === changed.id)
    library.saveBlock(changed)
    drafts.drop(changed.id)
    const undo = (): void => (before ? library.saveBlock(before) : library.removeBlocks(changed.id))
    tell(`Saved ${nameOf(changed)}.`, { label: 'Undo', run: undo })
  }

  return { edit, create, proceed, discard, adopt, save, ...useChanges() }
}

/** Changes of the library itself. */
function useChanges() {
  const library = useLibrary()
  const ids = (blocks: Blocks): string[] => blocks.map(({ id }) => id)

  function duplicate(block: StatBlock): void {
    const copy = duplicateOf(block, randomId(), new Set(library.blocks.map(({ name }) => name)))
    library.saveBlock(copy)
    showBlock(copy.id)
    tell(`Made ${copy.name}.`, { label: 'Undo', run: () => library.removeBlocks(copy.id) })
  }

  function remove(blocks: Blocks): void {
    library.removeBlocks(...ids(blocks))
    tell(`Deleted ${inWords(blocks)}.`, { label: 'Undo', run: () => library.restoreBlocks(...ids(blocks)) })
  }

  function restore(blocks: Blocks): void {
    library.restoreBlocks(...ids(blocks))
    tell(`Restored ${inWords(blocks)}.`)
  }

  function change(blocks: Blocks, changed: Blocks, done: string): void {
    if (changed.length === 0) return
    const before = blocks.filter(({ id }) => changed.some((each) => each.id === id))
    library.saveBlock(...changed)
    tell(done, { label: 'Undo', run: () => library.saveBlock(...before) })
  }

  function tag(blocks: Blocks, word: string): void {
    change(blocks, withTag(blocks, word), `Tagged ${inWords(blocks)} “${word}”.`)
  }

  function untag(blocks: Blocks, word: string): void {
    change(blocks, withoutTag(blocks, word), `Took the tag “${word}” off.`)
  }

  return { duplicate, remove, restore, tag, untag }
}

function inWords(blocks: Blocks): string {
  const [first] = blocks
  return first && blocks.length === 1 ? nameOf(first) : `${blocks.length} stat blocks`
}

export function nameOf({ name }: Pick<StatBlock, 'name'>): string {
  return name.trim() === '' ? 'a stat block without a name' : name
}

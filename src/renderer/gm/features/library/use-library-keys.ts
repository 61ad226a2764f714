import type { StatBlock } from '#core/engine/model/stat-block'
import { useIntents, type Intent } from '#gm/intents/registry.ts'

export interface LibraryActs {
  /** The block in front, when it can be changed. */
  current: () => StatBlock | null
  marked: () => readonly StatBlock[]
  focusSearch: () => void
  create: () => void
  edit: (block: StatBlock) => void
  duplicate: (block: StatBlock) => void
  /** The one in front; all marked ones when it is one of them. */
  remove: (blocks: readonly StatBlock[]) => void
  print: (block: StatBlock) => void
  focusList: () => void
  focusDetail: () => void
}

type OnCurrent = Pick<Intent, 'scope' | 'run' | 'enabled' | 'reason'>

export function useLibraryKeys(acts: LibraryActs): void {
  const onCurrent = (run: (block: StatBlock) => void): OnCurrent => ({
    scope: 'library',
    run: () => {
      const block = acts.current()
      if (block) run(block)
    },
    enabled: () => acts.current() !== null,
    reason: () => 'No stat block is selected.',
  })
  const meant = (block: StatBlock): readonly StatBlock[] => {
    const marked = acts.marked()
    return marked.some(({ id }) => id === block.id) ? marked : [block]
  }
  useIntents([
    { id: 'library/search', label: 'Search the library', keys: '/', scope: 'library', run: acts.focusSearch },
    { id: 'library/new', label: 'New stat block', keys: null, scope: 'library', run: acts.create },
    { id: 'library/edit', label: 'Edit stat block', keys: 'E', ...onCurrent(acts.edit) },
    {
      id: 'library/duplicate',
      label: 'Duplicate stat block',
      keys: ['Ctrl', 'D'],
      ...onCurrent(acts.duplicate),
    },
    {
      id: 'library/delete',
      label: 'Delete stat block',
      keys: 'Del',
      ...onCurrent((block) => acts.remove(meant(block))),
    },
    { id: 'library/print', label: 'Print stat block', keys: ['Ctrl', 'P'], ...onCurrent(acts.print) },
  ])
  useIntents(focusKeys(acts))
}

function focusKeys(acts: LibraryActs): Intent[] {
  return [
    {
      id: 'library/list',
      label: 'Back to the list',
      keys: 'Esc',
      scope: 'library',
      run: acts.focusList,
      unlisted: true,
    },
    {
      id: 'library/next-part',
      label: 'Next column',
      keys: 'F6',
      scope: 'library',
      run: () => cycle(acts, 1),
    },
    {
      id: 'library/previous-part',
      label: 'Previous column',
      keys: ['Shift', 'F6'],
      scope: 'library',
      run: () => cycle(acts, -1),
    },
  ]
}

/** Search, list, stat block, and around. */
function cycle({ focusSearch, focusList, focusDetail }: LibraryActs, step: 1 | -1): void {
  const parts = [focusSearch, focusList, focusDetail]
  const selectors = ['[type="search"]', '[role="listbox"]', '.right']
  const now = selectors.findIndex((selector) => document.activeElement?.closest(selector))
  parts[(now + step + parts.length) % parts.length]?.()
}

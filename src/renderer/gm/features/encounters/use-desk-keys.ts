import type { Intent } from '#gm/intents/registry.ts'
import { useIntents } from '#gm/intents/registry.ts'
import type { Desk } from './use-desk'

interface Focuses {
  search: () => void
  create: () => void
  createParty: () => void
  addMonster: () => void
}

const scope = 'encounters'

/** The keys of the Encounters screen. */
export function useDeskKeys(desk: Desk, { search, create, createParty, addMonster }: Focuses): void {
  const { front, blocked } = desk
  useIntents([
    {
      id: 'encounters/run',
      label: 'Run the selected encounter',
      keys: ['Ctrl', '↵'],
      scope,
      run: desk.run,
      enabled: () => blocked.value === null,
      reason: () => blocked.value,
    },
    { id: 'encounters/search', label: 'Find an encounter', keys: '/', scope, run: search },
    { id: 'encounters/new', label: 'New encounter', keys: null, scope, run: create },
    { id: 'encounters/new-party', label: 'New party', keys: null, scope, run: createParty },
    {
      id: 'encounters/add-monster',
      label: 'Add a monster to the encounter',
      keys: 'A',
      scope,
      run: addMonster,
      enabled: () => front.value === 'encounter',
      reason: () => 'No encounter is in front.',
    },
    ...undoIntents(desk),
  ])
}

/** What lies in the middle decides what Undo means. */
function undoIntents({ front, encounter, party, edits, partyEdits }: Desk): Intent[] {
  const changed = () => {
    if (front.value === 'party') return party.value && { id: party.value.id, of: partyEdits }
    return front.value && encounter.value && { id: encounter.value.id, of: edits }
  }
  const label = (which: 'undoLabel' | 'redoLabel'): string | null => {
    const thing = changed()
    return thing ? thing.of[which](thing.id) : null
  }
  const act = (which: 'undo' | 'redo'): void => {
    const thing = changed()
    if (thing) thing.of[which](thing.id)
  }
  return [
    {
      id: 'encounters/undo',
      label: 'Undo the last change',
      keys: ['Ctrl', 'Z'],
      scope,
      run: () => act('undo'),
      enabled: () => label('undoLabel') !== null,
      reason: () => 'Nothing to undo here.',
    },
    {
      id: 'encounters/redo',
      label: 'Redo the last change',
      keys: ['Ctrl', 'Shift', 'Z'],
      scope,
      run: () => act('redo'),
      enabled: () => label('redoLabel') !== null,
      reason: () => 'Nothing to redo here.',
    },
  ]
}

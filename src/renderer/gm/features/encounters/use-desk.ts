import { computed, ref } from 'vue'
import type { Encounter } from '#core/engine/model/encounter'
import type { Settings } from '#core/engine/model/fight'
import type { Party } from '#core/engine/model/party'
import type { GameSystem } from '#core/engine/system'
import { UNKNOWN_RULES } from '#gm/notices/unknown-rules.ts'
import { emptyEncounter } from '#core/prepare/new-encounter'
import { emptyParty } from '#core/prepare/change-party'
import { useEdits } from './use-edits'

interface DeskProps {
  encounters: readonly Encounter[]
  samples: readonly Encounter[]
  parties: readonly Party[]
  systems: readonly GameSystem[]
  /** House rules that new encounters begin with, by rules system. */
  houseRules?: Readonly<Record<string, Settings>> | undefined
  newId: () => string
}

interface DeskActs {
  save: (encounter: Encounter) => void
  saveParty: (party: Party) => void
  run: (encounter: Encounter) => void
  /** Something was chosen, so forms for something new go away. */
  shown: () => void
  /** A form for something new is in front of what is selected. */
  isNaming: () => boolean
}

export type Desk = ReturnType<typeof useDesk>

/** What is in front. Without a choice it is the first encounter. */
function useSelection(props: DeskProps, shown: () => void) {
  const selected = ref<string | null>(null)
  const selectedParty = ref<string | null>(null)
  const own = computed(() => new Set(props.encounters.map(({ id }) => id)))
  const all = computed(() => [...props.encounters, ...props.samples.filter(({ id }) => !own.value.has(id))])
  const encounter = computed(() => all.value.find(({ id }) => id === selected.value) ?? all.value[0] ?? null)
  const party = computed(() => props.parties.find(({ id }) => id === selectedParty.value) ?? null)
  const systemOf = (thing: { systemId: string } | null): GameSystem | null =>
    props.systems.find(({ id }) => id === thing?.systemId) ?? null
  const system = computed(() => systemOf(encounter.value))
  const partySystem = computed(() => systemOf(party.value))

  function select(id: string): void {
    selected.value = id
    selectedParty.value = null
    shown()
  }

  function selectParty(id: string): void {
    selectedParty.value = id
    shown()
  }

  return { selected, own, all, encounter, party, system, partySystem, select, selectParty }
}

/** What lies in the middle of the screen, and its edits. */
export function useDesk(props: DeskProps, acts: DeskActs) {
  const { selected, ...selection } = useSelection(props, acts.shown)
  const { encounter, party, system, select, selectParty } = selection
  const edits = useEdits<Encounter>(acts.save)
  const partyEdits = useEdits<Party>(acts.saveParty)
  /** What the keys act on: nobody runs or changes an encounter that is out of sight. */
  const front = computed(() => {
    if (acts.isNaming()) return null
    return party.value ? 'party' : encounter.value && 'encounter'
  })
  const blocked = computed(() =>
    front.value === 'encounter' ? whyNotRun(encounter.value, system.value) : 'No encounter is in front.',
  )

  function save(made: Encounter): void {
    acts.save(made)
    select(made.id)
  }

  /** What is changed stays in front, although the newest change comes first in the list. */
  function change(after: Encounter, label: string, merge: string | null): void {
    if (!encounter.value) return
    selected.value = after.id
    edits.change(encounter.value, after, label, merge)
  }

  function createParty(name: string, systemId: string): void {
    const made = emptyParty(props.newId(), systemId, name)
    acts.saveParty(made)
    selectParty(made.id)
  }

  function run(): void {
    if (encounter.value && blocked.value === null) acts.run(encounter.value)
  }

  const create = (title: string, systemId: string): void =>
    save(emptyEncounter(props.newId(), systemId, title, props.houseRules?.[systemId]))
  const duplicate = ({ title, ...rest }: Encounter): void =>
    save({ ...rest, id: props.newId(), title: `${title}, copy`, status: 'planned' })
  return { ...selection, front, blocked, edits, partyEdits, change, create, createParty, duplicate, run }
}

function whyNotRun(encounter: Encounter | null, system: GameSystem | null): string | null {
  if (!encounter) return 'No encounter is selected.'
  if (!system) return UNKNOWN_RULES
  return encounter.members.length === 0 ? 'Needs at least one combatant. Add a player or a monster.' : null
}

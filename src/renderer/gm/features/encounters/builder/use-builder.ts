import { computed } from 'vue'
import type { Encounter } from '#core/engine/model/encounter'
import type { Wave } from '#core/engine/model/fight'
import type { Party } from '#core/engine/model/party'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { keptSeeds, libraryLinks, updatedSeeds } from '#core/prepare/library-links'
import * as change from '#core/prepare/change-encounter'
import { nameOf } from '../encounter-words'
import { blockChoices, partyChoices, seedsOfChoice } from './builder-choices'

export interface BuilderProps {
  encounter: Encounter
  system: GameSystem | null
  blocks: readonly StatBlock[]
  /** Ids of blocks that were deleted from the library. */
  deleted: readonly string[]
  parties: readonly Party[]
  newId: () => string
}

/** `merge`: changes in a row with the same word are one step of Undo. */
export type Save = (encounter: Encounter, label: string, merge: string | null) => void

/** What the builder can do, each as one change with its name. */
export function useBuilder(props: BuilderProps, save: Save) {
  const monsters = computed(() => (props.system ? blockChoices(props.blocks, props.system) : []))
  const players = computed(() =>
    props.system ? [...partyChoices(props.parties, props.system), ...monsters.value] : [],
  )
  const links = computed(() => libraryLinks(change.allSeeds(props.encounter), props))

  function setSeed(seed: CombatantSeed, changed: Partial<CombatantSeed>, what: string): void {
    const merge = what === '' ? null : `${seed.key}/${what}`
    save(change.withSeed(props.encounter, seed.key, changed), `change ${nameOf(seed)}`, merge)
  }

  function removeSeed(seed: CombatantSeed): void {
    save(change.withoutMember(props.encounter, seed.key), `remove ${nameOf(seed)}`, null)
  }

  function add(group: change.GroupId, seeds: readonly CombatantSeed[]): void {
    const [first] = seeds
    if (!first) return
    const names = seeds.length === 1 ? nameOf(first) : `${seeds.length} entries`
    save(change.withAdded(props.encounter, group, seeds), `add ${names}`, null)
  }

  function choose(group: change.GroupId, side: CombatantSeed['side'], choice: string): void {
    add(group, seedsOfChoice(choice, side, props, props.newId))
  }

  function create(group: change.GroupId, side: CombatantSeed['side'], text: string): void {
    add(group, change.seedsByName(text, side, props.encounter.systemId, props.blocks, props.newId))
  }

  return { monsters, players, links, setSeed, removeSeed, choose, create, ...wholeActs(props, save) }
}

/** Changes of the encounter as a whole: its waves, its facts, what it takes from the library. */
function wholeActs(props: BuilderProps, save: Save) {
  function setWave(wave: Wave, changed: Partial<Wave>, what: string): void {
    const merge = what === '' ? null : `${wave.id}/${what}`
    save(change.withWaveChanged(props.encounter, wave.id, changed), `change ${wave.label}`, merge)
  }

  function setFacts(facts: Partial<Encounter>, what: string): void {
    save({ ...props.encounter, ...facts }, `change ${what || 'status'}`, what === '' ? null : what)
  }

  function update(ids: readonly string[]): void {
    const updated = change.withSeeds(props.encounter, (seeds) => updatedSeeds(seeds, ids, props))
    save(updated, 'update from the library', null)
  }

  function keep(ids: readonly string[]): void {
    const kept = change.withSeeds(props.encounter, (seeds) => keptSeeds(seeds, ids, props))
    save(kept, 'keep what is here', null)
  }

  return { setWave, setFacts, update, keep }
}

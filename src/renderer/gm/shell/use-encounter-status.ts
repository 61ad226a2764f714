import { watch } from 'vue'
import type { Encounter } from '#core/engine/model/encounter'
import { useSession } from '#gm/app-keys.ts'
import { useEncounters } from '#gm/stores/encounters.ts'

/**
 * An encounter is running once a fight of it is on the table, and fought when that is over; undoing the end
 * brings it back. By hand the GM may still say otherwise: nothing is changed until the fight begins or ends.
 */
export function useEncounterStatus(): void {
  const session = useSession()
  const encounters = useEncounters()
  watch(
    () => {
      const fight = session.moment.value?.fight
      return fight?.encounter === undefined ? null : { ...fight, encounter: fight.encounter }
    },
    (fight, before) => {
      const over = fight?.phase === 'ended'
      if (!fight || (fight.id === before?.id && over === (before.phase === 'ended'))) return
      const status: Encounter['status'] = over ? 'fought' : 'running'
      const encounter = encounters.byId(fight.encounter)
      if (encounter && encounter.status !== status) encounters.save({ ...encounter, status })
    },
  )
}

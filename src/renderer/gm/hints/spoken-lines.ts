import { computed, shallowRef, type ComputedRef } from 'vue'
import type { Fight } from '#core/engine/model/fight'
import { registrations } from '#core/systems/registry'
import { useSession } from '#gm/app-keys.ts'
import { useSettings } from '#gm/stores/settings.ts'

const FIRST_FIGHTS = 10

/** In a GM's first fights each action says at once what it does; not in the samples, and to nobody who wants no hints. */
export function saysLines({ encounter }: Pick<Fight, 'encounter'>, begun: number, off: boolean): boolean {
  return !off && begun <= FIRST_FIGHTS && !registrations.some(({ sample }) => sample.id === encounter)
}

export function useSpokenLines(fight: Fight): ComputedRef<boolean> {
  const settings = useSettings()
  const begun = shallowRef(Infinity)
  void useSession()
    .listFights()
    .then(({ length }) => (begun.value = length))
  return computed(() => saysLines(fight, begun.value, settings.preferences.hints.off))
}

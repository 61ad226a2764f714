import { computed, type ComputedRef } from 'vue'
import type { Fight } from '#core/engine/model/fight'
import { registrations } from '#core/systems/registry'
import { useFightCount } from '#gm/fights/open-fights.ts'
import { useSettings } from '#gm/stores/settings.ts'

const FIRST_FIGHTS = 10

/** In a GM's first fights each action says at once what it does; not in the samples, and to nobody who wants no hints. */
export function saysLines({ encounter }: Pick<Fight, 'encounter'>, begun: number, off: boolean): boolean {
  return !off && begun <= FIRST_FIGHTS && !registrations.some(({ sample }) => sample.id === encounter)
}

export function useSpokenLines(fight: Fight): ComputedRef<boolean> {
  const settings = useSettings()
  const begun = useFightCount()
  return computed(() => saysLines(fight, begun.value ?? Infinity, settings.preferences.hints.off))
}

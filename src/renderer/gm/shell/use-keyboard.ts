import { onBeforeUnmount, onMounted, toValue, watchEffect, type MaybeRefOrGetter } from 'vue'
import type { Fight } from '#core/engine/model/fight'
import { listenForKeys } from '#gm/intents/listen.ts'
import { setScopes, type Scope } from '#gm/intents/registry.ts'
import { dismissRefusal, refuse } from '#gm/notices/notices.ts'
import type { ScreenName } from '#gm/routing/route.ts'

/** Keys follow the screen in front: a fight's keys are dead on every other one. */
export function useKeyboard(
  screen: MaybeRefOrGetter<ScreenName>,
  phase: MaybeRefOrGetter<Fight['phase'] | null>,
  letterKeys: MaybeRefOrGetter<boolean>,
): void {
  watchEffect(() => setScopes(scopesOf(toValue(screen), toValue(phase))))
  let stop = (): void => undefined
  onMounted(
    () =>
      (stop = listenForKeys(window, { letters: () => toValue(letterKeys), refuse, acts: dismissRefusal })),
  )
  onBeforeUnmount(() => stop())
}

export function scopesOf(screen: ScreenName, phase: Fight['phase'] | null): Scope[] {
  if (screen !== 'run') return [screen]
  if (phase === null) return []
  return [phase === 'initiative' ? 'initiative' : 'fight']
}

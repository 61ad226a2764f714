import { computed, ref, watch } from 'vue'
import { currentScreen } from '#gm/routing/route.ts'
import { notice } from './notices'

const toldOn = ref(currentScreen.value)
watch(notice, () => (toldOn.value = currentScreen.value), { flush: 'sync' })

/**
 * What stands under the top bar. While a fight is in front, Undo means the fight: the way back from something
 * done while preparing waits on the other screens, so that it is neither pressed by mistake nor lost.
 */
export const shownNotice = computed(() => {
  const waits = notice.value?.action && toldOn.value !== 'run' && currentScreen.value === 'run'
  return waits ? null : notice.value
})

import { computed, nextTick, ref, watch } from 'vue'
import { currentScreen } from '#gm/routing/route.ts'
import { dismissNotice, notice } from './notices'

const toldOn = ref(currentScreen.value)
watch(notice, () => void place(), { flush: 'sync' })

/** What is told in the same breath as a change of screen belongs to the new one. */
async function place(): Promise<void> {
  const told = notice.value
  toldOn.value = currentScreen.value
  await nextTick()
  if (told === notice.value) toldOn.value = currentScreen.value
}

/** News has been read when its screen is left; a way back is kept. */
watch(currentScreen, async () => {
  await nextTick()
  const stays = notice.value?.action || notice.value?.tone === 'refusal'
  if (!stays && toldOn.value !== currentScreen.value) dismissNotice()
})

/**
 * What stands under the top bar: only what was told on this screen, for what is done on one says nothing on
 * another. The way back from something waits there, so that it is neither pressed by mistake nor lost.
 */
export const shownNotice = computed(() => {
  const waits = notice.value?.tone === 'news' && toldOn.value !== currentScreen.value
  return waits ? null : notice.value
})

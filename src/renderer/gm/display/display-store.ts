import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Fight } from '#core/engine/model/fight'
import { playerScreen, type DisplayOptions } from '#core/views/player-view'
import { useHost, useSession } from '#gm/app-keys.ts'
import type { DisplayState } from '#gm/host/host.ts'
import { refuse } from '#gm/notices/notices.ts'
import { useSettings } from '#gm/stores/settings.ts'

const AT_FIRST: DisplayOptions = {
  screen: 'order',
  monsterHealth: 'words',
  playerHealth: 'words',
  conditions: true,
  title: '',
  subtitle: '',
  line: '',
}

/** The players' window: where it is, what the GM chose for it, and the screen that comes of it. */
export const useDisplay = defineStore('display', () => {
  const host = useHost()
  const session = useSession()
  const settings = useSettings()
  /** Which screen is shown belongs to the evening, the rest to the GM's taste. */
  const { chosenScreen, toggleBlack } = useChosenScreen()
  const options = computed<DisplayOptions>({
    get: () => ({ ...AT_FIRST, ...settings.preferences.display, screen: chosenScreen.value }),
    set: ({ screen: next, ...taste }) => {
      chosenScreen.value = next
      if (!sameTaste(taste, options.value)) settings.set('display', taste)
    },
  })
  const state = shallowRef<DisplayState>({ open: false, place: '', mirrored: false, blocked: null })
  const menuOpen = ref(false)
  host.display.onState((next) => (state.value = next))

  const screen = computed(() => {
    const moment = session.moment.value
    return playerScreen(moment, session.system.value, withTitles(options.value, moment?.fight))
  })

  async function openWindow(): Promise<void> {
    try {
      await host.display.open()
    } catch (error) {
      refuse(error instanceof Error ? error.message : 'The players’ window could not be opened.')
    }
  }

  const closeWindow = (): void => void host.display.close()
  return { options, state, menuOpen, screen, openWindow, closeWindow, toggleBlack }
})

function useChosenScreen() {
  const chosenScreen = ref<DisplayOptions['screen']>('order')
  let beforeBlack: DisplayOptions['screen'] = 'order'

  /** Black, and back to what was there before. */
  function toggleBlack(): void {
    const now = chosenScreen.value
    if (now !== 'black') beforeBlack = now
    chosenScreen.value = now === 'black' ? beforeBlack : 'black'
  }
  return { chosenScreen, toggleBlack }
}

/** What the GM left empty is taken from the fight: campaign and session are no secrets, its title may be one. */
function withTitles(
  options: DisplayOptions,
  fight: Pick<Fight, 'campaign' | 'session'> | undefined,
): DisplayOptions {
  const title = options.title || fight?.campaign || 'Turnkeeper'
  return { ...options, title, subtitle: options.subtitle || fight?.session || '' }
}

function sameTaste(taste: Partial<DisplayOptions>, known: DisplayOptions): boolean {
  return Object.entries(taste).every(([key, value]) => known[key as keyof DisplayOptions] === value)
}

import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Fight } from '#core/engine/model/fight'
import { playerScreen, type DisplayOptions } from '#core/views/player-view'
import { useHost, useSession } from '#gm/app-keys.ts'
import {
  darkerScreen,
  darkerTaste,
  isWhatTheySaw,
  keepDisplay,
  keptDisplay,
  type KeptDisplay,
} from '#gm/display/kept-display.ts'
import type { DisplayState } from '#gm/host/host.ts'
import { refuse } from '#gm/notices/notices.ts'
import { plainReason } from '#gm/notices/plain-reason.ts'
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
  const { chosenScreen, toggleBlack, beforeBlack } = useChosenScreen()
  const options = computed<DisplayOptions>({
    get: () => ({ ...AT_FIRST, ...settings.preferences.display, screen: chosenScreen.value }),
    set: ({ screen: next, ...taste }) => {
      chosenScreen.value = next
      if (!sameTaste(taste, options.value)) settings.set('display', taste)
    },
  })
  const onTable = () => ({ fight: session.moment.value?.fight.id ?? null, changedAt: session.changedAt })
  const kept = keptDisplay()
  if (kept)
    options.value = {
      ...darkerTaste(options.value, kept),
      screen: screenAfter(kept, onTable(), chosenScreen.value),
    }
  watch(() => ({ ...options.value, beforeBlack: beforeBlack.value, ...onTable() }), keepDisplay, {
    immediate: true,
    flush: 'sync',
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
      refuse(plainReason(error, 'The players’ window could not be opened.'))
    }
  }

  const closeWindow = (): void => void host.display.close()
  return { options, state, menuOpen, screen, openWindow, closeWindow, toggleBlack }
})

/** The screen is a preference too, so that it also outlives what a browser throws away. */
function useChosenScreen() {
  const settings = useSettings()
  const kept = keptDisplay()
  const before = settings.preferences.playersSee
  const shown = ref(before.screen)
  const beforeBlack = ref(kept?.beforeBlack ?? before.beforeBlack)
  const chosenScreen = computed<DisplayOptions['screen']>({
    get: () => shown.value,
    set: (next) => {
      if (next === shown.value) return
      if (next === 'black') beforeBlack.value = shown.value
      shown.value = next
      settings.set('playersSee', { screen: next, beforeBlack: beforeBlack.value })
    },
  })

  /** Black, and back to what was there before. */
  function toggleBlack(): void {
    chosenScreen.value = shown.value === 'black' ? beforeBlack.value : 'black'
  }
  return { chosenScreen, toggleBlack, beforeBlack }
}

/** What they saw, or the title card when another moment than theirs is on the table. */
function screenAfter(
  kept: KeptDisplay,
  now: Pick<KeptDisplay, 'fight' | 'changedAt'>,
  preferred: DisplayOptions['screen'],
): DisplayOptions['screen'] {
  const screen = darkerScreen(kept.screen, preferred)
  return isWhatTheySaw(kept, now) ? screen : darkerScreen(screen, 'title')
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

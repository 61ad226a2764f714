import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Settings } from '#core/engine/model/fight'
import type { Answers } from '#core/formats/format'
import type { DisplayOptions } from '#core/views/player-view'
import type { ThemeChoice } from '#gm/theme/theme.ts'
import { plainCopy } from '#gm/session/plain-copy.ts'
import { useRepositories } from '#gm/stores/repositories.ts'

/** What the GM has chosen once and for all. Importing never changes it. */
export interface Preferences {
  theme: ThemeChoice
  /** Keys without Ctrl, such as N for the next turn. */
  letterKeys: boolean
  /** What the players' window shows; the rest is its own default. */
  display: Partial<DisplayOptions>
  /** Which screen the players have before them, and what B goes back to. */
  playersSee: Record<'screen' | 'beforeBlack', DisplayOptions['screen']>
  /** House rules that new encounters begin with, by rules system. */
  houseRules: Readonly<Record<string, Settings>>
  /** Hints of the first hours: those that were read, and whether there are any. */
  hints: { off: boolean; seen: readonly string[] }
  /** What was answered about tables that were imported: the rules last chosen, and all answers by their columns. */
  tables: { systemId: string; answers: Readonly<Record<string, Answers>> }
}

const AT_FIRST: Preferences = {
  theme: 'dark',
  letterKeys: true,
  display: {},
  playersSee: { screen: 'order', beforeBlack: 'order' },
  houseRules: {},
  hints: { off: false, seen: [] },
  tables: { systemId: '', answers: {} },
}

export const useSettings = defineStore('settings', () => {
  const { settings, writer } = useRepositories()
  const preferences = shallowRef(AT_FIRST)

  async function load(): Promise<void> {
    const stored = await settings.all()
    const keys = (Object.keys(AT_FIRST) as (keyof Preferences)[]).filter((key) =>
      fits(AT_FIRST[key], stored[key]),
    )
    preferences.value = { ...AT_FIRST, ...Object.fromEntries(keys.map((key) => [key, stored[key]])) }
  }

  function set<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
    const saved = plainCopy(value)
    preferences.value = { ...preferences.value, [key]: saved }
    writer.write(() => settings.put(key, saved))
  }

  return { preferences, load, set }
})

/** What another version or a hand has written is taken only when it is of the same kind. */
function fits(usual: unknown, stored: unknown): boolean {
  return stored !== null && typeof stored === typeof usual
}

import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { plainCopy } from '#gm/session/plain-copy.ts'
import { useRepositories } from '#gm/stores/repositories.ts'
import type { Preferences } from '#storage/setting-shapes'

export type { Preferences }

const AT_FIRST: Preferences = {
  theme: 'dark',
  letterKeys: true,
  allActions: false,
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
    const known = Object.entries(stored).filter(([key]) => Object.hasOwn(AT_FIRST, key))
    preferences.value = { ...AT_FIRST, ...Object.fromEntries(known) }
  }

  function set<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
    const saved = plainCopy(value)
    preferences.value = { ...preferences.value, [key]: saved }
    writer.write(() => settings.put(key, saved))
  }

  return { preferences, load, set }
})

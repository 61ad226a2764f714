import { defineStore } from 'pinia'
import { computed, shallowRef, type WritableComputedRef } from 'vue'
import { createLane } from '#gm/stores/lane.ts'
import { useRepositories } from '#gm/stores/repositories.ts'

const PREFIX = 'typed/'

/** What stands in a field whose Enter has not been pressed yet, by the field's place: not even that is lost. */
export const useKeptTexts = defineStore('kept-texts', () => {
  const { settings, writer } = useRepositories()
  const all = shallowRef<Readonly<Record<string, string>>>({})
  const { write, written, isWriting } = createLane(store, writer.write.bind(writer))

  async function load(): Promise<void> {
    const stored = Object.entries(await settings.all())
    all.value = Object.fromEntries(
      stored.flatMap(([key, value]) =>
        key.startsWith(PREFIX) && typeof value === 'string' ? [[key.slice(PREFIX.length), value]] : [],
      ),
    )
  }

  function keep(place: string, text: string): void {
    if ((all.value[place] ?? '') === text) return
    const { [place]: _before, ...rest } = all.value
    all.value = text === '' ? rest : { ...rest, [place]: text }
    write(place)
  }

  async function store(place: string): Promise<void> {
    const text = all.value[place]
    await (text === undefined ? settings.remove(PREFIX + place) : settings.put(PREFIX + place, text))
  }

  return { all, load, keep, written, isWriting }
})

/** The text of one place, for v-model. */
export function useKeptText(place: () => string): WritableComputedRef<string> {
  const texts = useKeptTexts()
  return computed({
    get: () => texts.all[place()] ?? '',
    set: (text) => texts.keep(place(), text),
  })
}

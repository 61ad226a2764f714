import { mount, type ComponentMountingOptions } from '@vue/test-utils'
import type { Encounter } from '#core/engine/model/encounter'
import type { GameSystem } from '#core/engine/system'
import { registrations } from '#core/systems/registry'
import { RunScreen } from '#gm/features/run/index.ts'
import { listenForKeys } from '#gm/intents/listen.ts'
import { setScopes } from '#gm/intents/registry.ts'
import { demoTable, type DemoTable } from './demo-table'
import '#ui/tokens.css'

/** The sample of a system with the totals written in, in the order of its members: no ties, nothing to roll. */
export function orderedSample(id: string, first: readonly string[] = []): [Encounter, GameSystem] {
  const found = registrations.find(({ system }) => system.id === id)
  if (!found) throw new Error(`No system ${id}`)
  const rank = ({ key }: { key: string }) => (first.includes(key) ? first.indexOf(key) : first.length)
  const ranked = [...found.sample.members].sort((a, b) => rank(a) - rank(b))
  const highest = 60
  const members = found.sample.members.flatMap((seed) => {
    if (seed.turns === 0) return [seed]
    const place = ranked.indexOf(seed)
    const count = typeof seed.quantity === 'number' ? seed.quantity : 1
    return Array.from({ length: count }, (_, copy) => ({
      ...seed,
      key: copy === 0 ? seed.key : `${seed.key} ${copy}`,
      quantity: 1,
      surprised: false,
      totals: [highest - place * 3 - copy],
    }))
  })
  return [{ ...found.sample, members }, found.system]
}

/** A running fight on the real screen, keys included. `stop` before the next one. */
export function onScreen(
  encounter: Encounter,
  system: GameSystem,
  options: ComponentMountingOptions<typeof RunScreen> = {},
): { table: DemoTable; stop: () => void } {
  const table = demoTable(encounter, system)
  table.do({ type: 'startFight' })
  return { table, stop: onScreenAgain(table, options) }
}

/** The same fight after a look at another screen. Returns what takes it away again. */
export function onScreenAgain(
  table: DemoTable,
  options: ComponentMountingOptions<typeof RunScreen> = {},
): () => void {
  setScopes(['fight'])
  const silence = listenForKeys(window, {
    letters: () => true,
    refuse: () => undefined,
    acts: () => undefined,
  })
  const place = document.createElement('div')
  place.style.height = '100vh'
  document.body.append(place)
  const wrapper = mount(RunScreen, { attachTo: place, ...options, props: { table } })
  return () => {
    wrapper.unmount()
    place.remove()
    silence()
  }
}

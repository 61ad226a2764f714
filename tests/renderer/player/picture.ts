import { mount } from '@vue/test-utils'
import { nextTick } from 'vue'
import type { PlayerRow, PlayerScreen, PlayerView } from '#core/views/player-view-schema'
import PlayerApp from '#player/PlayerApp.vue'
import type { PlayerFeed } from '#shared/player-feed'
import '#ui/tokens.css'

type State = PlayerRow['state']

/** One combatant as the players see it. */
export function row(name: string, state: State = 'waiting', more: Partial<PlayerRow> = {}): PlayerRow {
  const health = { word: 'Hurt', pips: 3, exact: null } as const
  return {
    key: name,
    name,
    token: name.charAt(0),
    side: 'foe',
    state,
    down: false,
    health,
    effects: [],
    ...more,
  }
}

/** So many combatants, the one at `current` acting. */
export function rows(count: number, current = 0): PlayerRow[] {
  return Array.from({ length: count }, (_, index) => {
    const state =
      index < current ? 'acted' : index === current ? 'current' : index === current + 1 ? 'next' : 'waiting'
    return row(`Drowned ${index + 1}`, state)
  })
}

export function order(
  list: PlayerRow[],
  more: Partial<Extract<PlayerScreen, { screen: 'order' }>> = {},
): PlayerScreen {
  return { screen: 'order', round: '2', rows: list, stack: [], ...more }
}

/** The players' window with a feed in our hands. It fills the page, as it fills the TV. */
export function openWindow(): { show: (screen: PlayerScreen) => Promise<void> } {
  let listener: ((view: PlayerView) => void) | null = null
  let seq = 0
  const feed: PlayerFeed = {
    onView: (heard) => {
      listener = heard
      return () => {
        listener = null
      }
    },
  }
  mount(PlayerApp, { props: { feed }, attachTo: fullPage() })
  return {
    show: async (view) => {
      seq += 1
      listener?.({ seq, view })
      await nextTick()
    },
  }
}

export function fullPage(): HTMLElement {
  const place = document.createElement('div')
  place.style.cssText = 'position:fixed;inset:0;display:grid'
  document.body.append(place)
  return place
}

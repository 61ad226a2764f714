import { onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import type { PlayerScreen } from '#core/views/player-view-schema'
import type { PlayerFeed } from '#shared/player-feed'

/** Before the GM has shown anything, and only then: a title card that says no more than the name. */
const BEFORE_THE_FIRST_VIEW: PlayerScreen = { screen: 'title', title: 'Turnkeeper', subtitle: '', line: '' }

/**
 * The picture to show. The feed is the one source of it: it has refused malformed views and dropped older
 * ones, so the last good picture stays until a newer one arrives.
 */
export function followFeed(feed: PlayerFeed): Readonly<ShallowRef<PlayerScreen>> {
  const screen = shallowRef(BEFORE_THE_FIRST_VIEW)
  const leave = feed.onView(({ view }) => {
    screen.value = view
  })
  onScopeDispose(leave)
  return screen
}

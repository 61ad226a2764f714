import { watch } from 'vue'
import type { PlayerScreen, PlayerView } from '#core/views/player-view-schema'

/**
 * Sends the players' screen on whenever it has become another one. The screen is built from plain objects
 * field by field, so nothing reactive and nothing unlisted can travel. Equal bytes are not sent again: a
 * hidden creature's turn leaves no trace, not even a message.
 *
 * `firstNumber` rises from one start of the app to the next, so that views of an earlier one look older.
 * Returns the function that stops.
 */
export function publishPlayerViews(
  screen: () => PlayerScreen,
  publish: (view: PlayerView) => void,
  firstNumber: number,
): () => void {
  let seq = firstNumber
  let sent = ''
  return watch(
    screen,
    (view) => {
      const bytes = JSON.stringify(view)
      if (bytes === sent) return
      sent = bytes
      publish({ seq: seq++, view })
    },
    // Once all that belongs to a change has changed: half a change must never be seen.
    { immediate: true, flush: 'pre' },
  )
}

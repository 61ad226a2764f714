import type { DisplayState } from '#gm/host/host.ts'
import type { PlayerScreen } from '#core/views/player-view-schema'

/** What the players have before them now, in the words of the pill in the top bar. */
export function displayInWords(
  display: Pick<DisplayState, 'open' | 'blocked'>,
  screen: PlayerScreen,
): string {
  if (display.blocked !== null) return 'driven by another tab'
  if (!display.open) return 'off'
  const seen = { order: 'turn order', title: 'title card', black: 'black' } as const
  return `players see ${seen[screen.screen]}`
}

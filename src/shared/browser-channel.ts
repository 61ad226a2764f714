/** Names that the GM page and the players' page share when both run in a plain browser. */
export const BROWSER_CHANNEL = 'turnkeeper-player-feed'
/** Held by every open players' page (shared); the GM page waits for it to learn that the last one is gone. */
export const PLAYER_WINDOW_LOCK = 'turnkeeper-player-window'
/** Held by the one GM page that may drive the players' display. */
export const GM_LOCK = 'turnkeeper-gm'

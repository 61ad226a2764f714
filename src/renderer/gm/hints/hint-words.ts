import type { Fight } from '#core/engine/model/fight'
import type { ScreenName } from '#gm/routing/route.ts'

export interface Hint {
  id: string
  text: string
}

/** One sentence or two for whoever sees a screen for the first time; no tour. */
const WORDS: Readonly<Record<string, string>> = {
  encounters:
    'Press + for an encounter of your own, or make a party first. Names are enough, and all is saved as you type.',
  library: 'New makes a stat block. What you leave empty is asked when its fight begins.',
  initiative: 'Type what the players call and press Enter. What the app can roll is rolled already.',
  fight: 'N ends the turn, ? shows every key.',
}

/** Null where there is nothing to say, or where the GM has read it. */
export function hintFor(
  screen: ScreenName,
  phase: Fight['phase'] | null,
  { off, seen }: { off: boolean; seen: readonly string[] },
): Hint | null {
  const id = screen === 'run' ? placeInFight(phase) : screen
  const text = WORDS[id]
  return off || text === undefined || seen.includes(id) ? null : { id, text }
}

function placeInFight(phase: Fight['phase'] | null): string {
  if (phase === null || phase === 'ended') return 'none'
  return phase === 'initiative' ? 'initiative' : 'fight'
}

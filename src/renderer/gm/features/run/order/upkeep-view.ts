import type { Fight } from '#core/engine/model/fight'
import type { GameSystem, Upkeep } from '#core/engine/system'
import { gmName } from '#core/engine/naming'

export interface UpkeepView {
  upkeep: Upkeep
  /** "Warding Circle, Brannoch" */
  title: string
  /** "10 of 30 s" */
  progress: string
  /** At most twelve; a long ritual has several rounds in each. `now`: this round is not kept up yet. */
  segments: readonly ('done' | 'now' | 'open')[]
  question: string
}

const MOST_SEGMENTS = 12

export function upkeepViews(fight: Fight, system: GameSystem): UpkeepView[] {
  return (system.upkeep?.(fight) ?? []).flatMap((upkeep) => {
    const owner = fight.combatants[upkeep.combatant]
    if (!owner) return []
    const name = gmName(fight, owner)
    const { seconds } = system.rounds
    return [
      {
        upkeep,
        title: `${upkeep.label}, ${name}`,
        progress: `${upkeep.done * seconds} of ${upkeep.needed * seconds} s`,
        segments: segmentsOf(upkeep),
        question: upkeep.kept
          ? 'Kept up this round.'
          : `Did ${name} keep it up this round? Without it, it fails when ${endOf(fight, upkeep, name)} ends.`,
      },
    ]
  })
}

function endOf({ phase, round }: Fight, { due }: Upkeep, name: string): string {
  if (due === 'ownTurnEnd') return `${name}'s turn`
  return phase === 'surprise' ? 'the surprise round' : `round ${round}`
}

function segmentsOf({ done, needed, kept }: Upkeep): UpkeepView['segments'] {
  const count = Math.min(needed, MOST_SEGMENTS)
  const full = Math.floor((done / Math.max(1, needed)) * count)
  return Array.from({ length: count }, (_, place) => {
    if (place < full) return 'done'
    if (place > full) return 'open'
    return kept ? 'done' : 'now'
  })
}

import type { Encounter } from '#core/engine/model/encounter'
import type { Fight } from '#core/engine/model/fight'
import type { TurnEntryId } from '#core/engine/model/ids'
import type { GameSystem } from '#core/engine/system'
import { openTies } from '#core/engine/turn-order'
import type { Session } from '#gm/session/session.ts'

/** Opens a prepared encounter as a fight of its own. The monsters are rolled at once, as one step of the journal. */
export function beginEncounter(session: Session, encounter: Encounter): void {
  session.startEncounter(encounter)
  rollBlanks(session, 'foe')
}

/** A sample is there to be played: it opens with the first turn already begun. Undo reaches back to the totals. */
export function beginSample(session: Session, encounter: Encounter): void {
  session.startEncounter(encounter)
  rollBlanks(session, 'foe')
  rollBlanks(session, 'ally')
  settleByRoll(session)
  session.dispatch({ type: 'startFight', override: true })
}

function rollBlanks(session: Session, side: 'ally' | 'foe'): void {
  const { fight, system } = opened(session)
  const entries = blanksOf(fight, system, side)
  if (entries.length > 0) session.dispatch({ type: 'rollInitiative', entries, together: false })
}

/** Those without a total for whom the app can roll. */
function blanksOf(fight: Fight, system: GameSystem, side: 'ally' | 'foe'): TurnEntryId[] {
  return fight.order.filter((id) => {
    const entry = fight.entries[id]
    const combatant = entry && fight.combatants[entry.combatant]
    if (!combatant || entry.initiative) return false
    return combatant.side === side && system.initiative.terms(combatant) !== null
  })
}

function settleByRoll(session: Session): void {
  const { fight, system } = opened(session)
  for (const tie of openTies(Object.values(fight.entries), system)) {
    session.dispatch({ type: 'settleTie', entries: tie.map(({ id }) => id), by: 'rollOff' })
  }
}

function opened({ moment, system }: Session): { fight: Fight; system: GameSystem } {
  if (!moment.value || !system.value) throw new Error('The fight did not open')
  return { fight: moment.value.fight, system: system.value }
}

import type { Encounter } from '#core/engine/model/encounter'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { TurnEntryId } from '#core/engine/model/ids'
import type { GameSystem } from '#core/engine/system'
import type { Script } from '#core/engine/setup/script'
import type { Journal } from '#core/history/journal'
import { registrations } from '#core/systems/registry'
import { refuse } from '#gm/notices/notices.ts'
import type { Session } from '#gm/session/session.ts'

/**
 * Opens a prepared encounter as a fight of its own. The monsters are rolled at once, as one step of the journal.
 * Returns false where it can't begin; the reason has been told.
 */
export function beginEncounter(session: Session, encounter: Encounter): boolean {
  const refused = session.startEncounter(encounter)
  if (refused) refuse(refused.reason)
  else rollBlanks(session, 'foe')
  return refused === null
}

/** The encounter of this fight once more: monsters fresh, characters as they were when it began. */
export function restartFight(session: Session): void {
  const { journal, fight } = opened(session)
  session.startJournal({ origin: withAnswers(journal.origin, fight), batches: [], head: 0 })
  rollBlanks(session, 'foe')
}

/** Numbers that were missing at the beginning and have been given since are not asked again. */
function withAnswers(origin: Fight, { combatants }: Fight): Fight {
  const answered = Object.values(origin.combatants).map((blank): Combatant => {
    const now = combatants[blank.id]
    if (!now) return blank
    const given = Object.entries(now.stats).filter(([id]) => blank.stats[id] == null)
    const vitals = Object.entries(now.vitals).map(([id, vital]): [string, Combatant['vitals'][string]] => [
      id,
      typeof vital === 'object' ? { ...vital, now: vital.max } : vital,
    ])
    return {
      ...blank,
      stats: { ...blank.stats, ...Object.fromEntries(given) },
      defence: blank.defence ?? now.defence,
      vitals: { ...Object.fromEntries(vitals), ...blank.vitals },
    }
  })
  return { ...origin, combatants: Object.fromEntries(answered.map((each) => [each.id, each])) }
}

/** A sample opens in the middle, where there is something to decide. Undo reaches back to its start. */
export function beginSample(session: Session, sample: Encounter): void {
  session.startEncounter(sample)
  for (const scripted of scriptOf(sample)) {
    const refused = session.dispatch(scripted(opened(session).fight))
    if (refused) throw new Error(`The sample stopped: ${refused.reason}`)
  }
}

function scriptOf({ id }: Encounter): Script {
  return registrations.find(({ sample }) => sample.id === id)?.script ?? []
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

function opened({ moment, system, journal }: Session): {
  fight: Fight
  system: GameSystem
  journal: Journal
} {
  if (!moment.value || !system.value || !journal.value) throw new Error('The fight did not open')
  return { fight: moment.value.fight, system: system.value, journal: journal.value }
}

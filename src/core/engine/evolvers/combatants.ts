import type { EventOf, EventType } from '../events'
import type { Fight } from '../model/fight'
import type { CombatantId } from '../model/ids'
import { movesWithout } from '../time/planned-moves'
import { changeCombatant, withoutUnmet } from './change'

export const combatantEvolvers = {
  CombatantsJoined: (
    fight,
    { combatants, entries, order, movesToCome = fight.movesToCome, passed, copies },
  ) => ({
    ...fight,
    order,
    movesToCome,
    copies,
    passed: [...fight.passed, ...passed],
    combatants: { ...fight.combatants, ...byId(combatants) },
    entries: { ...fight.entries, ...byId(entries) },
  }),
  EntryGiven: (fight, { entry, order, movesToCome = fight.movesToCome, passed }) => ({
    ...fight,
    order,
    movesToCome,
    entries: { ...fight.entries, [entry.id]: entry },
    passed: passed ? [...fight.passed, entry.id] : fight.passed,
  }),
  CombatantLeft: (fight, { combatant }) => removeCombatant(fight, combatant),
  CombatantLeaving: (fight, { combatant }) => changeCombatant(fight, combatant, () => ({ leaving: true })),
  Defeated: (fight, { combatant }) => changeCombatant(fight, combatant, () => ({ defeated: true })),
  Revived: (fight, { combatant }) => changeCombatant(fight, combatant, () => ({ defeated: false })),
  SurpriseSet: (fight, { combatant, surprised }) => changeCombatant(fight, combatant, () => ({ surprised })),
  ControllerSet: (fight, { combatant, controller }) =>
    changeCombatant(fight, combatant, () => ({ controller })),
  DisclosureSet: (fight, { combatant, disclosure, copies }) => ({
    ...changeCombatant(fight, combatant, () => ({ disclosure })),
    copies,
  }),
  CombatantEdited: (fight, { combatant, changes }) => changeCombatant(fight, combatant, () => changes),
  NotesWritten: (fight, { text }) => ({ ...fight, notes: text }),
  WaveBroughtIn: (fight, { wave }) => ({ ...fight, waves: fight.waves.filter((each) => each.id !== wave) }),
  WavesAdded: (fight, { waves }) => ({ ...fight, waves: [...fight.waves, ...waves] }),
  Overruled: (fight) => fight,
  Logged: (fight) => fight,
} satisfies { [T in EventType]?: (fight: Fight, event: EventOf<T>) => Fight }

function byId<T extends { id: string }>(list: readonly T[]): Record<string, T> {
  return Object.fromEntries(list.map((each) => [each.id, each]))
}

function removeCombatant(fight: Fight, gone: CombatantId): Fight {
  const stays = (id: string): boolean => fight.entries[id]?.combatant !== gone
  const effects = fight.combatants[gone]?.effects ?? []
  return {
    ...withoutUnmet(
      fight,
      effects.map(({ id }) => id),
    ),
    activeEntry: fight.activeEntry !== null && stays(fight.activeEntry) ? fight.activeEntry : null,
    order: fight.order.filter(stays),
    acted: fight.acted.filter(stays),
    passed: fight.passed.filter(stays),
    interrupted: fight.interrupted.filter(stays),
    movesToCome: movesWithout(fight, stays),
    pastTurns: fight.pastTurns.filter(({ entry }) => stays(entry)),
    ...(fight.suspended ? { suspended: fight.suspended.filter(({ entry }) => stays(entry)) } : {}),
    prompts: fight.prompts.filter(({ combatant }) => combatant !== gone),
    entries: Object.fromEntries(Object.entries(fight.entries).filter(([id]) => stays(id))),
    combatants: Object.fromEntries(Object.entries(fight.combatants).filter(([id]) => id !== gone)),
  }
}

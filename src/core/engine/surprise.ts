/** Marking somebody surprised or no longer so, with what that takes or gives back. */
import type { Decision } from './decision'
import type { Slot } from './model/budget'
import type { CombatantId } from './model/ids'

export function setSurprise(decision: Decision, id: CombatantId, surprised: boolean): void {
  const before = decision.fight.combatants[id]
  if (!before || before.surprised === surprised) return
  const { system, fight } = decision
  decision.emit({ type: 'SurpriseSet', combatant: id, surprised })
  const after = system.budget(decision.fight, { ...before, surprised }, 'joins')
  switchWhatDiffers(decision, id, system.budget(fight, before, 'joins'), after)
}

/** Only what surprise takes or gives back, so that marking somebody never refills what was spent. */
function switchWhatDiffers(
  decision: Decision,
  id: CombatantId,
  before: readonly Slot[],
  after: readonly Slot[],
): void {
  for (const { id: slot, state, note, offBy } of after) {
    const was = before.find((each) => each.id === slot)?.state
    const now = decision.fight.combatants[id]?.budget.find((each) => each.id === slot)?.state
    if (was === state) continue
    if (state === 'off' && now === 'unspent')
      decision.apply({ do: 'switchOff', target: id, slots: [slot], note, ...(offBy ? { by: offBy } : {}) })
    if (state === 'unspent' && now === 'off') decision.emit({ type: 'SlotReturned', combatant: id, slot })
  }
}

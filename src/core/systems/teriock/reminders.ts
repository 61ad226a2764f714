import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import { currentCombatant } from '../../engine/model/fight'
import type { Reminder } from '../../engine/system'
import { disabledBy, effectOf } from './effects'
import { goesOver, readyEffects } from './held-actions'
import { doneOf, isKept, neededOf, slowOf } from './slow-abilities'

/** What the table would forget, hottest first. */
export function reminders(fight: Fight, combatant: Combatant): readonly Reminder[] {
  return [
    ...sustainDue(fight, combatant),
    ...penalty(combatant),
    ...disabledNow(combatant),
    ...silencedNow(combatant),
    ...readied(combatant),
    ...surprisedNow(combatant),
    ...temporary(combatant),
  ]
}

function sustainDue(fight: Fight, combatant: Combatant): Reminder[] {
  const own = currentCombatant(fight)?.id === combatant.id
  return slowOf(combatant).map(({ effect }) => {
    const kept = isKept(fight, effect)
    const progress = `${String(doneOf(effect))} of ${String(neededOf(effect))} rounds`
    return kept
      ? { fact: `${effect.label} is sustained.`, consequence: progress, tone: 'plain' }
      : {
          fact: `${effect.label} needs Sustain.`,
          consequence: `Without it the ability fizzles. ${progress}`,
          tone: own ? 'hot' : 'plain',
        }
  })
}

function penalty({ counters }: Combatant): Reminder[] {
  const now = counters.attackPenalty ?? 0
  if (now === 0) return []
  return [
    { fact: `Attack penalty ${String(now)}.`, consequence: 'Back to 0 when this turn ends.', tone: 'hot' },
  ]
}

function disabledNow(combatant: Combatant): Reminder[] {
  const effect = disabledBy(combatant)
  if (!effect) return []
  const critical = effect.definition === 'criticallyWounded'
  return [
    {
      fact: `${effect.label}.`,
      consequence: critical ? "Passive abilities only, can't be woken." : 'Passive abilities only.',
      tone: 'hot',
    },
  ]
}

function silencedNow(combatant: Combatant): Reminder[] {
  if (!effectOf(combatant, 'silenced')) return []
  return [{ fact: 'Silenced.', consequence: 'Basic abilities only.', tone: 'plain' }]
}

function readied(combatant: Combatant): Reminder[] {
  return readyEffects(combatant).map(({ label, data }) => ({
    fact: `${label}.`,
    consequence:
      (typeof data.trigger === 'string' && data.trigger !== ''
        ? `When ${data.trigger}.`
        : 'Until its next turn.') + (goesOver(combatant) ? ' Its reaction is already spent.' : ''),
    tone: 'reaction',
  }))
}

function surprisedNow({ surprised }: Combatant): Reminder[] {
  if (!surprised) return []
  return [
    { fact: 'Surprised.', consequence: 'No reaction until its first own turn starts.', tone: 'reaction' },
  ]
}

function temporary({ counters }: Combatant): Reminder[] {
  const points = counters.tempHp ?? 0
  if (points === 0) return []
  return [
    {
      fact: `${String(points)} temporary HP.`,
      consequence: 'They absorb damage first, not costs.',
      tone: 'plain',
    },
  ]
}

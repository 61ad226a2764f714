import type { Consequence } from '../../../engine/consequence'
import type { Combatant } from '../../../engine/model/combatant'
import { effectOf } from '../effects'
import { thresholdOf, vitalOf } from '../vitals'

/**
 * Waking: HP is set to at least 1 and what keeps it unconscious ends. The critically wounded can't be woken.
 * `healed`: points it has just been given, so that 1 is the floor and not the sum.
 */
export function wake(target: Combatant, healed: number, cause: string): readonly Consequence[] {
  const hp = vitalOf(target, 'hp')
  const state = hp ? thresholdOf(hp) : null
  if (state === 'criticallyWounded' || state === 'dead') return []
  const asleep = ['unconscious', 'asleep'].flatMap((id) => effectOf(target, id) ?? [])
  const own = asleep.filter(({ causes, data }) => causes === null && data.threshold !== true)
  const low = hp !== null && hp.now + healed < 1
  return [
    ...own.map(({ id }) => ({
      do: 'endEffect' as const,
      target: target.id,
      effect: id,
      reason: `woken by ${cause}`,
    })),
    ...(low ? [{ do: 'setVital' as const, target: target.id, vital: 'hp', now: 1, cause }] : []),
  ]
}

/** An ailment from outside: an Average Stamina check lowers it before it counts. */
import type { Consequence } from '../../../engine/consequence'
import type { EffectDraft, Tick } from '../../../engine/model/effect'
import { checkKind, checkOf, rollCheck } from '../checks'
import { at, effect } from '../effects'
import { readAilment, type AilmentInputs } from '../inputs'
import { checkInWords, usedUp } from './check'
import { says, type Resolver } from './resolver'

export const resolveInflict: Resolver = (context) => {
  const read = readAilment(context.inputs)
  const target = context.fight.combatants[read?.target[0] ?? '']
  if (!read || !target) return []
  const full = Math.max(0, read.severity ?? 0)
  if (!read.check) return inflicted(target.id, read, full, context.actor.id)
  const kind = checkKind(context.action)
  const inputs = rollCheck(context, kind, read)
  const check = checkOf(context.fight, context.actor, kind, inputs)
  const { outcome } = check.sum
  const left = outcome?.success === true ? Math.max(0, full - outcome.by) : full
  return [
    ...usedUp(check),
    says(target.id, checkInWords(context, check, inputs)),
    ...inflicted(target.id, inputs, left, context.actor.id),
  ]
}

function inflicted(target: string, inputs: AilmentInputs, severity: number, source: string): Consequence[] {
  if (severity === 0) return [says(target, `shook off ${nameOf(inputs)}`)]
  return [{ do: 'addEffect', target, effect: ailmentOf(inputs, severity, source) }]
}

function nameOf({ ailment, name }: AilmentInputs): string {
  return ailment === 'ailment' && name !== '' ? name : effect(ailment, null).label
}

/** An ailment as the dock describes it; own ones carry what they take away and when they hurt. */
export function ailmentOf(inputs: AilmentInputs, severity: number, source: string | null): EffectDraft {
  const { off, when, hurt, hurtType, straightToHp, text } = inputs
  const onSlot = {
    onMajor: when === 'major' || when === 'both',
    onReaction: when === 'reaction' || when === 'both',
  }
  const own = { off, ...onSlot, amount: hurt, type: hurtType, straightTo: straightToHp ? 'hp' : '' }
  return effect(inputs.ailment, source, {
    label: nameOf(inputs),
    severity,
    note: text,
    ticks: boundaryTick(inputs),
    data: inputs.ailment === 'ailment' ? own : {},
  })
}

function boundaryTick({ when, hurt, hurtType, straightToHp, text }: AilmentInputs): Tick[] {
  if (when !== 'turnStart' && when !== 'turnEnd') return []
  const moment = at('turn', when === 'turnStart' ? 'start' : 'end')
  if (hurt === '') return [{ ...moment, does: { kind: 'remind', text } }]
  const straightTo = straightToHp ? 'hp' : null
  return [{ ...moment, does: { kind: 'damage', amount: hurt, damageType: hurtType, straightTo } }]
}

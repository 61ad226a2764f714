/** An ailment from outside: an Average Stamina check lowers it before it counts. */
import type { Consequence } from '../../../engine/consequence'
import type { EffectDraft, Tick } from '../../../engine/model/effect'
import { gmName } from '../../../engine/naming'
import type { ActionContext } from '../../../engine/system'
import { headline, sumLine } from '../../../engine/log-words'
import { own } from '../../../engine/own'
import { checkKind, rollCheck } from '../checks'
import { at, effect } from '../effects'
import { staminaCheck } from '../inflicts'
import { readAilment, type AilmentInputs } from '../inputs'
import type { Outcome } from '../rolls'
import { checkInWords, usedUp } from './check'
import type { Resolver } from './resolver'

export const resolveInflict: Resolver = (context) => {
  const read = readAilment(context.inputs)
  const target = own(context.fight.combatants, read?.target[0] ?? '')
  if (!read || !target) return []
  const { fight, actor } = context
  const words = target.id === actor.id ? 'was afflicted' : `afflicted ${gmName(fight, target)}`
  return [headline(actor.id, words, target.id), ...inflict(context, read)]
}

/** By an action of its own or with a hit. */
export function inflict(context: ActionContext, read: AilmentInputs): Consequence[] {
  const target = own(context.fight.combatants, read.target[0] ?? '')
  if (!target || read.ailment === null) return []
  if (!read.check) return inflicted(target.id, read, severityLeft(read, null), context.actor.id)
  const inputs = rollCheck(context, checkKind({ id: 'inflict' }), read)
  const check = staminaCheck(context.fight, context.actor, inputs)
  return [
    ...usedUp(check),
    sumLine(checkInWords(context, check, inputs)),
    ...inflicted(target.id, inputs, severityLeft(inputs, check.sum.outcome), context.actor.id),
  ]
}

/** A check that succeeds lowers it by its degrees; without one all of it stays. */
export function severityLeft({ severity }: AilmentInputs, outcome: Outcome | null): number {
  return Math.max(0, (severity ?? 0) - (outcome?.success === true ? outcome.by : 0))
}

function inflicted(target: string, inputs: AilmentInputs, severity: number, source: string): Consequence[] {
  if (severity === 0) return [sumLine(`${nameOf(inputs)} shaken off`)]
  return [{ do: 'addEffect', target, effect: ailmentOf(inputs, severity, source) }]
}

export function nameOf({ ailment, name }: AilmentInputs): string {
  return ailment === null || (ailment === 'ailment' && name !== '') ? name : effect(ailment, null).label
}

/** An ailment as the dock describes it; own ones carry what they take away and when they hurt. */
function ailmentOf(inputs: AilmentInputs, severity: number, source: string | null): EffectDraft {
  const { off, when, hurt, hurtType, straightToHp, text } = inputs
  const onSlot = {
    onMajor: when === 'major' || when === 'both',
    onReaction: when === 'reaction' || when === 'both',
  }
  const own = { off, ...onSlot, amount: hurt, type: hurtType, straightTo: straightToHp ? 'hp' : '' }
  return effect(inputs.ailment ?? 'ailment', source, {
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

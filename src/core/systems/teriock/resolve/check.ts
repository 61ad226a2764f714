import type { Consequence } from '../../../engine/consequence'
import type { ActionContext } from '../../../engine/system'
import { checkPreview } from '../check-rules'
import { readCheck } from '../inputs'
import { diceFor, inWords, modeOf, settled, sumInWords } from '../rolls'

/** A save is told, not enforced: what it saves from is the GM's to say. */
export function resolveCheck(context: ActionContext): readonly Consequence[] {
  const { actor, action, inputs: raw } = context
  const read = readCheck({ ...(action.id === 'resist' ? { save: 'resistance' } : {}), ...raw })
  const inputs = { ...read, d20: settled(read.d20, diceFor(modeOf(read)), context) }
  const { terms, dc, d20, total, saved, missing } = checkPreview(actor, inputs)
  const verdict = saved === null ? '' : saved ? ', saved' : ', not saved'
  const sum = total === null ? inWords('d20', inputs.d20) : `${sumInWords(d20, terms)} = ${String(total)}`
  const note = missing ? ` (${inputs.attribute.toUpperCase()} is not set)` : ''
  return [
    { do: 'log', who: actor.id, text: `${action.name}: ${sum} against DC ${String(dc)}${verdict}${note}` },
  ]
}

import type { Consequence } from '../../../engine/consequence'
import { headline, sumLine } from '../../../engine/log-words'
import type { ActionContext } from '../../../engine/system'
import { checkPreview } from '../check-rules'
import { readCheck } from '../inputs'
import { diceFor, inWords, modeOf, settled, sumInWords } from '../rolls'
import { told } from '../told'

/** A save is told, not enforced: what it saves from is the GM's to say. */
export function resolveCheck(context: ActionContext): readonly Consequence[] {
  const { actor, action, inputs: raw } = context
  const read = readCheck({ ...(action.id === 'resist' ? { save: 'resistance' } : {}), ...raw })
  const inputs = { ...read, d20: settled(read.d20, diceFor(modeOf(read)), context) }
  const { terms, dc, d20, total, saved, missing } = checkPreview(actor, inputs)
  const both = Array.isArray(inputs.d20) && inputs.d20.length > 1 ? ` (${inWords('d20', inputs.d20)})` : ''
  const sum =
    total === null ? inWords('d20', inputs.d20) : `${sumInWords(d20, terms)} = ${String(total)}${both}`
  const note = missing ? ` (${inputs.attribute.toUpperCase()} is not set)` : ''
  return [
    headline(actor.id, resultInWords(action, total, saved, dc)),
    sumLine(`${sum} against DC ${String(dc)}${note}`),
  ]
}

const SAVES: readonly string[] = ['save', 'resist']

/** "made the save, 15 against DC 12", "rolled 15 for Perceive" */
function resultInWords(
  { id, name }: ActionContext['action'],
  total: number | null,
  saved: boolean | null,
  dc: number,
): string {
  const numbers = total === null ? '' : `, ${String(total)} against DC ${String(dc)}`
  if (saved === null)
    return total === null ? (told[id] ?? `used ${name}`) : `rolled ${String(total)} for ${name}`
  if (SAVES.includes(id)) return `${saved ? 'made' : 'failed'} the save${numbers}`
  return `${saved ? 'succeeded' : 'failed'} at ${name}${numbers}`
}

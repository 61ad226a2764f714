/** Reads what was rolled on real dice: "3 4", "3, 4" or one number. */
import type { CommandOf } from '#core/engine/commands'
import { parseDice } from '#core/engine/dice'
import type { Prompt } from '#core/engine/consequence'

export type RollReading =
  | { kind: 'blank' }
  | { kind: 'refused'; why: string }
  | { kind: 'answer'; command: CommandOf<'answerPrompt'> }

export function readRoll(text: string, { id, dice, roll }: Prompt): RollReading {
  const plain = text.trim()
  if (plain === '') return { kind: 'blank' }
  if (!/^\d{1,4}([\s,;+]+\d{1,4})*$/.test(plain)) return refused('Numbers only, such as 3 or 3 4.')
  const values = plain.split(/[\s,;+]+/).map(Number)
  const counts = roll?.kind === 'damage' || roll?.kind === 'heal'
  if (counts && values.length === 1) {
    return { kind: 'answer', command: { type: 'answerPrompt', prompt: id, amount: values[0] ?? 0 } }
  }
  if (dice === '') return refused('Type one number.')
  const wrong = misfit(values, dice)
  return wrong === null
    ? { kind: 'answer', command: { type: 'answerPrompt', prompt: id, dice: values } }
    : refused(wrong)
}

/** Each die must be one that can fall; their number must be that of the roll. */
function misfit(values: readonly number[], dice: string): string | null {
  const faces = (parseDice(dice) ?? []).flatMap((term) =>
    term.faces === 0 ? [] : Array.from({ length: term.count }, () => term.faces),
  )
  if (values.length !== faces.length) return `Type each of ${dice}, such as ${faces.map(() => 3).join(' ')}.`
  const off = values.find((value, place) => value < 1 || value > (faces[place] ?? 0))
  return off === undefined ? null : `${off} is not on that die.`
}

function refused(why: string): RollReading {
  return { kind: 'refused', why }
}

import { readAmount, rollable } from './dice'
import type { Consequence, Prompt } from './consequence'
import type { CombatantId } from './model/ids'

/** Asks at the table for damage that is written as a remark ("1d8+STR"). Dice and blanks ask nothing. */
export function askForRemark(
  target: CombatantId,
  name: string,
  written: string,
  roll: Extract<Prompt['roll'], { kind: 'damage' | 'heal' }>,
): Consequence[] {
  if (readAmount(written).kind !== 'remark') return []
  const text = `${name}: ${written} ${roll.kind === 'heal' ? 'healing' : 'damage'}`
  const question = { combatant: target, effect: null, text, cause: name, dice: '', roll, options: [] }
  return [{ do: 'prompt', prompt: question }]
}

/** What stands under a damage field whose weapon says it in words; undefined where it has dice. */
export function remarkHint(written: string): string | undefined {
  return rollable(written) === '' && written.trim() !== '' ? `As written: ${written}` : undefined
}

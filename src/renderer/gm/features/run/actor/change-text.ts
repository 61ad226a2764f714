/** Reads a field that changes one number: "20" and "=20" set it, "-9" and "+5" change it, dice are rolled. */
import type { Amount } from '#core/engine/commands'
import { readAmount } from '#core/engine/dice'

export type ChangeReading =
  | { kind: 'blank' }
  | { kind: 'set'; to: number }
  | { kind: 'less' | 'more'; amount: Amount }
  | { kind: 'refused'; why: string }

/** Past six digits a tracker has been typed into by mistake. */
const MOST = 999_999

export function readChange(text: string): ChangeReading {
  const plain = text.trim().replace(/\u2212/g, '-')
  if (plain === '') return { kind: 'blank' }
  const sign = /^[=+-]/.exec(plain)?.[0] ?? ''
  const amount = readAmount(plain.slice(sign.length))
  if (amount.kind === 'number' && Math.abs(amount.value) > MOST) return refused('That is too large a number.')
  if (amount.kind === 'number') return ofNumber(sign, amount.value)
  if (amount.kind === 'dice' && sign === '=') return refused('A value is set to a number, not to dice.')
  // As in the damage box, dice without a sign hurt.
  if (amount.kind === 'dice') return { kind: sign === '+' ? 'more' : 'less', amount: amount.dice }
  return refused('Type 20 or =20 to set, -9 or +5 to change, or dice such as -2d6.')
}

function ofNumber(sign: string, value: number): ChangeReading {
  if (sign === '' || sign === '=') return { kind: 'set', to: value }
  return value < 0 ? refused('One sign is enough.') : { kind: sign === '+' ? 'more' : 'less', amount: value }
}

function refused(why: string): ChangeReading {
  return { kind: 'refused', why }
}

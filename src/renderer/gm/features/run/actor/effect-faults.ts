/** What the forms of an effect refuse in place, worded for under the field; null: all is well. */
import { readAmount } from '#core/engine/dice'
import type { ExpiryRoll, When } from '#core/engine/model/effect'
import { mostFaceOf } from '../dock/roll-value'
import type { DurationChoice, TickChoice } from './effect-draft'

export function amountFault(text: string): string | null {
  const amount = readAmount(text)
  if (amount.kind === 'remark') return 'A number, or dice such as 1d6. The type is chosen below.'
  return amount.kind === 'number' && amount.value < 0 ? 'A number from 0 on.' : null
}

export function tickFault({ kind, text, when }: TickChoice): string | null {
  if (kind === 'none' || kind === 'remind') return momentFault(when)
  return amountFault(text) ?? momentFault(when)
}

export function diceFault({ dice }: ExpiryRoll): string | null {
  return readAmount(dice).kind === 'dice' ? null : 'Dice such as 2d4.'
}

export function faceFault({ dice, anyDie }: ExpiryRoll): string | null {
  const most = mostFaceOf(dice)
  return most !== null && anyDie > most ? `No die of ${dice} shows ${String(anyDie)}.` : null
}

export function durationFault(choice: DurationChoice | null): string | null {
  if (choice?.kind === 'roll') return diceFault(choice) ?? faceFault(choice)
  return choice?.kind === 'moment' ? momentFault(choice.when) : null
}

function momentFault(when: When | null): string | null {
  if (!when || when.by === 'itself') return null
  return diceFault(when.by) ?? faceFault(when.by)
}

/** Reads the one box for wounds: "9" hurts, "+4" heals, "=12" sets, "9h" goes straight to HP, dice are rolled. */
import type { Amount } from '#core/engine/commands'
import { readAmount } from '#core/engine/dice'
import type { GameSystem, VitalDefinition } from '#core/engine/system'

export type DamageReading =
  | { kind: 'blank' }
  | { kind: 'hurt'; amount: Amount; straightTo: string | null; damageType: string | null }
  | { kind: 'heal'; amount: Amount; vital: string }
  | { kind: 'set'; vital: string; now: number }
  | { kind: 'refused'; why: string }

type Rules = Pick<GameSystem, 'vitals' | 'healVital' | 'damageTypes'>

/** Sign, number or dice, then letters: a vital ("h"), a damage type ("fire", "fi"), or both ("9h fire"). */
const SHAPE = /^([+=-]?)\s*([\dd+\-\s]*\d)\s*([a-z]*)(?:\s+([a-z]+))?$/

export function readDamage(text: string, rules: Rules): DamageReading {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\u2212/g, '-')
  if (plain === '') return { kind: 'blank' }
  const [, sign = '', number = '', first = '', second = ''] = SHAPE.exec(plain) ?? []
  const amount = amountOf(number, sign)
  if (amount === null) return refused('Type 9 to hurt, +4 to heal, =12 to set, or dice such as 2d6.')
  const words = [first, second].filter((word) => word !== '')
  const vital = vitalNamed(first, rules)
  const type = words.slice(vital ? 1 : 0).map((word) => typeNamed(word, rules))
  if (type.includes(null) || type.length > 1) return refused(unknown(words, rules))
  if (sign === '+') return { kind: 'heal', amount, vital: vital?.id ?? rules.healVital }
  if (sign === '=') return setTo(amount, vital?.id ?? rules.healVital)
  return { kind: 'hurt', amount, straightTo: vital?.id ?? null, damageType: type[0] ?? null }
}

/** Only a value that is set may be below 0: "=-3". */
function amountOf(number: string, sign: string): Amount | null {
  const amount = readAmount(number)
  if (amount.kind === 'dice') return amount.dice
  const plain = sign === '=' ? /^-?\s*\d{1,6}$/ : /^\d{1,6}$/
  return amount.kind === 'number' && plain.test(number.trim()) ? amount.value : null
}

function setTo(amount: Amount, vital: string): DamageReading {
  if (typeof amount === 'string') return refused('A value is set to a number, not to dice.')
  return { kind: 'set', vital, now: amount }
}

/** "h" is HP, "v" VP, "m" MP: the first vital whose id or label begins so. */
function vitalNamed(word: string, { vitals }: Rules): VitalDefinition | null {
  if (word === '') return null
  const begins = ({ id, label }: VitalDefinition) =>
    id.toLowerCase().startsWith(word) || label.toLowerCase().startsWith(word)
  return vitals.find(begins) ?? null
}

/** A type in full or by its beginning; null when none or several begin so. */
function typeNamed(word: string, { damageTypes }: Rules): string | null {
  if (damageTypes.includes(word)) return word
  const found = damageTypes.filter((type) => type.toLowerCase().startsWith(word))
  return found.length === 1 ? (found[0] ?? null) : null
}

function unknown(words: readonly string[], { vitals, damageTypes }: Rules): string {
  const known = vitals.map(({ id, label }) => `${id.charAt(0)} for ${label}`)
  const types = damageTypes.length > 0 ? `, or a damage type such as ${damageTypes[0] ?? ''}` : ''
  return `"${words.join(' ')}" is not known here. Use ${known.join(', ')}${types}.`
}

function refused(why: string): DamageReading {
  return { kind: 'refused', why }
}

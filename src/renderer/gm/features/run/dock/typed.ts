/** What a character means that is typed while a form is open and no field has the focus. Never a command. */
import type { DockField, DockForm } from '#core/engine/dock'
import { fieldsOf, isBlank, nextBlank } from '../draft'

export type Meaning =
  | { kind: 'type'; field: string }
  | { kind: 'choose'; field: string; value: string }
  | { kind: 'roll' }
  | { kind: 'refuse'; why: string }

const REFUSAL = 'takes nothing now. Enter goes on, Esc cancels.'

/** `here`: the field with the focus, null outside of all. */
export function meantBy(form: DockForm, here: string | null, character: string): Meaning {
  const fields = fieldsOf(form)
  const open = fields.find(({ id }) => id === openField(form, here)) ?? null
  const asked = fields.find(({ id, kind }) => id === here && kind === 'choice') ?? open
  if (/[\d+\-−=]/.test(character)) return digit(form, here)
  const value = asked && optionOf(asked, character)
  if (asked && value) return { kind: 'choose', field: asked.id, value }
  if (open?.kind === 'text') return { kind: 'type', field: open.id }
  return letter(fields, open, character)
}

function letter(fields: readonly DockField[], open: DockField | null, character: string): Meaning {
  const key = character.toLowerCase()
  const targets = fields.find(({ kind }) => kind === 'targets')
  if (key === 'r' && fields.some(({ kind }) => kind === 'roll')) return { kind: 'roll' }
  if (key === 't' && targets) return { kind: 'type', field: targets.id }
  if (open?.kind === 'targets') return { kind: 'type', field: open.id }
  const text = fields.find((field) => field.kind === 'text' && !field.seldom)
  return text ? { kind: 'type', field: text.id } : refusal('A letter')
}

/** To a number that is still open, after the hands before others; a number that stands is not typed over unseen. */
function digit(form: DockForm, here: string | null): Meaning {
  const fields = fieldsOf(form)
  const place = fields.findIndex(({ id }) => id === here)
  const turned = [...fields.slice(place + 1), ...fields.slice(0, place + 1)]
  const open = turned.find((field) => isBlank(field) && takesDigits(field))
  const typed = fields.filter((field) => isTypedInto(field) && !field.seldom)
  const found = open ?? (typed.length === 1 ? typed[0] : turned.find(isEmptyText))
  return found ? { kind: 'type', field: found.id } : refusal('A digit')
}

const refusal = (what: string): Meaning => ({ kind: 'refuse', why: `${what} ${REFUSAL}` })

const takesDigits = ({ kind }: DockField): boolean => kind === 'number' || kind === 'roll'

export const isTypedInto = (field: DockField): boolean => takesDigits(field) || field.kind === 'text'

const isEmptyText = (field: DockField): boolean =>
  field.kind === 'text' && !field.seldom && field.value === ''

function optionOf(field: DockField, character: string): string | null {
  if (field.kind !== 'choice' || field.look !== 'buttons') return null
  const key = character.toLowerCase()
  const free = field.options.filter(({ reason }) => !reason)
  return free.find(({ label }) => label.toLowerCase().startsWith(key))?.value ?? null
}

/** The next field that waits for an entry; from the last one round to the first that was passed by. */
export function openField(form: DockForm, here: string | null): string | null {
  return nextBlank(form, here) ?? nextBlank(form, null)
}

/** Where the hands begin, and where they go when nothing is blank any more: to what may still be typed. */
export function firstStop(form: DockForm): string | null {
  const blank = nextBlank(form, null)
  return blank ?? fieldsOf(form).find((field) => isTypedInto(field) && !field.seldom)?.id ?? null
}

/** After an answer: to what is blank, else to a text that may be given. */
export function nextStop(form: DockForm, after: string | null): string | null {
  const fields = fieldsOf(form)
  const place = fields.findIndex(({ id }) => id === after)
  return nextBlank(form, after) ?? fields.slice(place + 1).find(isEmptyText)?.id ?? null
}

/**
 * Where Enter goes: null when it applies. A form that can't be applied yet leads back to what it waits for; on a
 * question that has no answer yet Enter gives one.
 */
export function enterGoesTo(form: DockForm, here: string | null, onApply: boolean): DockField | null {
  const fields = fieldsOf(form)
  const field = fields.find(({ id }) => id === here)
  if (field && isBlank(field) && !isTypedInto(field)) return field
  const next = onApply ? null : nextBlank(form, here)
  const wanted = next ?? (form.blocked === null ? null : nextBlank(form, null))
  return fields.find(({ id }) => id === wanted) ?? null
}

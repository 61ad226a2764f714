/** Decides which intent a key press means. Pure, so that every rule about keys is tested without a screen. */
import { isEnabled, type Intent } from './intent'
import { isBareKey, matchesChord, type KeyPress } from './key-chord'

/** What is around a key press. */
export interface Surroundings {
  /** A text field has the focus: characters and native undo belong to it. */
  inField: boolean
  /** Something is typed in the field that is not taken over yet; then undo is the field's own. */
  hasDraft: boolean
  /** A button, link or option has the focus: Enter, Space and arrows belong to it. */
  onControl: boolean
  dialogOpen: boolean
  /** Keys that type a character are on. */
  letters: boolean
}

/** `held`: the key repeats because it is held down. */
export type Press = KeyPress & { held: boolean }

/** `swallow`: a held key that must not act again. Null: the press is not ours. */
export type KeyAnswer =
  { kind: 'run'; intent: Intent } | { kind: 'refuse'; reason: string } | { kind: 'swallow' } | null

/** Native in a field: the keys that select, copy, cut and paste, and undo as long as it has something to undo. */
const FIELD_OWNS = ['a', 'c', 'x', 'v']
const UNDO = ['z', 'y']
const CONTROL_OWNS = ['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

export function answerKey(press: Press, intents: readonly Intent[], around: Surroundings): KeyAnswer {
  if (belongsElsewhere(press, around)) return null
  const meant = intents.filter(
    (intent) =>
      intent.keys !== null &&
      matchesChord(intent.keys, press) &&
      (!around.dialogOpen || intent.overDialogs === true),
  )
  const able = meant.filter(isEnabled)
  const intent = able.find(({ goesFirst }) => goesFirst) ?? able[0] ?? meant[0]
  if (!intent) return null
  if (press.held && !intent.repeats) return { kind: 'swallow' }
  if (isEnabled(intent)) return { kind: 'run', intent }
  const reason = intent.reason?.() ?? null
  return reason === null ? { kind: 'swallow' } : { kind: 'refuse', reason }
}

/** A character that no field takes: a command, or, with a form in progress, something meant for that. */
export function isTyped(press: Press, { inField, dialogOpen }: Surroundings): boolean {
  return !inField && !dialogOpen && isBareKey(press) && press.key.length === 1 && press.key !== ' '
}

function belongsElsewhere(press: Press, { inField, hasDraft, onControl, letters }: Surroundings): boolean {
  if (inField && isBareKey(press)) return !/^F\d+$/.test(press.key)
  if (inField && FIELD_OWNS.includes(press.key.toLowerCase())) return true
  if (inField && hasDraft && UNDO.includes(press.key.toLowerCase())) return true
  if (!letters && isBareKey(press) && press.key.length === 1) return true
  return onControl && isBareKey(press) && CONTROL_OWNS.includes(press.key)
}

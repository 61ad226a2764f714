/** An action that is being filled in. Nothing of it is in the fight before Apply. */
import { actionOf, planAction } from '#core/engine/catalogue'
import type { CommandOf } from '#core/engine/commands'
import type { Inputs, JsonValue } from '#core/engine/model/inputs'
import { formInputs, type DockContext, type DockField, type DockForm } from '#core/engine/dock'
import { withReroll } from '#core/engine/rerolls'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantId, FrameId, SlotId } from '#core/engine/model/ids'
import type { Rejection } from '#core/engine/rejection'
import { eventStands, stackRefuses, topFrame } from '#core/engine/stack/reaction-stack'
import type { GameSystem } from '#core/engine/system'
import type { ActionDefinition } from '#core/engine/action'
import { own } from '#core/engine/own'
import { orElse } from '#gm/notices/faults.ts'

export interface Draft {
  actor: CombatantId
  action: string
  inputs: Inputs
  /** What it began with, before the GM filled anything in. */
  given?: Inputs
  moment: DockContext['moment']
  /** Slots that the GM wants it to be paid with. */
  slots?: readonly SlotId[]
  /** Frame it answers; it then goes on the stack. */
  answers?: FrameId
  /** Frame it strikes out; null: none, although it could. */
  cancels?: FrameId | null
  /** The GM has already said to do it anyway. */
  override?: boolean
}

/** What was being filled in when the screen was left, and where the fight stood then. */
export interface KeptDraft {
  draft: Draft
  at: string
}

/** Whose turn it is and what lies on top of the stack: while both stand, a draft means what it meant. */
export function standing({ activeEntry, stack }: Fight): string {
  return `${activeEntry ?? ''} ${topFrame(stack)?.id ?? ''}`
}

/** A draft with everything it speaks of, or null when its actor or action is gone. */
export interface OpenDraft {
  draft: Draft
  actor: Combatant
  action: ActionDefinition
  form: DockForm | null
}

export function openDraft(draft: Draft | null, fight: Fight, system: GameSystem): OpenDraft | null {
  const actor = draft && own(fight.combatants, draft.actor)
  const action = actor && actionOf(actor, draft.action, system)
  if (!action) return null
  return { draft, actor, action, form: formOf({ ...draft, fight, actor, action }, system) }
}

/** Whether anything would be lost with it. */
export function isTouched({ inputs, given = {} }: Draft): boolean {
  return Object.entries(inputs).some(([field, value]) => value !== given[field])
}

/** Stands in for a form that can't be worked out: it can be cancelled, and all else goes on. */
const BROKEN: DockForm = {
  head: [],
  steps: [],
  outcomes: [],
  badges: [],
  notes: ['This form can’t be worked out. Cancel it, and set by hand what happens.'],
  apply: 'Apply',
  bought: '',
  blocked: 'This form can’t be worked out.',
}

export function formOf(
  { fight, actor, action, inputs, moment }: DockContext,
  system: GameSystem,
): DockForm | null {
  if (action.dock === 'none') return null
  return orElse(() => system.dock?.({ fight, actor, action, inputs, moment }) ?? null, BROKEN)
}

/** Which moment a draft starts at: abilities of a system with a stack are declared first. */
export function firstMoment(
  action: ActionDefinition,
  { stack }: Pick<GameSystem, 'stack'>,
  answering: boolean,
): Draft['moment'] {
  return stack && (action.stacks || answering) ? 'declare' : 'apply'
}

/** The first rule against it, so that the GM hears of it before filling in a form. What the form says is judged on Apply. */
export function ruleAgainst(
  fight: Fight,
  actor: Combatant,
  action: ActionDefinition,
  draft: Draft,
  system: GameSystem,
): Rejection | null {
  const onStack = draft.moment === 'declare' && fight.stack.length > 0
  const stack = onStack
    ? (stackRefuses(fight, actor, action) ?? eventStands(fight, action, draft.answers))
    : null
  return stack ?? planAction(fight, actor, action, system, draft.slots).against[0] ?? null
}

/** The command that Apply sends. Frames that resolve have been paid for already. */
export function draftCommand({
  draft,
  form,
}: Pick<OpenDraft, 'draft' | 'form'>): CommandOf<'takeAction'> | CommandOf<'resolveTop'> {
  const inputs = { ...draft.inputs, ...(form ? formInputs(form) : {}) }
  if (draft.moment === 'resolve') return { type: 'resolveTop', inputs }
  const { actor: combatant, action, slots, answers, cancels, override } = draft
  return {
    type: 'takeAction',
    combatant,
    action,
    inputs,
    ...(draft.moment === 'declare' ? { onStack: true } : {}),
    ...(slots ? { slots } : {}),
    ...(answers === undefined ? {} : { answers }),
    ...(cancels === undefined ? {} : { cancels }),
    ...(override ? { override } : {}),
  }
}

/** Whoever is selected becomes the target of a form that asks for any. */
export function aimed(draft: Draft, form: DockForm, selected: readonly CombatantId[]): Draft {
  const field = fieldsOf(form).find(({ kind }) => kind === 'targets')
  if (field?.kind !== 'targets') return draft
  const allowed = field.options.filter(({ reason }) => !reason).map(({ value }) => value)
  const chosen = selected.filter((id) => allowed.includes(id)).slice(0, field.most ?? undefined)
  return chosen.length > 0 ? withInput(draft, field.id, chosen) : draft
}

export function withInput(draft: Draft, field: string, value: JsonValue): Draft {
  return { ...draft, inputs: { ...draft.inputs, [field]: value } }
}

/** A roll in a form that is open. Dice that had fallen are kept for the log; a number typed anew was a slip. */
export function withRoll(draft: Draft, field: string, value: JsonValue): Draft {
  const before = draft.inputs[field] ?? null
  const fell = Array.isArray(before) || (before !== null && Array.isArray(value))
  const kept = fell ? { ...draft, inputs: withReroll(draft.inputs, field, before) } : draft
  return withInput(kept, field, value)
}

export function fieldsOf(form: DockForm): DockField[] {
  return [...form.head, ...form.steps.flatMap(({ fields }) => fields)]
}

/** A field that waits for an entry: a roll or number left blank, a list with nothing chosen. */
export function isBlank(field: DockField): boolean {
  if (field.seldom) return false
  if (field.kind === 'number' && field.spare) return false
  if (field.kind === 'text') return field.needed === true && field.value.trim() === ''
  return field.kind === 'targets' ? field.value.length === 0 : field.value === null
}

/** Whether a seldom field says something, so that it must be in sight. */
export function speaks(field: DockField): boolean {
  if (field.said) return false
  if (field.kind === 'targets') return field.value.length > 0
  if (field.kind === 'choice') return field.value !== (field.options[0]?.value ?? null)
  return field.value !== null && field.value !== 0 && field.value !== '' && field.value !== false
}

/** Where Enter goes on from a field: the next blank one after it, or null to apply. */
export function nextBlank(form: DockForm, after: string | null): string | null {
  const fields = fieldsOf(form)
  const place = fields.findIndex(({ id }) => id === after)
  return fields.slice(place + 1).find(isBlank)?.id ?? null
}

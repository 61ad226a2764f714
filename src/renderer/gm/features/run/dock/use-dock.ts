import { computed, nextTick, ref, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { JsonValue } from '#core/engine/model/inputs'
import { parseDice } from '#core/engine/dice'
import type { DockField, DockForm } from '#core/engine/dock'
import { useTyping, type Taker } from '#gm/intents/typing.ts'
import { refuse } from '#gm/notices/notices.ts'
import { aimed, fieldsOf, isBlank, speaks, withInput, withRoll } from '../draft'
import type { Run } from '../run'
import { enterGoesTo, firstStop, meantBy, nextStop } from './typed'

type Root = Readonly<ShallowRef<HTMLElement | null>>

/** Filling in a dock: what is in sight, where the hands go next, and rolls that count only on Apply. */
export function useDock(run: Run, root: Root) {
  const form = computed(() => run.draft.value?.form ?? null)
  const { here, onApply, follow } = useHere(run)
  const { focusField, goOn, goOnSoon } = useStops(form, root)
  const set = (field: string, value: JsonValue): void => {
    const draft = run.draft.value?.draft
    const isRoll = form.value && fieldsOf(form.value).some(({ id, kind }) => id === field && kind === 'roll')
    if (draft) run.changeDraft((isRoll ? withRoll : withInput)(draft, field, value))
  }
  const pick = (field: string, value: JsonValue, after: string | null = null): void => {
    set(field, value)
    goOnSoon(after)
  }
  /** Rolls the field the hands are on, else the first blank one, and goes on to what is blank after it. */
  const roll = (id: string | null = null): void => {
    const rolls = form.value ? fieldsOf(form.value).filter(canBeRolled) : []
    const field = rolls.find((each) => each.id === id) ?? rolls.find(isBlank) ?? rolls[0]
    if (!field) return
    set(field.id, [...run.roll(field.dice)])
    goOnSoon(field.id)
  }
  const take: Taker = (character) => {
    const meant = form.value && meantBy(form.value, here.value, character)
    if (!meant) return 'used'
    if (meant.kind === 'refuse') return { refused: meant.why }
    if (meant.kind === 'type') focusField(meant.field)
    else if (meant.kind === 'choose') pick(meant.field, meant.value, meant.field)
    else roll(here.value)
    return meant.kind === 'type' ? 'lands' : 'used'
  }
  useTyping(() => form.value !== null, take)
  /** Typed on a list where nothing begins so. */
  const pass = (character: string): void => {
    const taken = take(character)
    if (typeof taken === 'object') refuse(taken.refused)
  }
  followDraft(run, form, goOn)
  const next = computed(() => (form.value ? enterGoesTo(form.value, here.value, onApply.value) : null))
  return { form, set, pick, goOnSoon, roll, pass, focusField, next, follow, ...inSight(form, run) }
}

/** Where the hands go from one field to the next. */
function useStops(form: ComputedRef<DockForm | null>, root: Root) {
  const focusField = (id: string | null): void => focusIn(root.value, id)
  const goOn = (after: string | null): void => {
    if (form.value) focusField(after === null ? firstStop(form.value) : nextStop(form.value, after))
  }
  /** To what is still blank, before the next key. A list that closes later leaves the focus where it is then. */
  const goOnSoon = (after: string | null = null): void => void nextTick(() => goOn(after))
  return { focusField, goOn, goOnSoon }
}

/** Which field has the hands. A list that is open belongs to its field; a click beside the dock to none. */
function useHere(run: Run) {
  const here: Ref<string | null> = ref(null)
  const onApply = ref(false)
  const follow = (event: FocusEvent): void => {
    const at = (event.type === 'focusin' ? event.target : event.relatedTarget) as Element | null
    if (!at || at.closest('[role="listbox"], [role="dialog"]')) return
    here.value = at.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null
    onApply.value = at.matches('[data-apply]')
  }
  watch(
    () => draftKey(run),
    () => (here.value = null),
  )
  return { here, onApply, follow }
}

/** What stands in a field is selected, so that typing replaces it. */
function focusIn(root: HTMLElement | null, id: string | null): void {
  const field = id === null ? '' : `[data-field="${CSS.escape(id)}"]`
  const controls = id === null ? '[data-apply]' : `${field} input, ${field} button`
  const all = [...(root?.querySelectorAll<HTMLElement>(controls) ?? [])]
  const element = all.find((each) => each.getAttribute('aria-pressed') === 'true') ?? all[0]
  element?.focus()
  if (element instanceof HTMLInputElement) element.select()
}

/** A remark ("1d8+STR") is rolled at the table and typed. */
function canBeRolled(field: DockField): field is Extract<DockField, { kind: 'roll' }> {
  return field.kind === 'roll' && parseDice(field.dice) !== null
}

/** Seldom needed fields come with More, or when they say something. */
function inSight(form: ComputedRef<DockForm | null>, run: Run) {
  const more = ref(false)
  const seen = (fields: readonly DockField[]): DockField[] =>
    fields.filter((field) => more.value || !field.seldom || speaks(field))
  watch(
    () => draftKey(run),
    () => (more.value = false),
  )
  return {
    more,
    head: computed(() => seen(form.value?.head ?? [])),
    steps: computed(() => (form.value?.steps ?? []).map((step) => ({ ...step, fields: seen(step.fields) }))),
    hasMore: computed(() => form.value !== null && fieldsOf(form.value).some(({ seldom }) => seldom)),
  }
}

function draftKey({ draft }: Run): string {
  const open = draft.value
  return open ? [open.actor.id, open.action.id, open.draft.moment].join(' ') : ''
}

/** A fresh dock takes the focus; lines picked in the turn order become its targets. */
function followDraft(
  run: Run,
  form: ComputedRef<DockForm | null>,
  goOn: (after: string | null) => void,
): void {
  watch(
    () => draftKey(run),
    () => void nextTick(() => goOn(null)),
    { immediate: true },
  )
  watch(run.selected, (selected) => {
    const draft = run.draft.value?.draft
    if (!form.value || !draft || draft.moment === 'resolve' || selected.size === 0) return
    run.changeDraft(aimed(draft, form.value, [...selected]))
    // Arrows go past lines on their way; the hands come back when one has been chosen.
    if (run.passing.value) return
    const targets = fieldsOf(form.value).find(({ kind }) => kind === 'targets')
    if (targets?.kind === 'targets' && targets.most === 1) requestAnimationFrame(() => goOn(null))
  })
}

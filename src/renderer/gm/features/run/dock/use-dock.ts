import { computed, nextTick, ref, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { JsonValue } from '#core/engine/commands'
import type { DockField, DockForm } from '#core/engine/dock'
import { aimed, fieldsOf, isBlank, nextBlank, speaks, withInput } from '../draft'
import type { Run } from '../run'

/** Filling in a dock: what is in sight, where the hands go next, and rolls that count only on Apply. */
export function useDock(run: Run, root: Readonly<ShallowRef<HTMLElement | null>>) {
  const form = computed(() => run.draft.value?.form ?? null)
  const focusField = (id: string | null): void => {
    const inside = id === null ? '[data-apply]' : `[data-field="${CSS.escape(id)}"] :is(input, button)`
    root.value?.querySelector<HTMLElement>(inside)?.focus()
  }
  const goOn = (after: string | null): void => {
    if (form.value) focusField(nextBlank(form.value, after))
  }
  const set = (field: string, value: JsonValue): void => {
    const draft = run.draft.value?.draft
    if (draft) run.changeDraft(withInput(draft, field, value))
  }
  /** To what is still blank, once a list that was open has given the focus back; hands that went on are left alone. */
  const goOnSoon = (from: string, after: string | null = null): void =>
    void requestAnimationFrame(() => {
      if (!haveMovedOn(from)) goOn(after)
    })
  const pick = (field: string, value: JsonValue, after: string | null = null): void => {
    set(field, value)
    goOnSoon(field, after)
  }
  /** Rolls the field the hands are on, else the first blank one, and goes on to what is blank after it. */
  const roll = (id: string | null = null): void => {
    const rolls = form.value ? fieldsOf(form.value).filter((field) => field.kind === 'roll') : []
    const field = rolls.find((each) => each.id === id) ?? rolls.find(isBlank) ?? rolls[0]
    if (!field) return
    set(field.id, [...run.roll(field.dice)])
    void nextTick(() => goOn(field.id))
  }
  followDraft(run, form, goOn)
  return { form, set, pick, goOnSoon, roll, focusField, ...inSight(form, run) }
}

/** Whether a slow frame comes too late: a GM already types, or stands in another field. */
function haveMovedOn(from: string): boolean {
  const here = document.activeElement
  const field = here?.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? from
  return field !== from || (here instanceof HTMLInputElement && here.closest('[role="dialog"]') === null)
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
    const targets = fieldsOf(form.value).find(({ kind }) => kind === 'targets')
    if (targets?.kind === 'targets' && targets.most === 1) requestAnimationFrame(() => goOn(null))
  })
}

/** Forms that were left before they were applied: by the turn, by Cancel, or by the GM for another screen. */
import { onScopeDispose, watch, type Ref } from 'vue'
import { ruleAsks } from '#core/engine/rejection'
import { isTouched, openDraft, standing, type Draft, type OpenDraft } from './draft'
import type { Refusal, Run } from './run'

/** A new turn starts with nothing selected; what was half filled in is offered once more. */
export function startTurnsAfresh(run: Run, drafted: Ref<Draft | null>): void {
  watch(
    () => run.fight.value.activeEntry,
    () => {
      const left = openDraft(drafted.value, run.fight.value, run.system)
      run.select([])
      drafted.value = null
      run.refusal.value = left && isTouched(left.draft) ? leftOpen(left, drafted, run.refusal) : null
      run.payWith.value = null
      run.column.value = 0
    },
  )
}

/** Another screen takes this one away; what was half filled in is there again on return. */
export function keepWhileAway(run: Run, drafted: Ref<Draft | null>): void {
  const { kept, fight, system } = run
  if (!kept) return
  const before = kept.draft
  const left = openDraft(before?.draft ?? null, fight.value, system)
  kept.draft = null
  if (left && before?.at === standing(fight.value)) drafted.value = left.draft
  else if (left && isTouched(left.draft) && left.draft.moment !== 'resolve')
    run.refusal.value = leftOpen(left, drafted, run.refusal)
  onScopeDispose(() => {
    const draft = drafted.value
    kept.draft = draft && { draft, at: standing(fight.value) }
  })
}

/** Cancel and Esc. What was filled in is offered until something else is done. */
export function putAway({ fight, system, refusal }: Run, drafted: Ref<Draft | null>): void {
  const left = openDraft(drafted.value, fight.value, system)
  drafted.value = null
  refusal.value = left && isTouched(left.draft) ? leftOpen(left, drafted, refusal) : null
}

/** It was left before it was applied: said, and one press takes it up again. */
function leftOpen(
  { draft, action }: OpenDraft,
  drafted: Ref<Draft | null>,
  refusal: Ref<Refusal | null>,
): Refusal {
  const takeUp = (): void => {
    drafted.value = draft
    refusal.value = null
  }
  const rejection = ruleAsks('draft/left', `${action.name} was not applied.`, 'Take it up again')
  return { rejection, anyway: takeUp }
}

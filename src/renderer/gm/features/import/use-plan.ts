import { nextTick, shallowRef, watch, type Ref } from 'vue'
import type { ImportedItem } from '#core/formats/format'
import { planInSteps, type ChosenFile, type DuplicateAnswer, type ImportPlan } from './import-plan'
import { inTurns } from './in-turns'

export interface PlanPorts {
  chosen: Readonly<Ref<readonly ChosenFile[]>>
  answer: Readonly<Ref<DuplicateAnswer>>
  /** While it is carried out, and the library changes under it, a plan is not made anew. */
  held: Readonly<Ref<boolean>>
  known: Iterable<ImportedItem>
  /** The plan is made anew when one of these changes. */
  lists: () => readonly unknown[]
  newId: () => string
}

const NOTHING: ImportPlan = { save: [], unchanged: [], differing: [], skipped: [], beside: [] }

/** The plan of what is ticked, made in turns, for a library and a file may hold thousands. */
export function usePlan({ chosen, answer, held, known, lists, newId }: PlanPorts) {
  const plan = shallowRef<ImportPlan>(NOTHING)
  const isPlanning = shallowRef(false)
  let stop = (): void => undefined

  function make(): void {
    stop()
    if (held.value) return
    isPlanning.value = true
    const steps = planInSteps(chosen.value, known, answer.value, newId)
    stop = inTurns(steps, (made) => {
      plan.value = made
      isPlanning.value = false
    })
  }
  watch([chosen, answer, held, lists], make, { immediate: true })

  /** When the plan is that of the newest lists. */
  async function planned(): Promise<ImportPlan> {
    await nextTick()
    if (isPlanning.value) await new Promise<void>((go) => watch(isPlanning, () => go(), { once: true }))
    return plan.value
  }

  return { plan, isPlanning, planned }
}

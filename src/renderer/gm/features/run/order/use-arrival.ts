import { ref, shallowRef, watch } from 'vue'
import type { Rejection } from '#core/engine/rejection'
import { useRun } from '../run'

export type Tie = 'before' | 'after'
export interface ArrivalAnswers {
  tie?: Tie
  benefits?: boolean
  /** A strange total is meant. */
  override?: boolean
}

/**
 * Newcomers may need an answer that only the GM has: who goes first in a tie, or whether they act in the
 * surprise round. The question stands where it was asked; answering sends the same again.
 */
export function useArrival(send: (answers: ArrivalAnswers) => Rejection | null, done: () => void) {
  const question = shallowRef<Rejection | null>(null)
  const answers = ref<ArrivalAnswers>({})
  const { fight } = useRun()
  // With the surprise round its question is over too.
  watch(
    () => fight.value.phase,
    () => {
      question.value = null
      answers.value = {}
    },
  )
  function tryAgain(more: ArrivalAnswers = {}) {
    answers.value = { ...answers.value, ...more }
    question.value = send(answers.value)
    if (question.value) return
    answers.value = {}
    done()
  }
  return { question, send: tryAgain }
}

import { nextTick, ref, shallowRef } from 'vue'
import { describe, expect, it } from 'vitest'
import type { ImportedItem, ImportEntry } from '#core/formats/format'
import type { DuplicateAnswer } from '#gm/features/import/import-plan.ts'
import { inTurns } from '#gm/features/import/in-turns.ts'
import { usePlan } from '#gm/features/import/use-plan.ts'
import { aSeed } from '#support/fight.ts'

/** A clock that goes on at each look, and a window that goes on when the test says so. */
function aWindow() {
  let time = 0
  const waiting: (() => void)[] = []
  return {
    turns: { now: () => time++, later: (go: () => void) => void waiting.push(go) },
    waiting,
    goOn: () => waiting.shift()?.(),
  }
}

function* count(to: number): Generator<void, number> {
  for (let at = 0; at < to; at++) yield
  return to
}

describe('work in turns', () => {
  it('is done at once where it is short', () => {
    const results: number[] = []
    inTurns(count(3), (result) => results.push(result), aWindow().turns)
    expect(results).toEqual([3])
  })

  it('lets the window go on in between where it is long', () => {
    const { turns, waiting, goOn } = aWindow()
    const results: number[] = []
    inTurns(count(20), (result) => results.push(result), turns)
    expect([results, waiting.length]).toEqual([[], 1])
    while (waiting.length > 0) goOn()
    expect(results).toEqual([20])
  })

  it('ends without a result when it is called off', () => {
    const { turns, goOn } = aWindow()
    const results: number[] = []
    const stop = inTurns(count(20), (result) => results.push(result), turns)
    stop()
    goOn()
    expect(results).toEqual([])
  })
})

describe('the plan of an import', () => {
  const orc: ImportedItem = { kind: 'statBlock', value: aSeed('Orc').block }
  const entry: ImportEntry = { id: '1', name: 'Orc', where: '', suggested: true, item: orc }

  function aPlan() {
    const chosen = shallowRef<ImportEntry[][]>([[entry]])
    const library = shallowRef<ImportedItem[]>([])
    const held = ref(false)
    const known = { [Symbol.iterator]: () => library.value[Symbol.iterator]() }
    const answer = ref<DuplicateAnswer>('skip')
    const made = usePlan({ chosen, answer, held, known, lists: () => [library.value], newId: () => 'new' })
    return { ...made, chosen, library, held }
  }

  it('follows the library', async () => {
    const { planned, library } = aPlan()
    expect((await planned()).save).toHaveLength(1)
    library.value = [orc]
    expect((await planned()).unchanged).toEqual(['Orc'])
  })

  it('stays as it is while it is carried out', async () => {
    const { plan, library, held } = aPlan()
    held.value = true
    library.value = [orc]
    await nextTick()
    expect(plan.value.save).toHaveLength(1)
  })
})

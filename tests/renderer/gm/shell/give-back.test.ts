import { expect, it } from 'vitest'
import { notice } from '#gm/notices/notices.ts'
import { giveBack } from '#gm/shell/give-back.ts'

it('what was changed since is not written over by what was before', () => {
  const thing = (id: string, hp: number) => ({ id, hp })
  const saved: unknown[] = []
  giveBack(
    { before: [thing('a', 1), thing('b', 1)], after: [thing('a', 2), thing('b', 2)] },
    { now: [thing('a', 2), thing('b', 3)], save: (...all) => saved.push(...all), named: ({ id }) => id },
  )
  expect(saved).toEqual([thing('a', 1)])
  expect(notice.value).toMatchObject({ tone: 'refusal', text: 'Changed since, so it stays as it is now: b.' })
})

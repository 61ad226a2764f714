import { expect, it } from 'vitest'
import { elapsedInWords } from '#gm/shell/elapsed.ts'

it.each([
  [0, '0 s'],
  [12, '12 s'],
  [60, '1 min'],
  [66, '1 min 6 s'],
  [3726, '1 h 2 min'],
])('%i seconds of fighting read "%s"', (seconds, words) => {
  expect(elapsedInWords(seconds)).toBe(words)
})

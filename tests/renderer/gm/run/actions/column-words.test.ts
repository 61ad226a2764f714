import { describe, expect, it } from 'vitest'
import type { CatalogueAction } from '#core/views/available-actions'
import { columnWords } from '#gm/features/run/actions/column-words.ts'

const line = (reason: string | null, wouldUse: string | null = null) =>
  ({ reason, wouldUse }) as CatalogueAction
const column = (...actions: CatalogueAction[]) => ({ actions, note: '' })
const NOT_NOW = "It is not Odo's turn."

describe('what holds for a whole column', () => {
  it('is said once above it, whatever a single line has against it besides', () => {
    const [words] = columnWords([column(line(NOT_NOW), line(NOT_NOW), line('Needs 2 Major.'))])
    expect(words).toEqual({ words: NOT_NOW, lamp: false, reason: NOT_NOW })
  })

  it('is said in the first column only when it holds for all of the creature', () => {
    const all = columnWords([column(line(NOT_NOW)), column(line(NOT_NOW), line(NOT_NOW))])
    expect(all.map(({ words, reason }) => [words, reason])).toEqual([
      [NOT_NOW, NOT_NOW],
      ['', NOT_NOW],
    ])
  })

  it('names the slot that would pay instead', () => {
    const [words] = columnWords([column(line(null, 'Movement'), line(null, 'Movement'), line('Used up.'))])
    expect(words).toEqual({ words: 'Would be paid with Movement.', lamp: true, reason: null })
  })

  it('is the note of the column when nothing else is', () => {
    const [words] = columnWords([{ actions: [line(null)], note: "On others' turns." }])
    expect(words).toEqual({ words: "On others' turns.", lamp: false, reason: "On others' turns." })
  })

  it('leaves a refusal of a few lines to them', () => {
    expect(columnWords([column(line('Used up.'), line(null), line(null))])[0]?.reason).toBeNull()
  })
})

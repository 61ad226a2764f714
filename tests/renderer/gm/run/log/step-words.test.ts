import { describe, expect, it } from 'vitest'
import type { Batch } from '#core/history/journal'
import { stepWords } from '#gm/features/run/turn/step-words.ts'

const step = (label: string, tone: 'loss' | 'plain', delta = '') =>
  ({ label, lines: [{ who: 'Orc', text: 'took 5', delta, tone }] }) as unknown as Batch
const hit = step('Damage', 'loss', '\u22125 HP')
const turn = step('End turn', 'plain')
const at = (head: number, ...batches: Batch[]) => ({ batches, head })

describe('what is read aloud of a step', () => {
  it('is the wound, with its number', () => {
    expect(stepWords(at(2, turn, hit), at(1, turn))).toEqual(['Orc took 5 \u22125 HP'])
  })

  it('is the name of what was taken back, and of what was done again', () => {
    expect(stepWords(at(1, turn, hit), at(2, turn, hit))).toEqual(['Undone: Damage'])
    expect(stepWords(at(2, turn, hit), at(1, turn, hit))).toEqual(['Done again: Damage'])
  })

  it('is nothing for a step that only moves the fight on', () => {
    expect(stepWords(at(1, turn), at(0))).toEqual([])
  })
})

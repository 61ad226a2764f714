import { averageOf, parseDice } from '#core/engine/dice'

export type DiceReading = { kind: 'blank' } | { kind: 'dice'; words: string } | { kind: 'wrong'; why: string }

/** What dice come to while they are typed: "4 to 14, 9 on average". */
export function readDice(text: string): DiceReading {
  if (text.trim() === '') return { kind: 'blank' }
  const terms = parseDice(text)
  const average = averageOf(text)
  if (!terms || average === null) {
    return { kind: 'wrong', why: 'The app cannot roll this. Write it like 2d6+3.' }
  }
  const ends = terms.map(({ sign, count, faces }) => {
    const most = faces === 0 ? count : count * faces
    return sign === 1 ? { least: count, most } : { least: -most, most: -count }
  })
  const least = ends.reduce((sum, end) => sum + end.least, 0)
  const most = ends.reduce((sum, end) => sum + end.most, 0)
  return {
    kind: 'dice',
    words: least === most ? `always ${least}` : `${least} to ${most}, ${average} on average`,
  }
}

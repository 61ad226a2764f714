import { describe, expect, it } from 'vitest'
import type { Batch } from '#core/history/journal'
import { clock, logGroups, roundWords, secondsAt } from '#gm/features/run/log/log-view.ts'

const batch = (
  seq: number,
  round: string,
  text: string,
  change: Partial<Batch['lines'][number]> = {},
): Batch => ({
  seq,
  label: text,
  at: 1_000_000 + seq * 30_000,
  round,
  command: { type: 'endTurn' },
  events: [],
  lines: [{ who: 'Ana', text, delta: '', tone: 'plain', ...change }],
})
const batches = [
  batch(1, '1', 'hit Orc', { delta: '\u22123 HP', tone: 'loss' }),
  batch(2, '1', 'ended the turn'),
  batch(3, '2', 'did it anyway', { tone: 'ruling' }),
]
const all = { filter: 'all', query: '', limit: 10 } as const
const texts = (found: ReturnType<typeof logGroups>) =>
  found.groups.flatMap((group) => group.lines.map(({ line }) => line.text))

describe('the log', () => {
  it('is newest first, under the heading of each round', () => {
    const { groups } = logGroups({ batches, head: 3 }, all)
    expect(groups.map(({ round }) => round)).toEqual(['2', '1'])
    expect(texts(logGroups({ batches, head: 3 }, all))).toEqual([
      'did it anyway',
      'ended the turn',
      'hit Orc',
    ])
  })

  it('keeps what was undone and marks it', () => {
    const { groups } = logGroups({ batches, head: 2 }, all)
    expect(groups[0]?.lines.map(({ undone }) => undone)).toEqual([true])
    expect(groups[1]?.lines.map(({ undone }) => undone)).toEqual([false, false])
  })

  it('tells the time since the fight began', () => {
    expect(logGroups({ batches, head: 3 }, all).groups[0]?.lines[0]?.time).toBe('1:00')
  })

  it('can show wounds or rulings only, or what a word is in', () => {
    const journal = { batches, head: 3 }
    expect(texts(logGroups(journal, { ...all, filter: 'wounds' }))).toEqual(['hit Orc'])
    expect(texts(logGroups(journal, { ...all, filter: 'rulings' }))).toEqual(['did it anyway'])
    expect(texts(logGroups(journal, { ...all, query: ' ORC ' }))).toEqual(['hit Orc'])
  })

  it('says how much is left out when it is long', () => {
    const found = logGroups({ batches, head: 3 }, { ...all, limit: 2 })
    expect([texts(found).length, found.more]).toEqual([2, 1])
  })

  it('names whoever did it once per turn, on the newest line', () => {
    const more = [...batches, batch(4, '2', 'hit Bo'), batch(5, '2', 'moved', { who: 'Bo' })]
    const { groups } = logGroups({ batches: more, head: 5 }, all)
    expect(groups[0]?.lines.map(({ line, named }) => [line.text, named])).toEqual([
      ['moved', true],
      ['hit Bo', true],
      ['did it anyway', false],
    ])
  })

  it('puts what needs no line of its own under the line before it, where a search still finds it', () => {
    const quiet = batch(2, '1', 'ended the turn', { quiet: true })
    const journal = { batches: [batches[0]!, quiet], head: 2 }
    const { groups } = logGroups(journal, all)
    expect(groups[0]?.lines.map(({ line, aside }) => [line.text, aside])).toEqual([
      ['hit Orc', ['Ana ended the turn']],
    ])
    expect(texts(logGroups(journal, { ...all, query: 'ended' }))).toEqual(['ended the turn'])
  })

  it('finds what is only in a sum', () => {
    const journal = { batches: [batch(1, '1', 'hit Orc', { sum: ['d10 7 + 5 Power = 12'] })], head: 1 }
    expect(texts(logGroups(journal, { ...all, query: 'power' }))).toEqual(['hit Orc'])
  })
})

it.each([
  [0, '0:00'],
  [83_400, '1:23'],
  [3_723_000, '1:02:03'],
])('shows %i milliseconds as %s', (milliseconds, words) => {
  expect(clock(milliseconds)).toBe(words)
})

it.each([
  ['', 'Initiative', null],
  ['Surprise', 'Surprise round', 5],
  ['3', 'Round 3', 20],
])('heads round "%s"', (round, words, seconds) => {
  expect([roundWords(round), secondsAt(round, 1, 5)]).toEqual([words, seconds])
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { terraMagia } from '#core/systems/terra-magia/system'
import { liftedJournal } from '#support/frozen.ts'
import { playAgain, replayJournal, type RecordedFight } from '#support/recorded-fight.ts'

const folder = resolve(import.meta.dirname, '../../../fixtures/terra-magia')
const read = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, name), 'utf8'))

describe.each(['causeway', 'bell-tower'])('the recorded fight %s', (name) => {
  const fight = read(`${name}.fight.json`) as RecordedFight
  const expected = fight.steps.map(({ say, then }) => ({ say, then }))
  const withWords = (thens: readonly object[]) =>
    thens.map((then, place) => ({ say: fight.steps[place]?.say, then }))

  it('goes as it was checked by hand when its commands are given again', () => {
    const played = playAgain(fight, terraMagia)
    expect(played.start).toEqual(fight.start)
    expect(withWords(played.thens)).toEqual(expected)
  })

  it('goes the same way from the journal that version 1 wrote, whatever the rules say today', () => {
    const replayed = replayJournal(liftedJournal(name), terraMagia)
    expect(replayed.start).toEqual(fight.start)
    expect(withWords(replayed.thens)).toEqual(expected)
  })

  it('runs six rounds or more', () => {
    const turns = expected.flatMap(({ then }) => then.turn ?? [])
    expect(turns.some((turn) => /^round ([6-9]|\d\d)/.test(turn))).toBe(true)
  })
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { teriock } from '#core/systems/teriock/system'
import { liftedJournal } from '#support/frozen.ts'
import { playAgain, replayJournal, type RecordedFight } from '#support/recorded-fight.ts'

const folder = resolve(import.meta.dirname, '../../../fixtures/teriock')
const read = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, name), 'utf8'))

describe.each(['five-deep', 'ambush'])('the recorded fight %s', (name) => {
  const fight = read(`${name}.fight.json`) as RecordedFight
  const checked = fight.steps.map(({ say, then }) => ({ say, then }))
  const withWords = (thens: readonly object[]) =>
    thens.map((then, place) => ({ say: fight.steps[place]?.say, then }))

  it('goes as it was checked by hand when its commands are given again', () => {
    const played = playAgain(fight, teriock)
    expect(played.start).toEqual(fight.start)
    expect(withWords(played.thens)).toEqual(checked)
  })

  it('goes the same way from the journal that version 1 wrote, whatever the rules say today', () => {
    const replayed = replayJournal(liftedJournal(name), teriock)
    expect(replayed.start).toEqual(fight.start)
    expect(withWords(replayed.thens)).toEqual(checked)
  })
})

it('holds a stack of five with a cancelled middle, and a surprise round with a late joiner and a ritual', () => {
  const words = (name: string) => JSON.stringify(read(`${name}.fight.json`))
  expect(words('five-deep')).toContain('4 Hiss cancelled, 5 Cut the Thread resolved')
  expect(words('ambush')).toMatch(/round 0.*Warding Circle.*Wren Tallow/)
})

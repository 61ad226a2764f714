import { expect, it } from 'vitest'
import { gmName, publicName } from '#core/engine/naming'
import { tokenText } from '#core/views/disclosure'
import { aSeed, Table } from '#support/fight.ts'

const TURNING = 'Ana\u202Ecba'
const table = (...names: string[]) =>
  new Table(names.map((name, place) => aSeed(name, { total: 20 - place })))
const nameOf = (fight: Table, place: number) =>
  gmName(fight.fight, Object.values(fight.fight.combatants)[place] ?? fight.combatant(''))

it('closes a name that turns text in itself, in what the GM reads and what the players read', () => {
  const fight = table(TURNING, 'דוד')
  expect([nameOf(fight, 0), nameOf(fight, 1)]).toEqual([`\u2068${TURNING}\u2069`, '\u2068דוד\u2069'])
  const [first] = Object.values(fight.fight.combatants)
  expect(first && publicName(fight.fight, first)).toBe(`\u2068${TURNING}\u2069`)
})

it('leaves every other name as it is', () => {
  expect(nameOf(table('Åsa Ōkami'), 0)).toBe('Åsa Ōkami')
})

it('does not let a name out that closes itself', () => {
  expect(nameOf(table('Ana\u2069\u202Ecba'), 0)).toBe(`\u2068${TURNING}\u2069`)
})

it('keeps the number of a copy outside, and the signs out of its token', () => {
  const fight = table('דוד', 'דוד')
  expect([nameOf(fight, 0), nameOf(fight, 1)]).toEqual(['\u2068דוד\u2069 1', '\u2068דוד\u2069 2'])
  expect(tokenText('\u2068דוד המלך\u2069', 'ally')).toBe('דה')
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { Combatant } from '#core/engine/model/combatant'
import { currentIsHidden, type Fight } from '#core/engine/model/fight'
import { gmName, publicName } from '#core/engine/naming'
import { firstMoment, stepMoment } from '#core/history/replay'
import { playerScreen, type DisplayOptions } from '#core/views/player-view'
import { playerScreenSchema } from '#core/views/player-view-schema'
import { encounter, gestures } from '#support/law-fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { play } from '#support/play.ts'
import { hiddenTotals, ifAlike, SecretTable, turns, type Turn } from '#support/secret-pair.ts'

/**
 * LAW_RUNS makes the laws as thorough as one has time for, with other fights each time; the test command plays the
 * same thousand of each.
 */
const more = process.env.LAW_RUNS
const runs = more === undefined ? { numRuns: 1000, seed: 1 } : { numRuns: Number(more) }

const options: DisplayOptions = {
  screen: 'order',
  monsterHealth: 'words',
  playerHealth: 'words',
  conditions: true,
  title: 'Turnkeeper',
  subtitle: '',
  line: '',
}

// Thousands of fights in one test: the usual five seconds say nothing about them.
describe('the players’ screen of every fight', { timeout: 600_000 }, () => {
  it('lets no hidden name, id, note or number reach the players, and always shows one who acts', () => {
    fc.assert(
      fc.property(gestures, (list) => {
        const { origin, steps } = play(encounter, plainSystem, list)
        let moment = firstMoment(origin)
        for (const step of steps) {
          moment = stepMoment(moment, step)
          const screen = playerScreen(moment, plainSystem, options)
          expect(v.parse(playerScreenSchema, screen)).toEqual(screen)
          expect(secretsIn(JSON.stringify(screen), moment.fight)).toEqual([])
          if (screen.screen === 'order')
            expect(screen.rows.filter(({ state }) => state === 'current')).toHaveLength(1)
        }
      }),
      runs,
    )
  })
})

describe('two tables that differ only in whom the players do not see', { timeout: 600_000 }, () => {
  it('show the players the same, whoever leaves, is hidden, joins or changes place while a hidden one acts', () => {
    fc.assert(
      fc.property(turns, hiddenTotals, (list, totals) => {
        const [open, secret] = [new SecretTable([]), new SecretTable(totals)]
        expect(secret.screen).toEqual(open.screen)
        for (const turn of list) playTurn(open, secret, turn)
      }),
      runs,
    )
  })
})

/** The others wait for the next one that the players see. */
const HOLDS_AT_ONCE = new Set(['leave', 'hide', 'alias'])

function playTurn(open: SecretTable, secret: SecretTable, turn: Turn): void {
  const acting = [open.fight.activeEntry, secret.fight.activeEntry]
  const isSeen = !currentIsHidden(open.fight)
  const held = secret.screen
  const waits = secret.hiddenIsNext
  if (waits) secret.endTurn()
  expect(secret.screen).toEqual(held)
  const during = ifAlike(open, secret, turn.during)
  open.give(during)
  secret.give(during)
  const isHeld = waits && !HOLDS_AT_ONCE.has(during.what)
  if (isSeen) expect(secret.screen).toEqual(isHeld ? held : open.screen)
  if (open.fight.activeEntry === acting[0]) open.endTurn()
  if (!waits && secret.fight.activeEntry === acting[1]) secret.endTurn()
  sameOnSeenTurn(open, secret)
  const after = ifAlike(open, secret, turn.after)
  open.give(after)
  secret.give(after)
  sameOnSeenTurn(open, secret)
}

function sameOnSeenTurn(open: SecretTable, secret: SecretTable): void {
  secret.passHidden()
  if (!currentIsHidden(open.fight)) expect(secret.screen).toEqual(open.screen)
}

/**
 * Of the hidden: name, ids and notes; of those with an alias: name and notes. Only names that the players know from
 * no other creature: three hidden wolves may hide behind one that is seen.
 */
function secretsIn(page: string, fight: Fight): string[] {
  const all = Object.values(fight.combatants)
  const isKnown = ({ disclosure: { hidden, alias } }: Combatant): boolean => !hidden && alias === null
  const known = all.filter(isKnown).map((each) => publicName(fight, each))
  const notes = all.map((each) => each.notes).filter((text) => text !== '')
  const secrets = all
    .filter((each) => !isKnown(each))
    .flatMap((each) => {
      const names = [each.name, gmName(fight, each)].filter(
        (name) => !known.some((label) => label.includes(name)),
      )
      return each.disclosure.hidden ? [...names, ...idsOf(fight, each)] : names
    })
  return [...secrets, ...notes].filter((secret) => page.includes(secret))
}

function idsOf({ entries }: Fight, { id }: Combatant): string[] {
  const mine = Object.values(entries).filter(({ combatant }) => combatant === id)
  return [id, ...mine.map((entry) => entry.id)].map((each) => `"${each}"`)
}

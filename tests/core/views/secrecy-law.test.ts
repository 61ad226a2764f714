import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import { gmName, publicName } from '#core/engine/naming'
import { firstMoment, stepMoment } from '#core/history/replay'
import { playerScreen, type DisplayOptions } from '#core/views/player-view'
import { playerScreenSchema } from '#core/views/player-view-schema'
import { encounter, gestures } from '#support/law-fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { play } from '#support/play.ts'

/** LAW_RUNS makes the laws as thorough as one has time for; the test command runs a thousand of each. */
const runs = { numRuns: Number(process.env.LAW_RUNS ?? 1000) }

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
  it('lets no hidden name, id, note or number reach the players', () => {
    fc.assert(
      fc.property(gestures, (list) => {
        const { origin, steps } = play(encounter, plainSystem, list)
        let moment = firstMoment(origin)
        for (const step of steps) {
          moment = stepMoment(moment, step)
          const screen = playerScreen(moment, plainSystem, options)
          expect(v.parse(playerScreenSchema, screen)).toEqual(screen)
          expect(secretsIn(JSON.stringify(screen), moment.fight)).toEqual([])
        }
      }),
      runs,
    )
  })
})

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

import type { Settings } from '../../engine/model/fight'
import type { GameSystem } from '../../engine/system'
import type { Term } from '../../engine/term'
import { choiceOf } from './settings'
import { proficiencyOf, statOf, type Stats } from './stats'

function terms({ stats }: { stats: Stats }): readonly Term[] | null {
  const own = statOf(stats, 'initiative')
  if (own !== null) return [{ label: 'Own bonus', amount: own }]
  const mov = statOf(stats, 'mov')
  if (mov === null) return null
  return [
    { label: 'MOV', amount: mov },
    { label: 'P', amount: proficiencyOf(stats) },
  ]
}

/** The rules say nothing about ties: ours, unless the house rule leaves them all to the GM. */
function unlessTheGmSettles(settings: Settings, value: number | null): number | null {
  return choiceOf({ settings }, 'tieRule') === 'gm' ? null : value
}

export const initiative: GameSystem['initiative'] = {
  label: 'Initiative',
  formula: 'd20 + MOV + P',
  dice: '1d20',
  ownBonus: 'initiative',
  terms,
  tieBreakers: [
    {
      id: 'mov',
      label: 'MOV',
      value: ({ stats }, settings) => unlessTheGmSettles(settings, statOf(stats, 'mov')),
    },
    {
      id: 'p',
      label: 'P',
      value: ({ stats }, settings) => unlessTheGmSettles(settings, proficiencyOf(stats)),
    },
  ],
  ownTieRule: true,
}

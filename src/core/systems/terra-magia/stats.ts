import type { Combatant } from '../../engine/model/combatant'
import type { StatDefinition } from '../../engine/system'
import { own } from '../../engine/own'

type Group = StatDefinition['group']

const stat = (id: string, label: string, short: string, hint: string, group: Group = 'attribute') => ({
  id,
  label,
  short,
  hint,
  group,
})

/** Only Power has a printed abbreviation (core rules); the other short names are ours. Unset is not 0. */
export const stats: readonly StatDefinition[] = [
  stat('pwr', 'Power', 'PWR', 'Strength of body; counts for HP, leaps and blows'),
  stat('swi', 'Swiftness', 'SWI', 'Engagement, its first tie-breaker, HP'),
  stat('end', 'Endurance', 'END', 'Stamina checks against ailments'),
  stat('inf', 'Influence', 'INF', 'Sway over others'),
  stat('log', 'Logic', 'LOG', 'What First Aid heals'),
  stat('int', 'Intuition', 'INT', 'Engagement and its second tie-breaker'),
  stat('wil', 'Willpower', 'WIL', 'Third tie-breaker of Engagement'),
  stat('tokens', 'Terra Tokens', 'TT', 'Fourth tie-breaker; creatures have none', 'combat'),
  stat('shield', 'Shield or defensive weapon', 'SHD', 'What Defend adds to AR instead of 1', 'combat'),
  stat(
    'freeAttacks',
    'Attacks without penalty',
    'FRE',
    'Attacks a turn before the penalty; 1 if unset',
    'combat',
  ),
  stat(
    'attackPenalty',
    'Penalty of further attacks',
    'PEN',
    'Per further attack this turn; −4 if unset',
    'combat',
  ),
  stat(
    'initiative',
    'Engagement bonus',
    'ENG',
    'Only for creatures that add something else than Swiftness and Intuition',
    'combat',
  ),
  stat('speed', 'Movement Speed', 'SPD', 'Metres of one Move', 'movement'),
  stat('jump', 'Jump Distance', 'JMP', 'Metres of one hop', 'movement'),
]

/** The stat's value, or null when it is unset. */
export function statOf({ stats: values }: Pick<Combatant, 'stats'>, id: string): number | null {
  return own(values, id) ?? null
}

export function statLabel(id: string): string {
  return stats.find((each) => each.id === id)?.label ?? id
}

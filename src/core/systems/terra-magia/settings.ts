/** What the book leaves open, each as a rule that the GM can read and change (rules: "Decision"). */
import type { Fight, SettingValue } from '../../engine/model/fight'
import type { SettingDefinition } from '../../engine/system'

export type Category = 'average' | 'hard' | 'extreme'
export const CATEGORIES: readonly Category[] = ['average', 'hard', 'extreme']

type Choices = readonly (readonly [value: string, label: string])[]

const choice = (id: string, label: string, initial: string, choices: Choices): SettingDefinition => ({
  id,
  label,
  kind: 'choice',
  choices: choices.map(([value, words]) => ({ value, label: words })),
  initial,
})
const onOff = (id: string, label: string, initial: boolean): SettingDefinition => ({
  id,
  label,
  kind: 'switch',
  choices: [],
  initial,
})
const amount = (id: string, label: string, initial: number | null): SettingDefinition => ({
  id,
  label,
  kind: 'number',
  choices: [],
  initial,
})

const HARDNESS: Choices = [
  ['average', 'Average'],
  ['hard', 'Hard'],
  ['extreme', 'Extreme'],
  ['ask', 'Ask each time'],
]

export const settings: readonly SettingDefinition[] = [
  choice('turnShape', 'A turn has', 'two', [
    ['two', 'two Majors, a Movement, a Minor and a Reaction'],
    ['three', 'three Majors, a Minor and a Reaction; movement costs a Major'],
  ]),
  onOff('meets', 'A roll that equals the number it is up against succeeds', true),
  choice('checkDie', 'A skill check rolls', '1d10', [
    ['1d10', 'a d10'],
    ['1d12', 'a d12'],
    ['1d20', 'a d20'],
    ['2d10', 'two d10'],
  ]),
  amount('average', 'An Average check needs (empty: ask for success and degrees)', null),
  amount('hard', 'A Hard check needs (empty: ask for success and degrees)', null),
  amount('extreme', 'An Extreme check needs (empty: ask for success and degrees)', null),
  amount('resistance', 'Resisted damage is multiplied by (rounded down)', 0.5),
  amount('weakness', 'Damage to a weakness is multiplied by (rounded down)', 2),
  onOff('affinitiesCancel', 'Resistance and weakness to the same type cancel out', true),
  onOff('surprise', 'Combatants can be marked surprised and then skip the first round', true),
  onOff('startReaction', 'Everyone who is not surprised has a Reaction before the first own turn', true),
  choice('lateJoin', 'Someone who joins late', 'bySlot', [
    ['bySlot', 'acts this round unless the slot has passed'],
    ['nextRound', 'acts from the next round on'],
  ]),
  choice('placeChange', 'A changed place in the turn order counts', 'nextRound', [
    ['nextRound', 'from the next round on'],
    ['now', 'at once'],
  ]),
  choice('defendEnds', 'Defend lasts until', 'turnStart', [
    ['turnStart', 'the start of the next own turn'],
    ['turnEnd', 'the end of the next own turn'],
    ['roundEnd', 'the end of the round'],
  ]),
  choice('dodgeRanged', 'Dodging a ranged attack that is no firearm is', 'average', HARDNESS),
  choice('dodgeSpell', 'Dodging a spell is', 'ask', HARDNESS),
  choice('blockFirearm', 'Blocking a firearm is', 'hard', HARDNESS),
  choice('blockSpell', 'Blocking a spell is', 'ask', HARDNESS),
  onOff('blockStopsAll', 'A successful block stops all damage unless the GM says what gets through', true),
]

/** What a house rule says in this fight; its default when the fight does not say. */
export function rule(fight: Pick<Fight, 'settings'>, id: string): SettingValue {
  const value = fight.settings[id]
  return value === undefined ? (settings.find((each) => each.id === id)?.initial ?? null) : value
}

export function isOn(fight: Pick<Fight, 'settings'>, id: string): boolean {
  return rule(fight, id) === true
}

export function hasThreeMajors(fight: Pick<Fight, 'settings'>): boolean {
  return rule(fight, 'turnShape') === 'three'
}

/** The number a check of this category must reach; null: not set, the app asks for the outcome. */
export function thresholdOf(fight: Pick<Fight, 'settings'>, category: Category): number | null {
  const value = rule(fight, category)
  return typeof value === 'number' ? value : null
}

/** A factor that the GM has emptied or broken counts as its default. */
export function factorOf(fight: Pick<Fight, 'settings'>, id: 'resistance' | 'weakness'): number {
  const value = rule(fight, id)
  const fallback = id === 'resistance' ? 0.5 : 2
  return typeof value === 'number' && value >= 0 ? value : fallback
}

export function categoryLabel(category: Category): string {
  return category === 'average' ? 'Average' : category === 'hard' ? 'Hard' : 'Extreme'
}

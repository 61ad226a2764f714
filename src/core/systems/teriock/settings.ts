import type { Fight } from '../../engine/model/fight'
import type { SettingDefinition } from '../../engine/system'
import { own } from '../../engine/own'

/** What the rules leave open, with our default first. */
export const settings: readonly SettingDefinition[] = [
  {
    id: 'tieRule',
    label: 'Equal initiative',
    kind: 'choice',
    choices: [
      { value: 'movThenP', label: 'higher MOV first, then higher P, then the GM' },
      { value: 'gm', label: 'the GM settles every tie' },
    ],
    initial: 'movThenP',
  },
  {
    id: 'lateJoin',
    label: 'Someone who joins late',
    kind: 'choice',
    choices: [
      { value: 'bySlot', label: 'acts this round when its place has not passed' },
      { value: 'nextRound', label: 'waits for the next round' },
    ],
    initial: 'bySlot',
  },
  {
    id: 'skippedRefills',
    label: 'A turn skipped for surprise brings actions and the reaction back',
    kind: 'switch',
    choices: [],
    initial: false,
  },
  {
    id: 'surprisedReact',
    label: 'Surprised creatures have their reaction before their first own turn',
    kind: 'switch',
    choices: [],
    initial: false,
  },
  {
    id: 'skippedTicks',
    label: 'Effects tick and end at the place of a skipped turn',
    kind: 'switch',
    choices: [],
    initial: true,
  },
  {
    id: 'reactionReturns',
    label: 'The reaction comes back',
    kind: 'choice',
    choices: [
      { value: 'ownTurn', label: "at the start of one's own turn" },
      { value: 'everyTurn', label: "at the start of every turn, anybody's" },
    ],
    initial: 'ownTurn',
  },
  {
    id: 'sustainCheck',
    label: 'Slow abilities need their Sustain',
    kind: 'choice',
    choices: [
      { value: 'roundEnd', label: 'by the end of each round' },
      { value: 'ownTurn', label: 'by the end of each own turn' },
    ],
    initial: 'roundEnd',
  },
]

export function isOn({ settings: values }: Pick<Fight, 'settings'>, id: string): boolean {
  return own(values, id) === true
}

export function choiceOf({ settings: values }: Pick<Fight, 'settings'>, id: string): string {
  const value = own(values, id) ?? settings.find((each) => each.id === id)?.initial
  return typeof value === 'string' ? value : ''
}

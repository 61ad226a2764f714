import { planPayment } from '../../engine/model/budget'
import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import { gmName } from '../../engine/naming'
import type { GameSystem, Reminder } from '../../engine/system'
import { effectOf, inForce, levelOf, severityOf } from './ailments'
import { consecutivePenalty, ordinal } from './attacks'
import { metresLeft } from './movement'
import { fits } from './slots'
import { tokensOf } from './tokens'
import { isDown } from './vitals'

/** What bears on the next roll first, then on reactions, then the rest. */
export const reminders: GameSystem['reminders'] = (fight, combatant) => [
  ...dying(combatant),
  ...attacks(fight, combatant),
  ...stumbledEnemies(fight, combatant),
  ...reactionsGone(combatant),
  ...prepared(combatant),
  ...ailing(combatant),
  ...kept(combatant),
  ...metres(combatant),
]

const hot = (fact: string, consequence: string): Reminder => ({ fact, consequence, tone: 'hot' })
const plain = (fact: string, consequence: string): Reminder => ({ fact, consequence, tone: 'plain' })

function dying(combatant: Combatant): Reminder[] {
  const state = effectOf(combatant, 'dying')
  if (state) return [hot(`Dying, death stage ${state.severity ?? 1}.`, tokenWords(tokensOf(combatant)))]
  const asleep = effectOf(combatant, 'unconscious')
  if (asleep && isDown(combatant)) return [hot(`${asleep.label}.`, wakeWords(tokensOf(combatant)))]
  const down = isDown(combatant) && !effectOf(combatant, 'unconscious')
  return down ? [hot('At 0 HP.', 'Mark it defeated, or heal it.')] : []
}

function tokenWords(tokens: number): string {
  if (tokens === 0) return 'It has no Terra Token to stop it; another player may give one.'
  return tokens < 3
    ? `1 of its ${tokens} Terra Tokens stops it.`
    : '1 Terra Token stops it, 2 more wake it at 1 HP.'
}

function wakeWords(tokens: number): string {
  return tokens < 2 ? 'HP above 0 wake it.' : '2 Terra Tokens wake it at 1 HP.'
}

/** Only while it can still pay for one. */
function attacks(fight: Fight, combatant: Combatant): Reminder[] {
  const number = (combatant.counters.attacks ?? 0) + 1
  const { missing } = planPayment(combatant.budget, { major: 1 }, fits)
  if (number === 1 || Object.keys(missing).length > 0) return []
  const penalty = consecutivePenalty(combatant, number)
  const at = penalty ? `, at −${Math.abs(penalty.amount)}` : ''
  const which = ordinal(number)
  return [
    hot(`${which.charAt(0).toUpperCase()}${which.slice(1)} attack this turn${at}.`, 'Stumbles on a miss.'),
  ]
}

function stumbledEnemies(fight: Fight, { side }: Combatant): Reminder[] {
  return Object.values(fight.combatants)
    .filter((each) => each.side !== side && !each.defeated && effectOf(each, 'stumbled'))
    .map((each) => plain(`${gmName(fight, each)} has stumbled.`, 'Advantage against it.'))
}

function reactionsGone(combatant: Combatant): Reminder[] {
  const given = inForce(combatant).find(({ data }) => data.noReactions === true)
  return given
    ? [
        {
          fact: `${given.label}.`,
          consequence: `No reactions until ${given.ends ? 'its next turn' : 'it wakes'}.`,
          tone: 'reaction',
        },
      ]
    : []
}

function ailing(combatant: Combatant): Reminder[] {
  const exhaustion = severityOf(combatant, 'exhaustion')
  const bleeding = severityOf(combatant, 'bleeding')
  const bleeds = levelOf(bleeding) === 'minor' ? 'each Major' : 'each Major and each Reaction'
  return [
    ...(exhaustion > 0 ? [plain(`Exhaustion ${exhaustion}.`, exhaustionWords(exhaustion))] : []),
    ...(bleeding > 0 ? [plain(`Bleeding ${bleeding}.`, `2 HP for ${bleeds}.`)] : []),
  ]
}

function exhaustionWords(severity: number): string {
  const level = levelOf(severity)
  if (level === 'minor') return 'No Minor slot.'
  return level === 'moderate'
    ? 'One Major, no Minor slot.'
    : 'One Major, no Movement, no Minor. Unconscious at 0 VP.'
}

function kept(combatant: Combatant): Reminder[] {
  return inForce(combatant)
    .filter(({ data }) => typeof data.dice === 'number')
    .map(({ label, data, note }) =>
      plain(
        `${label}: ${Number(data.dice)} advantage dice.`,
        note === '' ? 'Kept until used.' : `For: ${note}.`,
      ),
    )
}

function prepared(combatant: Combatant): Reminder[] {
  return inForce(combatant)
    .filter(({ definition }) => definition === 'prep')
    .map(({ note }) => ({
      fact: `Prepared: ${note}.`,
      consequence: 'For its Reaction; lost when its next turn starts.',
      tone: 'reaction',
    }))
}

function metres(combatant: Combatant): Reminder[] {
  const left = metresLeft(combatant)
  return left > 0 ? [plain(`${left} m left.`, 'Keep moving costs nothing.')] : []
}

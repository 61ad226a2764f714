/** How long an effect lasts, in the words a GM would say. */
import type { Effect, When } from '#core/engine/model/effect'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import { gmName } from '#core/engine/naming'

/** Remaining time of an effect on `bearer`: "until Ilse's turn starts", "2 rounds left", "until removed". */
export function remainingWords(fight: Fight, bearer: CombatantId, effect: Effect): string {
  if (effect.begins) return `begins when ${momentWords(fight, bearer, effect, effect.begins)}`
  if (!effect.ends) return effect.causes === null ? '' : 'while its cause lasts'
  const { by, skip, event } = effect.ends
  if (skip > 0 && event !== 'action') return `${skip + 1} ${countedIn(effect.ends)} left`
  const until = momentWords(fight, bearer, effect, effect.ends)
  return by === 'itself' ? `until ${until}` : `${by.dice} at ${shorter(until)}, any ${by.anyDie} ends it`
}

function countedIn({ event }: When): string {
  return event === 'fight' ? 'fights' : 'rounds'
}

/** "Ilse's turn starts", "the round ends", "its next action ends" */
export function momentWords(
  fight: Fight,
  bearer: CombatantId,
  effect: Pick<Effect, 'source'>,
  when: When,
): string {
  const verb = when.moment === 'start' ? 'starts' : 'ends'
  if (when.event === 'fight') return `the fight ${verb}`
  if (when.event === 'round') return `the round ${verb}`
  return `${whose(fight, bearer, effect, when)} ${when.event} ${verb}`
}

function whose(fight: Fight, bearer: CombatantId, { source }: Pick<Effect, 'source'>, when: When): string {
  if (when.whose === 'anyone') return 'any'
  if (when.whose === 'target') return 'its own'
  const anchor = when.whose === 'source' ? source : when.anchor
  if (anchor === bearer) return 'its own'
  const combatant = fight.combatants[anchor ?? '']
  return combatant ? `${gmName(fight, combatant)}'s` : "a gone creature's"
}

function shorter(until: string): string {
  return until.replace(/ (starts|ends)$/, (_, verb: string) => (verb === 'starts' ? ' start' : ' end'))
}

const MINUTE = 60
const HOUR = 3600

/** "12 s", "1:05 min", "1 h 02 min" of the fight itself. */
export function secondsInWords(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`
  const rest = String(seconds % MINUTE).padStart(2, '0')
  return seconds < HOUR
    ? `${Math.floor(seconds / MINUTE)}:${rest} min`
    : `${Math.floor(seconds / HOUR)} h ${String(Math.floor((seconds % HOUR) / MINUTE)).padStart(2, '0')} min`
}

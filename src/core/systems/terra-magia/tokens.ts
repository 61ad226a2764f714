import type { Combatant } from '../../engine/model/combatant'
import { own } from '../../engine/own'
import { effectOf } from './ailments'
import { isDown } from './vitals'

/** What each use of Terra Tokens costs. */
const PRICES: Readonly<Record<string, number>> = {
  'token-stop-dying': 1,
  'token-wake': 2,
  'token-reroll-before': 1,
  'token-reroll-after': 2,
  'token-die': 3,
  'token-give': 1,
}

export function tokensOf({ counters }: Pick<Combatant, 'counters'>): number {
  return counters.terraTokens ?? 0
}

/** Null for actions that cost no tokens. */
export function priceOf(action: string): number | null {
  return own(PRICES, action) ?? null
}

/** Why this use of tokens makes no sense now, or null. */
export function tokenUseRefused(actor: Combatant, action: string): string | null {
  if (action === 'token-stop-dying') return effectOf(actor, 'dying') ? null : 'It is not dying.'
  if (action !== 'token-wake') return null
  const stable = effectOf(actor, 'unconscious') !== null && !effectOf(actor, 'dying')
  return stable && isDown(actor) ? null : 'Only for someone unconscious and stable at 0 HP.'
}

import type { CounterDefinition } from '../../engine/system'

export const counters: readonly CounterDefinition[] = [
  { id: 'terraTokens', label: 'Terra Tokens', initial: 0, clears: 'never', fromStat: 'tokens', shown: true },
  { id: 'attacks', label: 'Attacks this turn', initial: 0, clears: 'ownTurnEnd', shown: false },
  { id: 'metres', label: 'Metres', initial: 0, clears: 'ownTurnEnd', shown: false },
  { id: 'metresUsed', label: 'Metres used', initial: 0, clears: 'ownTurnEnd', shown: false },
  { id: 'shieldStowed', label: 'Shield put away', initial: 0, clears: 'never', shown: false },
]

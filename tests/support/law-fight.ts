import * as fc from 'fast-check'
import { anEncounter, aSeed } from '#support/fight.ts'
import { gesture } from '#support/random-commands.ts'

export const gestures = fc.array(gesture, { minLength: 20, maxLength: 60 })

/** Everything that can go wrong at once: ties, copies, a hidden one, an alias, two turns, a minion, surprise. */
export const encounter = anEncounter([
  aSeed('Ana', { total: 18, side: 'ally', player: 'Kim' }),
  aSeed('Orc', { total: 18, quantity: 2, block: { stats: { speed: 1 } } }),
  aSeed('Bo', { total: 12, side: 'ally', block: { stats: { speed: 2 } } }),
  aSeed('Wisp', { total: 7, hidden: true, notes: 'Fears salt' }),
  aSeed('Strahd', { total: 8, alias: 'Pale man', notes: 'Sleeps below' }),
  aSeed('Dragon', { totals: [20, 10] }),
  aSeed('Hound', { turns: 0, controller: 'Bo' }),
  aSeed('Thief', { total: 9, surprised: true }),
])

import { expect, it } from 'vitest'
import type { Upkeep } from '#core/engine/system'
import { upkeepViews } from '#gm/features/run/order/upkeep-view.ts'
import { waveViews } from '#gm/features/run/order/wave-view.ts'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

function viewOf(change: Partial<Upkeep>) {
  const table = new Table([aSeed('Brannoch Keld', { total: 9, side: 'ally' })]).start()
  const upkeep: Upkeep = {
    combatant: table.id('Brannoch Keld'),
    effect: 'e',
    label: 'Warding Circle',
    done: 2,
    needed: 6,
    kept: false,
    due: 'roundEnd',
    action: 'sustain',
    inputs: {},
    ...change,
  }
  return upkeepViews(table.fight, { ...plainSystem, upkeep: () => [upkeep] })[0]!
}

it('asks for a ritual that has not been kept up this round', () => {
  const view = viewOf({})
  expect(view.progress).toBe('12 of 36 s')
  expect(view.segments).toEqual(['done', 'done', 'now', 'open', 'open', 'open'])
  expect(view.question).toBe(
    'Did Brannoch Keld keep it up this round? Without it, it fails when round 1 ends.',
  )
})

it('stops asking once it was kept up', () => {
  expect(viewOf({ kept: true }).question).toBe('Kept up this round.')
})

it('draws a long ritual in twelve parts', () => {
  expect(viewOf({ done: 60, needed: 120 }).segments).toHaveLength(12)
  expect(viewOf({ done: 60, needed: 120 }).segments.filter((part) => part === 'done')).toHaveLength(6)
})

it('says when a wave comes, when it is due, and whose totals may be called then', () => {
  const seeds = [aSeed('Ghoul', { quantity: 2 })]
  const waves = [
    { id: 'a', label: '', round: 4, seeds },
    { id: 'b', label: 'The garden', round: null, seeds },
  ]
  const totals = [{ key: 'Ghoul', name: 'Ghoul' }]
  expect(waveViews({ waves, round: 3 })).toEqual([
    { id: 'a', label: 'Ghoul \u00d72', when: 'in round 4', due: false, totals: [] },
    { id: 'b', label: 'The garden', when: 'when you say so', due: false, totals },
  ])
  expect(waveViews({ waves, round: 4 })[0]).toMatchObject({ when: 'due since round 4', due: true, totals })
})

import { describe, expect, it } from 'vitest'
import { differInStatsOnly, statNews } from '#gm/features/library/block/stat-edit.ts'
import { aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const { block } = aSeed('Orc')
const faster = { ...block, stats: { ...block.stats, speed: 3 } }

describe('a stat that is typed over', () => {
  it('is said with what follows from it', () => {
    expect(statNews(block, faster, plainSystem)).toBe(
      'Speed changed from 0 to 3. Initiative becomes d20 + 3.',
    )
    expect(statNews(block, block, plainSystem)).toBeNull()
  })

  it('is questioned when hardly anybody means it', () => {
    const slip = { ...block, stats: { ...block.stats, speed: 3000 } }
    expect(statNews(block, slip, plainSystem)).toMatch(/3000 is unusual: a slip\?$/)
    expect(statNews(slip, { ...slip, stats: { ...slip.stats, speed: 3 } }, plainSystem)).not.toMatch(
      /unusual/,
    )
  })

  it('is told apart from a draft of more than stats', () => {
    expect(differInStatsOnly(block, faster)).toBe(true)
    expect(differInStatsOnly(block, { ...faster, name: 'Ork' })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { settings } from '#core/systems/terra-magia/settings'

/** What the rules leave open, with the default that they give for it. */
const DEFAULTS = {
  turnShape: 'two',
  meets: true,
  checkDie: '1d10',
  average: null,
  hard: null,
  extreme: null,
  resistance: 0.5,
  weakness: 2,
  affinitiesCancel: true,
  surprise: true,
  startReaction: true,
  lateJoin: 'bySlot',
  placeChange: 'nextRound',
  defendEnds: 'turnStart',
  dodgeRanged: 'average',
  dodgeSpell: 'ask',
  blockFirearm: 'hard',
  blockSpell: 'ask',
  blockStopsAll: true,
}

describe('house rules', () => {
  it('are all that the rules leave open, each with its default', () => {
    expect(Object.fromEntries(settings.map(({ id, initial }) => [id, initial]))).toEqual(DEFAULTS)
  })

  it.each(settings.map((each) => [each.id, each] as const))('say %s in plain words', (_id, setting) => {
    const { label, kind, choices, initial } = setting
    expect(label.split(' ').length).toBeGreaterThan(2)
    if (kind !== 'choice') return
    expect(choices.length).toBeGreaterThan(1)
    expect(choices.map(({ value }) => value)).toContain(initial)
    for (const choice of choices) expect(choice.label).not.toBe(choice.value)
  })
})

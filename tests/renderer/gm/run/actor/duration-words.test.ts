import { describe, expect, it } from 'vitest'
import type { EffectDraft } from '#core/engine/model/effect'
import { remainingWords, secondsInWords } from '#gm/features/run/actor/duration-words.ts'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'

function wordsFor(
  change: Partial<EffectDraft>,
  source: 'Ilse Kessler' | 'Hollow Warden' = 'Ilse Kessler',
): string {
  const table = new Table([
    aSeed('Ilse Kessler', { total: 20, side: 'ally' }),
    aSeed('Hollow Warden', { total: 10 }),
  ]).start()
  const effect = anEffect('Bound', { source: table.id(source), ...change })
  table.do({ type: 'addEffect', combatants: [table.id('Hollow Warden')], effect })
  const bearer = table.combatant('Hollow Warden')
  return remainingWords(table.fight, bearer.id, bearer.effects[0]!)
}

describe('how long an effect lasts, in words', () => {
  it.each([
    ['until its own turn ends', { ends: when({ moment: 'end' }) }],
    ["until Ilse Kessler's turn starts", { ends: when({ whose: 'source' }) }],
    ['until any turn ends', { ends: when({ whose: 'anyone', moment: 'end' }) }],
    ['until the round ends', { ends: when({ event: 'round', moment: 'end' }) }],
    ['until the fight ends', { ends: when({ event: 'fight', moment: 'end' }) }],
    ['until its own action starts', { ends: when({ event: 'action' }) }],
    ['3 rounds left', { ends: when({ skip: 2 }) }],
    [
      '2d4 at its own turn end, any 4 ends it',
      { ends: when({ moment: 'end', by: { dice: '2d4', anyDie: 4 } }) },
    ],
    ["begins when Ilse Kessler's turn starts", { begins: when({ whose: 'source' }) }],
    ['while its cause lasts', { causes: ['x'] }],
    ['', {}],
  ] satisfies [string, Partial<EffectDraft>][])('says "%s"', (words, change) => {
    expect(wordsFor(change)).toBe(words)
  })

  it('calls creatures by their whole name and itself its own', () => {
    expect(wordsFor({ ends: when({ whose: 'source' }) }, 'Hollow Warden')).toBe('until its own turn starts')
  })

  it('does not name someone who is gone', () => {
    const { fight } = new Table([aSeed('Ana', { total: 9 })]).start()
    const effect = { id: 'e', ...anEffect('Bound', { ends: when({ whose: 'anchor', anchor: 'left' }) }) }
    expect(remainingWords(fight, 'bearer', effect)).toBe("until a gone creature's turn starts")
  })
})

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1:00 min'],
  [605, '10:05 min'],
  [3720, '1 h 02 min'],
])('tells %i seconds of fight as %s', (seconds, words) => {
  expect(secondsInWords(seconds)).toBe(words)
})

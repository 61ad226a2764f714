import { expect, it } from 'vitest'
import { registrations } from '#core/systems/registry'
import { saysLines } from '#gm/hints/spoken-lines.ts'

const [first] = registrations

it.each([
  ['the first fight', { encounter: 'own' }, 1, false, true],
  ['the tenth', { encounter: 'own' }, 10, false, true],
  ['the eleventh', { encounter: 'own' }, 11, false, false],
  ['a sample', { encounter: first?.sample.id ?? '' }, 1, false, false],
  ['a GM who wants no hints', { encounter: 'own' }, 1, true, false],
])(
  'actions of the book say at once what they do in the first ten fights: %s',
  (_what, fight, begun, off, says) => {
    expect(saysLines(fight, begun, off)).toBe(says)
  },
)

import { describe, expect, it } from 'vitest'
import { lift, versionOf } from '#core/model/versions/lift'
import type { Old, Step } from '#core/model/versions/step'
import { VERSION } from '#core/model/versions/steps'

const say =
  (word: string) =>
  (old: Old): Old => ({ ...old, said: [...((old['said'] as string[] | undefined) ?? []), word] })
const chain: Step[] = [
  { to: 2, up: { slot: say('two') } },
  {
    to: 3,
    up: { slot: say('three'), combatant: (old) => ({ ...old, slots: (old['budget'] as Old[]).length }) },
  },
]

describe('what an earlier version wrote', () => {
  it('goes through every later step, in order', () => {
    expect(lift('slot', { id: 'a' }, 1, chain)).toEqual({ id: 'a', said: ['two', 'three'] })
    expect(lift('slot', { id: 'a' }, 2, chain)).toEqual({ id: 'a', said: ['three'] })
    expect(lift('slot', { id: 'a' }, 3, chain)).toEqual({ id: 'a' })
  })

  it('is lifted from the inside, in lists and in records alike', () => {
    const fight = {
      combatants: { ana: { budget: [{ id: 'a' }] } },
      pastTurns: [{ budgets: { ana: [{ id: 'b' }] } }],
    }
    expect(lift('fight', fight, 2, chain)).toEqual({
      combatants: { ana: { budget: [{ id: 'a', said: ['three'] }], slots: 1 } },
      pastTurns: [{ budgets: { ana: [{ id: 'b', said: ['three'] }] } }],
    })
  })

  it('is not changed itself', () => {
    const fight = Object.freeze({
      combatants: Object.freeze({ ana: Object.freeze({ budget: Object.freeze([]) }) }),
    })
    lift('fight', fight, 1, chain)
    expect(fight).toEqual({ combatants: { ana: { budget: [] } } })
  })

  it.each([null, 'a', 7, [], { combatants: 'nobody' }, { combatants: { ana: null } }])(
    'stays as it is where it has not the shape: %j',
    (odd) => {
      expect(lift('fight', odd, 1, chain)).toEqual(odd)
    },
  )

  it('keeps names that every object has as they are', () => {
    const odd = JSON.parse('{"combatants": {"__proto__": {"budget": []}}}') as object
    expect(JSON.stringify(lift('fight', odd, 2, chain))).toBe(
      '{"combatants":{"__proto__":{"budget":[],"slots":0}}}',
    )
  })
})

describe('the version that is written', () => {
  it('is 1 where none is, for version 1 wrote none', () => {
    expect(versionOf(undefined)).toBe(1)
    expect(versionOf(VERSION)).toBe(VERSION)
  })

  it.each(['1', 0, 1.5, null, NaN])('is none when it reads %j', (written) => {
    expect(versionOf(written)).toBeNull()
  })
})

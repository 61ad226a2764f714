import { describe, expect, it } from 'vitest'
import type { CarriedChange, MemberOutcome } from '#core/prepare/after-fight'
import { carryGroups, joined, rested } from '#core/prepare/carry-groups'
import { aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const outcome = (name: string, changes: readonly CarriedChange[]): MemberOutcome => ({
  party: 'party',
  member: name,
  combatant: name,
  name,
  changes,
})
const wound: CarriedChange = { kind: 'vitals', id: 'hp', label: 'HP', from: 10, to: 4 }
const bleeding: CarriedChange = { kind: 'effects', id: 'effect-1', label: 'Bleeding', from: null, to: 2 }

describe('what the party may keep of a fight', () => {
  it('is all wounds at once, and each condition for itself with its bearer', () => {
    const groups = carryGroups([outcome('Ana', [wound, bleeding]), outcome('Bo', [wound])], plainSystem)
    expect(groups.map(({ label, chosen }) => [label, chosen.length])).toEqual([
      ['HP as they are', 2],
      ['Bleeding 2 on Ana', 1],
    ])
  })

  it('is written per member, whatever groups were ticked', () => {
    const ana = outcome('Ana', [wound, bleeding])
    expect(joined(carryGroups([ana], plainSystem))).toEqual([{ outcome: ana, changes: [wound, bleeding] }])
  })

  it('is full health for everybody who rested first', () => {
    const member = aSeed('Ana', { carried: { vitals: { hp: 3 }, counters: { luck: 1 } } })
    const party = { id: 'party', systemId: 'plain', name: 'Saltmere', members: [member] }
    expect(rested(party as never).members[0]?.carried).toEqual({ counters: { luck: 1 } })
  })
})

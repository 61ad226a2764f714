import { describe, expect, it } from 'vitest'
import type { Party } from '#core/engine/model/party'
import { terraMagia } from '#core/systems/terra-magia/system'
import { outcomesOf, withCarried, withPartyState } from '#core/prepare/after-fight'
import { anEncounter } from '#support/fight.ts'
import { hero, one, TerraTable } from '#support/terra.ts'

const ana = hero('Ana')
const party: Party = { id: 'p', systemId: 'terra-magia', name: 'Saltmere', members: [ana], notes: '' }
const fought = () => new TerraTable([ana, one('Ghoul')])

const outcome = (table: TerraTable, of = party) => {
  const [first] = outcomesOf(table.fight, [of], terraMagia)
  if (!first) throw new Error('Nothing has changed')
  return first
}

describe('after a fight', () => {
  it('has nothing to say about a character whom nothing happened to', () => {
    expect(outcomesOf(fought().fight, [party], terraMagia)).toEqual([])
  })

  it('shows what changed, from what the party has on record', () => {
    const { changes } = outcome(fought().hurt('Ana', 7))
    expect(changes).toEqual([
      { kind: 'vitals', id: 'vp', label: 'VP', from: 5, to: 0 },
      { kind: 'vitals', id: 'hp', label: 'HP', from: 8, to: 6 },
    ])
  })

  it('writes only what was chosen', () => {
    const table = fought().hurt('Ana', 7)
    const first = outcome(table)
    const changes = first.changes.filter(({ id }) => id === 'hp')
    const after = withCarried(party, table.fight, [{ outcome: first, changes }], terraMagia)
    expect(after.members[0]?.carried.vitals).toEqual({ hp: 6 })
  })

  it('lets the next fight begin with what was carried, and monsters fresh', () => {
    const table = fought().hurt('Ana', 7).hurt('Ghoul', 3)
    const first = outcome(table)
    const after = withCarried(party, table.fight, [{ outcome: first, changes: first.changes }], terraMagia)
    const next = withPartyState(anEncounter([ana, one('Ghoul')], { systemId: 'terra-magia' }), [after])
    const again = new TerraTable(next.members)
    expect(again.vitals('Ana')).toEqual([0, 6])
    expect(again.vitals('Ghoul')).toEqual([5, 8])
  })

  it('knows the maximum that was asked for, so that the next fight begins with what was carried', () => {
    const named = hero('Ana', { block: { vitals: {}, stats: {} } })
    const four = { ...party, members: [named] }
    const prepared = anEncounter([named], { systemId: 'terra-magia' })
    const table = new TerraTable(prepared.members)
    table.do({ type: 'setVital', combatant: table.id('Ana'), vital: 'hp', max: 12, now: 7 })
    const first = outcome(table, four)
    const after = withCarried(four, table.fight, [{ outcome: first, changes: first.changes }], terraMagia)
    expect(new TerraTable(withPartyState(prepared, [after]).members).vitals('Ana')).toEqual([0, 7])
  })

  it('carries a chosen ailment into the next fight', () => {
    const table = fought().give('Ana', 'bleeding', { severity: 2, ends: null })
    const first = outcome(table)
    const after = withCarried(party, table.fight, [{ outcome: first, changes: first.changes }], terraMagia)
    const again = new TerraTable(after.members)
    expect(again.severity('Ana', 'bleeding')).toBe(2)
  })

  it('does not write down a character who is full again, so that a higher maximum counts', () => {
    const hurt = { ...party, members: [{ ...ana, carried: { vitals: { hp: 2 } } }] }
    const table = new TerraTable(hurt.members).heal('Ana', 6, 'hp')
    const first = outcome(table, hurt)
    const after = withCarried(hurt, table.fight, [{ outcome: first, changes: first.changes }], terraMagia)
    expect(after.members[0]?.carried.vitals).toEqual({})
  })

  it('does not take a namesake of somebody else’s for the character', () => {
    const other = new TerraTable([hero('Ana', { player: 'x', block: { id: 'another' } })]).hurt('Ana', 2)
    expect(outcomesOf(other.fight, [party], terraMagia)).toEqual([])
  })
})

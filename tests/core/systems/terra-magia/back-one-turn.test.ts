import { describe, expect, it } from 'vitest'
import type { Ability } from '#core/engine/model/stat-block'
import { TerraTable, duel, hero, one } from '#support/terra.ts'

const GLARE: Ability = {
  id: 'glare',
  name: 'Glare',
  maneuver: 'active',
  cost: {},
  vitalCost: {},
  uses: { count: 1, per: 'turn' },
  trigger: '',
  sustained: false,
  seconds: null,
  damage: '',
  damageType: '',
  note: '',
}
const back = (table: TerraTable): TerraTable => table.do({ type: 'backOneTurn' })
const spend = (table: TerraTable, name: string, slot: string): TerraTable =>
  table.do({ type: 'spendSlot', combatant: table.id(name), slot, note: '' })

describe('back one turn in Terra Magia', () => {
  it('leaves Terra Tokens where they are: one given away since is not in two hands', () => {
    const heroes = [hero('A', { total: 20, stats: { tokens: 2 } }), hero('B', { total: 10 })]
    const table = new TerraTable(heroes).start().endTurn()
    table.take('A', 'token-give', { target: [table.id('B')], amount: 1 })
    back(table)
    expect(['A', 'B'].map((name) => table.combatant(name).counters.terraTokens)).toEqual([1, 1])
  })

  it('gives back what a commander had given to one that has a turn of its own', () => {
    const hound = one('Hound', { total: 10, controller: 'A' })
    const table = new TerraTable([hero('A', { total: 20 }), hound]).start()
    table.take('A', 'command', { pair: 'movement' }, { override: true })
    const given = () => table.combatant('Hound').budget.filter(({ grantedBy }) => grantedBy !== null)
    table.endTurn()
    expect(given()).toEqual([])
    back(table)
    expect(given().map(({ kind, state }) => [kind, state])).toEqual([
      ['major', 'unspent'],
      ['movement', 'unspent'],
    ])
    expect(table.endTurn().unspent('Hound')).toEqual(['major', 'major', 'movement', 'minor', 'reaction'])
  })

  it('gives back no token that was spent since, and none of a creature that acts in the turn', () => {
    const table = duel({ stats: { tokens: 2 } }).endTurn()
    table.do({ type: 'editCombatant', combatant: table.id('A'), counters: { terraTokens: 0 } })
    expect(back(table).combatant('A').counters.terraTokens).toBe(0)
  })

  it('counts the attacks of the reopened turn on, and those of the turn that was left when it goes on', () => {
    const table = duel()
    table.attack('A', 'B', 9).endTurn()
    table.attack('B', 'A', 9)
    back(table)
    expect(table.combatant('A').counters.attacks).toBe(1)
    table.endTurn()
    expect([table.current, table.combatant('B').counters.attacks]).toEqual(['B', 1])
  })

  it('does not let a thing that is done once per turn be done twice in the same turn', () => {
    const table = duel({ block: { abilities: [GLARE] } })
      .take('A', 'glare')
      .endTurn()
    back(table)
    expect(table.refused(table.taking('A', 'glare'))).toBe('action/used-up')
  })

  it('leaves a Reaction spent since spent, and a Major given back since by hand given back', () => {
    const table = spend(duel(), 'A', 'major-1').endTurn()
    spend(table, 'A', 'reaction-1')
    table.do({ type: 'returnSlot', combatant: table.id('A'), slot: 'major-1' })
    back(table)
    expect(table.slots('A', 'reaction')).toEqual(['spent'])
    expect(table.slots('A', 'major')).toEqual(['unspent', 'unspent'])
  })

  it('gives a creature with two turns what it had in each of them', () => {
    const table = new TerraTable([one('Dragon', { totals: [20, 15] }), hero('A', { total: 10 })]).start()
    spend(spend(table, 'Dragon', 'major-1'), 'Dragon', 'major-2').endTurn()
    spend(table, 'Dragon', 'minor-1')
    back(table)
    expect([table.slots('Dragon', 'major'), table.slots('Dragon', 'minor')]).toEqual([
      ['spent', 'spent'],
      ['unspent'],
    ])
    table.endTurn()
    expect([table.slots('Dragon', 'major'), table.slots('Dragon', 'minor')]).toEqual([
      ['unspent', 'unspent'],
      ['spent'],
    ])
  })

  it('keeps slots off that Exhaustion has switched off since', () => {
    const table = duel().endTurn().give('A', 'exhaustion', { severity: 2 })
    expect(back(table).slots('A', 'minor')).toEqual(['off'])
  })

  it('says of slots that are off for something that is over when they are back', () => {
    const table = duel().give('A', 'exhaustion', { severity: 2 }).endTurn()
    const [exhaustion] = table.combatant('A').effects
    table.do({ type: 'removeEffect', combatant: table.id('A'), effect: exhaustion?.id ?? '' })
    const minor = back(table)
      .combatant('A')
      .budget.find(({ kind }) => kind === 'minor')
    expect(minor).toMatchObject({ state: 'off', note: 'back at its next turn' })
  })

  it('charges no other slots than those of the turn for a rule that was changed in it', () => {
    const table = duel({ stats: { speed: 8 } })
    table.do({ type: 'changeSetting', setting: 'turnShape', value: 'three' }).endTurn()
    expect(back(table).take('A', 'move').unspent('A')).toEqual(['major', 'major', 'minor', 'reaction'])
    expect(table.endTurn(2).take('A', 'move').unspent('A')).toEqual(['major', 'major', 'minor', 'reaction'])
  })

  it('ends with the reopened turn what is put on in it until its end', () => {
    const table = back(duel({ stats: { speed: 8 } }, {}, { defendEnds: 'turnEnd' }).endTurn())
    table.take('A', 'cautious-step').take('A', 'defend').endTurn()
    expect([table.current, table.effects('A')]).toEqual(['B', ['Defend']])
    expect(table.endTurn(2).effects('A')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Ability } from '#core/engine/model/stat-block'
import { duel } from '#support/terra.ts'

const limited = (name: string): { block: { abilities: Ability[] } } => {
  const plain = { cost: {}, vitalCost: {}, trigger: '', sustained: false, seconds: null }
  const silent = { damage: '', damageType: '', note: '' }
  const uses = { count: 1, per: 'round' } as const
  return { block: { abilities: [{ id: 'limit', name, maneuver: 'passive', uses, ...plain, ...silent }] } }
}
const spent = 'Used 1 of 1 this round.'

describe('a passive ability named like a basic action', () => {
  it('[TM-3.14] limits that action until the round ends, and no other', () => {
    const table = duel(limited('take cover')).take('A', 'take-cover', { cover: 'full', defence: 2 })
    table.do({ type: 'returnSlot', combatant: table.id('A'), slot: 'minor-1' })
    expect(table.offered('A', 'take-cover').reason).toBe(spent)
    expect(table.offered('A', 'reload').reason).toBeNull()
    expect(table.endTurn().endTurn().offered('A', 'take-cover').reason).toBeNull()
  })

  it('[TM-3.14] shows how many are left, and the GM may rule otherwise', () => {
    const table = duel(limited('Attack'))
    expect(table.offered('A', 'attack').hint).toBe('1 of 1 left this round')
    table.attack('A', 'B', 1)
    const again = { target: [table.id('B')], total: 20, damage: 1 }
    expect(table.refused(table.taking('A', 'attack', again))).toBe('action/used-up')
    expect(table.take('A', 'attack', again, { override: true }).vital('B', 'vp')).toBe(4)
  })

  it('[TM-3.14] limits the Dodge that answers an attack', () => {
    const table = duel({}, limited('Dodge'))
    const answers = () =>
      table.dock('A', 'attack', { target: [table.id('B')], total: 20 }).steps[1]?.fields[0]
    expect(answers()).toMatchObject({ options: [{ value: 'none' }, { reason: null }, { reason: null }] })
    table.attack('A', 'B', 10, 1, { reaction: 'dodge', answer: 'failure', category: 'average' })
    table.do({ type: 'returnSlot', combatant: table.id('B'), slot: 'reaction-1' })
    expect(answers()).toMatchObject({ options: [{ value: 'none' }, { reason: spent }, { reason: null }] })
  })

  it('[TM-3.14] counts what was prepared when it is done', () => {
    const table = duel(limited('Take Cover')).take('A', 'prep', { action: 'take-cover' })
    expect(table.combatant('A').uses['take-cover']).toBeUndefined()
    const held = table.endTurn().system.heldActions?.(table.combatant('A'))[0]?.id ?? ''
    table.take('A', held, { cover: 'full', defence: 2 })
    expect(table.combatant('A').uses['take-cover']).toMatchObject({ round: 1 })
  })

  it('[TM-3.14] refuses what was prepared and has been used up since', () => {
    const table = duel(limited('Take Cover')).take('A', 'prep', { action: 'take-cover' })
    const cover = { cover: 'full', defence: 2 }
    const held = table.take('A', 'take-cover', cover).system.heldActions?.(table.combatant('A'))[0]?.id ?? ''
    expect(table.refused(table.endTurn().taking('A', held, cover))).toBe('action/used-up')
    expect(table.endTurn(0).offered('A', held).reason).toBe(spent)
  })
})

import { describe, expect, it } from 'vitest'
import { stateWords } from '#gm/features/run/order/line-words.ts'
import { linesOf, NO_ORDER, orderView } from '#gm/features/run/order/order-view.ts'
import { aSeed, Table } from '#support/fight.ts'
import { hero, one, TerraTable } from '#support/terra.ts'
import { plainSystem } from '#support/plain-system.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    aSeed(`Orc ${String.fromCharCode(65 + place)}x`, { total: 100 - place }),
  )

describe('the turn order on the screen', () => {
  it('lists entries in order with those they command below them', () => {
    const table = new Table([
      aSeed('Lord', { total: 20 }),
      aSeed('Thrall', { turns: 0, controller: 'Lord' }),
      aSeed('Ana', { total: 10 }),
    ]).start()
    const names = linesOf(orderView(table.fight, plainSystem)).map(({ name }) => name)
    expect(names).toEqual(['Lord', 'Thrall', 'Ana'])
  })

  it("puts a minion's minion under whoever has the turn", () => {
    const table = new Table([
      aSeed('Lord', { total: 20 }),
      aSeed('Captain', { turns: 0, controller: 'Lord' }),
      aSeed('Thrall', { turns: 0, controller: 'Captain' }),
    ]).start()
    const [group] = orderView(table.fight, plainSystem).groups
    expect(group?.company.map(({ name }) => name)).toEqual(['Captain', 'Thrall'])
  })

  it('keeps those whom nobody commands in sight', () => {
    const table = new Table([
      aSeed('Lord', { total: 20 }),
      aSeed('Thrall', { turns: 0, controller: 'Lord' }),
      aSeed('Ana', { total: 10 }),
    ]).start()
    table.do({ type: 'leave', combatants: [table.id('Lord')] })
    expect(orderView(table.fight, plainSystem).strays.map(({ name }) => name)).toEqual(['Thrall'])
  })

  it('says of a commanded creature that it can act, until it has spent what it was given', () => {
    const smith = hero('Smith', { total: 20, key: 'smith' })
    const table = new TerraTable([smith, one('Hound', { controller: 'smith', turns: 0 })]).start()
    const words = (): string => {
      const line = linesOf(orderView(table.fight, table.system)).find(({ name }) => name === 'Hound')
      return line ? stateWords(line).words || stateWords(line).unseen : ''
    }
    expect(words()).toBe('When commanded')
    table.take('Smith', 'command', { pair: 'minor' })
    expect(words()).toBe('Can act now')
    table.take('Hound', 'defend').take('Hound', 'simple-item', { text: 'a lever' })
    expect(words()).toBe('When commanded')
  })

  it('shows a creature with two turns twice and its minions once', () => {
    const table = new Table([
      aSeed('Dragon', { totals: [20, 10] }),
      aSeed('Kobold', { turns: 0, controller: 'Dragon' }),
    ]).start()
    const { groups } = orderView(table.fight, plainSystem)
    expect(groups.map(({ company }) => company.length)).toEqual([1, 0])
  })

  it('changes only the line of whoever is hit', () => {
    const table = new Table(many(12)).start()
    const before = orderView(table.fight, plainSystem, NO_ORDER)
    const target = { combatant: table.id('Orc Dx'), share: 'full' as const }
    table.do({ type: 'dealDamage', targets: [target], amount: 2, damageType: '' })
    const after = orderView(table.fight, plainSystem, before)
    const changed = after.groups.filter((group, place) => group !== before.groups[place])
    expect(changed.map(({ line }) => line.name)).toEqual(['Orc Dx'])
  })

  it('changes no more than four lines when the turn passes on, at the end of a round too', () => {
    const table = new Table(many(12)).start()
    let before = orderView(table.fight, plainSystem)
    for (let turn = 0; turn < 11; turn++) {
      table.endTurn()
      const after = orderView(table.fight, plainSystem, before)
      expect(after.groups.filter((group, place) => group !== before.groups[place]).length).toBeLessThan(5)
      before = after
    }
  })
})

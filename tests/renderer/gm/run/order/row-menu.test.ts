import { describe, expect, it } from 'vitest'
import { orderView } from '#gm/features/run/order/order-view.ts'
import { rowCommand, rowMenu } from '#gm/features/run/order/row-menu.ts'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const table = () => new Table([aSeed('Ana', { total: 18 }), aSeed('Bo', { total: 12 })]).start()
const line = (of: Table, place: number) => orderView(of.fight, plainSystem).groups[place]!.line

describe('the menu of a line', () => {
  it('offers the delay only to whoever acts', () => {
    const fight = table()
    const ids = (place: number) => rowMenu(fight.fight, line(fight, place), null).map(({ id }) => id)
    expect(ids(0)).toContain('delay')
    expect(ids(1)).not.toContain('delay')
  })

  it('names whom it would swap places with', () => {
    const fight = table()
    const labels = rowMenu(fight.fight, line(fight, 1), fight.combatant('Ana')).map(({ label }) => label)
    expect(labels).toContain('Swap places with Ana')
  })

  it('says why whoever acts cannot be told to act now', () => {
    const fight = table()
    expect(rowMenu(fight.fight, line(fight, 0), null).find(({ id }) => id === 'actNow')?.reason).toBe(
      'acting now',
    )
  })

  it('offers only what a creature without a turn can do', () => {
    const fight = new Table([
      aSeed('Ana', { total: 9 }),
      aSeed('Cat', { turns: 0, controller: 'Ana' }),
    ]).start()
    const cat = orderView(fight.fight, plainSystem).groups[0]!.company[0]!
    expect(rowMenu(fight.fight, cat, null).map(({ id }) => id)).toEqual([
      'hide',
      'defeat',
      'surprise',
      'edit',
      'leave',
    ])
  })

  it('does and takes back: hide and reveal, defeated and revive', () => {
    const fight = table()
    fight.do(rowCommand('hide', line(fight, 1), null)!)
    expect(fight.combatant('Bo').disclosure.hidden).toBe(true)
    fight.do(rowCommand('hide', line(fight, 1), null)!)
    expect(fight.combatant('Bo').disclosure.hidden).toBe(false)
    fight.do(rowCommand('defeat', line(fight, 1), null)!)
    expect(fight.combatant('Bo').defeated).toBe(true)
    fight.do(rowCommand('defeat', line(fight, 1), null)!)
    expect(fight.combatant('Bo').defeated).toBe(false)
  })

  it('opens a form for what needs one', () => {
    expect(rowCommand('edit', line(table(), 1), null)).toBeNull()
    expect(rowCommand('place', line(table(), 1), null)).toBeNull()
  })
})

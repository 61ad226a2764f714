import { describe, expect, it } from 'vitest'
import { typedWounds } from '#gm/shell/typed-wounds.ts'
import { aSeed, Table } from '#support/fight.ts'

const table = new Table([aSeed('Mire Ghoul', { quantity: 3 }), aSeed('Brother Odo', { side: 'ally' })])
const typed = (query: string) => typedWounds(query, table.fight, table.system)

describe('a line typed into the command bar', () => {
  it('hurts the one it names, and says what would come of it', () => {
    expect(typed('ghoul 3 -7')).toMatchObject([{ label: 'Mire Ghoul 3 takes 7', outcome: 'HP 10 to 3' }])
  })

  it('heals with a plus', () => {
    expect(typed('odo +6')).toMatchObject([
      { label: 'Brother Odo heals 6', commands: [{ type: 'heal', amount: 6 }] },
    ])
  })

  it('sets with an equals sign', () => {
    expect(typed('odo =4')).toMatchObject([{ commands: [{ type: 'setVital', now: 4 }] }])
  })

  it('hurts all of a kind in one step', () => {
    const [wound, ...others] = typed('all ghouls -4')
    expect(wound?.commands).toMatchObject([{ type: 'dealDamage', targets: [{}, {}, {}], amount: 4 }])
    expect(others).toEqual([])
  })

  it('says of each of them what would come of it, and leaves out who is defeated', () => {
    const fight = new Table([aSeed('Mire Ghoul', { quantity: 3 })])
    fight.do({ type: 'defeat', combatants: [fight.id('Mire Ghoul 2')] })
    const [wound] = typedWounds('all ghouls -4', fight.fight, fight.system)
    expect(wound?.outcome).toBe('Mire Ghoul 1: HP 10 to 6; Mire Ghoul 3: HP 10 to 6')
    expect(wound?.commands).toMatchObject([{ targets: [{}, {}] }])
  })

  it('offers each whom the name fits', () => {
    expect(typed('ghoul -1').map(({ label }) => label)).toEqual([
      'Mire Ghoul 1 takes 1',
      'Mire Ghoul 2 takes 1',
      'Mire Ghoul 3 takes 1',
    ])
  })

  it.each(['ghoul 3', 'round 3', 'dragon -7', '-7', 'ghoul -x', 'end turn'])(
    'makes no wound of "%s"',
    (query) => {
      expect(typed(query)).toEqual([])
    },
  )
})

import { describe, expect, it } from 'vitest'
import { joinCommand, joinersOf, wavesToCome } from '#gm/features/encounters/add-to-fight/joiners.ts'
import { anEncounter, aSeed, Table } from '#support/fight.ts'

const ana = aSeed('Ana', { side: 'ally', total: 20 })
const orcs = [aSeed('Orc', { total: 10 }), aSeed('Orc', { total: 9, key: 'second' })]
const all = { tie: 'after', benefits: false } as const

describe('an encounter that is added to the fight on the table (D10)', () => {
  it('proposes whoever is not there yet', () => {
    const { fight } = new Table([ana, ...orcs]).start()
    const other = anEncounter([ana, orcs[0]!, aSeed('Ogre')], { id: 'other' })
    expect(joinersOf(other, fight).map(({ here, proposed }) => [here, proposed])).toEqual([
      [1, false],
      [2, true],
      [0, true],
    ])
  })

  it('proposes nobody twice when it is the encounter of that very fight', () => {
    const { fight } = new Table([ana, ...orcs]).start()
    expect(joinersOf(anEncounter([ana, ...orcs]), fight).some(({ proposed }) => proposed)).toBe(false)
  })

  it('joins with its waves as one step, counted from the round it comes in', () => {
    const table = new Table([ana, ...orcs]).start().endTurn(3)
    const wave = { id: 'w', label: 'Hulk', round: 3, seeds: [aSeed('Hulk')] }
    const other = anEncounter([aSeed('Ogre', { total: 5 })], { id: 'other', waves: [wave] })
    const waves = wavesToCome(other, table.fight)
    table.do(joinCommand({ ...all, seeds: other.members, waves }, table.fight))
    expect(table.order).toEqual(['Ana', 'Orc 1', 'Orc 2', 'Ogre'])
    expect(table.fight.waves).toMatchObject([{ label: 'Hulk', round: 4 }])
  })

  it('asks nothing more in the surprise round', () => {
    const table = new Table([ana, aSeed('Bo', { total: 10, surprised: true })]).start()
    table.do(joinCommand({ ...all, seeds: [aSeed('Cat', { total: 5 })], waves: [] }, table.fight))
    expect(table.order).toContain('Cat')
  })

  it('gives a minion a turn of its own when its commander stays away', () => {
    const table = new Table([ana]).start()
    const imp = aSeed('Imp', { controller: 'Ogre', turns: 0, total: 5 })
    const command = joinCommand({ ...all, seeds: [imp], waves: [] }, table.fight)
    expect(table.do(command).order).toEqual(['Ana', 'Imp'])
  })
})

import { describe, expect, it } from 'vitest'
import { stackFrames } from '#gm/features/run/reactions/stack-view.ts'
import { ability } from '#core/systems/teriock/sample-making'
import { teriock } from '#core/systems/teriock/system'
import { aSeed, Table } from '#support/fight.ts'

/** Ana strikes, Orc parries it, Ana parries the parry. */
function threeDeep(): Table {
  const table = new Table([aSeed('Ana', { total: 18 }), aSeed('Orc', { total: 2 })]).start()
  const put = (who: string, action: string, over: object) =>
    table.do({ type: 'takeAction', combatant: table.id(who), action, inputs: {}, onStack: true, ...over })
  put('Ana', 'strike', {})
  const [strike] = table.fight.stack
  put('Orc', 'parry', { answers: strike!.id, cancels: strike!.id })
  const parry = table.fight.stack[1]!
  put('Ana', 'parry', { answers: parry.id, cancels: parry.id })
  return table
}
const views = (table: Table) => stackFrames(table.fight, table.system)

describe('the reaction stack on the screen', () => {
  it('lists the newest first and says what will become of each', () => {
    expect(views(threeDeep()).map(({ number, badge }) => [number, badge])).toEqual([
      [3, 'Resolves first'],
      [2, 'Will be cancelled'],
      [1, 'Will resolve'],
    ])
  })

  it('says before it resolves whom a waiting ability can do nothing', () => {
    const fire = ability('fire-ball', 'Fire Ball', 'active', {
      damage: '4d6',
      damageType: 'fire',
      cost: { action: 1 },
    })
    const vitals = { hp: 24, mp: 9 }
    const proof = { vitals, affinities: [{ category: 'immunity', type: 'fire' } as const] }
    const seeds = [
      aSeed('Ana', { total: 18, block: { vitals, abilities: [fire] } }, 'teriock'),
      aSeed('Bo', { total: 9, block: { vitals } }, 'teriock'),
      aSeed('Guard', { total: 5, block: proof }, 'teriock'),
    ]
    const table = new Table(seeds, teriock).start()
    const inputs = { targets: [table.id('Bo'), table.id('Guard')] }
    table.do({ type: 'takeAction', combatant: table.id('Ana'), action: 'fire-ball', inputs, onStack: true })
    expect(views(table)[0]?.note).toBe('On Bo. Immune: Guard')
  })

  it('says which one each answers and cancels', () => {
    const [top, middle, bottom] = views(threeDeep())
    expect([top?.answersBelow, middle?.answersBelow, bottom?.answersBelow]).toEqual([2, 1, null])
    expect(top?.note).toBe('Cancels parry (2)')
  })

  it('says who it is by and what it cost', () => {
    expect(views(threeDeep()).map(({ by }) => by)).toEqual(['Ana', 'Orc', 'Ana'])
  })

  it('keeps settled frames, cancelled ones struck out', () => {
    const table = threeDeep().do({ type: 'resolveTop' })
    expect(views(table).map(({ badge, cancelled, top }) => [badge, cancelled, top])).toEqual([
      ['Resolved', false, false],
      ['Cancelled', true, false],
      ['Resolves first', false, true],
    ])
  })

  it('lets a plain event be answered but not struck out', () => {
    const table = new Table([aSeed('Ana', { total: 18 })]).start()
    table.do({ type: 'nameEvent', text: 'moves away', actor: table.id('Ana') })
    expect(views(table)[0]).toMatchObject({ title: 'moves away', by: 'Ana, event', canStrike: false })
  })

  it('names whom it is on', () => {
    const table = new Table([aSeed('Ana', { total: 18 }), aSeed('Orc', { total: 2 })]).start()
    const inputs = { targets: [table.id('Orc'), 'gone'] }
    table.do({ type: 'takeAction', combatant: table.id('Ana'), action: 'strike', inputs, onStack: true })
    expect(views(table)[0]?.note).toBe('On Orc')
  })
})

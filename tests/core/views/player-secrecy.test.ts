import { describe, expect, it } from 'vitest'
import type { Fight } from '#core/engine/model/fight'
import type { Batch } from '#core/history/journal'
import { firstMoment, stepMoment } from '#core/history/replay'
import { playerScreen } from '#core/views/player-view'
import { aSeed, anEffect, Table } from '#support/fight.ts'
import { fiveAtTheTable } from '#support/fx5.ts'
import { displayOptions, WatchedTable } from '#support/watched-table.ts'

const watched = (table = fiveAtTheTable()): WatchedTable => new WatchedTable(table).do({ type: 'startFight' })

describe('a surprised combatant', () => {
  it('is told to the players as such only while that costs it a turn', () => {
    const seeds = [aSeed('Ana', { total: 9, side: 'ally' }), aSeed('Orc', { total: 5, surprised: true })]
    const table = watched(new Table(seeds))
    const effects = () => table.rows.map((row) => row.effects)
    expect(effects()).toEqual([[], ['Surprised']])
    table.endTurn(1)
    expect([table.table.current, table.table.combatant('Orc').surprised]).toEqual(['Ana', true])
    expect(effects()).toEqual([[], []])
  })
})

describe('while a hidden combatant acts', () => {
  it('the players’ screen holds its last picture, round number included (F1)', () => {
    const table = watched().endTurn(3)
    const before = table.page
    expect(table.endTurn(1).page).toBe(before)
    expect(table.table.current).toBe('Wisp')
    expect(table.endTurn(1).states()[0]).toBe('Ana current')
  })

  it('nothing it does shows before a visible one acts', () => {
    const table = watched().endTurn(4)
    const before = table.page
    const targets = [{ combatant: table.table.id('Ana'), share: 'full' }] as const
    table.do({ type: 'dealDamage', targets, amount: 9, damageType: '' })
    expect(table.page).toBe(before)
    expect(table.endTurn(1).rows[0]?.health?.word).toBe('Nearly down')
  })

  it('at the top of a new round the old round number stays', () => {
    const table = watched(new Table([aSeed('Wisp', { total: 9, hidden: true }), aSeed('Ana', { total: 5 })]))
    table.endTurn(2)
    expect([table.table.fight.round, table.page.includes('"round":"1"')]).toEqual([2, true])
    expect(table.endTurn(1).page).toContain('"round":"2"')
  })

  it('the picture goes on as soon as it is revealed', () => {
    expect(watched().endTurn(4).hide('Wisp', false).states().at(-1)).toBe('Wisp current')
  })

  it('one that is hidden meanwhile goes from the picture at once', () => {
    expect(watched().endTurn(4).hide('Orc 2').page).not.toContain('Orc 2')
  })

  it('one that is given an alias meanwhile is shown by it at once', () => {
    expect(watched().endTurn(4).alias('Orc 2', 'Stranger').states()).toContain('Stranger current')
  })

  it('one that was acting in the picture and is hidden leaves the turn to the next one they know', () => {
    const table = watched().endTurn(4).hide('Orc 2')
    expect(table.states()).toEqual(['Ana current', 'Orc 1 next', 'Bo waiting'])
    const before = table.page
    expect(table.endTurn(1).page).toBe(before)
  })

  it('one that was acting in the picture and leaves does the same, with the round that this begins', () => {
    const table = watched().endTurn(4)
    table.do({ type: 'leave', combatants: [table.table.id('Orc 2')] })
    expect([table.states()[0], table.page.includes('"round":"2"')]).toEqual(['Ana current', true])
    const before = table.page
    expect(table.endTurn(1).page).toBe(before)
  })

  it('the title card is shown when nobody is left whom they know', () => {
    const table = watched(new Table([aSeed('Ana', { total: 9 }), aSeed('Wisp', { total: 5, hidden: true })]))
    table.endTurn(1).do({ type: 'leave', combatants: [table.table.id('Ana')] })
    expect(table.screen().screen).toBe('title')
  })

  it('a copy revealed meanwhile gives no number to the one they see alone', () => {
    const orcs = [aSeed('Orc', { total: 9 }), aSeed('Wisp', { total: 7, hidden: true })]
    const table = watched(new Table([...orcs, { ...aSeed('Orc', { total: 5, hidden: true }), key: 'two' }]))
    table.endTurn(1).hide('Orc A', false)
    expect(table.states()).toEqual(['Orc current'])
    expect(table.endTurn(1).states()).toEqual(['Orc 1 next', 'Orc 2 current'])
  })

  it('one that leaves meanwhile goes from the picture at once', () => {
    const table = watched().endTurn(4)
    table.do({ type: 'leave', combatants: [table.table.id('Orc 2')] })
    expect(table.page).not.toContain('Orc 2')
  })
})

describe('a hidden combatant', () => {
  it('that acts first keeps the title card up', () => {
    const table = watched(new Table([aSeed('Wisp', { total: 9, hidden: true }), aSeed('Ana', { total: 5 })]))
    expect(table.screen()).toMatchObject({ screen: 'title', title: 'Tonight' })
    expect(table.endTurn(1).states()).toEqual(['Ana current'])
  })

  it('shows nowhere when it joins, nor after it was revealed and hidden again (F2)', () => {
    const table = watched().do({
      type: 'join',
      seeds: [aSeed('Ghoul', { hidden: true })],
      totals: { Ghoul: 9 },
    })
    expect(table.page).not.toContain('Ghoul')
    expect(table.hide('Ghoul', false).page).toContain('Ghoul')
    expect(table.hide('Ghoul').page).not.toContain('Ghoul')
  })

  it('is gone again when its reveal is undone, number included (F2)', () => {
    const table = watched()
    const before = table.page
    expect(table.hide('Wisp', false).page).not.toBe(before)
    expect(table.undo().page).toBe(before)
  })

  it('hidden on its own turn goes from the screen', () => {
    const table = watched().endTurn(1).hide('Orc 1')
    expect(table.states()).toEqual(['Ana acted', 'Bo current', 'Orc 2 next'])
  })

  it('is never the one called next', () => {
    expect(watched().endTurn(3).states()).toEqual(['Ana next', 'Orc 1 acted', 'Bo acted', 'Orc 2 current'])
  })

  it('that answers on the stack shows the players no frame', () => {
    const table = watched()
    const strike = {
      type: 'takeAction',
      combatant: table.table.id('Ana'),
      action: 'strike',
      inputs: {},
      onStack: true,
    } as const
    table
      .do(strike)
      .do({ type: 'takeAction', combatant: table.table.id('Wisp'), action: 'parry', inputs: {} })
    expect(table.screen()).toMatchObject({ stack: [{ who: 'Ana', what: 'strike' }] })
  })

  it('is not told by the effects it puts on others (F5)', () => {
    const table = watched()
    const effect = anEffect('Hunted by Wisp', { public: true, source: table.table.id('Wisp') })
    table.do({ type: 'addEffect', combatants: [table.table.id('Ana')], effect })
    expect(table.page).not.toContain('Wisp')
  })

  it('leaves no gap in the numbers of its copies', () => {
    const wolves = new Table([
      aSeed('Ana', { total: 9 }),
      aSeed('Wolf', { totals: [5], quantity: 3, hidden: true }),
    ])
    wolves.do({ type: 'settleTie', entries: wolves.fight.order.slice(1), by: 'gm' })
    const table = watched(wolves).hide('Wolf C', false)
    expect(table.rows.map(({ name }) => name)).toEqual(['Ana', 'Wolf'])
    table.hide('Wolf A', false)
    expect(table.rows.map(({ name }) => name)).toEqual(['Ana', 'Wolf 2', 'Wolf 1'])
  })
})

describe('an alias (F5)', () => {
  const strahd = (): WatchedTable =>
    watched(new Table([aSeed('Strahd', { total: 20, alias: '???' }), aSeed('Ana', { total: 10 })]))

  it('stands for the name in the row and on the token', () => {
    expect(strahd().rows[0]).toMatchObject({ name: '???', token: '?' })
    expect(strahd().page).not.toContain('Strahd')
  })

  it('stands for it in the names of effects', () => {
    const table = strahd()
    const effect = anEffect('Frightened by Strahd', { public: true })
    table.do({ type: 'addEffect', combatants: [table.table.id('Ana')], effect })
    expect(table.rows[1]?.effects).toEqual(['Frightened by ???'])
  })

  it('stands for it on the stack', () => {
    const table = strahd()
    const [combatant, action] = [table.table.id('Strahd'), 'strike']
    table.do({ type: 'takeAction', combatant, action, inputs: {}, onStack: true })
    expect(table.screen()).toMatchObject({ stack: [{ who: '???', what: 'strike' }] })
  })

  it.each([
    ['of two that are called alike', 'Sailor', 'Sailor', ['Sailor 1', 'Sailor 2']],
    ['spelled in another way', 'Sailor', ' sai\u200blor ', ['Sailor 1', 'sai\u200blor 2']],
    ['of different names', 'Sailor', 'Cook', ['Sailor', 'Cook']],
  ])('%s is numbered as names are', (_case, first, second, expected) => {
    const seeds = [aSeed('Cutthroat', { total: 9, alias: first }), aSeed('Spy', { total: 5, alias: second })]
    expect(watched(new Table(seeds)).rows.map(({ name }) => name)).toEqual(expected)
  })

  it('that is somebody’s visible name is told apart from it', () => {
    const seeds = [aSeed('Sailor', { total: 9 }), aSeed('Spy', { total: 5, alias: 'sailor' })]
    const table = watched(new Table(seeds))
    expect(table.rows.map(({ name }) => name)).toEqual(['Sailor 1', 'sailor 2'])
  })

  it('of a hidden creature takes its number when it is revealed, so none is missing', () => {
    const spies = ['One', 'Two', 'Three'].map((name, place) =>
      aSeed(name, { total: 9 - place, alias: 'Sailor', hidden: place === 1 }),
    )
    const table = watched(new Table(spies))
    const names = () => table.rows.map(({ name }) => name)
    expect(names()).toEqual(['Sailor 1', 'Sailor 2'])
    table.hide('Two', false)
    expect(names()).toEqual(['Sailor 1', 'Sailor 3', 'Sailor 2'])
    table.alias('Two', null).alias('Two', 'Sailor')
    expect(names()).toContain('Sailor 3')
  })

  it('in which nothing can be read is none', () => {
    expect(strahd().alias('Strahd', ' \u200b ').rows[0]?.name).toBe('Strahd')
  })

  it('stands for the name however that is spelled in a text', () => {
    const table = strahd()
    const effect = anEffect('Frightened by STR\u200bAHD', { public: true })
    table.do({ type: 'addEffect', combatants: [table.table.id('Ana')], effect })
    expect(table.rows[1]?.effects).toEqual(['Frightened by ???'])
  })

  it('taken back shows the name', () => {
    expect(strahd().alias('Strahd', null).rows[0]?.name).toBe('Strahd')
  })
})

describe('health on the players’ screen', () => {
  it('in words lets no value vary with the wounds (F4)', () => {
    const pages = [1, 2, 3, 4].map((amount) => {
      const table = watched()
      const targets = [{ combatant: table.table.id('Orc 1'), share: 'full' }] as const
      return table.do({ type: 'dealDamage', targets, amount, damageType: '' }).page
    })
    expect(new Set(pages).size).toBe(1)
  })

  it.each([
    { hp: 0, word: 'Down' },
    { hp: 1, word: 'Nearly down' },
    { hp: 20, word: 'Badly hurt' },
    { hp: 39, word: 'Hurt' },
    { hp: 40, word: 'Unhurt' },
    { hp: 45, word: 'Unhurt' },
  ])('at $hp of 40 says $word (C25)', ({ hp, word }) => {
    const table = watched()
    table.do({
      type: 'setVital',
      combatant: table.table.id('Ana'),
      vital: 'hp',
      max: 40,
      now: hp,
      override: true,
    })
    expect(table.rows[0]?.health?.word).toBe(word)
  })

  it('of a maximum of 0 says Down (C25)', () => {
    const table = watched()
    table.do({ type: 'setVital', combatant: table.table.id('Ana'), vital: 'hp', max: 0, now: 0 })
    expect(table.rows[0]?.health?.word).toBe('Down')
  })

  it('that is not tracked says nothing (C25)', () => {
    const table = watched()
    table.do({ type: 'setVital', combatant: table.table.id('Ana'), vital: 'hp', tracked: false })
    expect(table.rows[0]?.health).toBeNull()
  })
})

describe('the players’ screen', () => {
  it('shows a title card before the fight and after it (F8, F13)', () => {
    const table = new WatchedTable(fiveAtTheTable())
    expect(table.screen().screen).toBe('title')
    expect(table.do({ type: 'startFight' }).screen().screen).toBe('order')
    expect(table.do({ type: 'endFight' }).screen().screen).toBe('title')
  })

  it('follows to the next fight, with nothing of the one before (F13)', () => {
    const next = watched(new Table([aSeed('Eve', { total: 1 })]))
    expect(watched().page).toContain('Ana')
    expect(next.rows.map(({ name }) => name)).toEqual(['Eve'])
  })

  it('is the same when the page is opened late: from the journal alone', () => {
    const table = watched().endTurn(4)
    const { origin, batches } = JSON.parse(JSON.stringify(table.journal)) as {
      origin: Fight
      batches: Batch[]
    }
    const late = batches.reduce(stepMoment, firstMoment(origin))
    expect(JSON.stringify(playerScreen(late, table.table.system, displayOptions))).toBe(table.page)
  })

  it('tells five of a kind apart by row, not by name (D5)', () => {
    const goblins = new Table([aSeed('Goblin', { totals: [5], quantity: 5 })])
    const table = watched(goblins.do({ type: 'settleTie', entries: goblins.fight.order, by: 'gm' }))
    for (const [place, id] of Object.keys(goblins.fight.combatants).entries())
      table.do({
        type: 'dealDamage',
        targets: [{ combatant: id, share: 'full' }],
        amount: place,
        damageType: '',
      })
    expect(new Set(table.rows.map(({ key }) => key)).size).toBe(5)
    expect(table.screen({ monsterHealth: 'exact' })).toMatchObject({
      rows: [10, 9, 8, 7, 6].map((hp) => ({ health: { exact: `${String(hp)} of 10` } })),
    })
  })

  it('shows of the effects only what is public and has begun', () => {
    const table = watched()
    const add = (label: string, shown: boolean): WatchedTable =>
      table.do({
        type: 'addEffect',
        combatants: [table.table.id('Ana')],
        effect: anEffect(label, { public: shown }),
      })
    add('Prone', true)
    add('Cursed', false)
    expect(table.rows[0]?.effects).toEqual(['Prone'])
  })
})

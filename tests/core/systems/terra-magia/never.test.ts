import { describe, expect, it } from 'vitest'
import { duel, hero, one, TerraTable } from '#support/terra.ts'

const check = { answer: 'success', degrees: 0 } as const
const three = (settings = {}): TerraTable =>
  new TerraTable(
    [one('A', { total: 20 }), one('B', { total: 15 }), one('C', { total: 10 })],
    settings,
  ).start()

describe('what must never happen', () => {
  it('[TM-8.01] nobody acts twice or not at all when someone joins, dies, is dragged or re-rolled', () => {
    const table = three().endTurn()
    table.do({ type: 'join', seeds: [one('D', { total: 18 }), one('E', { total: 12 })], totals: {} })
    table.do({ type: 'moveEntry', entry: table.entry('C'), before: table.entry('A'), when: 'now' })
    table.do({ type: 'setInitiative', entry: table.entry('A'), total: 1 })
    table.do({ type: 'defeat', combatants: [table.id('E')] })
    const acted = ['A']
    while (table.fight.round === 1) {
      acted.push(table.current ?? '')
      table.endTurn()
    }
    expect(acted.sort()).toEqual(['A', 'B', 'C'])
  })

  it('[TM-8.02] spends no slot that is not there, unless the GM rules so', () => {
    const table = duel().take('A', 'defend').take('A', 'defend')
    expect(table.refused(table.taking('A', 'defend'))).toBe('action/not-enough-slots')
    table.take('A', 'defend', {}, { override: true })
    expect(table.slots('A', 'major')).toEqual(['spent', 'spent'])
    expect(table.events).toContainEqual({ type: 'Overruled', code: 'action/not-enough-slots' })
  })

  it("[TM-8.03] a Reaction comes back on nobody's turn but its own", () => {
    const table = three().take('B', 'dodge', check).take('C', 'dodge', check)
    const spent = (): string[] => ['B', 'C'].flatMap((name) => table.slots(name, 'reaction'))
    expect(spent()).toEqual(['spent', 'spent'])
    table.endTurn()
    expect(spent()).toEqual(['unspent', 'spent'])
    table.take('B', 'dodge', { ...check, environment: true }).endTurn()
    expect(spent()).toEqual(['spent', 'unspent'])
    table.endTurn()
    expect(spent()).toEqual(['spent', 'unspent'])
  })

  it('[TM-8.04] a house rule changed during a turn waits for the next refresh', () => {
    const table = duel().do({ type: 'changeSetting', setting: 'turnShape', value: 'three' })
    expect(table.take('A', 'move').slots('A', 'movement')).toEqual(['spent'])
    expect(table.endTurn().unspent('B')).toEqual(['major', 'major', 'major', 'minor', 'reaction'])
  })

  it.each([
    ['meets', false],
    ['resistance', 0.25],
    ['weakness', 3],
    ['average', 12],
    ['defendEnds', 'roundEnd'],
    ['blockStopsAll', false],
    ['dodgeSpell', 'hard'],
    ['checkDie', '1d20'],
  ])('[TM-8.04] so does %s', (setting, value) => {
    const table = duel().do({ type: 'changeSetting', setting, value })
    expect(table.fight.settings[setting]).not.toBe(value)
    expect(table.endTurn().fight.settings[setting]).toBe(value)
  })

  it('[TM-8.05] Stumbled and Defend are gone at the start of the next own turn, and not before', () => {
    const table = three().give('A', 'stumbled').take('A', 'defend')
    for (const effects of [2, 2, 2, 0]) {
      expect(table.combatant('A').effects.length).toBe(effects)
      table.endTurn()
    }
  })

  it('[TM-8.05] also when its owner’s turn is skipped', () => {
    const table = three()
      .take('A', 'defend')
      .do({ type: 'defeat', combatants: [three().id('A')] })
    table.endTurn(3)
    expect([table.fight.round, table.effects('A')]).toEqual([2, []])
  })

  it('[TM-8.06] HP stay while VP remain, unless the damage says so', () => {
    const table = duel({}, { vp: 10 })
    for (const amount of [1, 4, 5]) expect(table.hurt('B', amount).vital('B', 'hp')).toBe(8)
    expect(table.heal('B', 5, 'vp').hurt('B', 1, '', 'hp').vitals('B')).toEqual([5, 7])
  })

  it('[TM-8.07] a settled tie stays as it is when stats, tokens or members change', () => {
    const table = new TerraTable([
      hero('A', { total: 16, stats: { tokens: 2 } }),
      hero('B', { total: 16, stats: { tokens: 1 } }),
      one('C', { total: 3 }),
    ]).start()
    table.take('A', 'token-reroll-after')
    table.do({ type: 'editCombatant', combatant: table.id('B'), stats: { swi: 9 } })
    table.do({ type: 'join', seeds: [one('D', { total: 5 })], totals: {} }).endTurn(4)
    expect([table.fight.round, table.order]).toEqual([2, ['A', 'B', 'D', 'C']])
  })
})

describe('where rules meet', () => {
  it('[TM-9.01] a turn starts with endings, then the refresh, then slots off, then ticks', () => {
    const table = duel().give('B', 'exhaustion', { severity: 1 }).give('B', 'stumbled')
    table.give('B', 'ailment', {
      ticks: [
        {
          event: 'turn',
          moment: 'start',
          whose: 'target',
          anchor: null,
          skip: 0,
          by: 'itself',
          does: { kind: 'remind', text: 'tick' },
        },
      ],
    })
    table.endTurn()
    const seen = table.events
      .map(({ type }) => type)
      .slice(table.events.findIndex(({ type }) => type === 'TurnBegan'))
      .filter((type) => ['EffectEnded', 'BudgetRefreshed', 'SlotsSwitchedOff', 'EffectTicked'].includes(type))
    expect(seen).toEqual(['EffectEnded', 'BudgetRefreshed', 'SlotsSwitchedOff', 'EffectTicked'])
  })

  it('[TM-9.02] who is surprised has no Reaction until its first own turn', () => {
    const table = new TerraTable([one('A', { total: 20, surprised: true }), one('B', { total: 10 })]).start()
    expect([table.current, table.unspent('A')]).toEqual(['B', []])
    table.endTurn()
    expect(table.unspent('A')).toContain('reaction')
  })

  const company = (): TerraTable =>
    new TerraTable([
      hero('Smith', { total: 20, key: 'smith' }),
      one('Hound', { side: 'ally', controller: 'smith', turns: 0 }),
      one('Foe', { total: 10 }),
    ])

  it("[TM-9.04] [TM-8.03] a commanded creature's Reaction, effects and counters follow its commander's turn", () => {
    const table = company().start()
    table.take('Smith', 'command', { pair: 'minor' }).attack('Hound', 'Foe', 9).give('Hound', 'stumbled')
    table.endTurn()
    expect(table.combatant('Hound').counters.attacks).toBe(0)
    table.take('Hound', 'dodge', check)
    expect(table.slots('Hound', 'reaction')).toEqual(['spent'])
    table.endTurn()
    expect([table.slots('Hound', 'reaction'), table.effects('Hound')]).toEqual([['unspent'], []])
  })

  it('[TM-9.05] an attack with answer, wounds and stumble is one command, a miss too', () => {
    const table = duel({}, { stats: { shield: 1 } }).attack('A', 'B', 9)
    table.attack('A', 'B', 10, 9, { situational: 6, reaction: 'block', answer: 'failure', answerDegrees: 2 })
    const types = table.events.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['ActionTaken', 'SlotsSpent', 'Logged', 'DamageTaken']))
    table.endTurn().attack('B', 'A', 1)
    expect(table.events.map(({ type }) => type)).toEqual([
      'ActionTaken',
      'SlotsSpent',
      'CounterSet',
      'Logged',
      'Logged',
    ])
  })

  it("[TM-9.07] with its commander defeated a creature's Reaction still comes back at that turn", () => {
    const table = company()
      .start()
      .do({ type: 'defeat', combatants: [company().id('Smith')] })
    table.endTurn().take('Hound', 'dodge', check)
    expect(table.slots('Hound', 'reaction')).toEqual(['spent'])
    table.endTurn()
    expect([table.current, table.slots('Hound', 'reaction')]).toEqual(['Foe', ['unspent']])
  })

  it('[TM-4.11] [TM-4.19] a prepared Command is obeyed at once, on another’s turn', () => {
    const table = company().start()
    table.untilTurnOf('Smith').take('Smith', 'prep', { action: 'command' }).endTurn()
    const [held] = table.system.heldActions?.(table.combatant('Smith')) ?? []
    table.take('Smith', held?.id ?? '', { pair: 'minor' }).attack('Hound', 'Foe', 9)
    expect([table.current, table.unspent('Hound')]).toEqual(['Foe', ['reaction', 'minor']])
  })

  it('[TM-9.08] a surprised commander takes its creatures along', () => {
    const table = company()
    table.do({ type: 'setSurprised', combatants: [table.id('Smith')], surprised: true }).start()
    expect(table.current).toBe('Foe')
    expect(table.refused(table.taking('Hound', 'attack', { target: [table.id('Foe')], roll: 9 }))).toBe(
      'action/not-your-turn',
    )
  })
})

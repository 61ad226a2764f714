import { describe, expect, it } from 'vitest'
import { duel, hero, one, TerraTable } from '#support/terra.ts'

const success = (degrees = 0) => ({ answer: 'success', degrees }) as const
const failure = (degrees = 0) => ({ answer: 'failure', degrees }) as const

describe('Defend', () => {
  it('[TM-4.06] adds 1 to AR', () => {
    const table = duel({ ar: 14 }).take('A', 'defend')
    expect(table.ar('A')).toBe(15)
    expect(table.slots('A', 'major')).toEqual(['spent', 'unspent'])
  })

  it('[TM-4.07] [TM-4.08] [TM-5.02] with a shield of 2 makes AR 14 to 16 until its next turn; 16 hits, 15 does not', () => {
    const table = duel({ ar: 14, vp: 20, stats: { shield: 2 } }).take('A', 'defend')
    expect(table.ar('A')).toBe(16)
    table.endTurn().attack('B', 'A', 10, 1, { situational: 2 })
    expect(table.vitals('A')).toEqual([20, 8])
    table.attack('B', 'A', 10, 1, { situational: 7 })
    expect(table.vitals('A')).toEqual([19, 8])
    table.endTurn()
    expect(table.ar('A')).toBe(14)
  })

  it('[TM-4.07] works without the shield when the GM says so', () => {
    expect(
      duel({ ar: 14, stats: { shield: 2 } })
        .take('A', 'defend', { shield: false })
        .ar('A'),
    ).toBe(15)
  })

  it.each([
    ['turnEnd', [15, 15, 14]],
    ['roundEnd', [15, 14, 14]],
  ])('[TM-4.09] lasts by house rule until %s', (defendEnds, expected) => {
    const table = duel({ ar: 14 }, {}, { defendEnds }).take('A', 'defend').endTurn()
    const seen = [table.ar('A')]
    table.endTurn()
    seen.push(table.ar('A'))
    table.endTurn()
    seen.push(table.ar('A'))
    expect(seen).toEqual(expected)
  })

  it('[TM-4.09] [TM-4.10] lasts as long as the later of two', () => {
    const table = duel({ ar: 14 }, {}, { defendEnds: 'turnEnd' }).take('A', 'defend').endTurn(2)
    table.take('A', 'defend').endTurn()
    expect(table.ar('A')).toBe(15)
    expect(table.endTurn(2).ar('A')).toBe(14)
  })

  it('[TM-4.09] prepared and done on another’s turn it ends with the next own turn, not the one after', () => {
    const table = duel({ ar: 14 }, {}, { defendEnds: 'turnEnd' })
    table.take('A', 'prep', { action: 'defend' }).endTurn()
    const [held] = table.system.heldActions?.(table.combatant('A')) ?? []
    table.take('A', held?.id ?? '').endTurn()
    expect(table.ar('A')).toBe(15)
    expect(table.endTurn().ar('A')).toBe(14)
  })

  it('[TM-4.10] does not add up; the better one counts', () => {
    const table = duel({ ar: 14, stats: { shield: 3 } })
    expect(table.take('A', 'defend', { shield: false }).take('A', 'defend').ar('A')).toBe(17)
    expect(duel({ ar: 14 }).take('A', 'defend').take('A', 'defend').ar('A')).toBe(15)
    expect(table.combatant('A').effects.length).toBe(1)
  })

  it('[TM-4.38] a shield put away helps neither Defend nor Block until it is ready again', () => {
    const table = duel({ ar: 14, stats: { shield: 3 } }).take('A', 'equip', { hands: 'stow', text: '' })
    expect(table.take('A', 'defend').ar('A')).toBe(15)
    const block = (): unknown => {
      const form = table.dock('B', 'attack', { target: [table.id('A')], roll: 10, situational: 9 })
      return form.steps.find(({ id }) => id === 'answer')?.fields[0]
    }
    expect(block()).toMatchObject({ options: [{}, {}, { value: 'block', hint: 'Hard' }] })
    table.take('A', 'equip', { hands: 'ready', text: '' })
    expect(block()).toMatchObject({ options: [{}, {}, { value: 'block', hint: 'Average' }] })
  })
})

describe('Command', () => {
  const withHound = (): TerraTable => {
    const table = new TerraTable([
      hero('Smith', { total: 20, key: 'smith' }),
      one('Hound', { side: 'ally', controller: 'smith', turns: 0 }),
      one('Foe', { total: 10 }),
    ])
    return table.start()
  }

  it('[TM-4.13] leaves a creature without an order only its Reaction', () => {
    const table = withHound()
    expect(table.unspent('Hound')).toEqual(['reaction'])
    expect(table.refused(table.taking('Hound', 'attack', { target: [table.id('Foe')], roll: 9 }))).toBe(
      'action/not-enough-slots',
    )
  })

  it.each([
    ['minor', ['reaction', 'major', 'minor']],
    ['movement', ['reaction', 'major', 'movement']],
  ])('[TM-4.11] gives a Major and a %s', (pair, unspent) => {
    const table = withHound().take('Smith', 'command', { pair })
    expect(table.unspent('Hound')).toEqual(unspent)
    expect(table.slots('Smith', 'major')).toEqual(['spent', 'unspent'])
  })

  it('[TM-4.11] lets the creature act inside its commander’s turn', () => {
    const table = withHound().take('Smith', 'command', { pair: 'movement' }).attack('Hound', 'Foe', 9, 3)
    expect([table.current, table.vitals('Foe')]).toEqual(['Smith', [2, 8]])
  })

  it('[TM-4.11] [TM-3.05] gives two Majors instead of Major and Movement where movement costs a Major', () => {
    const table = new TerraTable(
      [
        hero('Smith', { total: 20, key: 'smith' }),
        one('Hound', { controller: 'smith', turns: 0 }),
        one('Foe', { total: 9 }),
      ],
      { turnShape: 'three' },
    ).start()
    table.take('Smith', 'command', { pair: 'movement' }).take('Hound', 'move')
    expect(table.unspent('Hound')).toEqual(['reaction', 'major'])
  })

  it('[TM-4.11] [TM-7.04] gives an exhausted creature no Minor', () => {
    const table = withHound()
      .give('Hound', 'exhaustion', { severity: 2 })
      .take('Smith', 'command', { pair: 'minor' })
    expect(table.unspent('Hound')).toEqual(['reaction', 'major'])
  })

  it("[TM-4.12] takes what is left back at the end of the commander's turn", () => {
    const table = withHound().take('Smith', 'command', { pair: 'minor' }).endTurn()
    expect(table.unspent('Hound')).toEqual(['reaction'])
    expect(table.combatant('Hound').budget.length).toBe(1)
  })

  it('[TM-4.14] works only on what the commander controls', () => {
    const table = withHound()
    const inputs = { target: [table.id('Foe')], pair: 'minor' }
    expect(table.refused(table.taking('Smith', 'command', inputs))).toBe('command/not-yours')
    expect(duel().offered('A', 'command').reason).toBe('It controls no construct, machine or pet.')
  })
})

describe('Prep', () => {
  const prepared = { action: 'attack', trigger: 'anyone reaches the altar' }
  const prep = (): TerraTable => duel().take('A', 'prep', prepared)
  const held = (table: TerraTable): string => {
    const action = table.system.heldActions?.(table.combatant('A'))[0]
    if (!action) throw new Error('Nothing held')
    return action.id
  }

  it('[TM-4.16] costs a Major and does the named action later for the Reaction', () => {
    const table = prep()
    expect(table.slots('A', 'major')).toEqual(['spent', 'unspent'])
    table.endTurn().take('A', held(table), { target: [table.id('B')], roll: 9, damage: 2 })
    expect(table.vitals('B')).toEqual([3, 8])
    expect(table.slots('A', 'reaction')).toEqual(['spent'])
    expect(table.effects('A')).toEqual([])
  })

  it('[TM-4.16] stands among the Reactions with its trigger', () => {
    const table = prep()
    const [action] = table.system.heldActions?.(table.combatant('A')) ?? []
    expect(action).toMatchObject({ name: 'Prepared: Attack', column: 'reaction', dock: 'attack' })
    expect(action?.trigger).toBe('anyone reaches the altar')
  })

  it('[TM-4.17] takes no penalty for a prepared attack and does not stumble', () => {
    const table = duel().attack('A', 'B', 9).take('A', 'prep', { action: 'attack' })
    table.take('A', held(table), { target: [table.id('B')], roll: 3, damage: 2 })
    expect(table.logged.slice(0, 2)).toEqual(['missed B, 6 against AR 12', 'Sword: d10 3 + 3 skill = 6'])
    expect(table.effects('A')).toEqual([])
  })

  it('[TM-4.18] holds only what costs one slot', () => {
    const table = duel()
    expect(table.refused(table.taking('A', 'prep', { action: 'change-order' }))).toBe('prep/one-slot')
    const ids = table.dock('A', 'prep').head[0]
    expect(ids).toMatchObject({ id: 'action' })
    expect(JSON.stringify(ids)).not.toContain('change-order')
  })

  it('[TM-4.18] holds a Move too, and moves for the Reaction', () => {
    const table = duel({ stats: { speed: 6 } })
      .take('A', 'prep', { action: 'move' })
      .endTurn()
    table.take('A', held(table), { metres: 4 })
    expect(table.logged).toEqual(['moved 4 m'])
  })

  it('[TM-4.19] may be used at any moment, on the own turn too', () => {
    const table = prep()
    table.take('A', held(table), { target: [table.id('B')], roll: 9, damage: 2 })
    expect(table.vitals('B')).toEqual([3, 8])
  })

  it('[TM-4.20] is lost at the start of the next own turn, and the log says so', () => {
    const table = prep().endTurn(2)
    expect(table.effects('A')).toEqual([])
    expect(table.logged).toEqual(['did not use what was prepared: Attack if anyone reaches the altar'])
  })

  it('[TM-4.20] says nothing when it was used', () => {
    const table = prep().endTurn()
    table.take('A', held(table), { target: [table.id('B')], roll: 9, damage: 2 }).endTurn()
    expect(table.logged).toEqual([])
  })
})

describe('checks that cost a Major', () => {
  it.each(['complex-item', 'physical-skill'])('[TM-4.15] %s costs a Major and logs the check', (action) => {
    const table = duel().take('A', action, { skill: 'Break', ...success(2) })
    expect(table.slots('A', 'major')).toEqual(['spent', 'unspent'])
    expect(table.logged).toEqual(['succeeded at Break, by 2', 'Average Break check, success by 2'])
  })

  it('[TM-4.21] Assist gives an ally 2 advantage dice that wait until used', () => {
    const table = new TerraTable([
      hero('A', { total: 20 }),
      hero('Ally', { total: 15 }),
      one('Foe', { total: 10 }),
    ]).start()
    table.take('A', 'assist', { target: [table.id('Ally')], goal: 'hit the ghoul', ...success() })
    expect(table.effects('Ally')).toEqual(['Assisted by A'])
    table.endTurn()
    const inputs = { target: [table.id('Foe')], roll: 4, dice: 6 }
    expect(table.dock('Ally', 'attack', inputs).badges).toEqual([{ text: 'advantage 2', tone: 'good' }])
    table.attack('Ally', 'Foe', 4, 1, { dice: 6 })
    expect(table.logged.slice(0, 2)).toEqual([
      'hit Foe, 13 against AR 12',
      'Sword: d10 4 + 3 skill + 6 advantage 2d4 = 13',
    ])
    expect(table.effects('Ally')).toEqual([])
  })

  it('[TM-4.21] Assist is for nothing when the check fails, and its dice stay when not used', () => {
    const table = new TerraTable([hero('A', { total: 20 }), hero('Ally', { total: 15 }), one('Foe')])
    table.do({ type: 'setInitiative', entry: table.entry('Foe'), total: 9 }).start()
    table.take('A', 'assist', { target: [table.id('Ally')], ...failure(3) })
    expect(table.effects('Ally')).toEqual([])
    table.take('A', 'assist', { target: [table.id('Ally')], ...success() }).endTurn()
    table.attack('Ally', 'Foe', 9, 1, { kept: false })
    expect(table.effects('Ally')).toEqual(['Assisted by A'])
  })
})

describe('First Aid', () => {
  const ward = (log: number | null, vp = 20): TerraTable => {
    const stats = log === null ? { swi: 0, int: 0 } : { swi: 0, int: 0, log }
    const table = new TerraTable([
      hero('Healer', { total: 20, block: { stats } }),
      hero('Patient', { total: 10, vp, carried: { vitals: { vp: 5 } } }),
    ])
    return table.start()
  }
  const aid = (table: TerraTable, outcome: object): TerraTable =>
    table.take('Healer', 'first-aid', { target: [table.id('Patient')], ...outcome })

  it.each([
    ['success', 0, 8],
    ['success', 9, 8],
    ['success', 10, 11],
    ['failure', 1, 5],
    ['failure', 9, 5],
    ['failure', 10, 2],
  ])('[TM-4.22] with Logic 3, %s by %i leaves a patient of 5 VP at %i', (answer, degrees, vp) => {
    expect(aid(ward(3), { answer, degrees }).vital('Patient', 'vp')).toBe(vp)
  })

  it('[TM-4.22] is a Hard Medicine check', () => {
    const table = ward(3)
    const form = table.dock('Healer', 'first-aid', { target: [table.id('Patient')] })
    expect(form.steps[0]?.label).toBe('Hard Medicine')
  })

  it('[TM-4.22] heals no further than the maximum', () => {
    expect(aid(ward(3, 6), success(0)).vital('Patient', 'vp')).toBe(6)
  })

  it.each([null, 0, -1])('[TM-4.23] asks for the points with Logic %s', (log) => {
    const table = ward(log)
    const inputs = { target: [table.id('Patient')], ...success() }
    const form = table.dock('Healer', 'first-aid', inputs)
    expect(form.blocked).toBe('Type the points')
    expect(form.head.find(({ id }) => id === 'amount')).toMatchObject({ value: null, seldom: false })
    expect(aid(table, { ...success(), amount: 4 }).vital('Patient', 'vp')).toBe(9)
  })

  it('[TM-4.24] leaves a dying patient dying', () => {
    const table = aid(ward(3).hurt('Patient', 20), success(10))
    expect(table.vitals('Patient')).toEqual([6, 0])
    expect(table.effects('Patient')).toEqual(['Dying'])
  })
})

import { describe, expect, it } from 'vitest'
import { duel, hero, one, TerraTable } from '#support/terra.ts'

it('[TM-4.02] each turn of a creature that acts twice counts its own attacks, also when one interrupts the other', () => {
  const table = new TerraTable([one('Dragon', { totals: [20, 5] }), hero('A', { total: 10 })]).start()
  const counted = () => table.combatant('Dragon').counters.attacks
  table.attack('Dragon', 'A', 9).do({ type: 'actNow', entry: table.entry('Dragon', 1) })
  expect(counted()).toBe(0)
  table.attack('Dragon', 'A', 9).attack('Dragon', 'A', 9).endTurn()
  expect(counted()).toBe(1)
})

describe('attacking', () => {
  it('[TM-4.01] costs a Major; a hit rolls damage, a miss does not', () => {
    const table = duel()
      .rolls(9, 4)
      .take('A', 'attack', { target: [duel().id('B')] })
    expect(table.slots('A', 'major')).toEqual(['spent', 'unspent'])
    expect(table.vitals('B')).toEqual([1, 8])
    table.rolls(1).take('A', 'attack', { target: [table.id('B')] })
    expect(table.vitals('B')).toEqual([1, 8])
  })

  it('[TM-4.02] takes 4 off from the second attack of the turn on', () => {
    const table = duel().attack('A', 'B', 9).attack('A', 'B', 9)
    expect(table.logged.slice(0, 2)).toEqual([
      'missed B and stumbled',
      'Sword, second attack: d10 9 + 3 skill − 4 second attack = 8',
    ])
  })

  it('[TM-4.02] starts again with the next turn', () => {
    const table = duel().attack('A', 'B', 9).endTurn(2).attack('A', 'B', 9)
    expect(table.logged.slice(0, 2)).toEqual(['hit B, 12 against AR 12', 'Sword: d10 9 + 3 skill = 12'])
  })

  it('[TM-4.02] counts no attack made on another’s turn, by a ruling or by a free perk', () => {
    const table = duel().endTurn()
    const strike = table.taking('A', 'attack', { target: [table.id('B')], roll: 1 }, { override: true })
    table.do(strike).do(strike).endTurn()
    expect(table.effects('A')).toEqual([])
    expect(table.attack('A', 'B', 9).logged[1]).toContain('Sword: d10 9 + 3 skill = 12')
  })

  it('[TM-4.03] stumbles when the second attack misses, until the start of its next turn', () => {
    const table = duel().attack('A', 'B', 9).attack('A', 'B', 9)
    expect(table.effects('A')).toEqual(['Stumbled'])
    table.endTurn()
    expect(table.effects('A')).toEqual(['Stumbled'])
    table.endTurn()
    expect(table.effects('A')).toEqual([])
  })

  it('[TM-4.03] stumbles neither by a first attack that misses nor by a second that hits', () => {
    const table = duel().attack('A', 'B', 1).attack('A', 'B', 10, 1, { situational: 5 })
    expect(table.effects('A')).toEqual([])
  })

  it('[TM-4.03] [TM-4.05] lets three enemies roll a d4 each against the one that stumbled', () => {
    const table = new TerraTable([
      hero('A', { total: 20 }),
      ...['E1', 'E2', 'E3'].map((name, place) => one(name, { total: 15 - place })),
    ]).start()
    table.attack('A', 'E1', 9).attack('A', 'E1', 2).endTurn()
    for (const name of ['E1', 'E2', 'E3']) {
      const inputs = { target: [table.id('A')], roll: 2, dice: 3 }
      expect(table.dock(name, 'attack', inputs).badges).toContainEqual({ text: 'advantage', tone: 'good' })
      table.attack(name, 'A', 2, 1, { dice: 3 }).endTurn()
      expect(table.events.some(({ type }) => type === 'TurnEnded')).toBe(true)
    }
    expect([table.current, table.effects('A')]).toEqual(['A', []])
  })

  it('[TM-4.05] gives friends no advantage against a stumbled ally', () => {
    const table = new TerraTable([hero('A', { total: 20 }), hero('Friend', { total: 9 })]).start()
    table.give('Friend', 'stumbled')
    expect(table.dock('A', 'attack', { target: [table.id('Friend')] }).badges).toEqual([])
  })

  it.each(['dodge', 'block'])(
    '[TM-4.04] does not stumble when the second attack is stopped by a %s',
    (reaction) => {
      const table = duel().attack('A', 'B', 9)
      table.attack('A', 'B', 10, 1, { situational: 4, reaction, answer: 'success', answerDegrees: 5 })
      expect(table.effects('A')).toEqual([])
      expect(table.vitals('B')).toEqual([4, 8])
    },
  )

  it('keeps the chip of the Major readable: whom it hit', () => {
    const table = duel()
    const inputs = { target: [table.id('B')], roll: 9, damage: 1 }
    expect(table.dock('A', 'attack', inputs).bought).toBe('Hit B')
  })
})

const step = { answer: 'failure', answerDegrees: 1 } as const

describe('answering an attack', () => {
  it.each([
    ['martial', 'Average', 'Average'],
    ['ranged', 'Average', 'Hard'],
    ['firearm', 'Hard', 'Hard'],
    ['spell', 'ask how hard', 'ask how hard'],
  ])(
    '[TM-4.39] [TM-4.40] [TM-4.42] [TM-4.45] against %s Dodge is %s and Block with a shield %s',
    (kind, dodge, block) => {
      const table = duel({ attacks: [{ kind }] }, { stats: { shield: 1 } })
      const form = table.dock('A', 'attack', { target: [table.id('B')], roll: 10 })
      const choice = form.steps.find(({ id }) => id === 'answer')?.fields[0]
      expect(choice).toMatchObject({ options: [{ value: 'none' }, { hint: dodge }, { hint: block }] })
    },
  )

  it.each([
    ['martial', 'Hard'],
    ['ranged', 'Extreme'],
    ['firearm', 'Extreme'],
    ['spell', 'ask how hard'],
  ])('[TM-4.43] without a shield or blocking weapon a Block against %s is %s', (kind, block) => {
    const table = duel({ attacks: [{ kind }] })
    const form = table.dock('A', 'attack', { target: [table.id('B')], roll: 10 })
    const choice = form.steps.find(({ id }) => id === 'answer')?.fields[0]
    expect(choice).toMatchObject({ options: [{ value: 'none' }, { value: 'dodge' }, { hint: block }] })
  })

  it.each([
    [{ dodgeRanged: 'hard' }, 'ranged', 'Hard', 'Hard'],
    [{ dodgeSpell: 'extreme' }, 'spell', 'Extreme', 'ask how hard'],
    [{ blockFirearm: 'extreme' }, 'firearm', 'Hard', 'Extreme'],
    [{ blockSpell: 'average' }, 'spell', 'ask how hard', 'Average'],
  ])(
    '[TM-4.40] [TM-4.45] house rule %o changes what the rules leave open',
    (settings, kind, dodge, block) => {
      const table = duel({ attacks: [{ kind }] }, { stats: { shield: 1 } }, settings)
      const form = table.dock('A', 'attack', { target: [table.id('B')], roll: 10 })
      const choice = form.steps.find(({ id }) => id === 'answer')?.fields[0]
      expect(choice).toMatchObject({ options: [{ value: 'none' }, { hint: dodge }, { hint: block }] })
    },
  )

  it('[TM-4.40] asks how hard it is to dodge a spell before it can be applied', () => {
    const table = duel({ attacks: [{ kind: 'spell' }] })
    const inputs = { target: [table.id('B')], roll: 10, damage: 3, reaction: 'dodge' }
    expect(table.dock('A', 'attack', inputs).blocked).toBe('Say how hard the Dodge is')
    table.take('A', 'attack', { ...inputs, category: 'hard', answer: 'success', answerDegrees: 4 })
    expect(table.vitals('B')).toEqual([5, 8])
  })

  it.each([
    [1, 'equal degrees are not enough', [1, 8]],
    [2, 'more degrees avoid all of it', [5, 8]],
  ])('[TM-4.41] a Dodge by %i against an attack by 1: %s', (answerDegrees, _words, left) => {
    const table = duel().attack('A', 'B', 10, 4, { reaction: 'dodge', answer: 'success', answerDegrees })
    expect(table.vitals('B')).toEqual(left)
  })

  it('[TM-4.41] a Dodge that fails avoids nothing, however clearly', () => {
    const table = duel().attack('A', 'B', 10, 4, { reaction: 'dodge', answer: 'failure', answerDegrees: 9 })
    expect(table.vitals('B')).toEqual([1, 8])
  })

  it('[TM-4.41] compares by itself where the category has a number', () => {
    const skills = [{ name: 'Dodge', stat: 'swi', bonus: 2 }]
    const table = duel({}, { stats: { swi: 3 }, block: { skills } }, { average: 12 })
    table.rolls(9).attack('A', 'B', 10, 4, { reaction: 'dodge' })
    expect(table.logged).toEqual([
      'was dodged by B, 13 against AR 12',
      'Sword: d10 10 + 3 skill = 13',
      'Average Dodge: d10 9 + 3 Swiftness + 2 Dodge = 14, success by 2',
    ])
    expect(table.vitals('B')).toEqual([5, 8])
  })

  it.each(['fire', 'water', 'air', 'electricity', 'radiation'])(
    '[TM-4.44] %s cannot be blocked without a shield or blocking weapon',
    (damageType) => {
      const table = duel({ attacks: [{ damageType }] })
      const inputs = { target: [table.id('B')], roll: 10, damage: 1, reaction: 'block', ...step }
      expect(table.refused(table.taking('A', 'attack', inputs))).toBe('reaction/not-allowed')
      const parrying = duel({ attacks: [{ damageType }] }, { attacks: [{ properties: ['Blocking'] }] })
      parrying.take('A', 'attack', { ...inputs, target: [parrying.id('B')] })
      expect(parrying.slots('B', 'reaction')).toEqual(['spent'])
    },
  )

  it('[TM-4.46] a Block that succeeds stops all, unless the GM types what gets through', () => {
    const blocked = { reaction: 'block', answer: 'success', answerDegrees: 9 }
    expect(duel().attack('A', 'B', 10, 6, blocked).vitals('B')).toEqual([5, 8])
    expect(
      duel()
        .attack('A', 'B', 10, 6, { ...blocked, getsThrough: 2 })
        .vitals('B'),
    ).toEqual([3, 8])
  })

  it('[TM-4.46] asks what gets through where a house rule says that a Block need not stop all', () => {
    const table = duel({}, {}, { blockStopsAll: false })
    const inputs = {
      target: [table.id('B')],
      roll: 10,
      damage: 6,
      reaction: 'block',
      answer: 'success',
      answerDegrees: 9,
    }
    expect(table.dock('A', 'attack', inputs).blocked).toBe('Type what gets through')
  })

  it("[TM-4.47] costs the target's Reaction, and without one it is not allowed", () => {
    const table = duel().attack('A', 'B', 10, 1, { reaction: 'dodge', ...step })
    expect(table.slots('B', 'reaction')).toEqual(['spent'])
    const again = { target: [table.id('B')], roll: 10, situational: 4, damage: 1, reaction: 'dodge', ...step }
    expect(table.refused(table.taking('A', 'attack', again))).toBe('reaction/not-allowed')
    table.take('A', 'attack', again, { override: true })
    expect(table.slots('B', 'reaction')).toEqual(['spent'])
  })

  it('[TM-4.47] spends no Reaction on an attack that misses', () => {
    const table = duel().attack('A', 'B', 1, 1, { reaction: 'dodge', ...step })
    expect(table.slots('B', 'reaction')).toEqual(['unspent'])
  })
})

describe('the question of a reaction', () => {
  const choice = (table: TerraTable, inputs: object) =>
    table
      .dock('A', 'attack', { target: [table.id('B')], roll: 10, ...inputs })
      .steps.flatMap(({ fields }) => fields)
      .find(({ id }) => id === 'reaction')

  it('[TM-4.47] stays blank until the GM has passed it, and blank applies as none', () => {
    expect(choice(duel(), {})).toMatchObject({ value: null })
    expect(choice(duel(), { reaction: 'none' })).toMatchObject({ value: 'none' })
    expect(duel().attack('A', 'B', 10, 2, { reaction: null }).slots('B', 'reaction')).toEqual(['unspent'])
  })

  it('[TM-4.47] is not asked of a target that can’t react, and says why', () => {
    const spent = duel().take('B', 'dodge', { answer: 'failure', degrees: 1 })
    expect(choice(spent, {})).toMatchObject({
      value: 'none',
      options: [{}, { reason: 'Reaction is spent' }, { reason: 'Reaction is spent' }],
    })
    const surprised = new TerraTable([hero('A', { total: 20 }), one('B', { total: 9, surprised: true })])
    expect(choice(surprised.start(), {})).toMatchObject({
      options: [{}, { reason: 'No Reaction: surprised' }, {}],
    })
  })
})

describe('reaction attacks', () => {
  it('[TM-4.48] takes no penalty, does not count and cannot stumble', () => {
    const table = duel().attack('A', 'B', 9).attack('A', 'B', 10, 1, { situational: 9 })
    const target = { target: [table.id('A')] }
    table.take('B', 'reaction-attack', { ...target, roll: 1, damage: 1 })
    expect(table.effects('B')).toEqual([])
    expect(table.combatant('B').counters.attacks).toBe(0)
    table.endTurn().attack('B', 'A', 9)
    expect(table.logged.slice(0, 2)).toEqual(['hit A, 12 against AR 12', 'Sword: d10 9 + 3 skill = 12'])
  })

  it('[TM-4.48] is for others’ turns only', () => {
    const table = duel()
    expect(table.offered('A', 'reaction-attack').reason).toContain("others' turns")
  })

  it('[TM-4.49] is never made with a firearm', () => {
    const table = duel({}, { attacks: [{ kind: 'firearm' }] })
    const inputs = { target: [table.id('A')], roll: 9, damage: 1 }
    const shot = { ...inputs, weapon: 'sword' }
    expect(table.refused(table.taking('B', 'reaction-attack', shot))).toBe('reaction/firearm')
    expect(table.dock('B', 'reaction-attack', inputs).head[0]).toMatchObject({ value: 'unarmed' })
  })

  it('[TM-4.50] [TM-4.32] is not provoked by a Cautious Step', () => {
    const table = duel({ stats: { speed: 6 } }).take('A', 'cautious-step', { metres: 3 })
    const inputs = { target: [table.id('A')], roll: 9, damage: 1 }
    expect(table.refused(table.taking('B', 'reaction-attack', inputs))).toBe('reaction/cautious')
    table.take('A', 'move', { metres: 2 }).take('B', 'reaction-attack', inputs)
    expect(table.vitals('A')).toEqual([4, 8])
  })
})

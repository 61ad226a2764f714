import { describe, expect, it } from 'vitest'
import { checkPreview } from '#core/systems/teriock/check-rules'
import { SAVE } from '#core/systems/teriock/actions'
import { attackMode, attackPreview } from '#core/systems/teriock/attack-rules'
import { readAttack, readCheck } from '#core/systems/teriock/inputs'
import { keptDie, readRoll, totalOf } from '#core/systems/teriock/rolls'
import { teriock } from '#core/systems/teriock/system'
import type { Court } from './at-the-table'
import { begun, creature, weapon } from './at-the-table'

const pair = (ana = {}, bo = {}): Court =>
  begun(creature('Ana', { stats: { br: 17, ...ana } }), creature('Bo', { stats: { av: 5, bv: 3, ...bo } }))
const verdict = (inputs: object, table = pair()) => {
  table.attack('Ana', 'Bo', { damage: 4, ...inputs })
  return /^(.*) Bo/.exec(table.told[0] ?? '')?.[1]
}

describe('attacks', () => {
  it('[TE-5.01] adds P when proficient, 2 against armor it voids, the penalty and the rest', () => {
    const table = pair().attack('Ana', 'Bo', { d20: 2, proficient: false })
    expect(table.told.slice(0, 2)).toEqual(['missed Bo, 2 against AC 15', 'Sword: 2 = 2'])
    table.attack('Ana', 'Bo', { d20: 8, voids: true, other: 1 })
    expect(table.told[1]).toContain('8 + 2 P + 2 voids armor - 3 attack penalty + 1 other = 10')
  })

  it.each([
    [20, { other: -30 }, 'critically hit'],
    [1, { other: 30 }, 'missed'],
    [2, { other: 30 }, 'hit'],
  ])('[TE-5.02] a natural %i with %j %s', (d20, inputs, said) => {
    expect(verdict({ d20, ...inputs })).toBe(said)
  })

  it.each([
    [12, 'missed'],
    [13, 'hit'],
    [14, 'hit'],
  ])('[TE-5.03] %i + 2 against AC 15 %s', (d20, said) => {
    expect(verdict({ d20 })).toBe(said)
  })

  it('[TE-5.01] leaves dice that were not called to the app, damage only on a hit', () => {
    const table = pair().rolls(15, 6)
    expect(table.attack('Ana', 'Bo').vital('Bo')).toBe(18)
    expect(table.rolls(3).attack('Ana', 'Bo').vital('Bo')).toBe(18)
  })
})

describe('blocks', () => {
  it.each([
    [15, 'was blocked by'],
    [16, 'hit'],
    [17, 'hit'],
  ])('[TE-5.04] AC 15 + BV 3 = 18 against %i + 2: %s', (d20, said) => {
    expect(verdict({ d20, block: true })).toBe(said)
  })

  it.each([
    [{ aim: 'limb' }, 17, 'was blocked by'],
    [{ aim: 'limb' }, 18, 'hit'],
    [{ aim: 'vitals', cover: 'half' }, 19, 'was blocked by'],
  ])('[TE-5.04] counts %j for the block too: %i %s', (inputs, d20, said) => {
    expect(verdict({ d20, block: true, ...inputs })).toBe(said)
  })

  it('[TE-5.05] a critical is not blocked', () => {
    expect(verdict({ d20: 20, block: true }, pair({}, { av: 40 }))).toBe('critically hit')
  })

  it('[TE-5.04] as an answer on the stack it meets the attack under it, and only that one', () => {
    const table = pair()
    const attack = { weapon: 'Sword', targets: [table.id('Bo')], damage: 4 }
    table.declare('Ana', 'basicAttack', { ...attack, d20: 15 }).answer('Bo', 'basicBlock', 1)
    table.resolve(2)
    expect([table.vital('Bo'), table.effects('Bo')]).toEqual([24, []])
    expect(table.act('Ana', 'basicAttack', { ...attack, d20: 18 }).vital('Bo')).toBe(20)
  })

  it('[TE-5.04] [TE-3.14] made while the attack resolves it is used in that stack', () => {
    const table = pair()
    const attack = { weapon: 'Sword', targets: [table.id('Bo')], damage: 4 }
    table.declare('Ana', 'basicAttack', { ...attack, d20: 15 })
    table.declare('Ana', 'opportunityAttack', { ...attack, d20: 18 }).resolve(1, { block: true })
    expect([table.vital('Bo'), table.fight.stack.map(({ name }) => name)]).toEqual([
      24,
      ['Basic attack', 'Opportunity attack', 'Basic block'],
    ])
    expect(table.resolve(1, { block: true }).vital('Bo')).toBe(20)
  })

  it.each([
    ['paralyzed', 'Bo is paralyzed: passive abilities only.'],
    ['unconscious', 'Bo is unconscious: passive abilities only.'],
  ])('[TE-5.04] the %s have no block', (condition, why) => {
    const table = pair().put('Bo', condition)
    const read = readAttack({ targets: [table.id('Bo')], d20: 15, block: true })
    const { noBlock, verdict: said } = attackPreview(table.fight, table.combatant('Ana'), read)
    expect([noBlock, said]).toEqual([why, 'hit'])
  })
})

describe('saves', () => {
  const save = (stats: object, inputs: object) => {
    const table = begun(creature('Ana', { stats: { br: 17, ...stats } }))
    return checkPreview(table.combatant('Ana'), readCheck({ attribute: 'str', ...inputs }))
  }

  it.each([
    [{ d20: 6 }, 12, 10, true],
    [{ d20: 3 }, 9, 10, false],
    [{ d20: 4 }, 10, 10, true],
    [{ d20: 6, userP: 3 }, 12, 13, false],
    [{ d20: 6, userP: 3, proficient: true }, 14, 13, true],
  ])('[TE-5.06] a feat save with STR 3 and %j: %i against %i, saved %s', (inputs, total, dc, saved) => {
    expect(save({ str: 3 }, inputs)).toMatchObject({ total, dc, saved })
  })

  it.each([
    [{ d20: 9 }, 9, false],
    [{ d20: 10 }, 10, true],
    [{ d20: 8, proficient: true }, 10, true],
    [{ d20: 9, userP: 4, attribute: 'str' }, 9, false],
  ])('[TE-5.07] a resistance save with %j: %i against 10, saved %s', (inputs, total, saved) => {
    expect(save({ str: 5 }, { save: 'resistance', ...inputs })).toMatchObject({ total, dc: 10, saved })
  })

  it('[TE-5.06] [TE-1.01] with the attribute unset there is no total', () => {
    expect(save({}, { d20: 15 })).toMatchObject({ total: null, saved: null, missing: true })
  })

  it('[TE-1.01] [TE-5.06] an attribute that the sheet leaves open is typed for this roll', () => {
    expect(save({}, { d20: 5, value: 2 })).toMatchObject({
      total: 9,
      saved: false,
      unset: true,
      missing: false,
    })
    expect(save({ str: 3 }, { d20: 5, value: -3 })).toMatchObject({ total: 11, unset: false })
  })

  it('[TE-5.06] a save that something forces costs nothing and no condition forbids it', () => {
    const table = begun(creature('Ana'), creature('Bo', { stats: { mov: 3 } })).put('Bo', 'paralyzed')
    table.do({ type: 'nameEvent', text: 'a spell', actor: table.id('Ana') })
    table.act('Bo', 'save', { save: 'feat', attribute: 'mov', d20: 5, userP: 1 })
    expect(table.told).toEqual(['made the save, 11 against DC 11', '5 + 6 twice MOV = 11 against DC 11'])
    expect(table.fight.stack).toHaveLength(1)
  })

  it('[TE-5.06] the dock proposes the P of whoever forces it', () => {
    const table = begun(creature('Ana', { stats: { br: 27 } }), creature('Bo', { stats: { mov: 3 } }))
    const form = (who: string) => {
      const [actor, action] = [table.combatant(who), SAVE]
      return teriock.dock?.({ fight: table.fight, actor, action, inputs: {}, moment: 'apply' })
    }
    expect([form('Bo')?.steps[0]?.result, form('Ana')?.steps[0]?.result]).toEqual([
      'against DC 13',
      'against DC 10',
    ])
  })

  it('[TE-5.07] Resist makes one and tells the result', () => {
    const table = begun(creature('Ana')).act('Ana', 'resist', { d20: 12 })
    expect(table.told).toEqual(['made the save, 12 against DC 10', '12 = 12 against DC 10'])
  })

  it('[TE-5.08] once per interaction: not twice in one stack', () => {
    const table = begun(creature('Ana'), creature('Bo'))
    table.do({ type: 'nameEvent', text: 'a curse', actor: null }).answer('Bo', 'resist', 1)
    table.do({ type: 'returnSlot', combatant: table.id('Bo'), slot: 'reaction-1' })
    expect(table.refused({ ...table.action('Bo', 'resist'), answers: table.frame(1) })).toBe(
      'stack/used-before',
    )
  })
})

describe('advantage', () => {
  it.each([
    ['advantage', 17],
    ['disadvantage', 4],
    ['normal', 4],
  ] as const)('[TE-5.09] with %s the dice 4 and 17 count as %i', (mode, kept) => {
    expect(keptDie([4, 17], mode)).toBe(kept)
  })

  it('[TE-5.09] rolls two dice for the attack', () => {
    const table = pair().rolls(3, 18, 5).attack('Ana', 'Bo', { advantage: true })
    expect(table.vital('Bo')).toBe(19)
  })

  it.each([
    [{}, 'normal'],
    [{ advantage: true }, 'advantage'],
    [{ disadvantage: true }, 'disadvantage'],
    [{ advantage: true, disadvantage: true }, 'normal'],
  ])('[TE-5.10] with %j an attack is a roll with %s', (inputs, mode) => {
    const table = pair()
    const read = readAttack({ weapon: 'Sword', targets: [table.id('Bo')], ...inputs })
    expect(attackPreview(table.fight, table.combatant('Ana'), read).mode).toBe(mode)
  })

  it('[TE-5.10] the blind attack with disadvantage, which an advantage cancels', () => {
    const table = pair().put('Ana', 'blind')
    const mode = (inputs: object) => attackMode(table.combatant('Ana'), readAttack({ ...inputs }))
    expect([mode({}), mode({ advantage: true }), mode({ disadvantage: false })]).toEqual([
      'disadvantage',
      'normal',
      'normal',
    ])
  })
})

describe('dice as typed', () => {
  it.each([
    ['2d6+3', [2, 5], 10],
    ['2d6+3', 9, 9],
    ['1d10+3', 6, 6],
    ['1d10+3', [6], 9],
    ['1d8', 6, 6],
    ['', 6, 6],
  ])(
    '[TE-2.03] %s with %j is %i: what is called is the total, what is rolled are the dice',
    (dice, value, total) => {
      expect(totalOf(dice, readRoll(value))).toBe(total)
    },
  )

  it.each([['six'], [[]], [{}], [undefined], [Number.NaN]])('[TE-2.03] %j is no roll', (value) => {
    expect(readRoll(value as never)).toBeNull()
  })
})

it('[TE-7.11] weapons of the other kind are not dodged', () => {
  const attacks = [weapon('Sword'), weapon('Bow', { kind: 'missile' })]
  const table = begun(creature('Ana', { block: { attacks } }), creature('Bo')).put('Bo', 'missileDodging')
  const against = (weapon: string) => {
    table.attack('Ana', 'Bo', { weapon, d20: 11, damage: 0, other: 5 })
    return /against AC (\d+)/.exec(table.told[0] ?? '')?.[1]
  }
  expect([against('Sword'), against('Bow')]).toEqual(['10', '12'])
})

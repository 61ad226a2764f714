import { describe, expect, it } from 'vitest'
import { inflictedByWeapon } from '#core/systems/terra-magia/inflicts'
import { duel, type TerraTable } from '#support/terra.ts'

const claws = { attacks: [{ properties: ['inflicts Bleeding 3'] }] }
const fieldIds = (table: TerraTable, inputs: object): string[] => {
  const filled = { target: [table.id('B')], roll: 10, ...inputs }
  return table.dock('A', 'attack', filled).steps.flatMap(({ fields }) => fields.map(({ id }) => id))
}

describe('an ailment that comes with a hit', () => {
  it.each([
    ['inflicts Bleeding 2', { ailment: 'bleeding', name: '', severity: 2 }],
    ['Inflicts: exhaustion 10', { ailment: 'exhaustion', name: '', severity: 10 }],
    ['inflicts Grave rot 4', { ailment: 'ailment', name: 'Grave rot', severity: 4 }],
    ['reach 2 m', null],
  ])('reads "%s" among the properties of a weapon', (property, expected) => {
    expect(inflictedByWeapon({ properties: ['blocking', property] })).toEqual(expected)
  })

  it('[TM-9.05] [TM-7.03] is one command with the wounds, its Stamina check included', () => {
    const table = duel(claws)
    const before = table.fight
    table.attack('A', 'B', 10, 2, { inflictAnswer: 'success', inflictDegrees: 1 })
    expect([table.vitals('B'), table.severity('B', 'bleeding')]).toEqual([[3, 8], 2])
    expect(table.slots('A', 'major')).toEqual(['spent', 'unspent'])
    expect(table.logged).toContain('Average Stamina check, success by 1')
    expect(before.combatants[table.id('B')]?.effects).toEqual([])
  })

  it('[TM-7.03] is shaken off by a check that succeeds by its severity', () => {
    const table = duel(claws).attack('A', 'B', 10, 2, { inflictAnswer: 'success', inflictDegrees: 3 })
    expect(table.effects('B')).toEqual([])
    expect(table.logged).toContain('Bleeding shaken off')
  })

  it('[TM-7.03] rolls the check where Average has a number', () => {
    const table = duel(claws, { stats: { end: 1 } }, { average: 9 }).rolls(9)
    table.attack('A', 'B', 10, 2)
    expect(table.logged).toContain('Average Stamina check: d10 9 + 1 Endurance = 10 against 9, success by 1')
    expect(table.severity('B', 'bleeding')).toBe(2)
  })

  it('[TM-7.15] [TM-7.17] brings the effect of an own ailment along, in the same command', () => {
    const table = duel({ attacks: [{ properties: ['inflicts Grave rot 4'] }] })
    const rot = { inflictOff: 'minor', inflictWhen: 'turnStart', inflictHurt: '2', inflictStraightToHp: true }
    expect(fieldIds(table, rot)).toEqual(expect.arrayContaining(Object.keys(rot)))
    table.attack('A', 'B', 10, 1, { inflictCheck: false, ...rot }).endTurn()
    expect([table.vitals('B'), table.unspent('B')]).toEqual([
      [4, 6],
      ['major', 'major', 'movement', 'reaction'],
    ])
  })

  it('waits for the GM’s word on the check, and for the attack before that', () => {
    const table = duel(claws)
    const blocked = (inputs: object): string | null =>
      table.dock('A', 'attack', { target: [table.id('B')], damage: 1, ...inputs }).blocked
    expect(blocked({})).toBe('Roll the attack first: the Stamina check is yours to judge')
    expect(blocked({ roll: 10 })).toBe('Stamina: say whether it succeeds')
    expect(blocked({ roll: 10, inflictCheck: false })).toBeNull()
    expect(blocked({ roll: 10, inflicts: 'none' })).toBeNull()
    expect(blocked({ roll: 1 })).toBeNull()
  })

  it.each([
    ['a miss', { roll: 1 }],
    ['a Dodge', { reaction: 'dodge', answer: 'success', answerDegrees: 9 }],
    ['a Block that stops all', { reaction: 'block', answer: 'success', answerDegrees: 9 }],
  ])('does not come with %s', (_what, inputs) => {
    const table = duel(claws)
    const filled = { target: [table.id('B')], roll: 10, damage: 1, inflictCheck: false, ...inputs }
    table.take('A', 'attack', filled)
    expect(table.effects('B')).toEqual([])
  })

  it('comes with what a Block lets through', () => {
    const table = duel(claws)
    const blocked = { reaction: 'block', answer: 'success', answerDegrees: 9, getsThrough: 1 }
    table.attack('A', 'B', 10, 6, { ...blocked, inflictCheck: false })
    expect([table.vitals('B'), table.severity('B', 'bleeding')]).toEqual([[4, 8], 3])
  })

  it('may be chosen by the GM for any weapon, with a name of its own', () => {
    const table = duel()
    const inputs = { inflicts: 'ailment', inflictName: 'Burning', inflictSeverity: 3, inflictCheck: false }
    table.attack('A', 'B', 10, 2, { ...inputs, inflictText: 'Water puts it out.' })
    expect(table.combatant('B').effects[0]).toMatchObject({
      label: 'Burning',
      severity: 3,
      note: 'Water puts it out.',
    })
  })

  it('asks nothing of weapons that inflict nothing until the GM wants it', () => {
    const table = duel()
    const [field] = table
      .dock('A', 'attack', { target: [table.id('B')], roll: 10 })
      .steps.flatMap(({ fields }) => fields.filter(({ id }) => id === 'inflicts'))
    expect(field).toMatchObject({ value: 'none', seldom: true })
    expect(fieldIds(table, { inflicts: 'fear' })).toContain('inflictAnswer')
  })

  it('stands in the row of the damage, what the weapon says as words before the one question', () => {
    const table = duel(claws)
    const seen = (more: object) => {
      const form = table.dock('A', 'attack', { target: [table.id('B')], roll: 10, reaction: 'none', ...more })
      const rows = new Set(form.steps.map(({ id, row }) => row ?? id))
      const ailment = form.steps.find(({ id }) => id === 'inflicts')
      const fields = ailment?.fields.filter(({ seldom }) => !seldom).map(({ id }) => id)
      return { rows: rows.size, label: ailment?.label, fields }
    }
    const asked = ['inflictCheck', 'inflictAnswer']
    expect(seen({})).toEqual({ rows: 3, label: 'Bleeding 3', fields: asked })
    expect(seen({ inflictAnswer: 'failure' })).toMatchObject({ fields: asked })
    expect(seen({ inflictAnswer: 'success' })).toMatchObject({ fields: [...asked, 'inflictDegrees'] })
    expect(seen({ inflictSeverity: 5 })).toMatchObject({
      label: '',
      fields: ['inflicts', 'inflictSeverity', ...asked],
    })
  })

  it('needs no degrees of a Stamina check that fails', () => {
    const table = duel(claws)
    table.attack('A', 'B', 10, 2, { inflictAnswer: 'failure' })
    expect(table.severity('B', 'bleeding')).toBe(3)
    expect(table.logged).toContain('Average Stamina check, failure')
  })

  it('leaves dice that the target keeps for something else', () => {
    const table = duel(claws, {}, { average: 9 }).give('B', 'assisted').rolls(9)
    table.attack('A', 'B', 10, 2)
    expect(table.effects('B')).toEqual(['Assisted', 'Bleeding'])
  })
})

describe('the ailment dock', () => {
  it('asks which ailment before anything else about it', () => {
    const table = duel()
    const form = table.dock('A', 'inflict', { target: [table.id('B')], severity: 2 })
    expect(form.blocked).toBe('Choose the ailment')
    expect(form.head[1]).toMatchObject({
      id: 'ailment',
      value: null,
      options: [{ value: 'exhaustion' }, {}, {}, {}],
    })
  })

  it('shows what the check leaves of it', () => {
    const table = duel()
    const inputs = {
      target: [table.id('B')],
      ailment: 'bleeding',
      severity: 5,
      answer: 'success',
      degrees: 2,
    }
    expect(table.dock('A', 'inflict', inputs).steps[1]?.result).toBe('success by 2, Bleeding 3')
    expect(table.dock('A', 'inflict', { ...inputs, degrees: 5 }).steps[1]?.result).toBe(
      'success by 5, shaken off',
    )
  })
})

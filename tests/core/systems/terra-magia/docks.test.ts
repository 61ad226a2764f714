import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formInputs } from '#core/engine/dock'
import { actionsOf } from '#core/engine/catalogue'
import { duel, hero, one, TerraTable } from '#support/terra.ts'

const dice = (faces: number) => fc.integer({ min: 1, max: faces })
const attackInputs = fc.record({
  roll: dice(10),
  situational: fc.integer({ min: -3, max: 6 }),
  damage: fc.integer({ min: 0, max: 15 }),
  advantage: fc.integer({ min: -2, max: 2 }),
  dice: fc.integer({ min: 2, max: 8 }),
  reaction: fc.constantFrom('none', 'dodge', 'block'),
  answer: fc.constantFrom('success', 'failure'),
  answerDegrees: fc.integer({ min: 0, max: 6 }),
  damageType: fc.constantFrom('slashing', 'fire', 'crushing'),
  fire: fc.constantFrom('none', 'half', 'out'),
  moreDamage: fc.constantFrom(null, 3),
  moreType: fc.constant('fire'),
  moreDamage2: fc.constantFrom(null, 4),
  moreType2: fc.constantFrom('slashing', 'air'),
  straightToHp: fc.boolean(),
  inflicts: fc.constantFrom(null, 'bleeding', 'fear'),
  inflictSeverity: fc.integer({ min: 1, max: 12 }),
  inflictCheck: fc.constant(false),
})

describe('the docks', () => {
  it('an attack does exactly what its dock has shown, whatever is filled in', () => {
    const affinities = [
      { category: 'resistance', type: 'slashing' },
      { category: 'weakness', type: 'fire' },
    ] as const
    fc.assert(
      fc.property(attackInputs, fc.integer({ min: 0, max: 10 }), (inputs, bleeding) => {
        const table = duel({}, { stats: { shield: 1 }, block: { affinities } })
        if (bleeding > 0) table.give('B', 'bleeding', { severity: bleeding })
        const filled = { ...inputs, target: [table.id('B')] }
        const form = table.dock('A', 'attack', filled)
        const shown = Object.fromEntries(form.outcomes[0]?.vitals.map(({ vital, to }) => [vital, to]) ?? [])
        const before = table.vitals('B')
        table.take('A', 'attack', filled)
        const [vp, hp] = table.vitals('B')
        // Without wounds the dock shows none; a Reaction that was paid for may still have bled.
        if (form.outcomes.length > 0) expect([vp, hp]).toEqual([shown.vp ?? before[0], shown.hp ?? before[1]])
        else expect(vp).toBe(before[0])
      }),
      { numRuns: 300 },
    )
  })

  it('the values of a form, sent as inputs, give the same form again', () => {
    const table = duel({ stats: { speed: 6, jump: 2, shield: 1, tokens: 2 } })
    for (const { id, dock } of table.system.actions) {
      if (dock === 'none') continue
      const form = table.dock('A', id, { target: [table.id('B')] })
      expect(table.dock('A', id, formInputs(form))).toEqual(form)
    }
  })

  it('every action with a dock has a form, for the creatures of the table and what they hold', () => {
    const table = new TerraTable([hero('A', { total: 20 }), one('B', { total: 10 })]).start()
    table.take('A', 'prep', { action: 'move' }).take('A', 'prep', { action: 'first-aid' })
    for (const action of actionsOf(table.combatant('A'), table.system)) {
      if (action.dock !== 'none') expect(table.dock('A', action.id).apply).not.toBe('')
    }
  })

  it('rolls nothing that the table has not left open', () => {
    const table = duel().rolls()
    table.attack('A', 'B', 1, null)
    expect(table.logged[0]).toContain('missed')
  })

  it('does not apply a blow whose Dodge the GM could not judge yet', () => {
    const table = duel()
    const early = { target: [table.id('B')], reaction: 'dodge', damage: 9 }
    expect(table.dock('A', 'attack', early).blocked).toBe(
      'Roll the attack first: the Dodge is yours to judge',
    )
    expect(table.dock('A', 'attack', { ...early, reaction: 'none' }).blocked).toBeNull()
    const hit = { ...early, roll: 10 }
    expect(table.dock('A', 'attack', hit).blocked).toBe('Say whether the Dodge succeeds')
    expect(table.dock('A', 'attack', { ...hit, answer: 'failure' }).blocked).toBeNull()
  })

  it('compares no success before its degrees are called', () => {
    const table = duel()
    const inputs = { target: [table.id('B')], roll: 10, reaction: 'block', answer: 'success' }
    const answer = (more: object) => table.dock('A', 'attack', { ...inputs, ...more }).steps[1]?.result
    expect(answer({})).toBe('')
    expect(answer({ answerDegrees: 1 })).toBe('not enough, needs 2 degrees or more')
    expect(answer({ answerDegrees: 2 })).toBe('blocked')
    expect(table.dock('A', 'physical-skill', { answer: 'success' }).steps[0]?.result).toBe('')
  })

  it.each([
    [9, 'd10 + 5, Average, 1 degree or more'],
    [10, 'd10 + 5, Average, 2 degrees or more'],
  ])('says in one line what a Dodge of a %i on the die takes', (roll, words) => {
    const table = duel(
      {},
      { stats: { swi: 3 }, block: { skills: [{ name: 'Dodge', stat: 'swi', bonus: 2 }] } },
    )
    const form = table.dock('A', 'attack', { target: [table.id('B')], roll, reaction: 'dodge' })
    expect(form.steps[1]?.fields.map(({ label }) => label)).toContain(words)
  })

  it.each([
    ['first-aid', 'hard', true],
    ['assist', 'average', true],
    ['physical-skill', 'average', false],
  ])('asks how hard only where the rules do not say: %s is %s', (action, category, seldom) => {
    const table = duel({ stats: { log: 2 } })
    const fields = table.dock('A', action, { target: [table.id('B')] }).steps[0]?.fields
    expect(fields?.[0]).toMatchObject({ id: 'category', value: category, seldom })
  })

  it('tells what the table rolls where it only asks how the check went', () => {
    const skills = [{ name: 'Medicine', stat: 'log', bonus: 4 }]
    const table = duel({ stats: { log: 5 }, block: { skills } })
    const labels = (advantage: number) =>
      table
        .dock('A', 'first-aid', { target: [table.id('B')], advantage })
        .steps[0]?.fields.map(({ label }) => label)
    expect(labels(0)).toContain('d10 + 5 Logic + 4 Medicine')
    expect(labels(-2)).toContain('d10 + 5 Logic + 4 Medicine − 2d4')
  })

  it('says what kept dice were promised for', () => {
    const table = duel().give('A', 'assisted', { note: 'hit the ghoul' })
    const fields = table.dock('A', 'attack', { target: [table.id('B')] }).steps[0]?.fields ?? []
    expect(fields.map(({ label }) => label)).toContain('Use 2 kept advantage dice (hit the ghoul)')
  })

  it('previews the blow in words: VP 14 to 3, HP stays 10', () => {
    const table = duel({}, { vp: 14, hp: 10 })
    const form = table.dock('A', 'attack', { target: [table.id('B')], roll: 10, damage: 11 })
    expect(form.outcomes[0]?.text).toBe('VP 14 to 3, HP stays 10')
    expect(form.apply).toBe('Apply 11')
  })
})

import { describe, expect, it } from 'vitest'
import type { Affinity } from '#core/engine/model/stat-block'
import { terraMagia } from '#core/systems/terra-magia/system'
import { duel, hero, one, type TerraTable, TerraTable as Table } from '#support/terra.ts'

const against = (category: Affinity['category'], ...more: Affinity[]) => ({
  block: { affinities: [{ category, type: 'slashing' } as const, ...more] },
})

describe('damage', () => {
  it('[TM-6.06] 9 slashing on VP 5 and HP 8 leave VP 0 and HP 4', () => {
    expect(duel().hurt('B', 9, 'slashing').vitals('B')).toEqual([0, 4])
  })

  it('[TM-6.01] the same with resistance is 4: VP 1, HP 8', () => {
    expect(duel({}, against('resistance')).hurt('B', 9, 'slashing').vitals('B')).toEqual([1, 8])
  })

  it('[TM-6.02] immunity leaves nothing', () => {
    expect(duel({}, against('immunity')).hurt('B', 9, 'slashing').vitals('B')).toEqual([5, 8])
  })

  it('[TM-6.03] weakness doubles', () => {
    expect(duel({}, against('weakness')).hurt('B', 3, 'slashing').vitals('B')).toEqual([0, 7])
  })

  it('[TM-6.04] resistance and weakness to one type cancel out', () => {
    const both = against('weakness', { category: 'resistance', type: 'physical' })
    expect(duel({}, both).hurt('B', 3, 'slashing').vitals('B')).toEqual([2, 8])
    expect(duel({}, both, { affinitiesCancel: false }).hurt('B', 3, 'slashing').vitals('B')).toEqual([0, 7])
  })

  it.each([
    [{ resistance: 0.25 }, 'resistance', 9, [3, 8]],
    [{ weakness: 1.5 }, 'weakness', 3, [1, 8]],
  ] as const)('[TM-6.05] a house rule of %o counts', (settings, category, amount, left) => {
    expect(duel({}, against(category), settings).hurt('B', amount, 'slashing').vitals('B')).toEqual(left)
  })

  it('[TM-6.06] goes below 0 in neither', () => {
    expect(duel().hurt('B', 99).vitals('B')).toEqual([0, 0])
  })

  it('[TM-6.07] judges each part of one hit by its own type', () => {
    const table = duel({}, { vp: 20, ...against('resistance') })
    table.attack('A', 'B', 10, 5, { moreDamage: 4, moreType: 'fire' })
    expect(table.vitals('B')).toEqual([20 - 2 - 4, 8])
  })

  it('[TM-6.08] goes straight to HP where the damage says so', () => {
    expect(duel().hurt('B', 3, '', 'hp').vitals('B')).toEqual([5, 5])
    expect(duel().attack('A', 'B', 10, 3, { straightToHp: true }).vitals('B')).toEqual([5, 5])
  })

  it.each([
    ['none', [], 14],
    ['air', [4], 10],
    ['half', [], 17],
    ['out', [], 20],
  ])('[TM-6.09] fire of 6 with %s leaves VP %o at %i', (fire, dice, vp) => {
    const table = duel({ attacks: [{ damageType: 'fire' }] }, { vp: 20 }).rolls(...dice)
    table.take('A', 'attack', { target: [table.id('B')], roll: 10, damage: 6, fire })
    expect(table.vital('B', 'vp')).toBe(vp)
  })

  it('[TM-6.09] reminds of air and water when the weapon burns', () => {
    const table = duel({ attacks: [{ damageType: 'fire' }] })
    expect(table.dock('A', 'attack').notes).toContain(
      'Air feeds fire: 1d6 more. Water halves it or puts it out.',
    )
  })

  it('[TM-6.10] heals VP or HP up to the maximum, beyond it only when the GM says so', () => {
    const table = duel().hurt('B', 9).heal('B', 2, 'hp').heal('B', 99, 'vp')
    expect(table.vitals('B')).toEqual([5, 6])
    expect(table.heal('B', 3, 'vp', true).vitals('B')).toEqual([8, 6])
  })

  it('[TM-6.19] announces damage to someone whose health is not tracked', () => {
    const table = duel({}, { vp: 'notTracked', hp: 'notTracked' }).hurt('B', 9)
    expect(table.events[0]).toMatchObject({ type: 'DamageTaken', untracked: true, vitals: {} })
  })

  it('[TM-6.19] leaves HP alone while VP that nobody tracks may hold', () => {
    expect(duel({}, { vp: 'notTracked' }).hurt('B', 9).vitals('B')).toEqual([undefined, 8])
  })
})

const fallen = (stage = 1, tokens = 3): TerraTable => {
  const table = new Table([
    hero('A', { total: 20, stats: { tokens } }),
    hero('Friend', { total: 15 }),
    one('B', { total: 10 }),
  ])
  table.start().hurt('A', 99)
  const [dying] = table.combatant('A').effects
  if (stage > 1 && dying)
    table.do({
      type: 'changeEffect',
      combatant: table.id('A'),
      effect: dying.id,
      changes: { severity: stage },
    })
  return table
}

describe('dying', () => {
  it('[TM-6.11] begins at 0 HP with death stage 1', () => {
    const table = fallen()
    expect(table.effects('A')).toEqual(['Dying'])
    expect(table.severity('A', 'dying')).toBe(1)
  })

  it('[TM-6.11] begins once, however much follows, and ends above 0 HP', () => {
    const table = fallen().hurt('A', 5)
    expect(table.effects('A')).toEqual(['Dying'])
    expect(table.heal('A', 1, 'hp').effects('A')).toEqual([])
  })

  it('[TM-6.12] asks at the start of its turn whether the stage advances', () => {
    const table = fallen().endTurn(3)
    expect([table.current, table.fight.prompts.map(({ text }) => text)]).toEqual([
      'A',
      ['Dying, death stage 1. Does it advance?'],
    ])
    table.do({ type: 'answerPrompt', prompt: table.fight.prompts[0]?.id ?? '', option: 'advance' })
    expect(table.severity('A', 'dying')).toBe(2)
    expect(table.fight.prompts).toEqual([])
  })

  it('[TM-6.12] reminds on its turn', () => {
    const table = fallen(2)
    expect(table.system.reminders(table.fight, table.combatant('A'))[0]?.fact).toBe('Dying, death stage 2.')
  })

  it.each([
    [8, []],
    [3, ['Lasting injury 3']],
  ])('[TM-6.13] revived from stage 3 with a %i on the d8 keeps %o', (die, effects) => {
    const table = fallen(3).heal('A', 2, 'hp')
    const [prompt] = table.fight.prompts
    expect(prompt?.dice).toBe('1d8')
    table.do({ type: 'answerPrompt', prompt: prompt?.id ?? '', dice: [die] })
    expect(table.effects('A')).toEqual(effects)
  })

  it('[TM-6.13] asks for no die after stage 2', () => {
    expect(fallen(2).heal('A', 2, 'hp').fight.prompts).toEqual([])
  })

  it('[TM-6.14] a Terra Token makes it unconscious and stable at 0 HP', () => {
    const table = fallen().take('A', 'token-stop-dying')
    expect(table.effects('A')).toEqual(['Unconscious, stable'])
    expect([table.vital('A'), table.combatant('A').counters.terraTokens]).toEqual([0, 2])
    expect(table.hurt('A', 3).effects('A')).toEqual(['Unconscious, stable'])
  })

  it('[TM-6.14] gives an unconscious one no reaction until it wakes, and says so', () => {
    const table = fallen().take('A', 'token-stop-dying')
    expect(table.offered('A', 'dodge').reason).toBe('Unconscious, stable: no reactions until it wakes.')
  })

  it('[TM-6.14] a Terra Token keeps one stable that Exhaustion had felled before', () => {
    const table = duel({ stats: { tokens: 3 } })
      .give('A', 'exhaustion', { severity: 10 })
      .hurt('A', 99)
    table.take('A', 'token-stop-dying').hurt('A', 3)
    expect(table.effects('A')).not.toContain('Dying')
  })

  it('[TM-6.15] two more tokens bring it round at 1 HP', () => {
    const table = fallen()
    expect(table.offered('A', 'token-wake').reason).toBe('Only for someone unconscious and stable at 0 HP.')
    table.take('A', 'token-stop-dying').take('A', 'token-wake')
    expect([table.vital('A'), table.effects('A')]).toEqual([1, []])
    expect(table.combatant('A').counters.terraTokens).toBe(0)
  })

  it('[TM-6.13] [TM-6.15] still rolls for an injury when tokens bring it round from stage 3', () => {
    const table = fallen(3).take('A', 'token-stop-dying').take('A', 'token-wake')
    expect(table.fight.prompts[0]?.dice).toBe('1d8')
  })

  it.each([
    ['token-reroll-before', 1],
    ['token-reroll-after', 2],
  ])('[TM-6.16] %s costs %i', (action, price) => {
    const table = duel({ stats: { tokens: 2 } }).take('A', action)
    expect(table.combatant('A').counters.terraTokens).toBe(2 - price)
  })

  it('[TM-6.16] needs the tokens', () => {
    expect(duel({ stats: { tokens: 1 } }).offered('A', 'token-reroll-after').reason).toBe(
      'Needs 2 Terra Tokens, has 1.',
    )
  })

  it('[TM-6.17] three tokens buy a die for a skill check, not for an attack', () => {
    const table = duel({ stats: { tokens: 3 } }).take('A', 'token-die')
    expect(table.dock('A', 'attack', { target: [table.id('B')] }).badges).toEqual([])
    expect(table.dock('A', 'physical-skill').badges).toEqual([{ text: 'advantage', tone: 'good' }])
    table.take('A', 'physical-skill', { answer: 'success', degrees: 0 })
    expect(table.effects('A')).toEqual([])
  })

  it('[TM-6.18] tokens go to another player, and no more than there are', () => {
    const table = new Table([hero('A', { total: 20, stats: { tokens: 2 } }), hero('Friend', { total: 9 })])
    table.start()
    const give = (amount: number) => table.taking('A', 'token-give', { target: [table.id('Friend')], amount })
    expect(table.refused(give(3))).toBe('tokens/too-few')
    table.do(give(2))
    const tokens = ['A', 'Friend'].map((name) => table.combatant(name).counters.terraTokens)
    expect(tokens).toEqual([0, 2])
  })

  it('[TM-9.03] keeps the slot of a character at 0 HP and offers a foe as defeated', () => {
    const table = fallen().endTurn(3)
    expect(table.current).toBe('A')
    expect(terraMagia.isDown(table.hurt('B', 99).combatant('B'))).toBe(true)
  })

  it('[TM-9.06] words health by VP and HP together', () => {
    const table = duel().hurt('B', 6)
    expect(terraMagia.health(table.combatant('B'))).toEqual({ now: 7, max: 13, down: false })
    expect(terraMagia.health(table.hurt('B', 9).combatant('B'))).toMatchObject({ down: true })
    const untracked = duel({}, { hp: 'notTracked' })
    expect(terraMagia.health(untracked.combatant('B'))).toBeNull()
  })
})

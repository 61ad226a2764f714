import { describe, expect, it } from 'vitest'
import { averageOf } from '#core/engine/dice'
import { affinityOf } from '#core/systems/terra-magia/damage'
import { moreOfWeapon } from '#core/systems/terra-magia/damage-parts'
import { inflictedByWeapon } from '#core/systems/terra-magia/inflicts'
import { dodgeCategory } from '#core/systems/terra-magia/reactions'
import { skillsOf } from '#core/systems/terra-magia/rolls'
import { terraMagia } from '#core/systems/terra-magia/system'
import { maximumOf } from '#core/engine/setup/seeding'
import { duel, hero, one, TerraTable } from '#support/terra.ts'

describe('the stat block', () => {
  it('[TM-1.01] asks for the total of an attack whose stat is unset', () => {
    const table = new TerraTable([
      hero('A', { total: 20, block: { stats: { swi: 1 }, attacks: [] } }),
      one('B', { total: 10 }),
    ]).start()
    const inputs = { target: [table.id('B')] }
    expect(table.dock('A', 'attack', inputs).blocked).toBe('Type the total: Power is not set')
    table.take('A', 'attack', { ...inputs, total: 12, damage: 2 })
    expect(table.vitals('B')).toEqual([3, 8])
  })

  it('[TM-1.02] gives every stat a full name and abbreviates Power as PWR', () => {
    for (const { label, short } of terraMagia.stats) expect(label.length).toBeGreaterThan(short.length)
    expect(terraMagia.stats.find(({ id }) => id === 'pwr')?.short).toBe('PWR')
  })

  it('[TM-1.03] starts with the tokens of the stat block, or those the party brings', () => {
    const table = new TerraTable([
      hero('Written', { stats: { tokens: 2 } }),
      hero('Brought', { stats: { tokens: 2 }, carried: { counters: { terraTokens: 5 } } }),
      one('Creature'),
    ])
    const tokens = ['Written', 'Brought', 'Creature'].map(
      (name) => table.combatant(name).counters.terraTokens,
    )
    expect(tokens).toEqual([2, 5, 0])
  })

  it('[TM-1.04] asks at the start for an AR that is neither typed nor marked as not tracked', () => {
    const missing = new TerraTable([one('A', { total: 1, ar: null })])
    expect(missing.refused({ type: 'startFight' })).toBe('fight/missing-numbers')
    expect(new TerraTable([one('A', { total: 1, ar: 'notTracked' })]).start().current).toBe('A')
  })

  it('[TM-1.05] asks hit or miss and the degrees where AR is not tracked', () => {
    const table = duel({}, { ar: 'notTracked' })
    const inputs = { target: [table.id('B')] }
    expect(table.dock('A', 'attack', inputs).blocked).toBe('Say whether it hits')
    const dodged = { ...inputs, outcome: 'hit', reaction: 'dodge', answer: 'success', answerDegrees: 1 }
    expect(table.dock('A', 'attack', dodged).blocked).toBe('Say by how many degrees it hits')
    table.take('A', 'attack', { ...inputs, outcome: 'hit', degrees: 3, damage: 4 })
    expect(table.vitals('B')).toEqual([1, 8])
  })

  it('[TM-4.39] offers the kinds of attack by name, and knows them however they are written', () => {
    expect(terraMagia.words?.attackKinds).toEqual(['martial', 'ranged', 'firearm', 'spell'])
    const fight = duel().fight
    for (const kind of ['Martial', ' martial']) expect(dodgeCategory(fight, { kind })).toBe('average')
    expect(dodgeCategory(fight, { kind: 'Firearm' })).toBe('hard')
  })

  it('[TM-4.37] [TM-4.43] tells whoever writes an attack the words that do something, each in a form that works', () => {
    const properties = (terraMagia.attackProperties ?? '').replace('Acts on: ', '').split('; ')
    const table = duel({ attacks: [{ properties }] }, { attacks: [{ properties }] })
    expect(table.offered('A', 'reload').slots).toEqual(['major-1'])
    const hit = { target: [table.id('B')], roll: 10, damage: 1 }
    expect(JSON.stringify(table.dock('A', 'attack', hit).steps)).toContain(
      '"label":"Blocks","hint":"Average"',
    )
    expect(inflictedByWeapon({ properties })).toMatchObject({ ailment: 'bleeding', severity: 2 })
    expect(moreOfWeapon({ properties })).toEqual([{ dice: '1d6', type: 'fire' }])
  })

  it.each([
    ['formula', {}, 3 + 2 + 3],
    ['entered', { hp: 20 }, 20],
  ])('[TM-1.06] takes the HP maximum from the %s', (_how, vitals, expected) => {
    const block = { vitals, stats: { pwr: 3, swi: 2 } }
    expect(maximumOf('hp', { overrides: {}, block }, terraMagia)).toBe(expected)
  })

  it('[TM-1.06] asks for HP when a stat of the formula is unset', () => {
    const block = { vitals: {}, stats: { pwr: 3 } }
    expect(maximumOf('hp', { overrides: {}, block }, terraMagia)).toBeNull()
  })

  it('[TM-1.07] has no VP without a number', () => {
    const block = { vitals: {}, stats: { pwr: 3, swi: 9 } }
    expect(maximumOf('vp', { overrides: {}, block }, terraMagia)).toBe(0)
  })

  it('[TM-1.08] spends the slot of a Move without counting metres when Speed is unset', () => {
    const table = duel().take('A', 'move', {})
    expect(table.slots('A', 'movement')).toEqual(['spent'])
    expect(table.combatant('A').counters.metres).toBe(0)
    expect(table.dock('A', 'move').steps).toEqual([])
  })

  it('[TM-1.09] strikes unarmed for 1d4 + Power crushing when it has no attack', () => {
    const table = duel({ stats: { pwr: 3 }, block: { attacks: [] } })
    const { head } = table.dock('A', 'attack')
    expect(head[0]).toMatchObject({ options: [{ label: 'Unarmed', hint: '1d4+3 crushing' }] })
    expect(averageOf('1d4+3')).toBe(5.5)
  })

  it('[TM-1.09] offers bare hands to the armed too, after what is in them', () => {
    const table = duel({ stats: { pwr: 3 }, attacks: [{}, { id: 'gun', name: 'Gun', kind: 'firearm' }] })
    const labels = (action: string) => {
      const [weapon] = table.dock('A', action).head
      return weapon?.kind === 'choice' ? weapon.options.map(({ label }) => label) : []
    }
    expect(labels('attack')).toEqual(['Sword', 'Gun', 'Unarmed'])
    expect(labels('reaction-attack')).toEqual(['Sword', 'Unarmed', 'Gun'])
    table.take('A', 'attack', { target: [table.id('B')], weapon: 'unarmed', total: 14, damage: 2 })
    expect(table.vitals('B')).toEqual([3, 8])
  })

  it('[TM-1.09] offers the unarmed strike of its own block in place of bare hands', () => {
    const table = duel({ attacks: [{ id: 'fists', name: 'Unarmed', damage: '1d6' }] })
    expect(table.dock('A', 'attack').head[0]).toMatchObject({ options: [{ hint: '1d6 slashing' }] })
  })

  it('[TM-1.13] adds no stat to a skill that is written without one', () => {
    const skills = [{ name: 'Dodge', stat: null, bonus: 3 }]
    const table = duel({}, { stats: { swi: 4 }, block: { skills } })
    const words = (skill: string) => table.dock('B', 'physical-skill', { skill }).steps[0]?.fields[1]?.label
    expect([words('Dodge'), words('Sneak')]).toEqual(['d10 + 3 Dodge', 'd10 + 4 Swiftness'])
  })

  it('[TM-1.01] asks for the damage of bare hands whose Power is not set', () => {
    const table = duel({ block: { stats: {}, attacks: [] } })
    const inputs = { target: [table.id('B')], total: 14 }
    expect(table.dock('A', 'attack', inputs).blocked).toBe('Type the damage')
    expect(table.take('A', 'attack', { ...inputs, damage: 2 }).vitals('B')).toEqual([3, 8])
  })

  it('[TM-1.10] [TM-5.01] shows die, stat, skill, weapon and situation as terms of the target roll', () => {
    const table = duel({
      stats: { pwr: 5 },
      attacks: [{ stat: 'pwr', bonus: 4, weaponBonus: 1, name: 'Halberd' }],
    })
    const form = table.dock('A', 'attack', { target: [table.id('B')], roll: 9, situational: -2 })
    expect(form.steps[0]?.terms).toMatchObject([
      { label: 'Power', amount: 5 },
      { label: 'skill', amount: 4 },
      { label: 'Halberd', amount: 1 },
      { label: 'situation', amount: -2 },
    ])
    expect(form.steps[0]?.result).toBe('17, hits AR 12 by 5')
  })

  it.each([
    ['stabbing', 'resistance'],
    ['crushing', 'resistance'],
    ['fire', 'weakness'],
    ['air', 'immunity'],
    ['water', 'none'],
  ])('[TM-1.11] judges %s by its type or its group: %s', (type, expected) => {
    const affinities = [
      { category: 'resistance', type: 'physical' },
      { category: 'weakness', type: 'fire' },
      { category: 'immunity', type: 'air' },
    ] as const
    const table = new TerraTable([one('B', { block: { affinities } })])
    expect(affinityOf(table.fight, table.combatant('B'), type)).toBe(expected)
  })

  it('[TM-1.12] lets a perk free two attacks of the penalty and lower it to 2', () => {
    const table = duel({ stats: { freeAttacks: 2, attackPenalty: -2 } })
      .attack('A', 'B', 9)
      .attack('A', 'B', 9)
    expect(table.logged[1]).not.toContain('−')
    table.do({ type: 'returnSlot', combatant: table.id('A'), slot: 'major-1' }).attack('A', 'B', 9)
    expect(table.logged[1]).toContain('− 2 third attack = 10')
  })

  it('[TM-1.13] rolls basic and own skills with their stat and bonus', () => {
    const skills = [{ name: 'Lock lore', stat: 'log', bonus: 2 }]
    const table = duel({ stats: { log: 4, end: 1 }, block: { skills } }, {}, { average: 8 })
    expect(skillsOf(table.combatant('A'))).toContain('Lock lore')
    const own = table.dock('A', 'complex-item', { skill: 'Lock lore' }).steps[0]?.terms
    expect(own).toMatchObject([
      { label: 'Logic', amount: 4 },
      { label: 'Lock lore', amount: 2 },
    ])
    expect(table.dock('A', 'physical-skill', { skill: 'Stamina' }).steps[0]?.terms).toMatchObject([
      { label: 'Endurance', amount: 1 },
    ])
  })

  it('[TM-1.14] knows three physical and five energy types of damage', () => {
    expect(terraMagia.damageTypes).toEqual([
      'stabbing',
      'slashing',
      'crushing',
      'fire',
      'water',
      'air',
      'electricity',
      'radiation',
    ])
  })
})

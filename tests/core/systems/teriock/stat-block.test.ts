import { describe, expect, it } from 'vitest'
import { actionCatalogue } from '#core/views/available-actions'
import { attackPreview, neededTerms } from '#core/systems/teriock/attack-rules'
import { readAttack } from '#core/systems/teriock/inputs'
import { sumOf } from '#core/engine/modifiers'
import { fluencyAt, proficiencyAt, proficiencyOf, speedOf, type Stats } from '#core/systems/teriock/stats'
import { teriock } from '#core/systems/teriock/system'
import { pointsFromDice, vitals } from '#core/systems/teriock/vitals'
import { Court, FIRE_BALL, ability, begun, creature, weapon } from './at-the-table'

describe('scale, P and F', () => {
  it('[TE-1.02] takes the level, else the battle rating, else 1', () => {
    expect(proficiencyOf({ level: 17, br: 40 })).toBe(2)
    expect(proficiencyOf({ br: 17 })).toBe(2)
    expect(proficiencyOf({})).toBe(0)
  })

  it('[TE-1.03] has the P of every scale from 0 to 60', () => {
    const steps = { 0: [0, 6], 1: [7, 16], 2: [17, 26], 3: [27, 36], 4: [37, 46], 5: [47, 56], 6: [57, 60] }
    const table = Array.from({ length: 61 }, (_, scale) => proficiencyAt(scale))
    for (const [p, [from = 0, to = 0]] of Object.entries(steps))
      expect(table.slice(from, to + 1).every((each) => each === Number(p))).toBe(true)
    expect(table).toHaveLength(61)
  })

  it('[TE-1.05] has the F of every scale from 0 to 60', () => {
    const table = Array.from({ length: 61 }, (_, scale) => fluencyAt(scale))
    expect(table.slice(0, 7)).toEqual([1, 1, 1, 1, 1, 1, 1])
    for (let scale = 7; scale <= 60; scale++) expect(table[scale]).toBe(2 + Math.floor((scale - 7) / 5))
  })

  it.each([
    [27, 3, 6],
    [7, 1, 2],
    [6, 0, 1],
    [17, 2, 4],
  ])('[TE-1.03] [TE-1.05] scale %i: P %i, F %i', (scale, p, f) => {
    expect([proficiencyAt(scale), fluencyAt(scale)]).toEqual([p, f])
  })

  it('[TE-1.04] lets the sheet override P, also with 0', () => {
    expect(proficiencyOf({ br: 27, p: 5 })).toBe(5)
    expect(proficiencyOf({ br: 27, p: 0 })).toBe(0)
  })
})

it('[TE-1.03] [TE-1.05] [TE-1.12] shows P, F and speed with the stats', () => {
  const shown = (stats: Stats) =>
    teriock.derived?.(stats).map(({ label, amount, how = '' }) => `${label} ${String(amount)} = ${how}`)
  expect(shown({ level: 17, mov: 2 })).toEqual([
    'P 2 = \u230a1 + (level 17 \u2212 7)/10\u230b',
    'F 4 = \u230a1 + (level 17 \u2212 2)/5\u230b',
    'Speed 50 = 30 + 10 \u00d7 MOV 2, in feet',
  ])
  expect(shown({ br: 27, p: 0, speed: 20 })).toEqual([
    'P 0 = as set',
    'F 6 = \u230a1 + (BR 27 \u2212 2)/5\u230b',
    'Speed 20 = as set, in feet',
  ])
  expect(shown({ br: -14 })).toEqual([
    'P 0 = at least 0, \u230a1 + (BR -14 \u2212 7)/10\u230b',
    'F 1 = at least 1, \u230a1 + (BR -14 \u2212 2)/5\u230b',
  ])
})

describe('AC', () => {
  const against = (
    seed: Parameters<typeof creature>[1],
    aim: 'body' | 'limb' | 'vitals',
    cover: 'none' | 'half' | 'threeQuarters',
  ) => {
    const table = begun(creature('Bo', seed))
    return sumOf(neededTerms(table.fight, table.combatant('Bo'), null, { aim, cover }) ?? [])
  }

  it('[TE-1.06] is 10 + AV, and 10 where no AV is set', () => {
    expect(against({ stats: { av: 3 } }, 'body', 'none')).toBe(13)
    expect(against({}, 'body', 'none')).toBe(10)
  })

  it.each([
    ['limb', 15],
    ['vitals', 16],
  ] as const)('[TE-1.07] aimed at %s: %i', (aim, ac) => {
    expect(against({ stats: { av: 3 } }, aim, 'none')).toBe(ac)
  })

  it.each([
    ['half', 15],
    ['threeQuarters', 18],
  ] as const)('[TE-1.08] behind %s cover: %i', (cover, ac) => {
    expect(against({ stats: { av: 3 } }, 'body', cover)).toBe(ac)
  })

  it('[TE-1.07] [TE-1.08] adds aim and cover', () => {
    expect(against({ stats: { av: 3 } }, 'vitals', 'threeQuarters')).toBe(21)
  })

  it('[TE-1.09] refuses an attack through full cover, and lets it miss when the GM overrules', () => {
    const table = begun(creature('Ana'), creature('Bo'))
    const attack = table.action('Ana', 'basicAttack', { targets: [table.id('Bo')], cover: 'full', d20: 20 })
    expect(table.refused(attack)).toBe('attack/full-cover')
    table.do({ ...attack, override: true })
    expect(table.vital('Bo')).toBe(24)
  })

  it('[TE-1.06] asks hit or miss where AC is not tracked', () => {
    const table = begun(creature('Ana'), creature('Bo', { block: { defence: 'notTracked' } }))
    const inputs = { weapon: 'Sword', targets: [table.id('Bo')], called: 'hit', damage: 5 }
    expect(attackPreview(table.fight, table.combatant('Ana'), readAttack(inputs)).verdict).toBe('hit')
    expect(table.act('Ana', 'basicAttack', inputs).vital('Bo')).toBe(19)
  })
})

describe('HP, MP, speed', () => {
  it.each([
    ['1d6', 4],
    ['1d8', 5],
    ['1d10', 6],
    ['1d12', 7],
    ['3d8', 15],
    ['2d10+1d6', 16],
    ['1d2-5', 1],
  ])('[TE-1.10] %s is worth %i', (dice, points) => {
    expect(pointsFromDice(dice)).toBe(points)
  })

  it('[TE-1.10] says nothing about what is not dice', () => {
    expect(pointsFromDice('many')).toBeNull()
  })

  it.each([
    [1, 0],
    [2, -1],
    [5, -2],
    [24, -12],
    [25, -12],
  ])('[TE-1.11] a maximum of %i goes down to %i', (max, min) => {
    expect(vitals.map(({ floor }) => floor(max))).toEqual([min, min])
  })

  it('[TE-1.12] moves 30 feet and 10 per point of MOV', () => {
    expect([speedOf({ mov: 0 }), speedOf({ mov: 5 }), speedOf({ mov: -3 })]).toEqual([30, 80, 0])
    expect(speedOf({ mov: 5, speed: 25 })).toBe(25)
    expect(speedOf({})).toBeNull()
  })
})

describe('attacks and abilities of a stat block', () => {
  it('[TE-1.13] counts -3 per attack, or what the creature has of its own', () => {
    const table = begun(creature('Ana'), creature('Bo', { stats: { attackPenalty: -1 } }))
    expect(table.attack('Ana', 'Bo', { d20: 2 }).penalty('Ana')).toBe(-3)
    table.endTurn()
    expect(table.attack('Bo', 'Ana', { d20: 2 }).attack('Bo', 'Ana', { d20: 2 }).penalty('Bo')).toBe(-2)
  })

  it('[TE-1.01] asks for the total when MOV is unset, and does not take it for 0', () => {
    const table = new Court([creature('Ana', { stats: { mov: null } })])
    expect(table.refused({ type: 'startFight' })).toBe('initiative/total-needed')
    expect(table.do({ type: 'setInitiative', entry: table.entry('Ana'), total: 12 }).start().current).toBe(
      'Ana',
    )
  })

  it('[TE-1.14] puts each ability where its maneuver and cost belong', () => {
    const abilities = [
      ability('Spark', 'active', { cost: { action: 1 } }),
      FIRE_BALL,
      ability('Quake', 'active', { cost: { action: 3 } }),
      ability('Taunt', 'active'),
      ability('Dispel', 'reactive', { cost: { reaction: 1 } }),
      ability('Flinch', 'reactive'),
      ability('Circle', 'slow', { seconds: 30 }),
      ability('Tough', 'passive'),
    ]
    const table = begun(creature('Ana', { block: { abilities } }))
    const columns = actionCatalogue(table.fight, table.combatant('Ana'), teriock).map(({ id, actions }) => [
      id,
      actions.flatMap(({ action }) => (action.ability ? [action.name] : [])),
    ])
    expect(Object.fromEntries(columns)).toEqual({
      single: ['Spark', 'Circle'],
      double: ['Fire Ball', 'Quake'],
      free: ['Taunt'],
      reactive: ['Dispel', 'Flinch'],
    })
  })

  it('[TE-1.15] pays MP and HP with the ability', () => {
    const abilities = [ability('Blood Fire', 'active', { cost: { action: 1 }, vitalCost: { mp: 3, hp: 2 } })]
    const table = begun(creature('Ana', { block: { abilities } })).act('Ana', 'Blood Fire')
    expect([table.vital('Ana', 'mp'), table.vital('Ana')]).toEqual([17, 22])
  })

  it('[TE-1.16] lets nothing of a damage type through to whoever is immune', () => {
    const affinities = [{ category: 'immunity', type: 'Fire' } as const]
    const table = begun(creature('Bo', { block: { affinities } })).hurt('Bo', 9, 'fire')
    expect(table.vital('Bo')).toBe(24)
    expect(table.hurt('Bo', 9, 'ice').vital('Bo')).toBe(15)
  })

  it.each(['resistance', 'weakness'] as const)(
    '[TE-1.17] takes what the GM types against a %s',
    (category) => {
      const affinities = [{ category, type: 'mundane' }]
      const table = begun(creature('Ana'), creature('Bo', { block: { affinities } }))
      const preview = attackPreview(
        table.fight,
        table.combatant('Ana'),
        readAttack({ weapon: 'Sword', targets: [table.id('Bo')], d20: 18, damage: 6, through: 2 }),
      )
      expect([preview.judged, preview.amount]).toEqual([true, 2])
      expect(table.attack('Ana', 'Bo', { d20: 18, damage: 6, through: 2 }).vital('Bo')).toBe(22)
    },
  )

  it('[TE-1.17] says in the log that the GM has the word, and takes all of it meanwhile', () => {
    const affinities = [{ category: 'resistance', type: 'ice' } as const]
    const table = begun(creature('Bo', { block: { affinities } })).hurt('Bo', 6, 'ice')
    const taken = table.events.find((event) => event.type === 'DamageTaken')
    expect(taken).toMatchObject({ steps: ['resists ice: the GM says what gets through'] })
    expect(table.vital('Bo')).toBe(18)
  })

  it('[TE-1.18] keeps an immune creature from what would follow, and tells the GM who puts it on', () => {
    const affinities = [{ category: 'immunity', type: 'frozen' } as const]
    const table = begun(creature('Bo', { block: { affinities } })).hurt('Bo', 30, 'ice')
    expect(table.effects('Bo')).not.toContain('Frozen')
    table.set('Bo', 'hp', 24).put('Bo', 'frozen')
    expect(table.effects('Bo')).toEqual(['Frozen'])
    expect(table.told).toEqual(['is immune to Frozen: take it off, unless you rule otherwise'])
  })

  it('[TE-1.19] knows whose minion it is', () => {
    const table = begun(creature('Ana'), creature('Imp', { controller: 'Ana', turns: 0 }))
    expect(table.combatant('Imp').controller).toBe(table.id('Ana'))
  })

  it('[TE-5.01] adds the weapon’s own bonus', () => {
    const attacks = [weapon('Sword', { bonus: 1, weaponBonus: 2 })]
    const table = begun(creature('Ana', { block: { attacks } }), creature('Bo', { stats: { av: 4 } }))
    expect(table.attack('Ana', 'Bo', { d20: 10, damage: 4 }).vital('Bo')).toBe(20)
  })
})

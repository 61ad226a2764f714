import { describe, expect, it } from 'vitest'
import { CONDITION_IDS, HACKS, USUAL_END, effects } from '#core/systems/teriock/effects'
import { anEffect } from '#support/fight.ts'
import type { Court } from './at-the-table'
import { DISPEL, FLINCH, TAUNT, ability, begun, creature, ritual } from './at-the-table'

const SPARK = ability('Spark', 'active', { cost: { action: 1 } })
const abilities = [SPARK, DISPEL, FLINCH, TAUNT, ritual(30)]
const two = (): Court => begun(...['Ana', 'Bo'].map((name) => creature(name, { block: { abilities } })))
const ids = (table: Court, who = 'Bo') =>
  table
    .combatant(who)
    .effects.map(({ definition }) => definition)
    .sort()

/** Everything a condition brings with it, whatever it is implied through. */
const IMPLIED: Record<string, string[]> = {
  allured: ['bound'],
  asleep: ['unconscious', 'down', 'blind', 'prone'],
  criticallyWounded: ['down', 'prone'],
  dead: ['down', 'prone'],
  paralyzed: ['immobilized'],
  ruined: ['dead', 'down', 'prone'],
  silenced: ['mute'],
  snared: ['immobilized'],
  unconscious: ['down', 'prone'],
  wisping: ['ethereal'],
}

describe('the 44 conditions', () => {
  it('[TE-7.01] are all there', () => {
    expect(CONDITION_IDS).toHaveLength(44)
    expect(CONDITION_IDS.filter((id) => !effects.some((each) => each.id === id))).toEqual([])
  })

  it.each(CONDITION_IDS)('[TE-7.02] [TE-7.03] %s brings what it implies, and takes it along', (id) => {
    const table = two().put('Bo', id)
    expect(ids(table)).toEqual([id, ...(IMPLIED[id] ?? [])].sort())
    const label = effects.find((each) => each.id === id)?.label ?? ''
    expect(table.takeOff('Bo', label).effects('Bo')).toEqual([])
  })

  it('[TE-7.15] Encumbered is light at 1 and heavy at 2', () => {
    expect(effects.find(({ id }) => id === 'encumbered')).toMatchObject({
      severity: true,
      hint: '1 light, 2 heavy',
      draft: { severity: 1 },
    })
  })
})

describe('implied conditions', () => {
  it('[TE-7.04] of two causes are there once, and go with the last of them', () => {
    const table = two().put('Bo', 'unconscious').put('Bo', 'dead')
    expect(ids(table)).toEqual(['dead', 'down', 'prone', 'unconscious'])
    expect(ids(table.takeOff('Bo', 'Dead'))).toEqual(['down', 'prone', 'unconscious'])
    expect(ids(table.takeOff('Bo', 'Unconscious'))).toEqual([])
  })

  it.each(
    CONDITION_IDS.flatMap((a) => Object.keys(IMPLIED).map((b) => [a, b] as const)).filter(
      ([a, b]) => a !== b,
    ),
  )('[TE-7.03] [TE-7.04] %s and then %s: nothing twice, nothing left over', (a, b) => {
    const table = two().put('Bo', a).put('Bo', b)
    expect(new Set(ids(table)).size).toBe(ids(table).length)
    for (const id of [a, b]) table.takeOff('Bo', effects.find((each) => each.id === id)?.label ?? '')
    expect(table.effects('Bo')).toEqual([])
  })

  it('[TE-7.04] what it has by itself stays when the cause goes', () => {
    const table = two().put('Bo', 'prone').put('Bo', 'unconscious').takeOff('Bo', 'Unconscious')
    expect(ids(table)).toEqual(['prone'])
  })

  it('[TE-7.04] what it gets by itself replaces what was implied', () => {
    const table = two().put('Bo', 'unconscious').put('Bo', 'prone')
    expect(ids(table)).toEqual(['down', 'prone', 'unconscious'])
    expect(ids(table.takeOff('Bo', 'Unconscious'))).toEqual(['prone'])
  })

  it('[TE-7.03] what ends by itself is there again while something still implies it', () => {
    const table = two()
      .put('Bo', 'unconscious')
      .put('Bo', 'prone', { ends: { ...USUAL_END, by: 'itself' } })
    table.endTurn(2)
    expect(ids(table)).toEqual(['down', 'prone', 'unconscious'])
  })

  it('[TE-7.03] what the GM takes off stays off', () => {
    expect(ids(two().put('Bo', 'unconscious').takeOff('Bo', 'Prone'))).toEqual(['down', 'unconscious'])
  })

  it('[TE-7.03] come when their cause begins, not when it is announced', () => {
    const table = two().put('Bo', 'paralyzed', { begins: { ...USUAL_END, moment: 'start', by: 'itself' } })
    expect(ids(table)).toEqual(['paralyzed'])
    expect(ids(table.endTurn())).toEqual(['immobilized', 'paralyzed'])
  })
})

describe('frozen', () => {
  const frozenWith = (change: Parameters<typeof anEffect>[1]) => {
    const table = two()
    table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect: anEffect('Haste', change) })
    return table.put('Bo', 'frozen', { ends: null })
  }

  it('[TE-7.05] pauses durations and what they skip', () => {
    const table = frozenWith({ ends: { ...USUAL_END, by: 'itself', skip: 1 } }).endTurn(6)
    expect(table.effects('Bo')).toContain('Haste')
    table.takeOff('Bo', 'Frozen').endTurn(2)
    expect(table.effects('Bo')).toEqual(['Haste'])
    expect(table.endTurn(2).effects('Bo')).toEqual([])
  })

  it('[TE-7.05] pauses expiry rolls', () => {
    expect(frozenWith({ ends: USUAL_END }).endTurn(2).fight.prompts).toEqual([])
  })

  it('[TE-7.05] does not pause effects on others', () => {
    const table = two().put('Bo', 'frozen', { ends: null })
    table.do({
      type: 'addEffect',
      combatants: [table.id('Ana')],
      effect: anEffect('Haste', { ends: { ...USUAL_END, by: 'itself' } }),
    })
    expect(table.endTurn().effects('Ana')).toEqual([])
  })

  it('[TE-7.06] does not pause its own end', () => {
    const table = two().put('Bo', 'frozen', { ends: USUAL_END }).endTurn(2)
    expect(table.fight.prompts.map(({ text }) => text)).toEqual(['Frozen: roll 2d4, any 4 ends it'])
  })

  it('[TE-7.05] [TE-7.07] poisoned and frozen it does not tick; thawed, it does at its next turn start', () => {
    const table = two().put('Bo', 'poisoned').put('Bo', 'frozen', { ends: null }).endTurn(2)
    expect(table.fight.prompts).toEqual([])
    table.takeOff('Bo', 'Frozen')
    expect(table.fight.prompts).toEqual([])
    expect(table.endTurn().fight.prompts.map(({ text }) => text)).toEqual(['Poisoned: 1d6 toxic damage'])
  })
})

describe('poisoned', () => {
  it('[TE-7.07] asks for 1d6 toxic at its turn start and takes it', () => {
    const table = two().put('Bo', 'poisoned').endTurn()
    const [prompt] = table.fight.prompts
    table.do({ type: 'answerPrompt', prompt: prompt?.id ?? '', dice: [4] })
    expect([prompt?.dice, table.vital('Bo')]).toEqual(['1d6', 20])
  })

  it('[TE-7.07] is stated otherwise by changing the amount', () => {
    const draft = effects.find(({ id }) => id === 'poisoned')?.draft
    const ticks = (draft?.ticks ?? []).map((tick) => ({
      ...tick,
      does: { kind: 'damage' as const, amount: '3', damageType: 'toxic', straightTo: null },
    }))
    expect(two().put('Bo', 'poisoned', { ticks }).endTurn().vital('Bo')).toBe(21)
  })
})

describe('what a condition takes away', () => {
  const ALL = ['move', 'Spark', 'Taunt', 'Dispel Magic', 'Flinch', 'Ritual', 'basicBlock']

  it.each(ALL)('[TE-7.08] the paralyzed have no %s', (action) => {
    const table = two().put('Ana', 'paralyzed')
    expect(table.refused(table.action('Ana', action))).toBe('action/disabled')
  })

  it.each(ALL)('[TE-7.09] the unconscious have no %s', (action) => {
    const table = two().hurt('Ana', 24)
    expect(table.refused(table.action('Ana', action))).toBe('action/disabled')
  })

  it.each([
    ['move', null],
    ['basicBlock', null],
    ['Spark', 'action/silenced'],
    ['Taunt', 'action/silenced'],
    ['Dispel Magic', 'action/silenced'],
    ['Flinch', 'action/silenced'],
    ['Ritual', 'action/silenced'],
  ])('[TE-7.12] silenced, %s: %s', (action, code) => {
    const table = two().put('Ana', 'silenced')
    if (code === null) expect(table.act('Ana', action).events[0]?.type).toBe('ActionTaken')
    else expect(table.refused(table.action('Ana', action))).toBe(code)
  })

  it('[TE-7.08] slots are off while it lasts and back when it is over', () => {
    const table = two().act('Ana', 'move').put('Ana', 'paralyzed')
    expect([table.slots('Ana', 'action'), table.slots('Ana', 'reaction')]).toEqual([
      ['spent', 'off', 'off'],
      ['off'],
    ])
    table.takeOff('Ana', 'Paralyzed')
    expect([table.slots('Ana', 'action'), table.slots('Ana', 'reaction')]).toEqual([
      ['spent', 'unspent', 'unspent'],
      ['unspent'],
    ])
  })

  it('[TE-7.08] slots are back whatever the GM has called it meanwhile', () => {
    const table = two().put('Bo', 'paralyzed')
    const [paralyzed] = table.combatant('Bo').effects
    const effect = paralyzed?.id ?? ''
    table.do({ type: 'changeEffect', combatant: table.id('Bo'), effect, changes: { label: 'Stone' } })
    expect(table.takeOff('Bo', 'Stone').slots('Bo', 'reaction')).toEqual(['unspent'])
    table.put('Bo', 'paralyzed', { label: 'Web' })
    expect(table.takeOff('Bo', 'Web').slots('Bo', 'reaction')).toEqual(['unspent'])
  })

  it('[TE-7.08] a chip that stays off says what keeps it off now', () => {
    const notes = (table: Court) => table.combatant('Ana').budget.map(({ note }) => note)
    const table = two().put('Ana', 'paralyzed').put('Ana', 'frozen').endTurn().takeOff('Ana', 'Paralyzed')
    expect(notes(table)).toEqual(['Frozen', 'Frozen', 'Frozen', 'Frozen'])
    expect(notes(table.takeOff('Ana', 'Frozen'))).toEqual([
      'back at its next turn',
      'back at its next turn',
      'back at its next turn',
      '',
    ])
  })

  it('[TE-7.08] a spent reaction is not given back by it', () => {
    const table = two().act('Bo', 'Dispel Magic').put('Bo', 'paralyzed').takeOff('Bo', 'Paralyzed')
    expect(table.slots('Bo', 'reaction')).toEqual(['spent'])
  })
})

describe('suffocating', () => {
  it('[TE-7.10] asks at each of its turns', () => {
    const table = two().put('Bo', 'suffocating').endTurn()
    const [prompt] = table.fight.prompts
    expect(prompt?.text).toBe('Suffocating: can it breathe yet?')
    table.do({ type: 'answerPrompt', prompt: prompt?.id ?? '', option: 'still' }).endTurn(2)
    table.do({ type: 'answerPrompt', prompt: table.fight.prompts[0]?.id ?? '', option: 'breathes' })
    expect(table.effects('Bo')).toEqual([])
  })
})

describe('dodging', () => {
  it.each(['meleeDodging', 'missileDodging'])(
    '[TE-7.11] %s raises what its kind of attack needs by 2',
    (condition) => {
      const weapon = {
        ...creature('x').block.attacks[0],
        kind: condition === 'meleeDodging' ? 'melee' : 'missile',
      }
      const seed = creature('Ana', { block: { attacks: [weapon as never] } })
      const table = begun(seed, creature('Bo')).put('Bo', condition)
      expect(table.attack('Ana', 'Bo', { d20: 10, damage: 4 }).vital('Bo')).toBe(24)
      expect(table.attack('Ana', 'Bo', { d20: 14, damage: 4 }).vital('Bo')).toBe(20)
    },
  )
})

describe('hacks', () => {
  const severity = (table: Court, label: string) =>
    table.combatant('Bo').effects.find((effect) => effect.label === label)?.severity

  it('[TE-7.13] are never more than there are parts, whatever is typed', () => {
    const table = two().put('Bo', 'hackEar', { severity: 5 }).put('Bo', 'hackLeg')
    table.put('Bo', 'hackLeg', { severity: 4 })
    expect([severity(table, 'Ear hack'), severity(table, 'Leg hack')]).toEqual([1, 2])
  })

  it.each(Object.entries(HACKS))('[TE-7.13] %s counts up to its limit', (id, { label, most }) => {
    const table = two().put('Bo', id).put('Bo', id).put('Bo', id)
    expect(severity(table, label)).toBe(most)
    expect(table.effects('Bo').filter((each) => each === label)).toHaveLength(1)
  })

  it.each([
    ['hackArm', 1, ['hacked']],
    ['hackLeg', 1, ['hacked', 'slowed']],
    ['hackLeg', 2, ['hacked', 'immobilized', 'slowed']],
    ['hackBody', 1, ['hacked']],
    ['hackEar', 1, ['deaf', 'hacked']],
    ['hackEye', 1, ['blind', 'hacked']],
    ['hackNose', 1, ['anosmatic', 'hacked']],
    ['hackMouth', 1, ['hacked', 'mute']],
  ])('[TE-7.14] %s %i carries %j and costs no HP', (id, times, carried) => {
    const table = two()
    for (let each = 0; each < times; each++) table.put('Bo', id)
    expect(ids(table)).toEqual([...carried, id].sort())
    expect(table.vital('Bo')).toBe(24)
    expect(table.takeOff('Bo', HACKS[id]?.label ?? '').effects('Bo')).toEqual([])
  })

  it('[TE-7.14] hack damage asks which part, as long as there is one left to wound', () => {
    const table = two().hurt('Bo', 3, 'hack')
    const [prompt] = table.fight.prompts
    expect(prompt?.options.map(({ label }) => label)).toEqual([
      'Arm',
      'Leg',
      'Body',
      'Ear',
      'Eye',
      'Nose',
      'Mouth',
    ])
    table.do({ type: 'answerPrompt', prompt: prompt?.id ?? '', option: 'hackEye' })
    expect([table.effects('Bo'), table.vital('Bo')]).toEqual([['Eye hack', 'Hacked', 'Blind'], 24])
    const [next] = table.hurt('Bo', 3, 'hack').fight.prompts
    expect(next?.options.map(({ label }) => label)).not.toContain('Eye')
  })

  it('[TE-7.14] a leg that gets better gives back what it took', () => {
    const table = two().put('Bo', 'hackLeg').put('Bo', 'hackLeg')
    const [leg] = table.combatant('Bo').effects
    table.do({
      type: 'changeEffect',
      combatant: table.id('Bo'),
      effect: leg?.id ?? '',
      changes: { severity: 1 },
    })
    expect(ids(table)).toEqual(['hackLeg', 'hacked', 'slowed'])
  })
})

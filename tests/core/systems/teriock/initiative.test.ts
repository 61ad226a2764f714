import { describe, expect, it } from 'vitest'
import { attackPreview } from '#core/systems/teriock/attack-rules'
import { readAttack } from '#core/systems/teriock/inputs'
import { turnRows } from '#core/views/turn-rows'
import { teriock } from '#core/systems/teriock/system'
import { OWN_TURN_START } from '#core/systems/teriock/effects'
import type { Stats } from '#core/systems/teriock/stats'
import { anEffect, when } from '#support/fight.ts'
import { Court, DISPEL, FLINCH, begun, creature, ritual } from './at-the-table'

const total = (table: Court, name: string) => table.fight.entries[table.entry(name)]?.initiative?.total

it('[TE-8.05] nor does it react in the surprise round when the GM goes back to it', () => {
  const table = new Court([creature('Ana', { total: 20, surprised: true }), creature('Bo', { total: 10 })])
  table.start().endTurn().do({ type: 'backOneTurn' })
  expect([table.fight.phase, table.refused(table.action('Ana', 'basicBlock'))]).toEqual([
    'surprise',
    'action/surprised',
  ])
  expect(table.endTurn().slots('Ana', 'reaction')).toEqual(['unspent'])
})

describe('the roll', () => {
  it('[TE-2.01] d20 = 11, MOV 3, BR 27: P 3, total 17', () => {
    const table = new Court([creature('Ossian', { stats: { mov: 3, br: 27 } })])
    table.do({ type: 'setInitiative', entry: table.entry('Ossian'), die: 11 })
    expect(total(table, 'Ossian')).toBe(17)
  })

  it('[TE-2.02] rolls for everyone at the start; the highest acts first and the order stays', () => {
    const table = new Court([creature('Ana'), creature('Bo'), creature('Cat')]).rolls(5, 18, 11).start()
    expect(table.order).toEqual(['Bo', 'Cat', 'Ana'])
    expect(table.endTurn(3).order).toEqual(['Bo', 'Cat', 'Ana'])
    expect(table.fight.round).toBe(2)
  })

  it('[TE-2.03] takes a total as it was called, or rolls it', () => {
    const table = new Court([creature('Ana'), creature('Bo')])
    table.do({ type: 'setInitiative', entry: table.entry('Ana'), total: 14 })
    table.rolls(9).do({ type: 'rollInitiative', entries: [table.entry('Bo')], together: false })
    expect([total(table, 'Ana'), total(table, 'Bo')]).toEqual([14, 10])
  })

  it('[TE-2.04] adds the creature’s own bonus instead of MOV + P', () => {
    const table = new Court([creature('Ana', { stats: { mov: 3, br: 27, initiative: 9 } })])
    table.do({ type: 'setInitiative', entry: table.entry('Ana'), die: 11 })
    expect(total(table, 'Ana')).toBe(20)
  })
})

describe('ties', () => {
  const tied = (ana: Stats, bo: Stats, settings = {}) => {
    const seeds = [creature('Bo', { total: 12, stats: bo }), creature('Ana', { total: 12, stats: ana })]
    return new Court(seeds, { settings })
  }

  it('[TE-2.05] puts the higher MOV first', () => {
    expect(tied({ mov: 3, br: 1 }, { mov: 1, br: 60 }).start().order).toEqual(['Ana', 'Bo'])
  })

  it('[TE-2.05] at equal MOV puts the higher P first', () => {
    expect(tied({ mov: 3, br: 17 }, { mov: 3, br: 7 }).start().order).toEqual(['Ana', 'Bo'])
  })

  it('[TE-2.06] asks the GM when MOV is unset, and keeps his choice', () => {
    const table = tied({ mov: 3 }, { mov: null })
    expect(table.refused({ type: 'startFight' })).toBe('initiative/ties-open')
    table.do({ type: 'settleTie', entries: [table.entry('Bo'), table.entry('Ana')], by: 'gm' })
    expect(table.start().order).toEqual(['Bo', 'Ana'])
  })

  it('[TE-2.06] can roll it off, and records the dice', () => {
    const table = tied({ mov: 3 }, { mov: 3 }).rolls(4, 15)
    table.do({ type: 'settleTie', entries: [table.entry('Bo'), table.entry('Ana')], by: 'rollOff' })
    expect(table.events[0]).toMatchObject({ type: 'TieSettled', dice: [4, 15] })
    expect(table.start().order).toEqual(['Ana', 'Bo'])
  })

  it('[TE-2.07] says that the app’s default settled it', () => {
    const table = tied({ mov: 3 }, { mov: 1 }).start()
    expect(turnRows(table.fight, teriock)[1]?.tie).toBe("Tied, settled by MOV (the app's default)")
  })

  it('[TE-2.08] by house rule leaves every tie to the GM', () => {
    const table = tied({ mov: 3 }, { mov: 1 }, { tieRule: 'gm' })
    expect(table.refused({ type: 'startFight' })).toBe('initiative/ties-open')
  })
})

describe('the surprise round', () => {
  const names = ['Ana', 'Bo', 'Cat', 'Dog', 'Elk', 'Fox', 'Gnu']
  const seven = (settings = {}) =>
    new Court(
      names.map((name, place) =>
        creature(name, { total: 20 - place, block: { abilities: [FLINCH, DISPEL] } }),
      ),
      { settings },
    )
  const surprised = ['Bo', 'Dog', 'Elk', 'Gnu']

  it('[TE-2.09] 3 of 7 act, 4 are skipped', () => {
    const table = seven()
      .surprise(...surprised)
      .start()
    const acted: (string | null)[] = []
    while (table.fight.phase === 'surprise') {
      acted.push(table.current)
      table.endTurn()
    }
    expect(acted).toEqual(['Ana', 'Cat', 'Fox'])
    expect(table.current).toBe('Ana')
  })

  it('[TE-2.10] has no number, takes 5 s, and round 1 follows', () => {
    const table = seven()
      .surprise(...surprised)
      .start()
    expect([table.fight.phase, table.fight.round, table.fight.roundsBegun]).toEqual(['surprise', 0, 1])
    table.endTurn(3)
    expect([table.fight.phase, table.fight.round, table.fight.roundsBegun]).toEqual(['rounds', 1, 2])
  })

  it('[TE-2.11] is set for a whole side in one command, and taken back for one', () => {
    const table = seven().surprise(...surprised)
    expect(table.events.filter(({ type }) => type === 'SurpriseSet')).toHaveLength(4)
    table.do({ type: 'setSurprised', combatants: [table.id('Bo')], surprised: false })
    expect(table.slots('Bo', 'reaction')).toEqual(['unspent'])
  })

  it('[TE-2.12] a skipped turn brings no reaction back', () => {
    const table = seven()
      .surprise(...surprised)
      .start()
      .endTurn(2)
    expect(table.slots('Bo', 'reaction')).toEqual(['off'])
  })

  it.each(['Dispel Magic', 'Flinch', 'basicBlock'])(
    '[TE-2.13] the surprised cannot use %s until their first own turn starts',
    (reaction) => {
      const table = seven()
        .surprise(...surprised)
        .start()
      expect(table.refused(table.action('Bo', reaction))).toBe('action/surprised')
      table.endTurn(3)
      expect(table.refused(table.action('Bo', reaction))).toBe('action/surprised')
      table.endTurn()
      expect(table.current).toBe('Bo')
      table.endTurn()
      expect(table.act('Bo', reaction).events[0]).toMatchObject({ type: 'ActionTaken', overruled: [] })
    },
  )

  it('[TE-2.13] the surprised do not block', () => {
    const table = new Court([creature('Ana', { totals: [20] }), creature('Bo', { totals: [10] })])
    table.surprise('Bo').start()
    const read = readAttack({ targets: [table.id('Bo')] })
    expect(attackPreview(table.fight, table.combatant('Ana'), read).noBlock).toBe(
      'Bo is surprised and sits out this round.',
    )
  })

  it('[TE-2.14] effects anchored to a skipped turn tick and end there', () => {
    const table = seven()
      .surprise(...surprised)
      .start()
    const tick = {
      ...OWN_TURN_START,
      does: { kind: 'damage', amount: '2', damageType: '', straightTo: null } as const,
    }
    const ends = when({ moment: 'end' })
    table.do({
      type: 'addEffect',
      combatants: [table.id('Bo')],
      effect: anEffect('Ember', { ticks: [tick], ends }),
    })
    table.endTurn()
    expect([table.vital('Bo'), table.effects('Bo')]).toEqual([22, []])
  })

  it('[TE-2.15] counts for Sustain', () => {
    const seeds = [
      creature('Ana', { total: 20, block: { abilities: [ritual(10)] } }),
      creature('Bo', { total: 10, surprised: true }),
    ]
    const table = new Court(seeds).start().act('Ana', 'Ritual').endTurn()
    expect(table.combatant('Ana').effects[0]?.data.done).toBe(1)
  })

  it('[TE-2.15] counts for durations', () => {
    const table = seven()
      .surprise(...surprised)
      .start()
    const ends = when({ event: 'round', moment: 'end', skip: 1 })
    table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect: anEffect('Haste', { ends }) })
    table.endTurn(3)
    expect(table.effects('Ana')).toEqual(['Haste'])
    expect(table.endTurn(7).effects('Ana')).toEqual([])
  })

  it('[TE-2.12] by house rule a skipped turn does bring it back', () => {
    const table = seven({ skippedRefills: true })
      .surprise(...surprised)
      .start()
      .endTurn()
    expect(table.slots('Bo', 'reaction')).toEqual(['unspent'])
  })

  it.each([0, 3])('[TE-2.13] by house rule the surprised have their reaction, %s turns on', (turns) => {
    const table = seven({ surprisedReact: true })
      .surprise(...surprised)
      .start()
      .endTurn(turns)
    expect(table.act('Bo', 'Dispel Magic').slots('Bo', 'reaction')).toEqual(['spent'])
  })

  it('[TE-2.14] by house rule nothing ticks at a skipped turn', () => {
    const table = seven({ skippedTicks: false })
      .surprise(...surprised)
      .start()
    table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect: anEffect('Ember', { ends: when() }) })
    expect(table.endTurn().effects('Bo')).toEqual(['Ember'])
  })
})

describe('late joiners', () => {
  const running = (settings = {}) =>
    new Court(
      [creature('Ana', { total: 20 }), creature('Bo', { total: 12 }), creature('Cat', { total: 5 })],
      { settings },
    )
      .start()
      .endTurn()

  it.each([
    [15, ['Ana', 'Wren', 'Bo', 'Cat'], 'Cat'],
    [8, ['Ana', 'Bo', 'Wren', 'Cat'], 'Wren'],
    [2, ['Ana', 'Bo', 'Cat', 'Wren'], 'Cat'],
  ])('[TE-2.16] with %i it stands at %j, and %s is next', (called, order, next) => {
    const table = running()
    table.do({ type: 'join', seeds: [creature('Wren')], totals: { Wren: called } })
    expect([table.order, table.endTurn().current]).toEqual([order, next])
  })

  it('[TE-2.16] rolls when no total was called', () => {
    const table = running().rolls(13)
    table.do({ type: 'join', seeds: [creature('Wren')], totals: {} })
    expect(total(table, 'Wren')).toBe(14)
  })

  it('[TE-2.17] by house rule waits for the next round', () => {
    const table = running({ lateJoin: 'nextRound' })
    table.do({ type: 'join', seeds: [creature('Wren')], totals: { Wren: 8 } })
    expect([table.endTurn().current, table.endTurn(3).current]).toEqual(['Cat', 'Wren'])
  })
})

describe('house rules', () => {
  it('[TE-2.08] [TE-2.17] [TE-3.07] [TE-3.35] are all said in words, with our default set', () => {
    expect(teriock.settings.map(({ id, initial }) => [id, initial])).toEqual([
      ['tieRule', 'movThenP'],
      ['lateJoin', 'bySlot'],
      ['skippedRefills', false],
      ['surprisedReact', false],
      ['skippedTicks', true],
      ['reactionReturns', 'ownTurn'],
      ['sustainCheck', 'roundEnd'],
    ])
  })
})

it('[TE-2.02] does not roll again for anyone when the fight goes on', () => {
  const table = begun(creature('Ana'), creature('Bo'))
  const before = table.fight.entries
  expect(table.endTurn(6).fight.entries).toEqual(before)
})

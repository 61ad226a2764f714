import { describe, expect, it } from 'vitest'
import { reminders } from '#core/systems/teriock/reminders'
import { roundsFor } from '#core/systems/teriock/slow-abilities'
import { teriock } from '#core/systems/teriock/system'
import { anEffect } from '#support/fight.ts'
import { Court, ability, creature, ritual } from './at-the-table'

const fight = (seconds: number | null, settings = {}): Court => {
  const abilities = [ritual(seconds), ritual(60, 'Chant')]
  const seeds = [creature('Ana', { total: 20, block: { abilities } }), creature('Bo', { total: 10 })]
  return new Court(seeds, { settings }).start()
}
const slow = (table: Court) =>
  table.combatant('Ana').effects.filter(({ definition }) => definition === 'slow')
const done = (table: Court) => slow(table)[0]?.data.done
/** Ana sustains in her turn, then both end theirs. */
const round = (table: Court): Court => table.act('Ana', 'sustain').endTurn(2)

describe('slow abilities', () => {
  it('[TE-3.32] of rest length are refused in a fight, with the reason', () => {
    const table = fight(null)
    expect(table.refused(table.action('Ana', 'Ritual'))).toBe('action/rest-length')
  })

  it('[TE-3.37] starting costs 1 action and is the first Sustain', () => {
    const table = fight(15).act('Ana', 'Ritual')
    expect(table.slots('Ana', 'action')).toEqual(['spent', 'unspent', 'unspent'])
    expect(table.endTurn(2).fight.round).toBe(2)
    expect(done(table)).toBe(1)
  })

  it.each([
    [5, 1],
    [6, 2],
    [30, 6],
    [600, 120],
    [3600, 720],
    [1, 1],
  ])('[TE-3.37] %i s take %i rounds', (seconds, rounds) => {
    expect(roundsFor(seconds)).toBe(rounds)
  })

  it('[TE-3.33] one Sustain in each round keeps it going', () => {
    const table = round(fight(30).act('Ana', 'Ritual').endTurn(2))
    expect([done(table), table.slots('Ana', 'action')]).toEqual([2, ['unspent', 'unspent', 'unspent']])
  })

  it('[TE-3.38] it completes at the end of the last sustained round, not before', () => {
    const table = round(fight(15).act('Ana', 'Ritual').endTurn(2)).act('Ana', 'sustain').endTurn()
    expect(slow(table)).toHaveLength(1)
    table.endTurn()
    expect([table.ends, table.fight.prompts[0]?.text]).toEqual([
      ['Ritual: it is complete after 3 rounds'],
      'Ana completes Ritual. It takes effect now.',
    ])
  })

  it('[TE-3.38] a ritual of one round is done when the round ends', () => {
    expect(fight(5).act('Ana', 'Ritual').endTurn(2).ends).toEqual(['Ritual: it is complete after 1 round'])
  })

  it('[TE-3.34] a miss does not matter before the round ends', () => {
    const table = fight(30).act('Ana', 'Ritual').endTurn(2).endTurn()
    expect(slow(table)).toHaveLength(1)
  })

  it('[TE-3.40] [TE-3.41] asks at the round’s last turn; ending it again lets it fizzle, with the reason', () => {
    const table = fight(30).act('Ana', 'Ritual').endTurn(2).endTurn()
    expect(table.refused({ type: 'endTurn' })).toBe('sustain/missing')
    expect(teriock.refusesEndTurn(table.fight)?.reason).toBe(
      'Not sustained in round 2: Ritual (Ana). Use Sustain, or end the turn again to let it fizzle.',
    )
    table.do({ type: 'endTurn', override: true })
    expect([table.ends, table.fight.round]).toEqual([['Ritual: it fizzles, no Sustain in round 2'], 3])
  })

  it('[TE-3.40] letting it fizzle answers the question and is no ruling', () => {
    const table = fight(30).act('Ana', 'Ritual').endTurn(2).endTurn()
    table.do({ ...table.action('Bo', 'delay'), override: true })
    expect(table.events.filter(({ type }) => type === 'Overruled')).toEqual([])
    expect(table.events.find((event) => event.type === 'ActionTaken')?.overruled).toEqual([])
    expect(table.do({ type: 'comeBack', combatant: table.id('Bo') }).endTurn().fight.round).toBe(3)
  })

  it('[TE-3.40] Ready and Delay of the round’s last turn ask too', () => {
    const table = fight(30).act('Ana', 'Ritual').endTurn(2).endTurn()
    expect(table.refused(table.action('Bo', 'delay'))).toBe('sustain/missing')
    expect(table.refused(table.action('Bo', 'ready', { held: 'move', trigger: '' }))).toBe('sustain/missing')
  })

  it('[TE-3.39] a Sustain claimed after the own turn is a ruling in the log', () => {
    const table = fight(30).act('Ana', 'Ritual').endTurn(2).endTurn()
    expect(table.refused(table.action('Ana', 'sustain'))).toBe('action/not-your-turn')
    table.do({ ...table.action('Ana', 'sustain'), override: true })
    expect(table.events.flatMap((event) => (event.type === 'Overruled' ? [event.code] : []))).toContain(
      'action/not-your-turn',
    )
    expect(table.endTurn().ends).toEqual([])
    expect(done(table)).toBe(2)
  })

  it('[TE-3.36] each needs its own', () => {
    const table = fight(30).act('Ana', 'Ritual').act('Ana', 'Chant').endTurn(2)
    table.act('Ana', 'sustain').endTurn()
    expect(table.refused({ type: 'endTurn' })).toBe('sustain/missing')
    table.do({ type: 'endTurn', override: true })
    expect(table.ends).toEqual(['Chant: it fizzles, no Sustain in round 2'])
  })

  it('[TE-3.36] one is chosen by name', () => {
    const table = fight(30).act('Ana', 'Ritual').act('Ana', 'Chant').endTurn(2)
    const chant = slow(table).find(({ label }) => label === 'Chant')?.id ?? ''
    table.act('Ana', 'sustain', { ritual: chant })
    expect(teriock.upkeep?.(table.fight).map(({ label, kept }) => [label, kept])).toEqual([
      ['Ritual', false],
      ['Chant', true],
    ])
    expect(table.refused(table.action('Ana', 'sustain', { ritual: chant }))).toBe('sustain/kept')
  })

  it('[TE-3.33] without a slow ability there is nothing to sustain', () => {
    const table = fight(30)
    expect(table.refused(table.action('Ana', 'sustain'))).toBe('sustain/nothing')
  })

  it('[TE-3.41] shows its progress and reminds on the owner’s turn', () => {
    const table = fight(30).act('Ana', 'Ritual').endTurn(2)
    expect(teriock.upkeep?.(table.fight)).toMatchObject([
      { label: 'Ritual', done: 1, needed: 6, kept: false },
    ])
    expect(reminders(table.fight, table.combatant('Ana'))).toEqual([
      {
        fact: 'Ritual needs Sustain.',
        consequence: 'Without it the ability fizzles. 1 of 6 rounds',
        tone: 'hot',
      },
    ])
    table.act('Ana', 'sustain')
    expect(reminders(table.fight, table.combatant('Ana'))[0]?.fact).toBe('Ritual is sustained.')
  })

  it('[TE-3.38] going back a turn over the round’s end does not count a round twice', () => {
    const table = round(fight(60).act('Ana', 'Ritual').endTurn(2))
    expect(done(table)).toBe(2)
    table.do({ type: 'backOneTurn' }).endTurn()
    expect(done(table)).toBe(2)
  })

  it('[TE-3.38] going back over the ends of several rounds counts none of them twice, and none fizzles', () => {
    const table = round(round(fight(60).act('Ana', 'Ritual').endTurn(2))).act('Ana', 'sustain')
    for (let turn = 0; turn < 5; turn++) table.do({ type: 'backOneTurn' })
    expect([table.fight.round, table.endTurn(5).fight.round, done(table)]).toEqual([1, 4, 3])
    expect(table.endTurn(2).ends).toEqual([])
  })

  it('[TE-3.40] what was sustained in the round that was left is not asked for in the one gone back to', () => {
    const table = fight(60).act('Ana', 'Ritual').endTurn(2).act('Ana', 'sustain')
    table.do({ type: 'backOneTurn' })
    expect([teriock.refusesEndTurn(table.fight), teriock.upkeep?.(table.fight)[0]?.kept]).toEqual([
      null,
      true,
    ])
    expect([done(table.endTurn()), teriock.upkeep?.(table.fight)[0]?.kept]).toEqual([1, true])
  })

  it('[TE-3.38] what was begun in the round that was left has no round of those before it', () => {
    const table = fight(60).endTurn(2).act('Ana', 'Ritual').do({ type: 'backOneTurn' })
    expect([teriock.refusesEndTurn(table.fight), done(table.endTurn())]).toEqual([null, 0])
    expect(done(table.endTurn(2))).toBe(1)
  })

  it('[TE-3.33] is still due while the owner delays', () => {
    const table = fight(30).act('Ana', 'Ritual').endTurn(2).act('Ana', 'delay')
    expect(table.refused({ type: 'endTurn' })).toBe('sustain/missing')
  })

  it('[TE-3.38] [TE-3.40] 10 minutes: done at the end of the 120th sustained round', () => {
    const table = fight(600).act('Ana', 'Ritual').endTurn(2)
    for (let each = 2; each < 120; each++) round(table)
    expect([table.fight.round, done(table)]).toEqual([120, 119])
    round(table)
    expect(table.ends).toEqual(['Ritual: it is complete after 120 rounds'])
  })

  it('[TE-3.40] 10 minutes, no Sustain in round 7: asked when the round would end, then it fizzles', () => {
    const table = fight(600).act('Ana', 'Ritual').endTurn(2)
    for (let each = 2; each < 7; each++) round(table)
    expect([table.fight.round, table.endTurn().refused({ type: 'endTurn' })]).toEqual([7, 'sustain/missing'])
    table.do({ type: 'endTurn', override: true })
    expect(table.ends).toEqual(['Ritual: it fizzles, no Sustain in round 7'])
  })
})

describe('by house rule in each own turn', () => {
  const own = () => fight(30, { sustainCheck: 'ownTurn' }).act('Ana', 'Ritual').endTurn(2)

  it('[TE-3.35] it is asked when the owner ends its turn', () => {
    const table = own()
    expect(table.refused({ type: 'endTurn' })).toBe('sustain/missing')
    table.do({ type: 'endTurn', override: true })
    expect(table.ends).toEqual(['Ritual: it fizzles, no Sustain in round 2'])
  })

  it('[TE-3.35] it counts when the own turn ends, and nobody else is asked', () => {
    const table = own().act('Ana', 'sustain').endTurn()
    expect(done(table)).toBe(2)
    expect(table.endTurn().current).toBe('Ana')
  })
})

describe('sustained effects', () => {
  const blessed = () => {
    const table = fight(30)
    const effect = anEffect('Hymn', { sustained: true, source: table.id('Ana') })
    return table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect })
  }

  it.each(['unconscious', 'asleep', 'dead', 'criticallyWounded', 'ruined'])(
    '[TE-3.42] end when their owner is %s',
    (condition) => {
      expect(blessed().put('Ana', condition).effects('Bo')).toEqual([])
    },
  )

  it('[TE-3.42] end when their owner drops, and say why', () => {
    const table = blessed().hurt('Ana', 24)
    expect(table.ends).toEqual(['Hymn: its owner is unconscious'])
  })

  it('[TE-3.42] end when their owner leaves', () => {
    const table = blessed()
    expect(table.do({ type: 'leave', combatants: [table.id('Ana')] }).effects('Bo')).toEqual([])
  })

  it('[TE-3.42] come from abilities with the tag, on whom they were named for', () => {
    const hymn = ability('Hymn', 'active', { cost: { action: 1 }, sustained: true })
    const table = new Court([
      creature('Ana', { block: { abilities: [hymn] }, totals: [20] }),
      creature('Bo', { totals: [10] }),
    ]).start()
    table.act('Ana', 'Hymn', { targets: [table.id('Ana'), table.id('Bo')] })
    expect([table.effects('Ana'), table.effects('Bo')]).toEqual([['Hymn'], ['Hymn']])
    expect(table.hurt('Ana', 24).effects('Bo')).toEqual([])
  })

  it('[TE-3.42] stay when somebody else drops, or the owner is only prone', () => {
    expect(blessed().hurt('Bo', 24).put('Ana', 'prone').effects('Bo')).toContain('Hymn')
  })
})

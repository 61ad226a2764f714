import { describe, expect, it } from 'vitest'
import {
  choiceOf,
  effectDraft,
  endsWhen,
  NO_TICK,
  ticksOf,
  UNTIL_REMOVED,
  type EffectChoice,
} from '#gm/features/run/actor/effect-draft.ts'
import { aSeed, Table, when } from '#support/fight.ts'

const table = () => new Table([aSeed('Ana', { total: 18 }), aSeed('Bo', { total: 12 })]).start()
const choose = (change: Partial<typeof UNTIL_REMOVED>) => ({ ...UNTIL_REMOVED, ...change })

describe('the duration a GM chooses', () => {
  it('lasts until removed by default', () => {
    expect(endsWhen(UNTIL_REMOVED, table().fight)).toBeNull()
  })

  it("ends with each bearer's own turn, or with a third one's", () => {
    expect(endsWhen(choose({ kind: 'turnEnd' }), table().fight)).toEqual(when({ moment: 'end' }))
    expect(endsWhen(choose({ kind: 'turnStart', whose: 'bo' }), table().fight)).toEqual(
      when({ whose: 'anchor', anchor: 'bo' }),
    )
  })

  it('comes back to the same choice when it is changed later', () => {
    const { fight } = table()
    for (const kind of ['untilRemoved', 'turnStart', 'turnEnd', 'rounds', 'roundEnd', 'roll'] as const) {
      const chosen = choose({ kind, rounds: 3 })
      expect(choiceOf(endsWhen(chosen, fight)).kind).toBe(kind)
    }
  })

  it('can be any moment of the rules, and comes back as it was', () => {
    const { fight } = table()
    const moments = [
      when({ event: 'action', moment: 'end' }),
      when({ whose: 'anyone', moment: 'end', skip: 2 }),
      when({ whose: 'anchor', anchor: 'bo', moment: 'end', skip: 1 }),
      when({ event: 'round', moment: 'start' }),
      when({ event: 'fight', moment: 'end' }),
      when({ by: { dice: '1d6', anyDie: 6 } }),
    ]
    for (const moment of moments) {
      expect(choiceOf(moment).kind).toBe('moment')
      expect(endsWhen(choiceOf(moment), fight)).toEqual(moment)
    }
  })

  it('counts three rounds from the turn in which it was put on', () => {
    const fight = table()
    const ends = endsWhen(choose({ kind: 'rounds', rounds: 3 }), fight.fight)
    fight.do({ type: 'addEffect', combatants: [fight.id('Bo')], effect: { ...draft(fight), ends } })
    fight.endTurn(5)
    expect(fight.effects('Bo')).toEqual(['Slowed'])
    fight.endTurn(1)
    expect(fight.current).toBe('Ana')
    expect(fight.fight.round).toBe(4)
    expect(fight.effects('Bo')).toEqual([])
  })
})

const choice: EffectChoice = {
  definition: null,
  label: ' Slowed ',
  severity: null,
  begins: null,
  duration: UNTIL_REMOVED,
  tick: NO_TICK,
  public: false,
  tone: 'harmful',
}
function draft({ fight }: Table, change: Partial<EffectChoice> = {}) {
  return effectDraft({ ...choice, ...change }, { fight, source: null, healVital: 'hp' })
}

describe('an effect of the GM', () => {
  it('needs a name and nothing else', () => {
    expect(draft(table())).toMatchObject({ label: 'Slowed', definition: null, ends: null, ticks: [] })
  })

  it('keeps what the rules say of one of theirs, its end included', () => {
    const ends = when({ moment: 'end' })
    const definition = {
      id: 'burning',
      label: 'Burning',
      hint: '',
      severity: true,
      draft: { ...draft(table()), ends, tone: 'harmful' as const },
    }
    expect(draft(table(), { definition, label: '', severity: 3, duration: null })).toMatchObject({
      definition: 'burning',
      label: 'Burning',
      severity: 3,
      ends,
    })
  })

  it('begins later when the GM says so', () => {
    const fight = table()
    const begins = when({ whose: 'target', moment: 'start' })
    fight.do({ type: 'addEffect', combatants: [fight.id('Bo')], effect: draft(fight, { begins }) })
    expect(fight.combatant('Bo').effects[0]?.begins).toEqual(begins)
    expect(fight.endTurn().combatant('Bo').effects[0]?.begins).toBeNull()
  })

  it('does something each turn when the GM says so', () => {
    expect(ticksOf({ ...NO_TICK, kind: 'damage', text: '1d6', damageType: 'fire' }, 'hp')).toEqual([
      { ...when(), does: { kind: 'damage', amount: '1d6', damageType: 'fire', straightTo: null } },
    ])
    expect(ticksOf({ ...NO_TICK, kind: 'remind', text: 'roll to stand', moment: 'end' }, 'hp')).toEqual([
      { ...when({ moment: 'end' }), does: { kind: 'remind', text: 'roll to stand' } },
    ])
    expect(ticksOf({ ...NO_TICK, kind: 'heal', text: ' ' }, 'hp')).toEqual([])
    const anybody = when({ event: 'action', whose: 'anyone' })
    expect(ticksOf({ ...NO_TICK, kind: 'remind', text: 'duck', when: anybody }, 'hp')).toEqual([
      { ...anybody, does: { kind: 'remind', text: 'duck' } },
    ])
  })
})

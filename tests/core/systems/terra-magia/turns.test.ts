import { describe, expect, it } from 'vitest'
import { formInputs } from '#core/engine/dock'
import { planPayment } from '#core/engine/model/budget'
import type { Ability } from '#core/engine/model/stat-block'
import { actions } from '#core/systems/terra-magia/actions'
import { terraMagia } from '#core/systems/terra-magia/system'
import { aWeapon, duel, hero, one, TerraTable } from '#support/terra.ts'

const anAbility = (change: Partial<Ability>): Ability => ({
  id: 'howl',
  name: 'Howl',
  maneuver: 'active',
  cost: {},
  vitalCost: {},
  uses: null,
  trigger: '',
  sustained: false,
  seconds: null,
  damage: '',
  damageType: '',
  note: '',
  ...change,
})

const check = { answer: 'success', degrees: 1 } as const

describe('rounds and turns', () => {
  it('[TM-3.01] counts 6 seconds per round', () => {
    expect(terraMagia.rounds.seconds).toBe(6)
  })

  it('[TM-3.02] brings back what is counted per round when all have acted', () => {
    const abilities = [anAbility({ uses: { count: 1, per: 'round' } })]
    const table = duel({ block: { abilities } }).take('A', 'howl', { text: 'Awoo' })
    expect(table.refused(table.taking('A', 'howl'))).toBe('action/used-up')
    table.endTurn()
    expect(table.refused(table.taking('A', 'howl'))).toBe('action/used-up')
    table.endTurn().take('A', 'howl', { text: 'Awoo' })
    expect(table.fight.round).toBe(2)
  })

  it('[TM-3.14] counts uses per own turn afresh, whatever was used on others’ turns', () => {
    const abilities = [anAbility({ uses: { count: 1, per: 'turn' } })]
    const table = duel({}, { block: { abilities } }).take('B', 'howl', { text: 'Awoo' })
    expect(table.offered('B', 'howl').reason).toBe('Used 1 of 1 this turn.')
    table.endTurn().take('B', 'howl', { text: 'Awoo' })
    expect(table.offered('B', 'howl').reason).toBe('Used 1 of 1 this turn.')
  })

  it('[TM-3.03] gives two Majors, a Movement, a Minor and a Reaction', () => {
    expect(duel().unspent('A')).toEqual(['major', 'major', 'movement', 'minor', 'reaction'])
  })

  it('[TM-3.04] gives three Majors, a Minor and a Reaction by house rule', () => {
    const table = duel({}, {}, { turnShape: 'three' })
    expect(table.unspent('A')).toEqual(['major', 'major', 'major', 'minor', 'reaction'])
  })

  it.each(['move', 'jump', 'leap', 'full-sprint', 'cautious-step'])(
    '[TM-3.05] charges a Major for %s with three Majors',
    (action) => {
      const table = duel({ stats: { speed: 6, jump: 2 } }, {}, { turnShape: 'three' }).take('A', action, {
        metres: 1,
      })
      expect(table.slots('A', 'major')).toEqual(['spent', 'unspent', 'unspent'])
    },
  )

  it('[TM-3.05] charges two Majors and the Minor for a change of place with three Majors', () => {
    const table = duel({}, {}, { turnShape: 'three' }).take('A', 'change-order', { before: 'last' })
    expect(table.unspent('A')).toEqual(['major', 'reaction'])
  })

  it('[TM-3.10] brings Major, Movement and Minor back at the start of the own turn', () => {
    const table = duel()
      .take('A', 'physical-skill', check)
      .take('A', 'move')
      .take('A', 'simple-item', { text: 'x' })
    expect(table.unspent('A')).toEqual(['major', 'reaction'])
    table.endTurn(2)
    expect(table.unspent('A')).toEqual(['major', 'major', 'movement', 'minor', 'reaction'])
  })

  it('[TM-3.11] takes what was not spent at the end of the turn', () => {
    const table = duel().take('A', 'move').endTurn()
    expect(table.unspent('A')).toEqual(['reaction'])
    expect(table.slots('A', 'movement')).toEqual(['spent'])
  })

  it('[TM-3.12] brings the Reaction back at the start of the own turn and no sooner', () => {
    const table = duel().endTurn().take('A', 'dodge', check)
    expect(table.slots('A', 'reaction')).toEqual(['spent'])
    table.endTurn()
    expect([table.current, table.slots('A', 'reaction')]).toEqual(['A', ['unspent']])
  })

  it("[TM-3.13] spends a Reaction on others' turns, on the own one only against the surroundings", () => {
    const table = duel()
    expect(table.refused(table.taking('A', 'dodge', check))).toBe('reaction/own-turn')
    table.take('A', 'dodge', { ...check, environment: true })
    expect(table.slots('A', 'reaction')).toEqual(['spent'])
    table.take('B', 'block', check)
    expect(table.slots('B', 'reaction')).toEqual(['spent'])
  })

  it.each([
    ['dodge', true, false],
    ['block', true, false],
    ['parry', true, false],
  ])('[TM-3.13] proposes %s against the surroundings on the own turn only', (action, own, others) => {
    const abilities = [anAbility({ id: 'parry', name: 'Parry', cost: { reaction: 1 } })]
    const table = duel({ block: { abilities } })
    const proposed = () => table.dock('A', action).head.find(({ id }) => id === 'environment')?.value
    expect(proposed()).toBe(own)
    table.take('A', action, { ...check, ...formInputs(table.dock('A', action, check)) })
    expect(
      table
        .endTurn()
        .dock('A', action)
        .head.find(({ id }) => id === 'environment')?.value,
    ).toBe(others)
  })

  it.each([
    ['turn', 2],
    ['round', 2],
    ['fight', 99],
  ] as const)('[TM-3.14] counts uses per %s', (per, backInRound) => {
    const abilities = [anAbility({ uses: { count: 2, per } })]
    const table = duel({ block: { abilities } }).take('A', 'howl').take('A', 'howl')
    expect(table.offered('A', 'howl').reason).toBe(`Used 2 of 2 this ${per}.`)
    table.untilTurnOf('A')
    expect(table.offered('A', 'howl').reason === null).toBe(table.fight.round >= backInRound)
  })

  it('[TM-3.15] lets everyone start with a Reaction and nothing else before the first turn', () => {
    const table = duel()
    expect(table.unspent('B')).toEqual(['reaction'])
    expect(duel({}, {}, { startReaction: false }).unspent('B')).toEqual([])
  })

  it('[TM-3.15] gives a late joiner its Reaction at once', () => {
    const table = duel().do({ type: 'join', seeds: [one('C', { total: 5 })], totals: {} })
    expect(table.unspent('C')).toEqual(['reaction'])
  })
})

const KINDS = ['major', 'movement', 'minor', 'reaction']
const PAYS: Record<string, string[]> = {
  major: ['major'],
  movement: ['movement', 'major'],
  minor: ['minor', 'movement', 'major'],
  reaction: ['reaction', 'minor', 'movement', 'major'],
}
const single = actions.filter(({ cost }) => Object.values(cost).reduce((sum, n) => sum + n, 0) === 1)
const pairs = single.flatMap(({ id, name, cost }) =>
  KINDS.map((slot) => {
    const kind = Object.keys(cost)[0] ?? ''
    return { id, name, kind, slot, pays: PAYS[kind]?.includes(slot) ?? false }
  }),
)

describe('paying with other slots', () => {
  it.each(pairs)('[TM-3.06] [TM-3.07] $name ($kind) with a $slot slot: $pays', ({ kind, slot, pays }) => {
    const budget = [{ id: `${slot}-1`, kind: slot, state: 'unspent', note: '', grantedBy: null }] as const
    const { slots, missing } = planPayment(budget, { [kind]: 1 }, (each) => terraMagia.fits(each))
    expect(slots).toEqual(pays ? [`${slot}-1`] : [])
    expect(missing).toEqual(pays ? {} : { [kind]: 1 })
  })

  it('[TM-3.06] [TM-3.08] offers Take Cover for Movement first, then for the Major', () => {
    const table = duel().take('A', 'physical-skill', check).take('A', 'simple-item', { text: 'a door' })
    expect(table.offered('A', 'take-cover').wouldUse).toBe('Movement')
    table.take('A', 'move')
    expect(table.offered('A', 'take-cover').wouldUse).toBe('Major')
    table.take('A', 'take-cover')
    expect(table.unspent('A')).toEqual(['reaction'])
  })

  it('[TM-3.07] never pays a Major with what is cheaper', () => {
    const table = duel().take('A', 'physical-skill', check).take('A', 'physical-skill', check)
    expect(table.offered('A', 'attack').reason).toBe('Needs Major.')
    expect(table.unspent('A')).toEqual(['movement', 'minor', 'reaction'])
  })

  it('[TM-3.08] pays with the slot that the GM chooses', () => {
    const table = duel().take('A', 'simple-item', { text: 'a lever' }, { slots: ['major-2'] })
    expect(table.unspent('A')).toEqual(['major', 'movement', 'minor', 'reaction'])
  })

  it('[TM-3.09] pays the Minor part of a change of place with the Movement', () => {
    const table = duel()
      .take('A', 'simple-item', { text: 'a lever' })
      .take('A', 'change-order', { before: 'last' })
    expect(table.unspent('A')).toEqual(['reaction'])
  })

  it('[TM-4.51] takes every part of a mixed cost, and the dearer part first', () => {
    const abilities = [anAbility({ cost: { major: 1, movement: 1, minor: 1 } })]
    const table = duel({ block: { abilities } }).take('A', 'howl', { text: 'Awoo' })
    expect(table.unspent('A')).toEqual(['major', 'reaction'])
    expect(table.offered('A', 'howl').reason).toBe('Needs Major + Movement + Minor.')
  })

  it('[TM-4.51] strikes by the attack of the same name, which is no plain attack then', () => {
    const abilities = [anAbility({ name: 'Flare', cost: { major: 1, minor: 1 }, damage: '1d8' })]
    const attacks = [
      aWeapon(),
      aWeapon({ id: 'fl', name: 'flare', bonus: 5, damage: '1d8', damageType: 'fire' }),
    ]
    const table = duel({ block: { abilities, attacks } })
    expect(table.dock('A', 'attack').head[0]).toMatchObject({
      options: [{ label: 'Sword' }, { label: 'Unarmed' }],
    })
    table.take('A', 'howl', { target: [table.id('B')], roll: 7, damage: 3 })
    expect(table.logged.slice(0, 2)).toEqual(['hit B, 12 against AR 12', 'flare: d10 7 + 5 skill = 12'])
    expect(table.unspent('A')).toEqual(['major', 'movement', 'reaction'])
    expect(table.dock('A', 'howl').notes).not.toContainEqual(expect.stringContaining('No stat'))
  })

  it('[TM-4.51] without an attack behind it says that the total may be called', () => {
    const abilities = [anAbility({ damage: '1d8' })]
    expect(duel({ block: { abilities } }).dock('A', 'howl').notes).toEqual([
      'No stat: call the total, or write an attack named Howl on the stat block.',
    ])
  })

  it('[TM-4.51] makes a Reaction of an ability that costs only that, and nothing of a passive one', () => {
    const abilities = [
      anAbility({ id: 'parry', cost: { reaction: 1 } }),
      anAbility({ id: 'hide', maneuver: 'passive' }),
    ]
    const table = new TerraTable([
      hero('A', { total: 9, block: { abilities } }),
      one('B', { total: 5 }),
    ]).start()
    expect(table.refused(table.taking('A', 'parry', { text: 'x' }))).toBe('reaction/own-turn')
    expect(table.refused(table.taking('A', 'hide'))).toBe('action/unknown')
    table.endTurn().take('A', 'parry', { text: 'x' })
    expect(table.slots('A', 'reaction')).toEqual(['spent'])
  })
})

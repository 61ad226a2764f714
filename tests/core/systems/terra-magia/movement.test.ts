import { describe, expect, it } from 'vitest'
import type { Inputs } from '#core/engine/model/inputs'
import { terraMagia } from '#core/systems/terra-magia/system'
import { duel, type TerraTable } from '#support/terra.ts'

const runner = (stats: Record<string, number> = {}): TerraTable =>
  duel({ stats: { speed: 8, jump: 2, pwr: 3, ...stats } })

const left = (table: TerraTable): number => {
  const { metres = 0, metresUsed = 0 } = table.combatant('A').counters
  return metres - metresUsed
}

describe('movement', () => {
  it('[TM-4.25] goes up to Speed and may be split around an attack', () => {
    const table = runner().take('A', 'move', { metres: 3 }).attack('A', 'B', 9)
    expect(left(table)).toBe(5)
    table.take('A', 'keep-moving', { metres: 4 })
    expect(left(table)).toBe(1)
    expect(table.unspent('A')).toEqual(['major', 'minor', 'reaction'])
  })

  it('[TM-4.25] refuses more metres than there are, and lets the GM rule otherwise', () => {
    const table = runner()
    expect(table.refused(table.taking('A', 'move', { metres: 9 }))).toBe('move/too-far')
    table.take('A', 'move', { metres: 9 }, { override: true })
    expect(table.refused(table.taking('A', 'keep-moving'))).toBe('move/none-left')
  })

  it('[TM-4.25] loses the metres with the turn', () => {
    expect(left(runner().take('A', 'move', { metres: 3 }).endTurn())).toBe(0)
  })

  it('[TM-4.26] gives another full Speed for a Major', () => {
    const table = runner().take('A', 'move', { metres: 6 }).take('A', 'move', { metres: 8 })
    expect([left(table), table.slots('A', 'major')]).toEqual([2, ['spent', 'unspent']])
  })

  it('[TM-4.27] hops as often as wanted within Speed, each hop up to the Jump Distance', () => {
    const table = runner()
    expect(table.refused(table.taking('A', 'jump', { metres: 6, hop: 3 }))).toBe('move/too-far')
    expect(left(table.take('A', 'jump', { metres: 6, hop: 2 }))).toBe(2)
  })

  it('[TM-4.27] shares its metres with the Move', () => {
    const table = runner()
      .take('A', 'move', { metres: 5 })
      .take('A', 'keep-moving', { metres: 3, manner: 'jump' })
    expect(left(table)).toBe(0)
  })

  it('[TM-4.28] leaps Jump + half of Power and uses up the whole Movement', () => {
    const table = runner()
    expect(table.refused(table.taking('A', 'leap', { metres: 4 }))).toBe('move/too-far')
    expect(left(table.take('A', 'leap', { metres: 1 }))).toBe(0)
  })

  it('[TM-4.28] uses up what is left when it leaps in the middle of a Move', () => {
    const table = runner()
      .take('A', 'move', { metres: 2 })
      .take('A', 'keep-moving', { metres: 3, manner: 'leap' })
    expect(left(table)).toBe(0)
  })

  it('[TM-4.28] leaps no farther in the middle of a Move than what is left of it', () => {
    const table = runner().take('A', 'move', { metres: 7 })
    expect(table.refused(table.taking('A', 'keep-moving', { metres: 2, manner: 'leap' }))).toBe(
      'move/too-far',
    )
  })

  it.each([
    ['cautious-step', { speed: 7 }, 3],
    ['cautious-step', { speed: 0 }, 0],
    ['leap', { jump: 2, pwr: 3 }, 3],
    ['leap', { jump: 1, pwr: -3 }, 1],
    ['leap', { jump: 0, pwr: -9 }, 0],
    ['leap', { jump: 3, pwr: -1 }, 3],
  ])('[TM-4.29] rounds halves down and never below 0: %s with %o goes %i m', (action, stats, most) => {
    const table = runner(stats)
    expect(table.dock('A', action).steps[0]?.fields.find(({ id }) => id === 'metres')).toMatchObject({
      max: most,
    })
  })

  it('[TM-4.28] [TM-4.29] [TM-4.30] shows leap, sprint and cautious step with the stats, where they can be known', () => {
    expect(terraMagia.derived?.({ speed: 7, jump: 2, pwr: 3 })).toEqual([
      { label: 'Leap (m)', amount: 3 },
      { label: 'Full Sprint (m)', amount: 14 },
      { label: 'Cautious Step (m)', amount: 3 },
    ])
    expect(terraMagia.derived?.({ pwr: 3 })).toEqual([])
  })

  it('[TM-1.01] counts no metres of a leap whose Power is not set', () => {
    const table = duel({ block: { stats: { speed: 8, jump: 2 } } })
    expect(table.dock('A', 'leap').notes[0]).toContain('A leap needs Jump Distance and Power')
    expect(table.take('A', 'leap').slots('A', 'movement')).toEqual(['spent'])
  })

  it('[TM-4.25] loses what a prepared Move leaves: the own turn starts afresh', () => {
    const table = runner().take('A', 'prep', { action: 'move' }).endTurn()
    const [held] = table.system.heldActions?.(table.combatant('A')) ?? []
    table.take('A', held?.id ?? '', { metres: 3 })
    expect(table.logged).toEqual(['moved 3 m'])
    expect(left(table.endTurn())).toBe(0)
  })

  it('[TM-4.31] [TM-4.35] says beforehand what a movement costs', () => {
    const table = runner().take('A', 'take-cover', { defence: 2 })
    expect(table.dock('A', 'full-sprint').notes).toEqual([
      'It leaves its cover.',
      'No Reactions until the start of its next turn.',
    ])
  })

  it('[TM-4.30] sprints twice the Speed', () => {
    const table = runner().take('A', 'full-sprint', { metres: 16 })
    expect(table.logged).toEqual(['sprinted 16 m', '0 m left'])
    expect(table.refused(runner().taking('A', 'full-sprint', { metres: 17 }))).toBe('move/too-far')
  })

  it('[TM-4.31] gives up every Reaction until the start of its next turn', () => {
    const table = runner().take('A', 'full-sprint')
    expect(table.slots('A', 'reaction')).toEqual(['off'])
    table.endTurn()
    const dodge = table.taking('A', 'dodge', { answer: 'success', degrees: 3 })
    expect(table.refused(dodge)).toBe('reaction/given-up')
    const inputs = {
      target: [table.id('A')],
      roll: 10,
      damage: 1,
      reaction: 'dodge',
      answer: 'success',
      answerDegrees: 9,
    }
    expect(table.refused(table.taking('B', 'attack', inputs))).toBe('reaction/not-allowed')
    table.endTurn()
    expect(table.slots('A', 'reaction')).toEqual(['unspent'])
  })

  it('[TM-4.31] also with a dearer slot that would pay, on the own turn against the surroundings', () => {
    const table = runner().take('A', 'full-sprint')
    const dodge = table.taking('A', 'dodge', { answer: 'success', degrees: 3, environment: true })
    expect(table.unspent('A')).toContain('major')
    expect(table.refused(dodge)).toBe('reaction/given-up')
    // So the catalogue does not say that a dearer slot would.
    expect(table.offered('A', 'dodge').wouldUse).toBeNull()
  })

  it('[TM-4.32] steps cautiously for half the Speed', () => {
    const table = runner()
    expect(table.refused(table.taking('A', 'cautious-step', { metres: 5 }))).toBe('move/too-far')
    expect(table.take('A', 'cautious-step', { metres: 4 }).effects('A')).toEqual(['Cautious Step'])
    expect(table.endTurn().effects('A')).toEqual([])
  })

  it('[TM-4.32] ends a Cautious Step that was prepared for another’s turn with that turn', () => {
    const table = runner().take('A', 'prep', { action: 'cautious-step' }).endTurn()
    const [held] = table.system.heldActions?.(table.combatant('A')) ?? []
    expect(table.take('A', held?.id ?? '', { metres: 2 }).effects('A')).toEqual(['Cautious Step'])
    expect(table.endTurn().effects('A')).toEqual([])
  })

  it('[TM-4.33] gives an advantage die on Sneak during a Cautious Step', () => {
    const table = runner().take('A', 'cautious-step', { metres: 4 })
    expect(table.dock('A', 'physical-skill', { skill: 'Sneak' }).badges).toEqual([
      { text: 'advantage', tone: 'good' },
    ])
    expect(table.dock('A', 'physical-skill', { skill: 'Break' }).badges).toEqual([])
  })
})

describe('cover and hands', () => {
  it('[TM-4.34] costs a Minor and adds what the GM enters', () => {
    const table = duel({ ar: 12 }).take('A', 'take-cover', { cover: 'partial', defence: 2, dice: 1 })
    expect([table.ar('A'), table.slots('A', 'minor')]).toEqual([14, ['spent']])
    const inputs = { target: [table.id('A')], roll: 10 }
    expect(table.dock('B', 'attack', inputs).badges).toEqual([{ text: 'disadvantage', tone: 'bad' }])
  })

  it('[TM-4.34] is asked for its numbers: nothing is ever put on with a 0 that nobody has said', () => {
    const table = duel()
    const blocked = (inputs: Inputs) => table.dock('A', 'take-cover', inputs).blocked
    expect(blocked({})).toBe('Type what the cover adds')
    expect(blocked({ cover: 'full' })).toBe('Type what the cover adds')
    expect([blocked({ defence: 2 }), blocked({ dice: 1 }), blocked({ defence: 0 })]).toEqual([
      null,
      null,
      null,
    ])
    expect(table.refused(table.taking('A', 'take-cover', { cover: 'full' }))).toBe('dock/incomplete')
  })

  it('[TM-4.34] says on its chip and in the log when it was put on without its form, and so without a number', () => {
    const table = duel().take('A', 'take-cover')
    expect(table.combatant('A').effects[0]?.note).toBe('what it adds has not been said')
    expect(table.logged).toEqual(['took cover; what it adds has not been said'])
  })

  it('[TM-4.35] ends when its bearer moves', () => {
    const table = runner().take('A', 'take-cover', { defence: 2 }).take('A', 'move', { metres: 1 })
    expect(table.effects('A')).toEqual([])
  })

  it('[TM-4.35] stays through rounds until the GM takes it away', () => {
    const table = duel().take('A', 'take-cover', { defence: 2 }).endTurn(4)
    const [cover] = table.combatant('A').effects
    expect(cover?.label).toBe('Partial cover')
    table.do({ type: 'removeEffect', combatant: table.id('A'), effect: cover?.id ?? '' })
    expect(table.ar('A')).toBe(12)
  })

  it.each([
    ['simple-item', { text: 'opens the door' }],
    ['equip', { text: 'draws a knife' }],
    ['reload', {}],
    ['mental-skill', { skill: 'Empathy', answer: 'success', degrees: 0 }],
  ])('[TM-4.36] %s costs a Minor', (action, inputs) => {
    expect(duel().take('A', action, inputs).slots('A', 'minor')).toEqual(['spent'])
  })

  it('[TM-4.37] reloads for a Major where the weapon says so', () => {
    const table = duel({ attacks: [{ id: 'gun', properties: ['reload: Major'] }] })
    expect(table.dock('A', 'reload').head[0]).toMatchObject({ value: 'gun' })
    expect(table.offered('A', 'reload').slots).toEqual(['major-1'])
    table.take('A', 'reload')
    expect([table.slots('A', 'minor'), table.slots('A', 'major')]).toEqual([
      ['unspent'],
      ['spent', 'unspent'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { actions } from '#core/systems/teriock/actions'
import type { Court } from './at-the-table'
import { begun, creature } from './at-the-table'

const named = (which: (action: (typeof actions)[number]) => boolean) =>
  actions.filter(which).map(({ name }) => name)
const kind = (timing: string, cost: Record<string, number>) =>
  named((each) => each.timing === timing && JSON.stringify(each.cost) === JSON.stringify(cost))

describe('basic abilities', () => {
  it('[TE-4.01] of one action', () => {
    const rests = ['Deattune', 'Recover']
    expect(
      kind('turn', { action: 1 })
        .filter((name) => !rests.includes(name))
        .sort(),
    ).toEqual(
      [
        'Aim',
        'Attempt check',
        'Attempt hide',
        'Attune',
        'Basic attack',
        'Basic command',
        'Delay',
        'Disbelieve',
        'Disengage',
        'Drop prone',
        'First aid',
        'Force revert',
        'Interact',
        'Knockout attack',
        'Melee dodge',
        'Missile dodge',
        'Move',
        'Pay gold',
        'Pay mana',
        'Perceive',
        'Prepare aid',
        'Read magic',
        'Ready',
        'Reload',
        'Self revert',
        'Stand up',
        'Sustain',
      ].sort(),
    )
  })

  it('[TE-4.02] of three actions', () => {
    expect(kind('turn', { action: 3 })).toEqual(['Burn', 'Check disguise', 'Search', 'Start wisping'])
  })

  it('[TE-4.03] the free action', () => {
    expect(kind('any', {})).toEqual(['Power through'])
  })

  it('[TE-4.04] the reactions', () => {
    expect(kind('reaction', { reaction: 1 })).toEqual([
      'Block ally',
      'Block cone',
      'Catch item',
      'Off-hand attack',
      'Opportunity attack',
      'Resist',
    ])
  })

  it('[TE-4.05] the free reactions', () => {
    expect(kind('reaction', {})).toEqual(['Aid', 'Basic block', 'Access stored mana'])
  })

  it.each(['deattune', 'recover'])('[TE-4.06] %s takes a short rest and is refused in a fight', (id) => {
    const table = begun(creature('Ana'))
    expect(table.refused(table.action('Ana', id))).toBe('action/rest-length')
  })

  it.each(actions.filter(({ cost }) => cost.action === 1).map(({ id }) => id))(
    '[TE-4.01] %s is used without an error where a rule allows it',
    (id) => {
      const table = begun(creature('Ana'), creature('Bo')).rolls(10, 10)
      const inputs = { held: 'move', targets: [table.id('Bo')] }
      const used = () => table.do({ ...table.action('Ana', id, inputs), override: true })
      expect(used).not.toThrow()
    },
  )
})

describe('what they do', () => {
  const one = (): Court => begun(creature('Ana'), creature('Bo'))

  it('[TE-4.01] Drop prone lies down, Stand up gets up', () => {
    const table = one().act('Ana', 'dropProne')
    expect(table.effects('Ana')).toEqual(['Prone'])
    expect(table.act('Ana', 'standUp').effects('Ana')).toEqual([])
    expect(table.refused(table.action('Ana', 'standUp'))).toBe('stand/not-prone')
  })

  it('[TE-4.01] Stand up does not lift whoever something else keeps down', () => {
    const table = one().put('Ana', 'asleep')
    expect(table.refused(table.action('Ana', 'standUp'))).toBe('action/disabled')
  })

  it('[TE-4.01] the dodges last until the next own turn', () => {
    const table = one().act('Ana', 'meleeDodge').act('Ana', 'missileDodge').endTurn()
    expect(table.effects('Ana')).toEqual(['Melee dodging', 'Missile dodging'])
    expect(table.endTurn().effects('Ana')).toEqual([])
  })

  it('[TE-4.02] Start wisping turns into a wisp, ethereal with it', () => {
    expect(one().act('Ana', 'startWisping').effects('Ana')).toEqual(['Wisping', 'Ethereal'])
  })

  it('[TE-4.01] Move tells how far, Interact what', () => {
    expect(one().act('Ana', 'move', { feet: 20 }).told).toEqual(['moved 20 ft'])
    expect(one().act('Ana', 'interact', { text: 'draws a lantern' }).told).toEqual([
      'handled something: draws a lantern',
    ])
  })
})

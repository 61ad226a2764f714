import { describe, expect, it } from 'vitest'
import type { Court } from './at-the-table'
import { DISPEL, FIRE_BALL, TAUNT, ability, begun, creature, ritual } from './at-the-table'

const abilities = [
  FIRE_BALL,
  TAUNT,
  DISPEL,
  ritual(30),
  ability('Spark', 'active', { cost: { action: 1 }, vitalCost: { mp: 2 } }),
  ability('Flash', 'active', { cost: { action: 1 }, uses: { count: 1, per: 'round' } }),
]
const three = (): Court =>
  begun(creature('Ana', { block: { abilities } }), creature('Bo', { block: { abilities } }), creature('Cat'))
const readied = (table: Court, name = 'Ana'): string => {
  const effect = table.combatant(name).effects.find(({ definition }) => definition === 'ready')
  return `readied:${effect?.id ?? 'none'}`
}
const hit = (table: Court, name: string) => ({ weapon: 'Sword', targets: [table.id(name)] })

describe('Ready', () => {
  it('[TE-2.30] costs 1 action and ends the turn', () => {
    const table = three().act('Ana', 'ready', { held: 'basicAttack', trigger: 'Bo moves' })
    expect([table.current, table.effects('Ana')]).toEqual(['Bo', ['Ready: Basic attack']])
  })

  it.each(['move', 'Taunt', 'Spark'])('[TE-2.30] keeps the single or free action %s', (held) => {
    expect(three().act('Ana', 'ready', { held, trigger: '' }).current).toBe('Bo')
  })

  it.each(['Fire Ball', 'Dispel Magic', 'Ritual', 'ready', 'delay', 'search'])(
    '[TE-2.30] does not keep %s',
    (held) => {
      const table = three()
      expect(table.refused(table.action('Ana', 'ready', { held, trigger: '' }))).toBe('ready/not-single')
    },
  )

  it('[TE-2.31] is done as the reaction', () => {
    const table = three().act('Ana', 'ready', { held: 'basicAttack', trigger: '' })
    table.act('Ana', readied(table), { ...hit(table, 'Bo'), d20: 15, damage: 5 })
    expect([table.vital('Bo'), table.slots('Ana', 'reaction')]).toEqual([19, ['spent']])
    expect(table.effects('Ana')).toEqual([])
  })

  it('[TE-2.31] is over when the next own turn starts', () => {
    const table = three().act('Ana', 'ready', { held: 'move', trigger: '' }).endTurn(2)
    expect([table.current, table.effects('Ana')]).toEqual(['Ana', []])
  })

  it('[TE-2.31] pays the points of what was kept when it is done', () => {
    const table = three().act('Ana', 'ready', { held: 'Spark', trigger: '' })
    expect(table.vital('Ana', 'mp')).toBe(20)
    expect(table.act('Ana', readied(table)).vital('Ana', 'mp')).toBe(18)
  })

  it('[TE-2.31] counts as the use of what was kept, so that it is not done once too often', () => {
    const table = three().act('Ana', 'Flash')
    expect(table.refused(table.action('Ana', 'ready', { held: 'Flash', trigger: '' }))).toBe('action/used-up')
    const other = three().act('Ana', 'ready', { held: 'Flash', trigger: '' })
    other.act('Ana', readied(other))
    expect(other.combatant('Ana').uses.Flash?.round).toBe(1)
    const third = three().act('Ana', 'ready', { held: 'Flash', trigger: '' })
    third.do({ ...third.action('Ana', 'Flash'), override: true })
    expect(third.refused(third.action('Ana', readied(third)))).toBe('action/used-up')
  })

  it('[TE-2.32] attacks at 0 and -3, then Ready: on Bo’s turn -6, an opportunity attack on Cat’s turn 0', () => {
    const table = three().attack('Ana', 'Cat', { d20: 2 }).attack('Ana', 'Cat', { d20: 2 })
    expect(table.penalty('Ana')).toBe(-6)
    table.act('Ana', 'ready', { held: 'basicAttack', trigger: 'Bo moves' })
    expect([table.current, table.penalty('Ana')]).toEqual(['Bo', 0])
    table.act('Ana', readied(table), { ...hit(table, 'Bo'), d20: 12 })
    expect(table.told[1]).toContain('12 + 1 P - 6 attack penalty = 7')
    expect(table.penalty('Ana')).toBe(0)
    table.endTurn().do({ type: 'returnSlot', combatant: table.id('Ana'), slot: 'reaction-1' })
    table.attack('Ana', 'Cat', { d20: 12, damage: 1 }, 'opportunityAttack')
    expect(table.told[1]).toContain('12 + 1 P = 13')
  })

  it('[TE-2.33] with the reaction spent it is allowed, warned about, and goes over it', () => {
    const table = three().act('Ana', 'Dispel Magic').act('Ana', 'ready', { held: 'basicAttack', trigger: '' })
    expect(table.told).toContain('has spent the reaction: the readied action goes over it')
    table.act('Ana', readied(table), { ...hit(table, 'Bo'), d20: 15, damage: 5 })
    expect(table.vital('Bo')).toBe(19)
  })

  it.each(['move', 'Taunt', 'Spark', 'basicAttack'])(
    '[TE-2.33] with the reaction spent after it, %s is warned about and needs no ruling',
    (held) => {
      const table = three().act('Ana', 'ready', { held, trigger: '' }).act('Ana', 'Dispel Magic')
      table.act('Ana', readied(table), { ...hit(table, 'Bo'), d20: 15, damage: 5 })
      expect(table.told).toContain('has spent the reaction: the readied action goes over it')
      expect(table.events.some(({ type }) => type === 'Overruled')).toBe(false)
      expect(table.effects('Ana')).toEqual([])
    },
  )

  it('[TE-2.33] warns in its dock, before it is done', () => {
    const table = three().act('Ana', 'ready', { held: 'basicAttack', trigger: '' })
    const notes = () => {
      const [action] = table.system.heldActions?.(table.combatant('Ana')) ?? []
      if (!action) throw new Error('Nothing is held')
      const context = { fight: table.fight, actor: table.combatant('Ana'), action, inputs: {} }
      return table.system.dock?.({ ...context, moment: 'declare' })?.notes[0]
    }
    expect(notes()).toBe('Nothing is taken off until it resolves.')
    table.act('Ana', 'Dispel Magic')
    expect(notes()).toBe('The reaction is already spent: the readied action goes over it.')
  })

  it('[TE-2.31] uses the reaction that has come back since', () => {
    const table = three().act('Ana', 'Dispel Magic').act('Ana', 'ready', { held: 'move', trigger: '' })
    table.do({ type: 'returnSlot', combatant: table.id('Ana'), slot: 'reaction-1' })
    expect(table.act('Ana', readied(table)).slots('Ana', 'reaction')).toEqual(['spent'])
  })

  it('[TE-2.34] enters the stack and can be answered', () => {
    const table = three().act('Ana', 'ready', { held: 'Spark', trigger: '' })
    table.declare('Ana', readied(table)).answer('Bo', 'Dispel Magic', 1)
    expect(table.fight.stack[0]).toMatchObject({ readied: true, name: 'Readied: Spark' })
    table.resolve()
    expect([table.fight.stack, table.effects('Ana'), table.slots('Ana', 'reaction')]).toEqual([
      [],
      [],
      ['spent'],
    ])
  })

  it.each(['move', 'Taunt'])('[TE-2.34] [TE-3.20] as %s it answers what is on the stack', (held) => {
    const table = three().act('Ana', 'ready', { held, trigger: 'someone casts' })
    table.declare('Bo', 'Fire Ball').answer('Ana', readied(table), 1)
    expect(table.top).toBe(2)
  })

  it('[TE-3.22] on the stack it outlasts the start of its owner’s turn', () => {
    const table = three().act('Ana', 'ready', { held: 'basicAttack', trigger: '' }).endTurn()
    table.declare('Ana', readied(table), { ...hit(table, 'Bo'), d20: 15, damage: 5 })
    table.do({ type: 'endTurn', override: true }).resolve()
    expect([table.current, table.vital('Bo'), table.effects('Ana')]).toEqual(['Ana', 19, []])
  })

  it('[TE-2.31] is triggered once', () => {
    const table = three().act('Ana', 'ready', { held: 'move', trigger: '' })
    table.declare('Ana', readied(table))
    expect(table.refused({ ...table.action('Ana', readied(table)), answers: table.frame(1) })).toBe(
      'stack/used-before',
    )
  })
})

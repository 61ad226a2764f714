import { describe, expect, it } from 'vitest'
import { actionOf } from '#core/engine/catalogue'
import { formInputs, type DockContext, type DockForm } from '#core/engine/dock'
import type { Inputs } from '#core/engine/model/inputs'
import { teriock } from '#core/systems/teriock/system'
import type { Court } from './at-the-table'
import { FIRE_BALL, ability, begun, creature, ritual } from './at-the-table'

const MEND = ability('Mend', 'active', { cost: { action: 1 }, damage: '1d8', damageType: 'healing' })
const abilities = [FIRE_BALL, MEND, ritual(30), ritual(60, 'Chant')]
const court = (bo = {}): Court =>
  begun(
    creature('Ana', { block: { abilities } }),
    creature('Bo', bo),
    creature('Imp', { controller: 'Ana', turns: 0 }),
  )

function form(
  table: Court,
  who: string,
  id: string,
  inputs: Inputs = {},
  moment: DockContext['moment'] = 'apply',
): DockForm | null {
  const actor = table.combatant(who)
  const action = actionOf(actor, id, teriock)
  return action ? (teriock.dock?.({ fight: table.fight, actor, action, inputs, moment }) ?? null) : null
}

/** Applies exactly what the form shows. */
function apply(table: Court, who: string, id: string, shown: DockForm | null): void {
  if (shown) table.act(who, id, formInputs(shown))
}

const fieldsOf = (shown: DockForm | null) =>
  [...(shown?.head ?? []), ...(shown?.steps ?? []).flatMap(({ fields }) => fields)].map(({ id }) => id)

describe('what the dock shows is what happens', () => {
  it.each([
    [{ d20: 15, damage: 6 }, 18, 'HP 24 to 18'],
    [{ d20: 20, damage: 30 }, -6, 'HP 24 to -6, unconscious'],
    [{ d20: 9, aim: 'vitals', damage: 6 }, 24, undefined],
  ])('[TE-5.01] an attack with %j leaves %i HP', (inputs, hp, told) => {
    const table = court()
    const shown = form(table, 'Ana', 'basicAttack', { targets: [table.id('Bo')], ...inputs })
    expect(shown?.outcomes[0]?.text).toBe(told)
    apply(table, 'Ana', 'basicAttack', shown)
    expect(table.vital('Bo')).toBe(hp)
  })

  it('puts what each of several targets takes into one row', () => {
    const table = court()
    const targets = [table.id('Bo'), table.id('Imp')]
    const shown = form(table, 'Ana', FIRE_BALL.id, { targets }, 'resolve')
    const rows = shown?.steps.flatMap(({ id, row }) => (id.startsWith('target:') ? [row] : []))
    expect(rows).toEqual(['targets', 'targets'])
  })

  it('[TE-3.23] an attack shows its penalty', () => {
    const table = court().attack('Ana', 'Bo', { d20: 2 })
    const shown = form(table, 'Ana', 'basicAttack', { targets: [table.id('Bo')] })
    expect(shown?.steps[0]?.terms).toContainEqual({ label: 'attack penalty', amount: -3, tone: 'bad' })
  })

  it('[TE-2.32] a readied attack shows the penalty it stored', () => {
    const table = court()
      .attack('Ana', 'Bo', { d20: 2 })
      .act('Ana', 'ready', { held: 'basicAttack', trigger: '' })
    const [ready] = table.combatant('Ana').effects
    const shown = form(table, 'Ana', `readied:${ready?.id ?? ''}`, { targets: [table.id('Bo')], d20: 15 })
    expect(shown?.steps[0]?.terms).toContainEqual({ label: 'attack penalty', amount: -3, tone: 'bad' })
  })

  it('[TE-5.04] the block shows what it needs and what comes of it', () => {
    const table = court({ stats: { av: 3, bv: 3 } })
    const targets = [table.id('Bo')]
    const blocked = form(table, 'Ana', 'basicAttack', { targets, d20: 14, block: true })
    expect(blocked?.steps.find(({ id }) => id === 'block')?.result).toBe('16, blocked')
    expect(blocked?.steps.some(({ id }) => id === 'damage')).toBe(false)
    const hit = form(table, 'Ana', 'basicAttack', { targets, d20: 15, block: true })
    expect(hit?.steps.find(({ id }) => id === 'block')?.result).toBe('16, not enough')
  })

  it('[TE-1.17] an area asks what gets through to whoever resists it', () => {
    const affinities = [{ category: 'resistance', type: 'fire' } as const]
    const table = court({ block: { affinities } })
    const bo = table.id('Bo')
    const shown = form(table, 'Ana', 'Fire Ball', { targets: [bo], damage: 12, [`through:${bo}`]: 3 })
    expect(fieldsOf(shown)).toContain(`through:${bo}`)
    apply(table, 'Ana', 'Fire Ball', shown)
    expect([shown?.outcomes[0]?.vitals, table.vital('Bo')]).toEqual([[{ vital: 'hp', from: 24, to: 21 }], 21])
  })

  it.each([
    ['full', 12],
    ['half', 18],
    ['none', 24],
  ])('[TE-1.15] an area does %s', (share, hp) => {
    const table = court()
    const bo = table.id('Bo')
    const shown = form(table, 'Ana', 'Fire Ball', { targets: [bo], damage: 12, [`share:${bo}`]: share })
    apply(table, 'Ana', 'Fire Ball', shown)
    expect(table.vital('Bo')).toBe(hp)
  })

  it('[TE-6.09] healing says that it wakes', () => {
    expect(fieldsOf(form(court(), 'Ana', 'Mend'))).toEqual(['targets', 'damage', 'wakes'])
  })

  it('[TE-5.06] a save shows its DC and its result', () => {
    const shown = form(court(), 'Ana', 'perceive', { d20: 12, attribute: 'mov', userP: 2 })
    expect(shown?.steps[0]).toMatchObject({ result: '12 against DC 12, saved', tone: 'good' })
  })

  it('[TE-1.01] a save by an attribute that is not on the sheet asks for it', () => {
    expect(form(court(), 'Ana', 'perceive', { d20: 12 })?.blocked).toBe('PER is not on the sheet: type it.')
    const asked = form(court(), 'Ana', 'perceive', { d20: 12, value: 2 })
    expect([asked?.blocked, asked?.steps[0]?.result]).toEqual([null, '16 against DC 10, saved'])
  })
})

describe('what is asked', () => {
  it('[TE-3.10] on the stack only what is fixed when it is announced', () => {
    const table = court()
    expect(fieldsOf(form(table, 'Ana', 'Fire Ball', {}, 'declare'))).toEqual(['targets'])
    expect(fieldsOf(form(table, 'Ana', 'Fire Ball', { targets: [table.id('Bo')] }, 'resolve'))).toEqual([
      'targets',
      'damage',
      'damageType',
      `share:${table.id('Bo')}`,
    ])
  })

  it('[TE-2.20] Basic command asks which minion', () => {
    const table = court()
    const shown = form(table, 'Ana', 'basicCommand', { targets: [table.id('Imp')] })
    apply(table, 'Ana', 'basicCommand', shown)
    expect(table.slots('Imp', 'action')).toEqual(['unspent', 'unspent'])
  })

  it('[TE-3.36] Sustain asks which, and only when there is a choice', () => {
    const table = court().act('Ana', 'Ritual').endTurn(2)
    expect(form(table, 'Ana', 'sustain')).toBeNull()
    table.act('Ana', 'sustain').act('Ana', 'Chant').endTurn(2)
    expect(form(table, 'Ana', 'sustain')?.head[0]?.id).toBe('ritual')
  })

  it('[TE-2.30] [TE-2.33] Ready asks what and when, and warns when the reaction is spent', () => {
    const table = court().do({
      type: 'spendSlot',
      combatant: court().id('Ana'),
      slot: 'reaction-1',
      note: '',
    })
    const shown = form(table, 'Ana', 'ready')
    expect(fieldsOf(shown)).toEqual(['held', 'trigger'])
    expect(shown?.notes).toContain('The reaction is already spent: the readied action will go over it.')
  })

  it('[TE-1.12] Move proposes the speed', () => {
    expect(form(court(), 'Ana', 'move')?.head[0]).toMatchObject({ id: 'feet', value: 30 })
  })

  it.each(teriock.actions.map(({ id }) => id))('[TE-4.01] %s has a form that can be drawn, or none', (id) => {
    const table = court()
    const shown = form(table, 'Ana', id, { targets: [table.id('Bo')] })
    const ids = fieldsOf(shown)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

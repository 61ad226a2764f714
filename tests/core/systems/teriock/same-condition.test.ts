import { describe, expect, it } from 'vitest'
import { CONDITION_IDS, OWN_TURN_START, TURN_END, USUAL_END } from '#core/systems/teriock/effects'
import type { Court } from './at-the-table'
import { begun, creature } from './at-the-table'

const two = (): Court => begun(creature('Ana'), creature('Bo'))
const defined = (table: Court, id: string) =>
  table.combatant('Bo').effects.filter(({ definition }) => definition === id)

describe('a condition put on twice by hand', () => {
  it.each(CONDITION_IDS)('[TE-7.04] %s is there once, with what it implies', (id) => {
    const once = two().put('Bo', id)
    const twice = two().put('Bo', id).put('Bo', id)
    expect(twice.effects('Bo')).toEqual(once.effects('Bo'))
    expect(twice.ends).toContain(`${defined(twice, id)[0]?.label ?? ''}: it has it already`)
  })

  it('[TE-7.04] lasts as the newer one says', () => {
    const table = two().put('Bo', 'blind', { ends: TURN_END }).put('Bo', 'blind', { note: 'Sand' })
    expect(defined(table, 'blind')).toMatchObject([{ ends: USUAL_END, note: 'Sand' }])
  })

  it('[TE-7.04] stays until it is taken off where one of the two does', () => {
    const table = two().put('Bo', 'prone').put('Bo', 'prone', { ends: OWN_TURN_START })
    expect(defined(table, 'prone')).toMatchObject([{ ends: null }])
  })

  it('[TE-7.15] keeps the heavier load', () => {
    const table = two().put('Bo', 'encumbered', { severity: 2 }).put('Bo', 'encumbered')
    expect(defined(table, 'encumbered')).toMatchObject([{ severity: 2 }])
  })

  it('[TE-7.03] outlasts what HP have put on', () => {
    const table = two().set('Bo', 'hp', 0).put('Bo', 'unconscious')
    expect(table.set('Bo', 'hp', 5).effects('Bo')).toContain('Unconscious')
  })
})

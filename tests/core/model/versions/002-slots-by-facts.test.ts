import { describe, expect, it } from 'vitest'
import { lift } from '#core/model/versions/lift'

const slot = { id: 'action-1', kind: 'action', state: 'off', note: '', grantedBy: null }

describe('a slot of version 1', () => {
  it.each([
    ['surprised until its first turn', 'surprised'],
    ['Unconscious', 'unconscious'],
    ['Critically wounded', 'criticallyWounded'],
  ])('that was off for “%s” alone says so by the rules’ word', (note, offBy) => {
    expect(lift('slot', { ...slot, note }, 1)).toEqual({ ...slot, note, offBy })
  })

  it('keeps what it says of its cause, and any other note is only a note', () => {
    const known = { ...slot, note: 'Paralyzed', offBy: 'effect-4' }
    expect(lift('slot', known, 1)).toEqual(known)
    expect(lift('slot', { ...slot, note: 'back at its next turn' }, 1)).not.toHaveProperty('offBy')
    expect(lift('slot', { ...slot, state: 'spent', note: 'Unconscious' }, 1)).not.toHaveProperty('offBy')
  })

  it('that was paid together with others shares their use', () => {
    const spent = { ...slot, state: 'spent', note: 'Charge', paidWith: 'action-1' }
    const { paidWith: _paidWith, ...rest } = spent
    expect(lift('slot', spent, 1)).toEqual({ ...rest, boughtBy: { action: null, use: 'action-1' } })
  })
})

describe('a step of version 1', () => {
  const taken = { type: 'ActionTaken', combatant: 'a', action: 'charge' }
  const spent = { type: 'SlotsSpent', combatant: 'a', slots: ['action-1', 'action-2'], note: 'Charge' }

  it('says what its slots bought, each payment as a use of its own', () => {
    const batch = { seq: 4, events: [taken, spent, spent] }
    expect(lift('batch', batch, 1)).toEqual({
      seq: 4,
      events: [
        taken,
        { ...spent, boughtBy: { action: 'charge', use: 'step-4-1' } },
        { ...spent, boughtBy: { action: null, use: 'step-4-2' } },
      ],
    })
  })

  it('says by the rules’ word what switched slots off, where it said it by a label', () => {
    const off = { type: 'SlotsSwitchedOff', combatant: 'a', slots: ['reaction-1'], note: 'Frozen' }
    expect(lift('event', off, 1)).toEqual({ ...off, by: 'frozen' })
    expect(lift('event', { ...off, by: 'effect-2' }, 1)).toEqual({ ...off, by: 'effect-2' })
  })

  it('asks by a question that has been open since as today’s would', () => {
    const does = { do: 'spendSlots', target: 'a', slots: ['reaction-1'], note: 'Dodge' }
    const prompt = (deed: object) => ({ id: 'p', options: [{ id: 'yes', label: 'Yes', does: [deed] }] })
    expect(lift('prompt', prompt(does), 1)).toEqual(prompt({ ...does, action: null }))
  })
})

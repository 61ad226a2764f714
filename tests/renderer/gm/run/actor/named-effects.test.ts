import { describe, expect, it } from 'vitest'
import { registrations } from '#core/systems/registry'
import { namedEffects } from '#gm/features/run/actor/named-effects.ts'

const effectsOf = (id: string) => registrations.find(({ system }) => system.id === id)?.system.effects ?? []
const found = (typed: string, system = 'terra-magia') => namedEffects(typed, effectsOf(system))

describe('a typed name of an effect', () => {
  it('is the rule that it begins, with its text', () => {
    const [first] = found('ble')
    expect(first).toMatchObject({ name: 'Bleeding', severity: null })
    expect(first?.definition?.hint).toBeTruthy()
  })

  it.each([
    ['ble 2', 'Bleeding', 2],
    ['bleeding 12', 'Bleeding', 12],
    ['BLEEDING', 'Bleeding', null],
  ])('%s is %s with severity %s', (typed, name, severity) => {
    expect(found(typed)[0]).toMatchObject({ name, severity })
  })

  it('drops a number that the rule knows nothing of', () => {
    expect(found('prone 2', 'teriock')[0]).toMatchObject({ name: 'Prone', label: 'Prone', severity: null })
  })

  it('is a label of the own only when no rule is called so, or at the end of the list', () => {
    expect(found('own mark 3')).toMatchObject([
      { definition: null, own: true, name: 'own mark', severity: 3 },
    ])
    expect(found('bleeding').at(-1)).toMatchObject({ definition: null, own: true, name: 'bleeding' })
  })

  it('is not a rule that merely has these letters somewhere', () => {
    expect(found('x')).toMatchObject([{ definition: null }])
  })

  it('puts the rule of exactly that name first', () => {
    for (const { label, severity } of [...effectsOf('teriock'), ...effectsOf('terra-magia')])
      if (!severity)
        expect(namedEffects(label, effectsOf('teriock').concat(effectsOf('terra-magia')))[0]?.name).toBe(
          label,
        )
  })

  it('is nothing when only signs are typed', () => {
    expect(found(',')).toEqual([])
  })

  it('is every rule as long as nothing is typed', () => {
    expect(found('', 'teriock').map(({ name }) => name)).toEqual(
      effectsOf('teriock').map(({ label }) => label),
    )
  })
})

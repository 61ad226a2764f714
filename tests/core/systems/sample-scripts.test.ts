import { expect, it } from 'vitest'
import { decide } from '#core/engine/decide'
import { createFight } from '#core/engine/setup/create-fight'
import { currentCombatant, type Fight } from '#core/engine/model/fight'
import { forecast } from '#core/engine/stack/reaction-stack'
import { registrations, type Registration } from '#core/systems/registry'
import { fixedDice } from '#support/dice.ts'

/** No die is rolled: everything in a script was called at the table. */
function played({ system, sample, script }: Registration): Fight {
  let made = 0
  const ports = { system, dice: fixedDice(), newId: (kind: string) => `${kind}-${String(++made)}` }
  return script.reduce(
    (fight, scripted, place) => {
      const decided = decide(fight, scripted(fight), ports)
      if (!decided.ok) throw new Error(`Step ${String(place)} was refused: ${decided.rejection.reason}`)
      return decided.fight
    },
    createFight(sample, ports),
  )
}

it.each(registrations.map((each) => [each.system.label, each] as const))(
  'the sample of %s plays without a ruling into its second round or later',
  (_label, registration) => {
    const fight = played(registration)
    expect(fight.round).toBeGreaterThanOrEqual(2)
    expect(currentCombatant(fight)).not.toBeNull()
  },
)

const named = (fight: Fight, name: string): Fight['combatants'][string] | undefined =>
  Object.values(fight.combatants).find((each) => each.name === name)

it('opens the Drowned Chapel on the Warden, with one Major left and Maren stumbled', () => {
  const fight = played(registrations[0]!)
  const warden = currentCombatant(fight)
  expect(warden?.name).toBe('Hollow Warden')
  expect(warden?.budget.filter(({ kind, state }) => kind === 'major' && state === 'unspent')).toHaveLength(1)
  expect(named(fight, 'Maren Voss')?.effects.map(({ label }) => label)).toContain('Stumbled')
})

it('opens Ember Court on a Fire Ball under two dispels', () => {
  const fight = played(registrations[1]!)
  expect(fight.stack.map(({ name }) => name)).toEqual(['Fire Ball', 'Dispel Magic', 'Dispel Magic'])
  expect(forecast(fight.stack)[fight.stack[0]!.id]).toBe('resolves')
})

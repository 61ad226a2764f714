import { describe, expect, it } from 'vitest'
import { registrations } from '#core/systems/registry'
import { actionCatalogue, type CatalogueAction } from '#core/views/available-actions'
import { Table } from '#support/fight.ts'
import { duel } from '#support/terra.ts'

/** The sample of a system, with whoever begins. */
function catalogueOf(id: string, name: string): CatalogueAction[] {
  const found = registrations.find(({ system }) => system.id === id)
  if (!found) throw new Error(`No system ${id}`)
  const table = new Table(found.sample.members, found.system)
  return actionCatalogue(table.fight, table.combatant(name), found.system).flatMap(({ actions }) => actions)
}
const shown = (all: CatalogueAction[]) => all.filter(({ folded }) => !folded).map(({ name }) => name)
const digits = (all: CatalogueAction[]) =>
  all.flatMap(({ digit, name }) => (digit === null ? [] : [`${String(digit)} ${name}`]))

describe('the actions of a creature', () => {
  it('are its own before those of the book, each attack a line that has chosen its weapon', () => {
    const all = catalogueOf('terra-magia', 'Hollow Warden')
    expect(shown(all).slice(0, 4)).toEqual(['Halberd', 'Drowning grasp', 'Defend', 'Prep'])
    expect(all[0]?.action.id).toBe('attack')
    expect(all[0]?.inputs).toMatchObject({ weapon: expect.any(String) as string })
  })

  it('have digits from left to right through those in sight that fit the moment', () => {
    const [first, second, third] = digits(catalogueOf('terra-magia', 'Hollow Warden'))
    expect([first, second, third]).toEqual(['1 Halberd', '2 Drowning grasp', '3 Defend'])
    expect(digits(catalogueOf('terra-magia', 'Hollow Warden')).length).toBeLessThan(10)
  })

  it('say what an attack adds now, with the penalty of this turn counted in', () => {
    const table = duel({ attacks: [{ bonus: 10 }] })
    const [first] = actionCatalogue(table.fight, table.combatant('A'), table.system).flatMap(
      ({ actions }) => actions,
    )
    expect(first?.hint).toMatch(/^\+\d+, /)
    table.attack('A', 'B', 1, null)
    const [second] = actionCatalogue(table.fight, table.combatant('A'), table.system).flatMap(
      ({ actions }) => actions,
    )
    expect(second?.hint).toMatch(/^[+−]\d+ now, /)
    expect(parseInt(second?.hint.replace('−', '-') ?? '', 10)).toBe(parseInt(first?.hint ?? '', 10) - 4)
  })

  it('say what an attack of Teriock adds to its d20', () => {
    const [staff] = catalogueOf('teriock', 'Seraphine Vael').filter(({ name }) => name === 'Staff')
    expect(staff?.hint).toBe('+3, 1d6 mundane')
  })

  it('fold what is seldom used, in both books', () => {
    for (const [id, name] of [
      ['terra-magia', 'Hollow Warden'],
      ['teriock', 'Seraphine Vael'],
    ] as const) {
      const all = catalogueOf(id, name)
      expect(all.filter(({ folded }) => folded).length).toBeGreaterThan(10)
      expect(shown(all).length).toBeLessThan(20)
    }
  })
})

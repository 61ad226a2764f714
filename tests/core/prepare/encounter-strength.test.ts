import { describe, expect, it } from 'vitest'
import { encounterStrength } from '#core/prepare/encounter-strength'
import { terraMagia } from '#core/systems/terra-magia/system'
import { teriock } from '#core/systems/teriock/system'
import { anEncounter, aSeed } from '#support/fight.ts'
import { aWeapon, hero, one } from '#support/terra.ts'

const terra = (members: Parameters<typeof anEncounter>[0], change = {}, waves = false) => {
  const encounter = anEncounter(members, { systemId: 'terra-magia', ...change })
  const { sides, assumptions } = encounterStrength(encounter, terraMagia, { waves })
  const [allies, foes] = sides
  if (!allies || !foes) throw new Error('A side is missing')
  return { allies, foes, assumptions }
}

describe('the strength of an encounter', () => {
  it('adds up what each side may do in a round', () => {
    const { allies, foes } = terra([hero('Ana'), one('Ghoul', { quantity: 3 })])
    expect(allies.slots).toEqual({ major: 2, movement: 1, minor: 1 })
    expect(foes.slots).toEqual({ major: 6, movement: 3, minor: 3 })
    expect(foes.reactions).toBe(3)
  })

  it('counts a creature with two turns twice', () => {
    const { foes } = terra([one('Hydra', { turns: 2 })])
    expect(foes.slots.major).toBe(4)
  })

  it('leaves out a lair, which has a place in the round and nothing to act with', () => {
    const lair = aSeed('Lair', { total: 20 }, 'terra-magia')
    const { foes, assumptions } = terra([one('Ghoul'), lair])
    expect([foes.creatures, foes.slots.major]).toEqual([1, 2])
    expect(assumptions).toContain('Lairs and hazards are left out.')
    expect(terra([one('Ghoul')]).assumptions).not.toContain('Lairs and hazards are left out.')
  })

  it('counts dice with their average', () => {
    const { foes } = terra([one('Ghoul', { quantity: '2d4', hp: 8 })])
    expect(foes.creatures).toBe(5)
    expect(foes.vitals.hp).toBe(40)
  })

  it('uses what this encounter changes', () => {
    const { foes } = terra([one('Ghoul', { overrides: { vitals: { hp: 70 } } })])
    expect(foes.vitals).toEqual({ vp: 5, hp: 70 })
  })

  it('begins with what a character carries', () => {
    const { allies } = terra([hero('Ana', { carried: { vitals: { hp: 2 } } })])
    expect(allies.vitals.hp).toBe(2)
  })

  it('names how many creatures have no number instead of inventing one', () => {
    const { foes } = terra([aSeed('Shade', {}, 'terra-magia')])
    expect(foes.unknownVitals).toBe(1)
  })

  it('weighs damage with the chance to reach the other side’s average AR', () => {
    // d10 + 3 against 9: 6 to 10, half of the faces; d6 is 3.5 on average.
    const { allies } = terra([hero('Ana'), one('Ghoul', { ar: 9 })])
    expect(allies.damage).toBeCloseTo(1.75)
  })

  it('takes the better of two attacks', () => {
    const attacks = [aWeapon({ id: 'a' }), aWeapon({ id: 'b', damage: '2d6' })]
    const { allies } = terra([hero('Ana', { attacks }), one('Ghoul', { ar: 3 })])
    expect(allies.damage).toBeCloseTo(7)
  })

  it('says when no AR is known that every attack is taken to hit', () => {
    const { allies, assumptions } = terra([hero('Ana'), one('Ghoul', { ar: 'notTracked' })])
    expect(allies.damage).toBeCloseTo(3.5)
    expect(assumptions).toContain('Players hit with every attack.')
  })

  it('counts waves only when asked', () => {
    const waves = [{ id: 'w', label: 'Wave 2', round: 3, seeds: [one('Ogre')] }]
    expect(terra([one('Ghoul')], { waves }).foes.creatures).toBe(1)
    expect(terra([one('Ghoul')], { waves }, true).foes.creatures).toBe(2)
  })

  it('knows the three actions of Teriock', () => {
    const encounter = anEncounter([aSeed('Guard', {}, 'teriock')], { systemId: 'teriock' })
    expect(encounterStrength(encounter, teriock, { waves: false }).sides[1]?.slots).toEqual({ action: 3 })
  })
})

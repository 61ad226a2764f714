import { describe, expect, it } from 'vitest'
import { groupEncounters } from '#gm/features/encounters/encounter-groups.ts'
import {
  contentInWords,
  initiativeInWords,
  lineInWords,
  numbersInWords,
} from '#gm/features/encounters/encounter-words.ts'
import { seedsFromNames } from '#core/prepare/new-encounter'
import { teriock } from '#core/systems/teriock/system'
import { anEncounter, aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

describe('an encounter in words', () => {
  it('counts both sides and who comes later', () => {
    const wave = { id: 'w', label: 'Wave 2', round: 3, seeds: [aSeed('Orc', { quantity: 2 })] }
    const members = [aSeed('Ana', { side: 'ally' }), aSeed('Orc', { quantity: 3 })]
    expect(contentInWords(anEncounter(members, { waves: [wave] }))).toBe(
      '1 player against 3 monsters, 2 more in round 3.',
    )
  })

  it('says in the list how far it is', () => {
    const orcs = anEncounter([aSeed('Orc')], { status: 'fought' })
    expect(lineInWords(orcs)).toBe('Fought. 1 monster.')
    expect(lineInWords({ ...orcs, status: 'planned' })).toBe('1 monster.')
  })

  it('leaves dice as dice', () => {
    expect(contentInWords(anEncounter([aSeed('Orc', { quantity: '2d4' }), aSeed('Ogre')]))).toBe(
      '1 + 2d4 monsters.',
    )
  })

  it('shows the numbers of this encounter, not those of the block', () => {
    const seed = aSeed('Orc', { overrides: { vitals: { hp: 70 } } })
    expect(numbersInWords(seed, plainSystem)).toBe('AC 12, HP 70')
  })

  it('shows the AC of the rules where none was entered', () => {
    const seed = aSeed('Lich', { block: { defence: null, stats: { av: 4 }, vitals: { hp: 30, mp: 2 } } })
    expect(numbersInWords(seed, teriock)).toBe('AC 14, HP 30, MP 2')
  })

  it('says which numbers are missing', () => {
    const seed = aSeed('Orc', { block: { defence: null, vitals: {} } })
    expect(numbersInWords(seed, plainSystem)).toBe('AC missing, HP missing')
  })

  it.each([
    [aSeed('Orc', { block: { stats: { speed: 3 } } }), 'd20 + 3'],
    [aSeed('Lair', { total: 20 }), 'fixed 20'],
    [aSeed('Imp', { turns: 0 }), 'acts with its commander'],
    [aSeed('Wisp', { block: { stats: {} } }), 'total asked'],
  ])('says how the total comes about', (seed, words) => {
    expect(initiativeInWords(seed, plainSystem)).toBe(words)
  })
})

describe('finding encounters', () => {
  const ferry = anEncounter([aSeed('Orc')], {
    id: 'a',
    title: 'Ferry ambush',
    campaign: 'Saltmere',
    session: 'session 13',
  })
  const house = anEncounter([aSeed('Ghoul')], { id: 'b', title: 'Custom house' })

  it('groups them by campaign and session', () => {
    expect(groupEncounters([ferry, house], '').map(({ label }) => label)).toEqual([
      'Saltmere, session 13',
      'No campaign',
    ])
  })

  it.each(['ghoul', 'house cust', 'CUSTOM'])('finds "%s" by title or creature', (search) => {
    const [group, ...others] = groupEncounters([ferry, house], search)
    expect(group?.encounters.map(({ id }) => id)).toEqual(['b'])
    expect(others).toEqual([])
  })
})

describe('combatants made from names', () => {
  const made = (text: string) =>
    seedsFromNames(text, 'foe', 'plain', () => 'key').map(({ block, quantity }) => [block.name, quantity])

  it.each([
    ['Ana', [['Ana', 1]]],
    [
      'Ana, Bo',
      [
        ['Ana', 1],
        ['Bo', 1],
      ],
    ],
    ['3 Mire Ghoul', [['Mire Ghoul', 3]]],
    [
      '2x Orc; Ogre x 4',
      [
        ['Orc', 2],
        ['Ogre', 4],
      ],
    ],
    ['2d4 Rat', [['Rat', '2d4']]],
    ['Rat x 1D6', [['Rat', '1d6']]],
    ['D20 golem', [['D20 golem', 1]]],
    ['R2 unit', [['R2 unit', 1]]],
    [' , ', []],
  ])('reads "%s"', (text, seeds) => {
    expect(made(text)).toEqual(seeds)
  })
})

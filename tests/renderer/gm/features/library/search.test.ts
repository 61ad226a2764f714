import { describe, expect, it } from 'vitest'
import { numberNames } from '#gm/features/library/block-numbers.ts'
import { findBlocks } from '#gm/features/library/find-blocks.ts'
import { noFilters, type Filters } from '#gm/features/library/library-view.ts'
import { parseSearch } from '#gm/features/library/parse-search.ts'
import { folded } from '#ui/words.ts'
import { sortBlocks } from '#gm/features/library/sort-blocks.ts'
import { plainSystem } from '#support/plain-system.ts'
import { aBlock } from './many-blocks.ts'

const blocks = [
  aBlock('Mire Ghoul', { kind: 'Undead', tags: ['saltmere'], defence: 11, notes: 'Fears the bell.' }),
  aBlock('Žižka Große', { kind: 'Humanoid', tags: ['court'], source: 'Yours', defence: 15 }),
  aBlock('Ghoul 10', { kind: 'Undead', tags: ['court', 'saltmere'], defence: 'notTracked' }),
  aBlock('Ghoul 2', { kind: 'Undead', vitals: { hp: 30 } }),
]
const named = (search: string, filters: Partial<Filters> = {}) =>
  find(search, filters).blocks.map(({ name }) => name)
const find = (search: string, filters: Partial<Filters> = {}) =>
  findBlocks(blocks, { search, filters: { ...noFilters(), ...filters } }, [plainSystem])

describe('the search', () => {
  it.each([
    ['a part of the name', 'ghou', ['Mire Ghoul', 'Ghoul 10', 'Ghoul 2']],
    ['a kind', 'humanoid', ['Žižka Große']],
    ['a tag', 'saltmere', ['Mire Ghoul', 'Ghoul 10']],
    ['a word of the notes', 'bell', ['Mire Ghoul']],
    ['words of several fields, in any order', 'saltmere undead bell', ['Mire Ghoul']],
    ['letters without their accents', 'zizka grosse', ['Žižka Große']],
    ['letters with accents that are not there', 'ghöul 2', ['Ghoul 2']],
  ])('finds %s', (_, search, found) => {
    expect(named(search)).toEqual(found)
  })

  it('does not find a word that only begins in one field and ends in the next', () => {
    expect(named('ghoulundead')).toEqual([])
  })

  it('compares numbers, with or without spaces around the sign', () => {
    expect(named('ac<15')).toEqual(['Mire Ghoul'])
    expect(named('undead hp >= 30')).toEqual(['Ghoul 2'])
    expect(named('ac=15')).toEqual(['Žižka Große'])
  })

  it('takes a number that is missing or not tracked for neither small nor large', () => {
    expect(named('ac<99')).toEqual(['Mire Ghoul', 'Žižka Große'])
  })

  it('looks for what no number is called', () => {
    expect(parseSearch('x<3', numberNames([plainSystem]))).toEqual({ words: ['x<3'], comparisons: [] })
  })
})

it('writes ligatures and barred letters as people type them', () => {
  expect(folded('ﬁœ Łódź STRAẞE')).toBe('fioe lodz strasse')
})

describe('the filters', () => {
  it('count what each value would leave when all others hold', () => {
    const { facets } = find('', { kinds: ['Undead'] })
    expect(facets.kinds).toEqual([
      { value: 'Undead', count: 3 },
      { value: 'Humanoid', count: 1 },
    ])
    expect(facets.tags).toEqual([
      { value: 'saltmere', count: 2 },
      { value: 'court', count: 1 },
    ])
  })

  it('let through any of the ticked values of one list, and all lists must hold', () => {
    expect(named('', { tags: ['court', 'saltmere'] })).toEqual(['Mire Ghoul', 'Žižka Große', 'Ghoul 10'])
    expect(named('', { tags: ['court'], kinds: ['Undead'] })).toEqual(['Ghoul 10'])
  })

  it('keep what is ticked in sight when nothing of it is left', () => {
    expect(find('bell', { sources: ['Yours'] }).facets.sources).toContainEqual({ value: 'Yours', count: 0 })
  })

  it('take a range of the defence and of a number of choice', () => {
    expect(named('', { defence: { min: 12, max: null } })).toEqual(['Žižka Große'])
    expect(named('', { number: { key: 'vital:hp', min: null, max: 30 } })).toEqual(['Ghoul 2'])
  })
})

describe('the order', () => {
  const sorted = (by: Parameters<typeof sortBlocks>[1]['by'], down = false) =>
    sortBlocks(blocks, { by, down }, () => plainSystem).map(({ name }) => name)

  it('reads numbers in names as numbers', () => {
    expect(sorted('name')).toEqual(['Ghoul 2', 'Ghoul 10', 'Mire Ghoul', 'Žižka Große'])
  })

  it('puts what has no number last, up and down', () => {
    expect(sorted('defence')).toEqual(['Mire Ghoul', 'Žižka Große', 'Ghoul 2', 'Ghoul 10'])
    expect(sorted('defence', true).slice(0, 2)).toEqual(['Žižka Große', 'Mire Ghoul'])
  })
})

it('a number that follows from the rules is found, although it was not entered', () => {
  const ruled = { ...plainSystem, defence: { ...plainSystem.defence, formula: () => 13 } }
  const filters = { ...noFilters(), defence: { min: 13, max: 13 } }
  expect(findBlocks(blocks, { search: '', filters }, [ruled]).blocks).toEqual(blocks.slice(-1))
})

import { expect, it } from 'vitest'
import { matching } from '#ui/choice-search.ts'

const options = ['Mire Ghoul', 'Ghoul King', 'Ílse Kessler', 'Hollow Warden'].map((label) => ({
  value: label,
  label,
}))
const found = (query: string): string[] => matching(options, query).map(({ label }) => label)

it('nothing typed lists everything in its order', () => {
  expect(found(' ')).toEqual(['Mire Ghoul', 'Ghoul King', 'Ílse Kessler', 'Hollow Warden'])
})

it('names that begin with what is typed come first', () => {
  expect(found('ghoul')).toEqual(['Ghoul King', 'Mire Ghoul'])
})

it('words may come in any order', () => {
  expect(found('king gho')).toEqual(['Ghoul King'])
})

it('accents need not be typed', () => {
  expect(found('ilse')).toEqual(['Ílse Kessler'])
})

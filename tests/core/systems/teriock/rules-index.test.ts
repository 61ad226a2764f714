import { expect, it } from 'vitest'
import { rulesIndex } from '#core/systems/teriock/rules-index'
import { ruleTitles } from '#support/rule-titles.mjs'

const titles = ruleTitles(import.meta.dirname)

it('proves every clause of the rules with a named test', () => {
  expect(rulesIndex.map(({ id }) => id).filter((id) => !titles.has(id))).toEqual([])
})

it('names no clause that the index does not have, and none twice', () => {
  const known = rulesIndex.map(({ id }) => id)
  expect([...titles.keys()].filter((id) => !known.includes(id))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
})

import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RuleClause } from '#core/engine/rule-clause'
import { ruleTitles } from '#support/rule-titles.mjs'

const indexes = import.meta.glob<{ rulesIndex: readonly RuleClause[] }>(
  '../../../src/core/systems/*/rules-index.ts',
  { eager: true },
)
const titles = ruleTitles(resolve(import.meta.dirname, '../..'))

describe.each(Object.entries(indexes))('the rules index of %s', (_file, { rulesIndex }) => {
  it('gives every clause its own id, a sentence and a source', () => {
    expect(new Set(rulesIndex.map(({ id }) => id)).size).toBe(rulesIndex.length)
    for (const { clause, source } of rulesIndex) {
      expect(clause.length).toBeGreaterThan(12)
      expect(source).not.toBe('')
    }
  })

  it('has a named test for every clause', () => {
    expect(rulesIndex.filter(({ id }) => !titles.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('knows every id that a test names', () => {
    const [prefix = ''] = (rulesIndex[0]?.id ?? '').split('-')
    const named = [...titles.keys()].filter((id) => id.startsWith(`${prefix}-`))
    expect(named.filter((id) => !rulesIndex.some((clause) => clause.id === id))).toEqual([])
  })
})

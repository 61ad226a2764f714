import { describe, expect, it } from 'vitest'
import type { ImportEntry } from '#core/formats/format'
import type { Encounter } from '#core/engine/model/encounter'
import { planImport, twinFinder, type DuplicateAnswer, type Known } from '#gm/features/import/import-plan.ts'
import { importLabel, resultInWords, unchangedInWords } from '#gm/features/import/import-words.ts'
import { anEncounter, aSeed } from '#support/fight.ts'

const NOTHING: Known = { encounter: [], statBlock: [], party: [], fight: [] }
const ferry = anEncounter([aSeed('Orc')], { id: 'ferry', title: 'Ferry ambush' })
const entry = (value: Encounter): ImportEntry => ({
  id: value.id,
  name: value.title,
  where: '',
  suggested: true,
  item: { kind: 'encounter', value },
})
const block = (id: string, name: string, change: { notes?: string; systemId?: string } = {}): ImportEntry => {
  const value = { ...aSeed(name).block, id, ...change }
  return { id, name, where: '', suggested: true, item: { kind: 'statBlock', value } }
}

function plan(entries: ImportEntry[], known: Partial<Known>, answer: DuplicateAnswer = 'skip') {
  return planImport(entries, twinFinder({ ...NOTHING, ...known }), answer, () => 'new-id')
}
const savedIds = (planned: ReturnType<typeof plan>) => planned.save.map(({ value }) => value.id)

it('saves what is new', () => {
  expect(savedIds(plan([entry(ferry)], {}))).toEqual(['ferry'])
})

describe('importing what is there already', () => {
  const edited = { ...ferry, notes: 'Edited since' }

  it('says that equal content is unchanged, whatever the order of its keys', () => {
    const { notes, ...rest } = ferry
    const turned: Encounter = { notes, ...rest }
    const planned = plan([entry(ferry)], { encounter: [turned] })
    expect(planned).toEqual({ save: [], unchanged: ['Ferry ambush'], differing: [], skipped: [] })
  })

  it('skips by default, so that no edit is lost', () => {
    expect(plan([entry(ferry)], { encounter: [edited] })).toMatchObject({
      save: [],
      skipped: ['Ferry ambush'],
    })
  })

  it('replaces in place when asked to', () => {
    expect(savedIds(plan([entry(ferry)], { encounter: [edited] }, 'replace'))).toEqual(['ferry'])
  })

  it('keeps both under two ids when asked to', () => {
    expect(savedIds(plan([entry(ferry)], { encounter: [edited] }, 'both'))).toEqual(['new-id'])
  })

  it('knows a hand-written creature again by its name and rules', () => {
    const known = { ...aSeed('Orc').block, id: 'library-orc', notes: 'ours' }
    const again = [block('file-1', 'Orc'), block('file-2', 'Orc', { systemId: 'other' })]
    const planned = plan(again, { statBlock: [known] }, 'replace')
    expect(savedIds(planned)).toEqual(['library-orc', 'file-2'])
  })
})

describe('what an import says', () => {
  it('counts on its button what it takes and what it leaves', () => {
    expect([importLabel(211, 3), importLabel(1, 0)]).toEqual(['Import 211, skip 3', 'Import 1'])
    const names = ['Ogre', 'Wisp', 'Orc', 'Rat', 'Bat']
    expect(unchangedInWords(names)).toBe('There already, unchanged: Ogre, Wisp, Orc and 2 more')
  })

  it('names afterwards where everything went', () => {
    const saved = plan([entry(ferry), block('a', 'Orc'), block('b', 'Elf')], {}).save
    expect(resultInWords(saved, 1, 2)).toBe(
      'Imported 1 encounter into Encounters and 2 stat blocks into the library. 1 already there, unchanged. Skipped 2.',
    )
  })

  it('does not call nothing a success', () => {
    expect(resultInWords([], 0, 3)).toBe('Nothing was imported. Skipped 3.')
  })
})

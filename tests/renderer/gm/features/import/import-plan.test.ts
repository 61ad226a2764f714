import { describe, expect, it } from 'vitest'
import type { ImportedItem, ImportEntry } from '#core/formats/format'
import type { Encounter } from '#core/engine/model/encounter'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock } from '#core/engine/model/stat-block'
import { planInSteps, type DuplicateAnswer } from '#gm/features/import/import-plan.ts'
import { importLabel, resultInWords, unchangedInWords } from '#gm/features/import/import-words.ts'
import { anEncounter, aSeed } from '#support/fight.ts'
import { toTheEnd } from '#support/to-the-end.ts'

const ferry = anEncounter([aSeed('Orc')], { id: 'ferry', title: 'Ferry ambush' })
const entry = (value: Encounter): ImportEntry => ({
  id: value.id,
  name: value.title,
  where: '',
  suggested: true,
  item: { kind: 'encounter', value },
})
const block = (id: string, name: string, change: Partial<StatBlock> = {}): ImportEntry => {
  const value = { ...aSeed(name).block, id, ...change }
  return { id, name, where: '', suggested: true, item: { kind: 'statBlock', value } }
}

function planFiles(files: ImportEntry[][], known: ImportEntry[], answer: DuplicateAnswer = 'skip') {
  const library: ImportedItem[] = known.map(({ item }) => item)
  let made = 0
  return toTheEnd(planInSteps(files, library, answer, () => `new-${String(++made)}`))
}
const plan = (entries: ImportEntry[], known: ImportEntry[], answer?: DuplicateAnswer) =>
  planFiles([entries], known, answer)
const savedIds = (planned: ReturnType<typeof plan>) => planned.save.map(({ value }) => value.id)

it('saves what is new', () => {
  expect(savedIds(plan([entry(ferry)], []))).toEqual(['ferry'])
})

describe('importing what is there already', () => {
  const edited = { ...ferry, notes: 'Edited since' }

  it('says that equal content is unchanged, whatever the order of its keys', () => {
    const { notes, ...rest } = ferry
    const turned: Encounter = { notes, ...rest }
    const planned = plan([entry(ferry)], [entry(turned)])
    expect(planned).toEqual({
      save: [],
      unchanged: ['Ferry ambush'],
      differing: [],
      skipped: [],
      beside: [],
    })
  })

  it('skips by default, so that no edit is lost', () => {
    expect(plan([entry(ferry)], [entry(edited)])).toMatchObject({
      save: [],
      skipped: ['Ferry ambush'],
    })
  })

  it('replaces in place when asked to', () => {
    expect(savedIds(plan([entry(ferry)], [entry(edited)], 'replace'))).toEqual(['ferry'])
  })

  it('keeps both under two ids when asked to', () => {
    expect(savedIds(plan([entry(ferry)], [entry(edited)], 'both'))).toEqual(['new-1'])
  })

  it('knows a hand-written creature again by its name and rules', () => {
    const known = block('library-orc', 'Orc', { notes: 'ours' })
    const again = [block('file-1', 'Orc'), block('file-2', 'Orc', { systemId: 'other' })]
    const planned = plan(again, [known], 'replace')
    expect(savedIds(planned)).toEqual(['library-orc', 'file-2'])
  })
})

describe('one drop of several files', () => {
  const ours = block('ghoul', 'Ghoul', { notes: 'of the marsh' })
  const theirs = block('ghoul', 'Ghoul', { notes: 'of the mine' })

  it('saves both of two different things that have one id', () => {
    expect(savedIds(planFiles([[ours], [theirs]], []))).toEqual(['ghoul', 'new-1'])
  })

  it('saves once what stands in two of its files', () => {
    const planned = planFiles([[block('1', 'Orc')], [block('2', 'Orc')]], [])
    expect([savedIds(planned), planned.unchanged]).toEqual([['1'], ['Orc']])
  })

  it('keeps two equal things of one file, each with its id', () => {
    const twice = [block('1', 'Orc'), block('2', 'Orc')]
    expect(savedIds(planFiles([twice, twice], []))).toEqual(['1', '2'])
  })

  it('replaces each thing of the library by one thing only', () => {
    const known = [block('old', 'Orc', { notes: 'old' })]
    const two = [block('1', 'Orc', { notes: 'axe' }), block('2', 'Orc', { notes: 'bow' })]
    expect(savedIds(plan(two, known, 'replace'))).toEqual(['old', '2'])
    expect(savedIds(planFiles([two.slice(0, 1), two.slice(1)], known, 'replace'))).toEqual(['old', '2'])
  })

  it('knows the unchanged one of two that have one name', () => {
    const known = [block('axe', 'Orc', { notes: 'axe' }), block('bow', 'Orc', { notes: 'bow' })]
    const again = [block('1', 'Orc', { notes: 'bow, poisoned' }), block('2', 'Orc', { notes: 'axe' })]
    const planned = plan(again, known, 'replace')
    expect([savedIds(planned), planned.unchanged]).toEqual([['bow'], ['Orc']])
  })

  it('never writes a thing over one of the same id that is for other rules', () => {
    const known = [block('ghoul', 'Ghoul', { systemId: 'other' })]
    expect(savedIds(plan([ours], known, 'replace'))).toEqual(['new-1'])
  })

  it('settles twenty thousand of one name without comparing each with each', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => block(String(at), 'Orc', { notes: `scar ${at}` }))
    const planned = planFiles([many, many], many.slice(0, 10_000), 'replace')
    expect([planned.save.length, planned.unchanged.length]).toEqual([10_000, 30_000])
  })
})

describe('an encounter that is imported with its creatures', () => {
  const withMember = (member: ImportEntry) =>
    entry(
      anEncounter([{ ...aSeed('Orc'), block: member.item.value as CombatantSeed['block'] }], {
        id: 'raid',
        title: 'Raid',
      }),
    )
  const attack = (id: string) => ({
    id,
    name: 'Axe',
    kind: '',
    stat: null,
    bonus: 0,
    weaponBonus: 0,
    damage: '1d6',
    damageType: '',
    properties: [],
    note: '',
  })
  const embedded = (planned: ReturnType<typeof plan>) =>
    planned.save.flatMap((item) =>
      item.kind === 'encounter' ? item.value.members.map((each) => each.block) : [],
    )

  it('embeds the library’s own block where that is unchanged', () => {
    const known = block('library-orc', 'Orc', { attacks: [attack('a')] })
    const read = block('file-orc', 'Orc', { attacks: [attack('b')] })
    expect(embedded(plan([read, withMember(read)], [known]))).toEqual([known.item.value])
  })

  it('embeds a block under the id that it gets in the library', () => {
    const known = block('library-orc', 'Orc', { notes: 'old' })
    const read = block('file-orc', 'Orc')
    expect(embedded(plan([read, withMember(read)], [known], 'replace'))).toMatchObject([
      { id: 'library-orc', notes: '' },
    ])
  })
})

describe('what an import says', () => {
  it('counts on its button what it takes and what it leaves', () => {
    expect([importLabel(211, 3), importLabel(1, 0)]).toEqual(['Import 211, skip 3', 'Import 1'])
    const names = ['Ogre', 'Wisp', 'Orc', 'Rat', 'Bat']
    expect(unchangedInWords(names)).toBe('There already, unchanged: Ogre, Wisp, Orc and 2 more')
  })

  it('names afterwards where everything went', () => {
    const saved = plan([entry(ferry), block('a', 'Orc'), block('b', 'Elf')], []).save
    expect(resultInWords(saved, 1, 2)).toBe(
      'Imported 1 encounter into Encounters and 2 stat blocks into the library. 1 already there, unchanged. Skipped 2.',
    )
  })

  it('says where fights go that are over: into no list of open ones', () => {
    const fight = (ended: boolean) => ({ kind: 'fight', value: { ended } }) as unknown as ImportedItem
    expect(resultInWords([fight(true), fight(false), fight(true)], 0, 0)).toBe(
      'Imported 1 fight into the open fights and 2 fights that are over.',
    )
  })

  it('does not call nothing a success', () => {
    expect(resultInWords([], 0, 3)).toBe('Nothing was imported. Skipped 3.')
  })
})

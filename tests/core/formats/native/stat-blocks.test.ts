import { describe, expect, it } from 'vitest'
import { readText } from '#core/formats/registry'
import { applyEdit } from '#core/formats/format'
import type { StatBlock } from '#core/engine/model/stat-block'
import { fileText, importContext, reportOf } from '#support/import-context.ts'

const whole = { name: 'Orc', AC: 13, HP: 15 }

const read = (...blocks: unknown[]) => reportOf(readText(fileText({ statBlocks: blocks }), importContext()))
const blockOf = (change: object): StatBlock =>
  read({ ...whole, ...change }).entries[0]!.item.value as StatBlock
const warningsOf = (change: object) => read({ ...whole, ...change }).warnings.map(({ message }) => message)
const refusalsOf = (change: object) =>
  read({ ...whole, ...change }).skipped.flatMap(({ issues }) => issues.map(({ message }) => message))

describe('a stat block written by hand', () => {
  it('needs nothing but a name', () => {
    expect(read({ name: 'Rat' }).entries[0]!.item.value).toMatchObject({
      name: 'Rat',
      systemId: 'plain',
      defence: null,
      vitals: {},
      attacks: [],
    })
  })

  it('may use the names on the sheet instead of ids', () => {
    expect(
      blockOf({ AC: 14, HP: 9, SPD: 3, attacks: [{ name: 'Bite', stat: 'Speed', damageType: 'Blunt' }] }),
    ).toMatchObject({
      defence: 14,
      vitals: { hp: 9 },
      stats: { speed: 3 },
      attacks: [{ stat: 'speed', damageType: 'blunt', bonus: 0 }],
    })
  })

  it('is named when AC or HP is missing, and nothing is made up', () => {
    const report = read({ name: 'Rat' })
    expect(report.warnings.map(({ message }) => message)).toEqual([
      'AC missing: asked at the start.',
      'HP missing: asked at the start.',
    ])
  })

  it('may say that a value is not tracked', () => {
    expect(warningsOf({ AC: 'notTracked', HP: 'notTracked' })).toEqual([])
  })

  it.each([
    ['22', 22],
    [' 22 ', 22],
    ['22 (4d8+4)', 22],
  ])('reads HP “%s” as a number and says so', (hp, value) => {
    expect(blockOf({ HP: hp }).vitals['hp']).toBe(value)
    expect(warningsOf({ HP: hp })[0]).toMatch(/HP is written as text “.*” and read as 22/)
  })

  it.each([
    ['dice', '4d10+4', 'HP must be a number, found the dice “4d10+4”, on average 26.'],
    ['a negative number', -5, 'HP must not be below 0, found -5.'],
    ['half a point', 7.5, 'HP must be a whole number, found 7.5.'],
    [
      'a list',
      [],
      'HP must be a whole number from 0, null (asked at the start) or "notTracked", found a list.',
    ],
    ['yes', true, 'HP must be a whole number from 0, null (asked at the start) or "notTracked", found true.'],
    [
      'words',
      'many',
      'HP must be a whole number from 0, null (asked at the start) or "notTracked", found “many”.',
    ],
  ])('is refused when HP is %s', (_what, hp, message) => {
    expect(refusalsOf({ HP: hp })).toEqual([message])
  })

  it('is refused when HP is too large for a number', () => {
    const text = fileText({ statBlocks: [whole] }).replace('15', '1e309')
    expect(reportOf(readText(text, importContext())).skipped[0]!.issues[0]!.message).toBe(
      'HP must lie between -1000000 and 1000000, found a number too large.',
    )
  })

  it('takes empty HP for missing HP', () => {
    expect(warningsOf({ HP: '' })).toEqual(['HP missing: asked at the start.'])
  })

  it('says when it is down from the start', () => {
    expect(warningsOf({ HP: 0 })).toEqual(['It is down from the start.'])
  })

  it.each([
    ['no name', undefined, 'name is missing.'],
    ['an empty name', '', 'name must not be empty, found empty text.'],
    ['spaces for a name', '   ', 'name must not be empty, found empty text.'],
    ['a number for a name', 5, 'name must be text in quotes, found 5.'],
  ])('is refused with %s', (_what, name, message) => {
    expect(refusalsOf({ name })).toEqual([message])
  })

  it('is refused with a name of ten thousand letters', () => {
    expect(refusalsOf({ name: 'x'.repeat(10_000) })[0]).toMatch(
      /^name must not be longer than 200 characters/,
    )
  })

  it('is named when a key is mistyped', () => {
    expect(warningsOf({ nots: 'x' })).toEqual([
      '“nots” is not a known key and is left out. Did you mean notes?',
    ])
  })

  it('keeps a stat that the rules do not know, and says so', () => {
    expect(blockOf({ stats: { spead: 2 } }).stats).toEqual({ spead: 2 })
    expect(warningsOf({ stats: { spead: 2 } })).toEqual([
      '“spead” is not a stat of these rules. Did you mean Speed?',
    ])
  })

  it('may have damage of a kind that the rules do not list, but not a mistyped one', () => {
    expect(warningsOf({ attacks: [{ name: 'Spit', damageType: 'acid' }] })).toEqual([])
    expect(warningsOf({ attacks: [{ name: 'Club', damageType: 'bluntt' }] })).toEqual([
      '“bluntt” is not a damage type of these rules. Did you mean blunt?',
    ])
  })

  it('is refused when a value is given twice', () => {
    expect(refusalsOf({ vitals: { hp: 3 } })).toEqual(['HP is given twice.'])
  })

  it('takes a list for no object', () => {
    expect(refusalsOf({ stats: [1] })).toEqual(['stats must be an object in braces, found a list.'])
  })

  it('may carry keys that reach for a prototype', () => {
    const text = fileText({ statBlocks: [whole] }).replace(
      '"name"',
      '"__proto__":{"hp":1},"constructor":1,"name"',
    )
    const report = reportOf(readText(text, importContext()))
    expect(report.entries).toHaveLength(1)
    expect(({} as Record<string, unknown>)['hp']).toBeUndefined()
  })

  it('keeps markup as text', () => {
    const name = '<img src=x onerror=alert(1)>'
    expect(blockOf({ name, notes: '<script>x</script>' })).toMatchObject({
      name,
      notes: '<script>x</script>',
    })
  })

  it('gets another id for the second attack of one id', () => {
    const { attacks } = blockOf({
      attacks: [
        { id: 'a', name: 'Bite' },
        { id: 'a', name: 'Claw' },
      ],
    })
    expect(new Set(attacks.map(({ id }) => id)).size).toBe(2)
  })
})

describe('a file with several stat blocks', () => {
  it('brings in three good ones and names the bad one', () => {
    const report = read(
      whole,
      { ...whole, name: 'Two' },
      { name: 'Bad', AC: [] },
      { ...whole, name: 'Three' },
    )
    expect(report.entries.map(({ name }) => name)).toEqual(['Orc', 'Two', 'Three'])
    expect(report.skipped.map(({ name }) => name)).toEqual(['Bad'])
  })

  it('makes the same ids each time it is read, so that no block is called a newer one', () => {
    const attacks = [{ name: 'Claw' }, { name: 'Claw' }, { name: 'Bite', id: 'claw-2' }]
    const written = { ...whole, id: 'a', attacks, abilities: [{ name: 'Howl' }] }
    const [one, two] = [read(written), read(written)].map(({ entries }) => entries[0]!.item.value)
    expect(two).toEqual(one)
    expect(one).toMatchObject({
      attacks: [{ id: 'claw' }, { id: 'claw-3' }, { id: 'claw-2' }],
      abilities: [{ id: 'howl' }],
    })
  })

  it('reads twenty thousand blocks of one id', () => {
    const many = Array.from({ length: 20_000 }, () => ({ name: 'Orc', id: 'a', AC: 1, HP: 1 }))
    const { entries } = read(...many)
    expect(new Set(entries.map(({ item }) => item.value.id)).size).toBe(20_000)
  })

  it('reads forty thousand attacks of one id in a block', () => {
    const attacks = Array.from({ length: 40_000 }, () => ({ name: 'Claw', id: 'a', damage: '1d6' }))
    expect(new Set(blockOf({ attacks }).attacks.map(({ id }) => id)).size).toBe(40_000)
  })

  it('gives another id to the second of one id, and says so', () => {
    const report = read({ ...whole, id: 'a' }, { ...whole, id: 'a', name: 'Ork' })
    expect(report.entries.map(({ item }) => item.value.id)).toEqual(['a', 'statBlock-new-1'])
    expect(report.warnings.map(({ message }) => message)).toEqual([
      'The id “a” is used twice in this file; this one gets another.',
    ])
  })

  it('says on which line and under which path a fault stands', () => {
    const text =
      '{"format":"turnkeeper","version":1,"kind":"library","system":"plain","statBlocks":[\n{"name":"Orc",\n"HP": []}]}'
    const issue = reportOf(readText(text, importContext())).skipped[0]!.issues[0]!
    expect(issue).toMatchObject({
      where: 'Line 3, column 7',
      path: 'statBlocks[0].HP',
      source: { before: '"HP": ', field: '[]', after: '}]}' },
    })
  })

  it('can be mended by the fix it proposes', () => {
    const text = fileText({ statBlocks: [{ name: 'Orc', AC: 12, HP: '2d8' }] })
    const { fix } = reportOf(readText(text, importContext())).skipped[0]!.issues[0]!
    expect(fix!.label).toBe('Use 9')
    const mended = reportOf(readText(applyEdit(text, fix!.edit), importContext()))
    expect(mended.entries[0]!.item.value).toMatchObject({ vitals: { hp: 9 } })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Encounter } from '#core/engine/model/encounter'
import { applyEdit } from '#core/formats/format'
import { readText } from '#core/formats/registry'
import { systems } from '#core/systems/registry'
import { importContext, reportOf } from '#support/import-context.ts'

const context = () => importContext({ name: 'saltmere.csv' })
const read = (...lines: string[]) => reportOf(readText(lines.join('\n'), context()))
const refusalOf = (...lines: string[]) => {
  const result = readText(lines.join('\n'), context())
  if (result.ok) throw new Error('Read')
  return result.error
}
const blocksOf = (...lines: string[]) =>
  read(...lines).entries.flatMap(({ item }) => (item.kind === 'statBlock' ? [item.value] : []))
const encounterOf = (...lines: string[]) =>
  read(...lines).entries.find(({ item }) => item.kind === 'encounter')!.item.value as Encounter
const faultOf = (...lines: string[]) => read(...lines).skipped[0]!.issues[0]!

describe('a roster as a table', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with %s between the fields', (_what, separator) => {
    const line = (...cells: string[]) => cells.join(separator)
    expect(blocksOf(line('name', 'AC', 'HP', 'speed'), line('Orc', '13', '15', '2'))).toMatchObject([
      { name: 'Orc', defence: 13, vitals: { hp: 15 }, stats: { speed: 2 } },
    ])
  })

  it('knows columns by the names people give them', () => {
    expect(blocksOf('Monster,Type,Armor Class,Hit Points,SPD,Note', 'Orc,Brute,13,15,2,angry')).toMatchObject(
      [{ name: 'Orc', kind: 'Brute', defence: 13, vitals: { hp: 15 }, stats: { speed: 2 }, notes: 'angry' }],
    )
  })

  it('gives an encounter with numbers, sides and secrets', () => {
    const { title, members } = encounterOf(
      'name,count,AC,HP,side,player,hidden,alias',
      'Orc,2d4,13,15,,,,',
      'Wisp,1,17,6,foe,,yes,???',
      'Ana,,15,20,,Kim,,',
    )
    expect(title).toBe('saltmere')
    expect(members).toMatchObject([
      { quantity: '2d4', side: 'foe', hidden: false, alias: null },
      { quantity: 1, hidden: true, alias: '???' },
      { side: 'ally', player: 'Kim' },
    ])
  })

  it('brings in three good lines and names the bad one', () => {
    const report = read('name,AC,HP', 'Orc,13,15', 'Rat,9,2', 'Bad,x,1', 'Wisp,17,6')
    expect(report.entries.filter(({ item }) => item.kind === 'statBlock')).toHaveLength(3)
    expect(report.skipped).toMatchObject([{ name: 'Bad', where: 'Line 4' }])
  })

  it('underlines the field in question', () => {
    expect(faultOf('name;AC;HP', 'Orc;;15', 'Saint;14;many')).toMatchObject({
      where: 'Line 3',
      message: 'HP must be a whole number from 0, found “many”.',
      source: { before: 'Saint;14;', field: 'many', after: '' },
    })
  })

  it('counts the lines of a quoted field', () => {
    expect(faultOf('name,AC,notes', 'Orc,13,"two\nlines"', 'Rat,x,')).toMatchObject({ where: 'Line 4' })
  })

  it('proposes the average where dice stand for a number', () => {
    const text = 'name;HP\nSaint;2d8'
    const { fix } = reportOf(readText(text, context())).skipped[0]!.issues[0]!
    expect(fix!.label).toBe('Use 9')
    expect(applyEdit(text, fix!.edit)).toBe('name;HP\nSaint;9')
  })

  it('says where AC is missing and leaves it open', () => {
    const report = read('name;AC;HP', 'Bog Hulk;;22')
    expect(report.warnings).toMatchObject([
      {
        message: 'AC missing: asked at the start.',
        source: { before: 'Bog Hulk;', field: '', after: ';22' },
      },
    ])
    expect(report.entries[0]!.item.value).toMatchObject({ defence: null })
  })

  it('takes a dash for a value that is not tracked', () => {
    expect(blocksOf('name,AC,HP', 'Ana,-,-')).toMatchObject([
      { defence: 'notTracked', vitals: { hp: 'notTracked' } },
    ])
  })

  it('keeps an initiative bonus in the notes where the rules have no place for it', () => {
    const report = read('name,init', 'Orc,3')
    expect(report.warnings[0]!.message).toBe(
      'Initiative is d20 + speed in these rules: “init” goes into the notes.',
    )
    expect(encounterOf('name,init', 'Orc,3').members[0]!.notes).toBe('init +3')
  })

  it.each(systems.map((system) => [system.label, system] as const))(
    'counts an initiative bonus towards the total in %s',
    (_label, system) => {
      const roster = importContext({ name: 'x.csv', systems: [system], systemId: system.id })
      const { entries } = reportOf(readText('name,init\nOrc,3', roster))
      const [block] = entries.flatMap(({ item }) => (item.kind === 'statBlock' ? [item.value] : []))
      const terms = system.initiative.terms({ stats: block!.stats })
      expect(terms?.map(({ amount }) => amount)).toEqual([3])
    },
  )

  it('names a column that it does not know', () => {
    expect(read('name,HP,alais', 'Orc,15,x').warnings[0]!.message).toBe(
      'The column “alais” is not known and is left out. Did you mean alias?',
    )
  })

  it('names a line with more fields than the header', () => {
    expect(faultOf('name,HP', 'Orc,15,more').message).toBe('This line has 3 fields, the header 2.')
  })

  it.each([
    [
      'no name column',
      ['HP,AC', '1,2'],
      'The first line must name the columns, and one of them must be called name.',
    ],
    ['a column twice', ['name,HP,hit points', 'Orc,1,2'], 'Two columns hold hit points.'],
    ['a quote without end', ['name,HP', '"Orc,1'], 'A quote is opened here and never closed.'],
    ['a header only', ['name,HP'], 'The table has a header and no lines.'],
  ])('is refused with %s', (_what, lines, message) => {
    expect(refusalOf(...lines).message).toBe(message)
  })

  it('keeps any name that a spreadsheet can quote', () => {
    const name = fc
      .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
      .filter((each) => each.trim() !== '')
    fc.assert(
      fc.property(name, (each) => {
        const [block] = blocksOf('name,HP', `"${each.replaceAll('"', '""')}",1`)
        expect(block!.name).toBe(each.trim())
      }),
    )
  })
})

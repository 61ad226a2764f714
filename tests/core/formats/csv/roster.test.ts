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

describe('the rules of a table', () => {
  const rulesOf = (header: string, change: Parameters<typeof importContext>[0] = {}) => {
    const report = reportOf(
      readText(`${header}\nOrc,1`, importContext({ name: 'x.csv', systems, systemId: '', ...change })),
    )
    return [
      report.questions?.find(({ id }) => id === 'rules')?.answer,
      report.warnings.some(({ message }) => message.includes('the columns don’t tell')),
    ]
  }
  it.each([
    ['name,AR', 'terra-magia'],
    ['name,VP', 'terra-magia'],
    ['name,SNK', 'teriock'],
    ['name,MP', 'teriock'],
  ])('are told by its columns: %s', (header, system) => {
    expect(rulesOf(header)).toEqual([system, false])
  })

  it('are those chosen last where the columns don’t tell, and a guess where nobody has chosen', () => {
    expect(rulesOf('name,HP', { systemId: 'teriock' })).toEqual(['teriock', false])
    expect(rulesOf('name,HP')).toEqual(['terra-magia', true])
  })

  it('are those that the GM says', () => {
    expect(rulesOf('name,AR', { answers: { rules: 'teriock' } })).toEqual(['teriock', false])
  })
})

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

  it('reads what is left and what there is at most, as trackers write both', () => {
    const lines = ['Name,HP,Max HP', 'Orc,7,15']
    expect(encounterOf(...lines).members).toMatchObject([
      { carried: { vitals: { hp: 7 } }, block: { vitals: { hp: 15 } } },
    ])
    expect(read(...lines).warnings[0]!.message).toBe('“HP” beside “Max HP” is read as what is left of it.')
  })

  it('reads a rolled total beside a bonus', () => {
    const lines = ['name,initiative,initiative_bonus', 'Orc,17,2']
    expect(encounterOf(...lines).members).toMatchObject([{ totals: [17], notes: 'initiative_bonus +2' }])
    expect(read(...lines).warnings[0]!.message).toBe(
      '“initiative” beside “initiative_bonus” is read as the total that was rolled.',
    )
  })

  it.each([
    ['team', 'friendly', 'ally'],
    ['team', 'hostile', 'foe'],
    ['friendly', 'yes', 'ally'],
    ['friendly', 'false', 'foe'],
  ])('reads the side from the column %s with %s', (column, value, side) => {
    expect(encounterOf(`name,HP,${column}`, `Ana,20,${value}`).members[0]!.side).toBe(side)
  })

  it('reads a team that says nothing as foes, and says so', () => {
    const report = read('name,HP,AC,team', 'Ana,20,12,red')
    expect(report.warnings.map(({ message }) => message)).toEqual(['team “red” is read as foe.'])
  })

  it.each([
    ['neutral', 'foe', 'side “neutral” is read as foe.'],
    ['alley', 'foe', 'side “alley” is read as foe. Did you mean ally?'],
    ['NPC', 'foe', null],
    ['pc', 'ally', null],
  ])('leaves nobody out for a side called %s', (word, side, warning) => {
    const report = read('name,HP,AC,side', `Ana,20,12,${word}`)
    expect(report.skipped).toEqual([])
    expect(report.entries.at(-1)?.item.value).toMatchObject({ members: [{ side }] })
    expect(report.warnings.map(({ message }) => message)).toEqual(warning === null ? [] : [warning])
  })

  it('takes the side from the column that tells it, and makes no guess of a team’s name', () => {
    for (const header of ['name,HP,AC,team,friendly', 'name,HP,AC,friendly,team']) {
      const report = read(header, header.endsWith('team') ? 'Ana,20,12,yes,blue' : 'Ana,20,12,blue,yes')
      expect(report.warnings).toEqual([])
      expect(report.entries.at(-1)?.item.value).toMatchObject({ members: [{ side: 'ally' }] })
    }
  })

  it('is read with the separator that its first line states', () => {
    expect(blocksOf('sep=;', 'name;HP', 'Orc, the old;15')).toMatchObject([
      { name: 'Orc, the old', vitals: { hp: 15 } },
    ])
  })

  it('lets the first of two columns count that mean one thing, and names the other', () => {
    const report = read('name,HP,AC,hit points', 'Orc,15,12,14')
    expect(report.entries[0]!.item.value).toMatchObject({ vitals: { hp: 15 } })
    expect(report.warnings.map(({ message }) => message)).toEqual([
      '“hit points” is taken for the same as “HP”, which counts: left out.',
    ])
  })

  it('takes values of initiative that no creature adds for rolled totals, says so, and asks', () => {
    const lines = ['name,initiative', 'Orc,17', 'Imp,45', 'Rat,-9']
    const report = read(...lines)
    expect(report.questions).toMatchObject([{ id: 'initiative', answer: 'total' }])
    expect(report.warnings[0]!.message).toContain('“initiative” holds 17, so it is read as rolled totals')
    expect(encounterOf(...lines).members.map(({ totals }) => totals)).toEqual([[17], [45], [-9]])
  })

  it('is read again with the answer that the GM gives', () => {
    const report = reportOf(
      readText('name,initiative\nOrc,17', { ...context(), answers: { initiative: 'bonus' } }),
    )
    const encounter = report.entries.find(({ item }) => item.kind === 'encounter')!.item.value as Encounter
    expect(encounter.members).toMatchObject([{ totals: [], notes: 'initiative +17' }])
  })

  it('asks once about tables that look alike', () => {
    const first = read('name,initiative', 'Orc,3')
    const remembered = { [first.subject!]: { initiative: 'total' } }
    const later = reportOf(readText('Name;Initiative\nImp;4', { ...context(), remembered }))
    expect(later.questions).toMatchObject([{ id: 'initiative', answer: 'total' }])
  })

  it('offers names without any number, but ticks none of them', () => {
    const report = read('name,email', 'Ana,ana@example.com')
    expect(report.entries.map(({ suggested }) => suggested)).toEqual([false, false])
    expect(report.warnings.map(({ message }) => message)).toContain(
      'Nothing here has AC or HP: it may be no list of creatures. Tick what you want of it.',
    )
  })

  it('makes one stat block of four equal lines, and four creatures', () => {
    const lines = ['name,HP,count', 'Rat,4,', 'Rat,4,', 'Rat,4,', 'Rat,5,']
    expect(blocksOf(...lines)).toHaveLength(2)
    const { members } = encounterOf(...lines)
    expect(new Set(members.map(({ block }) => block.id)).size).toBe(2)
    expect(new Set(members.map(({ key }) => key)).size).toBe(4)
  })

  it.each(['600', '500+500', '200d20', '-3'])('refuses %s of one creature', (many) => {
    expect(faultOf('name,count', `Orc,${many}`).message).toContain(
      'How many must be a whole number up to 500 or dice',
    )
  })

  it('reads a table with thousands of empty columns', () => {
    const empty = ','.repeat(16_000)
    const lines = Array.from({ length: 200 }, (_, at) => `Orc ${at},13,15${empty}`)
    expect(blocksOf(`name,AC,HP${empty}`, ...lines)).toHaveLength(200)
    expect(refusalOf(`name,AC,HP,${'x,'.repeat(16_000)}`, 'Orc,1,1').message).toBe(
      'The table has more than 500 columns.',
    )
  })

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
    ['a column twice', ['name,max HP,Max_HP', 'Orc,1,2'], 'Two columns are called Max_HP.'],
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

describe('a table of more creatures than a fight can hold', () => {
  it('gives its stat blocks and says that it makes no encounter', () => {
    const report = read('name,HP,quantity', 'Rat,4,300', 'Bat,4,300')
    expect(report.entries.map(({ item }) => item.kind)).toEqual(['statBlock', 'statBlock'])
    expect(report.warnings[0]!.message).toContain('more than 500 creatures: no encounter is made of them')
  })
})

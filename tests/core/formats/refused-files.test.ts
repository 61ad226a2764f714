import { describe, expect, it } from 'vitest'
import { VERSION } from '#core/model/versions/steps'
import { readFile, readText } from '#core/formats/registry'
import { fileText, importContext, reportOf } from '#support/import-context.ts'

const LIMIT = 1_000_000
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

function refusalOf(text: string, name = 'file.json') {
  const result = readText(text, importContext({ name }))
  if (result.ok) throw new Error('Read')
  return result.error
}

describe('a file that is no encounter file', () => {
  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['text', '"x"'],
    ['a number', '42'],
    ['an empty object', '{}'],
    ['a package description', '{"name": "x", "version": "1.0.0", "scripts": {}}'],
    ['a web page', '<!doctype html><title>name</title>'],
    ['a poem', 'The road goes\never on'],
  ])('is refused when it holds %s', (_what, text) => {
    expect(refusalOf(text)).toMatchObject({
      code: 'format/unknown',
      message: expect.stringContaining('file.json is not an encounter file') as string,
    })
  })

  it.each([
    [
      'a database of Foundry',
      'x.db',
      '{"_id":"a","name":"Orc","type":"npc"}\n{"_id":"b","name":"Imp","type":"npc"}\n',
      'holds one JSON text on each line',
    ],
    [
      'an export of another tracker',
      'x.json',
      '{"Creatures.a": {"Name": "Orc"}}',
      'an export of Improved Initiative',
    ],
    [
      'a list of that tracker',
      'x.json',
      '[{"Name": "Orc", "HP": {"Value": 15, "Notes": ""}}]',
      'creatures or characters of Improved Initiative',
    ],
    ['a document of Foundry', 'x.yml', '_id: a\nname: Orc\n', 'a document of Foundry VTT'],
    ['a creature of Foundry', 'x.yml', '_id: a\nname: Orc\ntype: npc\n', 'creatures of Foundry VTT'],
    [
      'a creature of its Teriock system',
      'x.yml',
      '_id: a\n_key: "!actors!a"\nimg: systems/teriock/orc.webp\n',
      'a creature from the Teriock system',
    ],
    [
      'an ability of its Teriock system',
      'x.yml',
      '_id: a\n_key: "!effects!a"\nimg: systems/teriock/hit.webp\n',
      'an ability from the Teriock system',
    ],
    [
      'a compendium',
      'x.xml',
      '<?xml version="1.0"?>\n<compendium version="5">',
      'a compendium of Fight Club',
    ],
    [
      'a note of Obsidian, though it speaks of types and creatures',
      'x.md',
      '---\nstatblock: inline\n---\n```statblock\nname: Orc\ntype: creature\n```\n',
      'a note of Obsidian with stat blocks',
    ],
    ['a note without any', 'x.md', '# The bridge\ntype: npc\n', 'a note in Markdown'],
    ['a note about another file', 'x.md', 'Each has `_key: "!actors!a"`.', 'a note in Markdown'],
    [
      'a creature of Open5e',
      'x.json',
      '{"ability_scores": {}, "armor_class": 15, "hit_points": 7}',
      'creatures of Open5e',
    ],
    [
      'a monster of another database',
      'x.json',
      '[{"index": "orc", "armor_class": 13, "hit_points": 15}]',
      'monsters of the D&D 5e SRD database',
    ],
  ])('is called what it is: %s', (_what, name, text, words) => {
    expect(refusalOf(text, name).message).toContain(words)
    expect(refusalOf(text, name).message).toContain('tables (CSV) with a header line can be read')
  })

  it('is not read to its end when it is large and nowhere says that it is ours', () => {
    const large = `[${'{"members": [1, 2], '.repeat(20_000)}`
    expect(refusalOf(large).message).toBe(
      'file.json is not an encounter file. Turnkeeper files and tables (CSV) with a header line can be read.',
    )
  })

  it('is named when the line that says what it is was forgotten', () => {
    expect(refusalOf('{"version": 1, "statBlocks": []}').message).toBe(
      'file.json is not an encounter file: the line "format": "turnkeeper" is missing.',
    )
  })
})

describe('a file of ours that can’t be read', () => {
  it('is refused with the line of its first fault', () => {
    expect(refusalOf('{"format": "turnkeeper",\n"version": 1,\n"kind": library}')).toMatchObject({
      code: 'format/broken',
      where: 'Line 3, column 9',
      source: { before: '"kind": ', field: 'library', after: '}' },
    })
  })

  it('is refused by version when it is newer', () => {
    expect(refusalOf('{"format": "turnkeeper", "version": 7, "kind": "galaxy"}')).toMatchObject({
      code: 'format/newer-version',
      message: `file.json has format version 7; this Turnkeeper reads up to version ${VERSION}. A newer Turnkeeper reads it. Nothing was changed.`,
    })
  })

  it.each([
    [
      'no version',
      '{"format": "turnkeeper"}',
      `"version" must be a whole number from 1 to ${VERSION}, found nothing.`,
    ],
    [
      'a version in quotes',
      '{"format": "turnkeeper", "version": "1"}',
      `"version" must be a whole number from 1 to ${VERSION}, found "1".`,
    ],
    [
      'a mistyped kind',
      '{"format": "turnkeeper", "version": 1, "kind": "encuonter"}',
      '"kind" must be one of encounter, fight, library, everything, found “encuonter”. Did you mean encounter?',
    ],
    [
      'nothing inside',
      '{"format": "turnkeeper", "version": 1, "kind": "library"}',
      'file.json holds nothing to import.',
    ],
  ])('is refused with %s', (_what, text, message) => {
    expect(refusalOf(text).message).toBe(message)
  })

  it('names a section that is no list', () => {
    const report = reportOf(readText(fileText({ statBlocks: {} }), importContext()))
    expect(report.skipped[0]!.issues[0]!.message).toBe('statBlocks must be a list in brackets.')
  })
})

describe('a file with an odd name or ending', () => {
  const text = fileText({ statBlocks: [{ name: 'Orc' }] })

  it.each(['a.turnkeeper', 'a.JSON', 'a.json.txt', 'a', 'a.csv'])('is read by what it holds: %s', (name) => {
    expect(reportOf(readText(text, importContext({ name }))).formatId).toBe('turnkeeper')
  })

  it('is read with Windows line ends, a mark and a newline at the end', () => {
    const written = `\uFEFF${JSON.stringify(JSON.parse(text), null, 2)}\n`.replaceAll('\n', '\r\n')
    const read = readFile(utf8(written), LIMIT, importContext())
    expect(read.ok && reportOf(read.result).entries).toHaveLength(1)
  })

  it('is refused before it is read when it is too large', () => {
    const read = readFile(utf8(' '.repeat(LIMIT + 1)), LIMIT, importContext())
    expect(read).toMatchObject({ ok: false, error: { code: 'format/too-large' } })
  })
})

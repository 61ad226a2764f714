import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JsonFault, parseJson } from '#core/formats/json/parse-json'

function faultOf(text: string): { message: string; at: string } {
  try {
    parseJson(text)
  } catch (error) {
    if (error instanceof JsonFault) return { message: error.message, at: text.slice(error.start, error.end) }
    throw error
  }
  throw new Error('No fault')
}

describe('reading JSON', () => {
  it('gives what the built-in reader gives', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(parseJson(text).value).toEqual(JSON.parse(text))
      }),
    )
  })

  it('refuses what the built-in reader refuses', () => {
    const broken = fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 2 })).map(([text, place, junk]) => {
      const at = place % (text.length + 1)
      return text.slice(0, at) + junk + text.slice(at + 1)
    })
    fc.assert(
      fc.property(broken, (text) => {
        let builtIn = true
        try {
          JSON.parse(text)
        } catch {
          builtIn = false
        }
        let own = true
        try {
          parseJson(text)
        } catch {
          own = false
        }
        expect(own).toBe(builtIn)
      }),
    )
  })

  it.each([
    ['{"a": 1,}', 'There is a comma too many before }', '}'],
    ['{"a": 1 "b": 2}', 'A comma or } is expected here', '"'],
    ['{"a": NaN}', '“NaN” is not a JSON value; text needs double quotes', 'NaN'],
    ["{'a': 1}", 'A name in double quotes is expected here', "'"],
    ['{"a": "b', 'This text has no closing quote', '"'],
    ['{"a": [1, 2', 'The file ends before the bracket opened here is closed', '['],
    ['{} {}', 'Something follows after the end of the JSON', '{'],
  ])('says what is wrong with %s', (text, message, at) => {
    expect(faultOf(text)).toEqual({ message, at })
  })

  it('stops at brackets without end', () => {
    expect(faultOf('['.repeat(100_000)).message).toBe('More than 64 brackets inside one another')
  })

  it('knows where a value stands', () => {
    const text = '{ "a": [10, {"b": "x"}] }'
    const { start, end } = parseJson(text).spanOf(['a', 1, 'b'])
    expect(text.slice(start, end)).toBe('"x"')
  })

  it('gives the place of the parent for a value that is not there', () => {
    const text = '{ "a": {"b": 1} }'
    const { start, end } = parseJson(text).spanOf(['a', 'c', 'd'])
    expect(text.slice(start, end)).toBe('{"b": 1}')
  })

  it('lets no key reach a prototype', () => {
    const { value } = parseJson('{"__proto__": {"polluted": 1}, "constructor": 2}')
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('notes a key that stands twice', () => {
    expect(parseJson('{"hp": 1, "hp": 2}')).toMatchObject({ value: { hp: 2 }, repeated: [{ start: 10 }] })
  })
})

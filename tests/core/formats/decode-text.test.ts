import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from '#core/formats/decode-text'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)
const decode = (data: Uint8Array) => decodeText(data, 'chapel.json', 1000)
const errorOf = (data: Uint8Array) => {
  const decoded = decode(data)
  return decoded.ok ? null : decoded.error
}

describe('the text of a file', () => {
  it('is read from UTF-8, whatever the script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const expected = text.trim() === '' || text.includes('\0') ? null : text.replace(/^\uFEFF/, '')
        const decoded = decodeText(utf8(text), 'x', 10_000)
        expect(decoded.ok ? decoded.text : null).toBe(expected)
      }),
    )
  })

  it('loses a byte order mark that an editor put in', () => {
    expect(decode(bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d))).toEqual({ ok: true, text: '{}' })
  })

  it.each([
    ['little endian', bytes(0xff, 0xfe, 0x8d, 0x9f, 0x3d, 0xd8, 0x79, 0xdc)],
    ['big endian', bytes(0xfe, 0xff, 0x9f, 0x8d, 0xd8, 0x3d, 0xdc, 0x79)],
  ])('is read from UTF-16 with a mark, %s', (_order, data) => {
    expect(decode(data)).toEqual({ ok: true, text: '龍👹'.replace('龍', '\u9f8d') })
  })

  it('is refused with line and offset where a byte is not UTF-8', () => {
    const data = Uint8Array.from([...utf8('{\n"name": "G'), 0xf3, ...utf8('mez"}')])
    expect(errorOf(data)).toEqual({
      code: 'format/bad-encoding',
      where: 'Line 2',
      message: 'chapel.json is not UTF-8 text: line 2 has the byte F3 at offset 12. Save the file as UTF-8.',
    })
  })

  it.each([
    ['an overlong slash', [0xc0, 0xaf]],
    ['half a character at the end', [0x41, 0xe9, 0xbe]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['a point past the last', [0xf4, 0x90, 0x80, 0x80]],
    ['a stray continuation', [0x41, 0x80]],
  ])('never holds a replacement character for %s', (_what, data) => {
    expect(errorOf(bytes(...data))?.code).toBe('format/bad-encoding')
  })

  it.each([
    ['a PNG picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d)],
    ['a zip archive', bytes(0x50, 0x4b, 0x03, 0x04)],
    ['a PDF document', utf8('%PDF-1.7')],
  ])('is refused by name when the file is %s', (what, data) => {
    expect(errorOf(data)?.message).toContain(`chapel.json is ${what}`)
  })

  it.each([
    ['no bytes', bytes(), 'format/empty'],
    ['only spaces', utf8(' \n\t'), 'format/empty'],
    ['zero bytes among letters', utf8('ab\0c'), 'format/not-text'],
    ['half a UTF-16 character', bytes(0xff, 0xfe, 0x41), 'format/bad-encoding'],
    ['a lone UTF-16 surrogate', bytes(0xff, 0xfe, 0x00, 0xd8), 'format/bad-encoding'],
  ])('is refused when the file holds %s', (_what, data, code) => {
    expect(errorOf(data)?.code).toBe(code)
  })

  it('is refused by size before it is read', () => {
    expect(errorOf(new Uint8Array(1001))?.code).toBe('format/too-large')
  })
})

import { describe, expect, it } from 'vitest'
import { parseMarkdown, type Inline } from '#gm/features/library/markdown/parse-markdown.ts'

/** The words of a tree with its marks, short: "a <bold>b</bold>". */
function drawn(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.type === 'text') return part.text
      if (part.type === 'break') return '<br>'
      return part.type === 'code'
        ? `<code>${part.text}</code>`
        : `<${part.type}>${drawn(part.parts)}</${part.type}>`
    })
    .join('')
}
const line = (text: string) => {
  const [block] = parseMarkdown(text)
  return block?.type === 'paragraph' ? drawn(block.parts) : JSON.stringify(block)
}

describe('notes in Markdown', () => {
  it.each([
    [
      'bold and italic',
      'a **b** *c* __d__ _e_',
      'a <bold>b</bold> <italic>c</italic> <bold>d</bold> <italic>e</italic>',
    ],
    ['one in the other', '**a *b* c**', '<bold>a <italic>b</italic> c</bold>'],
    ['code', 'roll `2d6*2`', 'roll <code>2d6*2</code>'],
    ['a mark that is never closed', '**a', '**a'],
    ['a star between spaces', '2 * 3 * 4', '2 * 3 * 4'],
    ['underscores inside of words', 'snake_case_name', 'snake_case_name'],
    ['an escaped mark', String.raw`\*a\*`, '*a*'],
    ['a line break', 'a\nb', 'a<br>b'],
    ['a link as its words', 'see [the map](https://example.com/x "t")', 'see the map'],
    ['a picture as its description', '![a ghoul](file:///etc/passwd)', 'a ghoul'],
    ['markup as text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('reads %s', (_, text, read) => {
    expect(line(text)).toBe(read)
  })

  it('knows headings, lists, code and paragraphs', () => {
    const types = parseMarkdown('# A\n\ntext\n- one\n  more\n- two\n\n1. first\n\n```\n**no**\n```').map(
      (block) =>
        block.type === 'list' ? `${block.ordered ? 'ol' : 'ul'} ${block.items.length}` : block.type,
    )
    expect(types).toEqual(['heading', 'paragraph', 'ul 2', 'ol 1', 'code'])
  })

  it.each([
    ['a heading with a long run of spaces', `# a${' '.repeat(99_000)}b`],
    ['a heading with a long run of hash signs', `# ${'#'.repeat(99_000)}b`],
    ['underscores without end', 'a_'.repeat(45_000)],
    ['fences without end', '```\n~~~ x\n'.repeat(9_000)],
  ])('is done with %s in no time worth telling', (_what, text) => {
    expect(parseMarkdown(text).length).toBeGreaterThan(0)
  })

  it('reads a fence that is never closed to the end', () => {
    expect(parseMarkdown('```\na\nb')).toEqual([{ type: 'code', text: 'a\nb' }])
  })

  it.each(['*', '[', '_a', '![](', '`a', '**a ', String.raw`\ `])(
    'comes to an end with 4000 times %s',
    (piece) => {
      const [block] = parseMarkdown(piece.repeat(4000))
      expect(block?.type).toBe('paragraph')
    },
  )
})

import { renderToString } from 'vue/server-renderer'
import { createSSRApp, h, type VNode } from 'vue'
import { describe, expect, it, vi } from 'vitest'
import MarkdownText, { loadMarkdown } from '#gm/features/library/markdown/MarkdownText.ts'
import { hostileNotes } from '#support/hostile-notes.ts'

/** The page that comes of it, without the marks that Vue leaves for itself. */
async function page(component: VNode): Promise<string> {
  const text = await renderToString(createSSRApp(() => component))
  return text.replace(/<!--.*?-->/g, '')
}
async function shown(text: string): Promise<string> {
  await loadMarkdown()
  return page(h(MarkdownText, { text }))
}

it('a note stands as it was typed until it can be drawn', async () => {
  vi.resetModules()
  const fresh = await import('#gm/features/library/markdown/MarkdownText.ts')
  const note = h(fresh.default, { text: '**a** <b>' })
  expect(await page(note)).toBe('<div class="tk-markdown"><p class="as-typed">**a** &lt;b&gt;</p></div>')
  await fresh.loadMarkdown()
  expect(await page(note)).toBe('<div class="tk-markdown"><p><strong>a</strong> &lt;b&gt;</p></div>')
})

describe('notes in Markdown', () => {
  it.each([
    [
      'bold and italic',
      'a **b** *c* __d__ _e_',
      'a <strong>b</strong> <em>c</em> <strong>d</strong> <em>e</em>',
    ],
    ['one in the other', '**a *b* c**', '<strong>a <em>b</em> c</strong>'],
    ['code', 'roll `2d6*2`', 'roll <code>2d6*2</code>'],
    ['a mark that is never closed', '**a', '**a'],
    ['a star between spaces', '2 * 3 * 4', '2 * 3 * 4'],
    ['underscores inside of words', 'snake_case_name', 'snake_case_name'],
    ['an escaped mark', String.raw`\*a\*`, '*a*'],
    ['a line break', 'a\nb', 'a<br>b'],
    ['a link as its words', 'see [the map](https://example.com/x "t")', 'see the map'],
    ['a link that would run something as its words', '[the map](javascript:alert(1))', 'the map'],
    ['a picture as its description', '![a ghoul](file:///etc/passwd)', 'a ghoul'],
    ['markup as text', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['a bare address as text', 'https://example.com', 'https://example.com'],
    ['the name of a sign as text', 'a &lt; b', 'a &amp;lt; b'],
    ['what looks like the target of a link as text', '[a]: https://example.com', '[a]: https://example.com'],
  ])('reads %s', async (_, text, read) => {
    expect(await shown(text)).toBe(`<div class="tk-markdown"><p>${read}</p></div>`)
  })

  it.each([
    ['a heading under the section of the notes', '# A\n#### B ##', '<h3>A</h3><h5>B</h5>'],
    ['a list', '- one\n  more\n- two', '<ul><li>one<br>more</li><li>two</li></ul>'],
    ['a list in a list', '- one\n  - two', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
    ['a numbered list from its first number', '3. c\n4. d', '<ol start="3"><li>c</li><li>d</li></ol>'],
    ['code by its fences', '```\n**no**\n```', '<pre><code>**no**</code></pre>'],
    ['a fence that is never closed to the end', '```\na\nb', '<pre><code>a\nb</code></pre>'],
    ['paragraphs', 'a\r\n\r\n    b', '<p>a</p><p>b</p>'],
  ])('reads %s', async (_, text, read) => {
    expect(await shown(text)).toBe(`<div class="tk-markdown">${read}</div>`)
  })

  it.each([
    ['lists', `${'- '.repeat(200)}the end`],
    ['emphasis', `${'*a '.repeat(5000)}the end${' a*'.repeat(5000)}`],
  ])('a note with %s too deep to be drawn stands as it was typed, whole', async (_, text) => {
    expect(await shown(text)).toBe(`<div class="tk-markdown"><p class="as-typed">${text}</p></div>`)
  })

  it.each(hostileNotes)('shows each letter of %s', async (_, text) => {
    const words = (await shown(text)).replace(/<[^>]*>|&\w+;/g, '')
    expect(words.replace(/[^a-z]/g, '')).toBe(text.replace(/[^a-z]/g, ''))
  })
})

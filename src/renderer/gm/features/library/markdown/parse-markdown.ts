/**
 * The part of Markdown that notes need: headings, lists, paragraphs, bold, italic, code. It makes a tree and
 * never markup, so text from a file can't become anything else than text. Addresses are dropped: a link is its
 * words, a picture its description, and nothing is ever fetched.
 */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'bold'; parts: readonly Inline[] }
  | { type: 'italic'; parts: readonly Inline[] }
  | { type: 'break' }

export type Block =
  | { type: 'heading'; level: 1 | 2 | 3; parts: readonly Inline[] }
  | { type: 'paragraph'; parts: readonly Inline[] }
  | { type: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { type: 'code'; text: string }

const HEADING = /^(#{1,6})\s+(.*)$/
const ITEM = /^\s{0,3}(?:([-*+])|\d{1,4}[.)])\s+(.*)$/
const FENCE = /^\s{0,3}(```|~~~)/

export function parseMarkdown(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const read = line.trim() === '' ? null : readBlock(lines, at)
    if (read) blocks.push(read.block)
    at = read?.next ?? at + 1
  }
  return blocks
}

interface Read {
  block: Block
  next: number
}

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at] ?? ''
  if (FENCE.test(line)) return readCode(lines, at)
  const [, marks, words = ''] = HEADING.exec(line) ?? []
  if (marks) {
    const level = Math.min(marks.length, 3) as 1 | 2 | 3
    return { block: { type: 'heading', level, parts: parseInline(withoutClosing(words)) }, next: at + 1 }
  }
  return ITEM.test(line) ? readList(lines, at) : readParagraph(lines, at)
}

/** "Title ##" is "Title". By hand: a pattern that tries each space of a long run takes minutes. */
function withoutClosing(words: string): string {
  const trimmed = words.trimEnd()
  let end = trimmed.length
  while (trimmed[end - 1] === '#') end--
  return trimmed.slice(0, end).trimEnd()
}

function readCode(lines: readonly string[], at: number): Read {
  let last = at + 1
  while (last < lines.length && !FENCE.test(lines[last] ?? '')) last++
  return { block: { type: 'code', text: lines.slice(at + 1, last).join('\n') }, next: last + 1 }
}

function readList(lines: readonly string[], at: number): Read {
  const ordered = ITEM.exec(lines[at] ?? '')?.[1] === undefined
  const items: string[] = []
  let next = at
  for (; next < lines.length; next++) {
    const line = lines[next] ?? ''
    const item = ITEM.exec(line)
    if (item && (item[1] === undefined) === ordered) items.push(item[2] ?? '')
    else if (!item && /^\s+\S/.test(line)) items.push(`${items.pop() ?? ''}\n${line.trim()}`)
    else break
  }
  return { block: { type: 'list', ordered, items: items.map(parseInline) }, next }
}

function readParagraph(lines: readonly string[], at: number): Read {
  let next = at + 1
  while (next < lines.length && isMoreText(lines[next] ?? '')) next++
  const text = lines.slice(at, next).map((line) => line.trim())
  return { block: { type: 'paragraph', parts: parseInline(text.join('\n')) }, next }
}

function isMoreText(line: string): boolean {
  return line.trim() !== '' && !HEADING.test(line) && !ITEM.test(line) && !FENCE.test(line)
}

/** Marks that open something, longest first. Each reads from the start of `rest` or says null. */
const OPENERS: readonly ((rest: string, before: string) => { part: Inline | null; length: number } | null)[] =
  [
    (rest) =>
      taken(/^\\([\\`*_{}[\]()#+\-.!<>|])/.exec(rest), ([, sign = '']) => ({ type: 'text', text: sign })),
    (rest) => taken(/^`([^`\n]+)`/.exec(rest), ([, code = '']) => ({ type: 'code', text: code })),
    (rest) => taken(/^\n/.exec(rest), () => ({ type: 'break' })),
    (rest) =>
      taken(/^!?\[([^\]\n]{0,500})\]\([^)\s]{0,2000}(?:\s[^)\n]{0,200})?\)/.exec(rest), ([, words = '']) => ({
        type: 'text',
        text: words,
      })),
    (rest, before) => marked(rest, before, 'bold', 2),
    (rest, before) => marked(rest, before, 'italic', 1),
  ]

function taken(match: RegExpExecArray | null, make: (match: RegExpExecArray) => Inline) {
  return match ? { part: make(match), length: match[0].length } : null
}

/** **bold**, __bold__, *italic*, _italic_. An underscore inside of a word is only an underscore. */
function marked(rest: string, before: string, type: 'bold' | 'italic', count: 1 | 2) {
  const sign = rest[0]
  if (sign !== '*' && sign !== '_') return null
  const mark = sign.repeat(count)
  if (!rest.startsWith(mark) || /\s/.test(rest[count] ?? ' ')) return null
  if (sign === '_' && /[\p{L}\p{N}]$/u.test(before.slice(-2))) return null
  const end = rest.indexOf(mark, count + 1)
  if (end < 0 || /\s/.test(rest[end - 1] ?? ' ')) return null
  return { part: { type, parts: parseInline(rest.slice(count, end)) }, length: end + count }
}

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let plain = ''
  let at = 0
  const flush = (): void => {
    if (plain !== '') parts.push({ type: 'text', text: plain })
    plain = ''
  }
  while (at < text.length) {
    const read = /[\\`\n![*_]/.test(text[at] ?? '') ? firstOpener(text.slice(at), plain) : null
    if (read?.part) {
      flush()
      parts.push(read.part)
    } else plain += text[at] ?? ''
    at += read?.length ?? 1
  }
  flush()
  return parts
}

function firstOpener(rest: string, before: string) {
  for (const open of OPENERS) {
    const read = open(rest, before)
    if (read) return read
  }
  return null
}

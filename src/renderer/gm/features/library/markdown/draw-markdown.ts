import MarkdownIt, { type Token } from 'markdown-it'
import { h, type VNodeArrayChildren, type VNodeChild } from 'vue'

/** Deeper than anyone writes; the library leaves out what is nested deeper. */
const DEEPEST = 40

/** The part of Markdown that notes need. All else is text, and nothing is read as markup. */
const reader = new MarkdownIt('zero', { maxNesting: DEEPEST }).enable([
  'heading',
  'list',
  'fence',
  'escape',
  'newline',
  'backticks',
  'emphasis',
  'link',
  'image',
])
// A link is its words and a picture its description: no address is kept, so none has to be checked.
reader.validateLink = () => true
reader.normalizeLink = (address) => address

/**
 * A note as elements, made one by one: text from a file can't become anything else than text. Null where it is
 * nested too deeply to be drawn whole.
 */
export function drawMarkdown(text: string): VNodeArrayChildren | null {
  const tokens = reader.parse(text, {})
  return isTooDeep(tokens) ? null : drawTokens(tokens.values())
}

function isTooDeep(tokens: readonly Token[]): boolean {
  return tokens.some(({ level, children }) => level >= DEEPEST - 1 || isTooDeep(children ?? []))
}

/** Up to the end of the element that they stand in: what opens another is followed by what stands in that. */
function drawTokens(tokens: ArrayIterator<Token>): VNodeArrayChildren {
  const drawn: VNodeArrayChildren = []
  for (const token of tokens) {
    if (token.nesting < 0) break
    drawn.push(token.nesting > 0 ? drawElement(token, drawTokens(tokens)) : drawLeaf(token))
  }
  return drawn
}

/** Headings begin under the section that the notes stand in. */
function drawElement({ type, tag, hidden, attrs }: Token, within: VNodeArrayChildren): VNodeChild {
  if (hidden || type === 'link_open') return within
  if (type === 'heading_open') return h(`h${Math.min(Number(tag[1]), 3) + 2}`, within)
  return h(tag, Object.fromEntries(attrs ?? []), within)
}

function drawLeaf({ type, content, children }: Token): VNodeChild {
  if (type === 'inline') return drawTokens((children ?? []).values())
  if (type === 'fence') return h('pre', h('code', content.trimEnd()))
  if (type === 'code_inline') return h('code', content)
  return type.endsWith('break') ? h('br') : content
}

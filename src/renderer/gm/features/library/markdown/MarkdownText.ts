import { h, type FunctionalComponent, type VNode } from 'vue'
import { parseMarkdown, type Block, type Inline } from './parse-markdown'

/** Notes in Markdown as elements. Headings begin under the section that the notes stand in. */
const MarkdownText: FunctionalComponent<{ text: string }> = ({ text }) =>
  h('div', { class: 'tk-markdown' }, parseMarkdown(text).map(drawBlock))
MarkdownText.props = { text: { type: String, required: true } }
export default MarkdownText

function drawBlock(block: Block): VNode {
  if (block.type === 'code') return h('pre', h('code', block.text))
  if (block.type === 'heading') return h(`h${block.level + 2}`, block.parts.map(drawInline))
  if (block.type === 'paragraph') return h('p', block.parts.map(drawInline))
  return h(
    block.ordered ? 'ol' : 'ul',
    block.items.map((item) => h('li', item.map(drawInline))),
  )
}

function drawInline(part: Inline): VNode | string {
  if (part.type === 'text') return part.text
  if (part.type === 'code') return h('code', part.text)
  if (part.type === 'break') return h('br')
  return h(part.type === 'bold' ? 'strong' : 'em', part.parts.map(drawInline))
}

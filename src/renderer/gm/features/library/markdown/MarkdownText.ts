import { defineComponent, h, onMounted, shallowRef } from 'vue'
import type { drawMarkdown } from './draw-markdown'

const draw = shallowRef<typeof drawMarkdown | null>(null)

/** Fetches what draws notes, which comes later than the app. Paper has to wait for it. */
export async function loadMarkdown(): Promise<void> {
  draw.value ??= (await import('./draw-markdown')).drawMarkdown
}

/** Notes in Markdown as elements; as they were typed until they can be drawn. */
export default defineComponent({
  props: { text: { type: String, required: true } },
  setup(props) {
    onMounted(loadMarkdown)
    return () =>
      h(
        'div',
        { class: 'tk-markdown' },
        draw.value?.(props.text) ?? h('p', { class: 'as-typed' }, props.text),
      )
  },
})

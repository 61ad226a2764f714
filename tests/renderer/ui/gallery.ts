import { defineComponent, h, type VNode } from 'vue'
import { buttons, fields } from './gallery-controls'
import { creatures } from './gallery-creatures'
import { panels } from './gallery-panels'

/** Every component in every state that stands still, in one theme. */
export const Gallery = defineComponent({
  props: { theme: { type: String, required: true } },
  setup(props) {
    const column = (children: VNode[]) => h('div', { style: 'min-width:0' }, children)
    return () =>
      h(
        'main',
        {
          'data-theme': props.theme,
          style:
            'display:grid;grid-template-columns:1fr 1fr;gap:32px;padding:24px;background:var(--bg-panel);min-height:100%',
        },
        [column([...buttons(), ...fields()]), column([...creatures()]), column(panels())],
      )
  },
})

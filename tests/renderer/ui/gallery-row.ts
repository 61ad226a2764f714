import { h, type VNode } from 'vue'

/** Samples side by side. */
export function row(...children: VNode[]): VNode {
  return h(
    'div',
    { style: 'display:flex;flex-wrap:wrap;gap:14px;align-items:center;margin-bottom:14px' },
    children,
  )
}

import { mount } from '@vue/test-utils'
import { h, nextTick, shallowRef, type Component, type ShallowRef, type VNode } from 'vue'

/** Mounts a component in the page as a screen would: it holds the model and hands it back in. */
export async function hold<T>(
  component: Component,
  start: T,
  props: Record<string, unknown> = {},
  slots: Record<string, () => VNode | string> = {},
): Promise<{ model: ShallowRef<T>; emitted: unknown[] }> {
  const model = shallowRef(start)
  const emitted: unknown[] = []
  const listen = (value: T): void => {
    emitted.push(value)
    model.value = value
  }
  const screen = (): VNode =>
    h(component, { ...props, modelValue: model.value, 'onUpdate:modelValue': listen }, slots)
  mount(screen, { attachTo: document.body })
  await nextTick()
  return { model, emitted }
}

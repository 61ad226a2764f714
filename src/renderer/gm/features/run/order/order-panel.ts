/** Which form is open under the turn order. They stand in the column, never over the fight. */
import { inject, provide, ref, shallowRef, type InjectionKey, type Ref, type ShallowRef } from 'vue'
import type { CombatantId, TurnEntryId } from '#core/engine/model/ids'

export type OrderForm =
  { kind: 'join' } | { kind: 'edit'; combatant: CombatantId } | { kind: 'place'; entry: TurnEntryId }

export interface OrderPanel {
  form: ShallowRef<OrderForm | null>
  /** Key of the line whose menu is open. */
  menuOf: Ref<string | null>
  open: (form: OrderForm) => void
  close: () => void
}

const KEY: InjectionKey<OrderPanel> = Symbol('order panel')

export function provideOrderPanel(): OrderPanel {
  const form = shallowRef<OrderForm | null>(null)
  const panel: OrderPanel = {
    form,
    menuOf: ref(null),
    open: (wanted) => (form.value = wanted),
    close: () => (form.value = null),
  }
  provide(KEY, panel)
  return panel
}

export function useOrderPanel(): OrderPanel {
  const panel = inject(KEY)
  if (!panel) throw new Error('Outside of a turn order')
  return panel
}

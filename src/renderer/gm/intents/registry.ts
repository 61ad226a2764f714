import { onScopeDispose, shallowRef, toValue, watch, type MaybeRefOrGetter } from 'vue'
import { worksIn, type Intent, type Scope } from './intent'

export { type Intent, type Scope } from './intent'

/** Every list that a mounted screen has put in, newest last. */
const lists = shallowRef<ReadonlyMap<symbol, readonly Intent[]>>(new Map())
const scopes = shallowRef<ReadonlySet<Scope>>(new Set())

/**
 * Puts intents in for as long as the calling component is mounted. Give a getter when the list itself
 * changes (an action per row); `enabled` and `reason` are asked afresh each time anyway.
 */
export function useIntents(list: MaybeRefOrGetter<readonly Intent[]>): void {
  const mine = Symbol('intents')
  watch(
    () => toValue(list),
    (intents) => (lists.value = new Map(lists.value).set(mine, intents)),
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(() => {
    const rest = new Map(lists.value)
    rest.delete(mine)
    lists.value = rest
  })
}

/** Which scopes are in front now. Only the app's shell calls this. */
export function setScopes(active: readonly Scope[]): void {
  scopes.value = new Set(active)
}

/** All that works on the screen in front; of two with one key the later one comes first. */
export function activeIntents(): Intent[] {
  const all = [...lists.value.values()].flat()
  return all.filter((intent) => worksIn(intent, scopes.value)).reverse()
}

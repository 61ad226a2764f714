import { onScopeDispose, shallowRef } from 'vue'
import type { CommandSource } from './command-lines'

const sources = shallowRef<readonly CommandSource[]>([])

/** Lets a screen answer typed queries for as long as it is mounted. */
export function useCommandSource(source: CommandSource): void {
  sources.value = [...sources.value, source]
  onScopeDispose(() => (sources.value = sources.value.filter((each) => each !== source)))
}

export function commandSources(): readonly CommandSource[] {
  return sources.value
}

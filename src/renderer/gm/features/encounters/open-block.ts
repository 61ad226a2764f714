import { inject, provide, type InjectionKey } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'

type OpenBlock = (block: StatBlock) => void
const OPEN_BLOCK: InjectionKey<OpenBlock> = Symbol('open a stat block')

/** Every entry of the screen can show its stat block in the editor. */
export function provideOpenBlock(open: OpenBlock): void {
  provide(OPEN_BLOCK, open)
}

export function useOpenBlock(): OpenBlock {
  return inject(OPEN_BLOCK, () => undefined)
}

import { slotsByFacts } from './002-slots-by-facts'
import type { Step } from './step'

/** In the order in which the versions came. A new one is added at the end, with a sample of the one before it. */
export const steps: readonly Step[] = [slotsByFacts]

/** The version of everything that is written now. */
export const VERSION = steps.at(-1)?.to ?? 1

/** How a rule words what the log tells of an action. */
import type { Consequence } from './consequence'

/** Says what the action was, in place of its name. What befalls `whom` stands in the same line. */
export function headline(who: string, text: string, whom?: string): Consequence {
  return { do: 'log', who, text, as: 'headline', ...(whom === undefined ? {} : { whom }) }
}

/** How it came about, for whoever opens the line. */
export function sumLine(text: string): Consequence {
  return { do: 'log', who: null, text, as: 'sum' }
}

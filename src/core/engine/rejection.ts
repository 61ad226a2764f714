/** A command that a rule or the state of the fight refuses. Nothing has changed. */
export interface Rejection {
  /** Stable code, "topic/reason". */
  code: string
  /** The reason and the way out, worded for the GM. */
  reason: string
  /** "Do it anyway" repeats the command with `override`. False only where there is nothing to do. */
  overridable: boolean
  params: Readonly<Record<string, string | number | readonly string[]>>
  /**
   * The rule only asks before it goes on, and these are the words of going on ("Let it fizzle"). That is an
   * answer and no ruling: nothing is noted as overruled.
   */
  question?: string
}

/** A rule the GM may overrule. */
export function ruleSays(code: string, reason: string, params: Rejection['params'] = {}): Rejection {
  return { code, reason, overridable: true, params }
}

/** What the rules ask before they let something happen that they allow. */
export function ruleAsks(
  code: string,
  reason: string,
  question: string,
  params: Rejection['params'] = {},
): Rejection {
  return { ...ruleSays(code, reason, params), question }
}

/** Something that can't be done at all, because what it speaks of is not there. */
export function impossible(code: string, reason: string, params: Rejection['params'] = {}): Rejection {
  return { code, reason, overridable: false, params }
}

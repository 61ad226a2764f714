/** Where a key works. A fight's keys do nothing on another screen. */
export type Scope = 'fight' | 'initiative' | 'encounters' | 'library' | 'anywhere'

/**
 * One thing the GM can ask for. The same entry drives the key, the button and the line in the command bar,
 * so the three can never disagree about what is possible.
 */
export interface Intent {
  /** Stable, "topic/what": settings remap keys by it. */
  id: string
  /** What the button and the command bar say, in sentence case. */
  label: string
  /** Key caps as KeyHint shows them: 'N' or ['Shift', 'N']. Null: no key of its own. */
  keys: string | readonly string[] | null
  scope: Scope | readonly Scope[]
  run: () => void
  /** Left out: always. A disabled intent does nothing but say its reason. */
  enabled?: () => boolean
  /** Why it is disabled and what would help; shown beside the button and said when the key is pressed. */
  reason?: () => string | null
  /** Only for what may go on while a key is held, such as moving through a list. Never for what advances. */
  repeats?: boolean
  /** Comes before others of the same key: what was done last is taken back first. */
  goesFirst?: boolean
  /** Works although a popover or dialog is open: the black screen must never wait for a menu. */
  overDialogs?: boolean
  /** A key without a line in the command bar, such as an arrow in a list. */
  unlisted?: boolean
}

export function isEnabled(intent: Intent): boolean {
  return intent.enabled?.() ?? true
}

export function worksIn(intent: Intent, scopes: ReadonlySet<Scope>): boolean {
  const own = typeof intent.scope === 'string' ? [intent.scope] : intent.scope
  return own.some((scope) => scope === 'anywhere' || scopes.has(scope))
}

/** What a key cap shows, and what aria-keyshortcuts calls it. */
const ARIA_NAMES: Record<string, string> = {
  Ctrl: 'Control',
  '↵': 'Enter',
  Esc: 'Escape',
  Del: 'Delete',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
}

/** ["Ctrl", "Z"] becomes "Control+Z"; undefined stays undefined, so that the attribute is left out. */
export function ariaKeyShortcuts(keys: string | readonly string[] | undefined): string | undefined {
  if (keys === undefined) return undefined
  const list = typeof keys === 'string' ? [keys] : keys
  return list.map((key) => ARIA_NAMES[key] ?? key).join('+')
}

/** Key caps, and how a key press compares with them. */
const NAMES: Readonly<Record<string, string>> = {
  '↵': 'Enter',
  Esc: 'Escape',
  Del: 'Delete',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Space: ' ',
}
const MODIFIERS = new Set(['Ctrl', 'Shift', 'Alt'])

/** What of a key press counts. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

export function capsOf(keys: string | readonly string[]): readonly string[] {
  return typeof keys === 'string' ? [keys] : keys
}

/**
 * Goes by the character that the layout gives, never by the place of the key. For signs and digits Shift is
 * part of typing them ("?" on most layouts, "1" on a French one), so it is not compared.
 */
export function matchesChord(keys: string | readonly string[], press: KeyPress): boolean {
  const caps = capsOf(keys)
  const cap = caps.find((each) => !MODIFIERS.has(each)) ?? ''
  const key = NAMES[cap] ?? cap
  if (press.key.toLowerCase() !== key.toLowerCase()) return false
  // AltGr arrives as Ctrl + Alt and types a character; it is not a command.
  if (press.altKey !== caps.includes('Alt')) return false
  if ((press.ctrlKey || press.metaKey) !== caps.includes('Ctrl')) return false
  return isSign(key) || press.shiftKey === caps.includes('Shift')
}

function isSign(key: string): boolean {
  return key.length === 1 && key.toLowerCase() === key.toUpperCase() && key !== ' '
}

/** Without Ctrl or Alt a key may be text. */
export function isBareKey({ ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return !ctrlKey && !metaKey && !altKey
}

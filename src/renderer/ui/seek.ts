import { ref } from 'vue'
import { folded } from './words'

interface Seeking {
  options: () => readonly { value: string; label: string; reason?: string | null | undefined }[]
  /** Found by its letters: the hands stay, more may be typed. */
  found: (value: string) => void
  /** A character that begins nothing here. */
  pass: (character: string) => void
  done: () => void
}

/** Typed while a list is closed: the first that fits is taken at once, more letters say which, Enter goes on. */
export function useSeek({ options, found, pass, done }: Seeking) {
  const typed = ref('')
  /** A letter that fits nobody begins anew; a first one that fits nobody, and a digit, are for another field. */
  function type(event: KeyboardEvent) {
    const allowed = options().filter(({ reason }) => !reason)
    const words = [typed.value + event.key, event.key].find((each) => fitting(allowed, each).length > 0)
    const [first] = words === undefined ? [] : fitting(allowed, words)
    if (first) use(event, () => found(first.value))
    else if (typed.value === '' || /\d/.test(event.key)) pass(event.key)
    typed.value = words ?? ''
  }
  function seek(event: KeyboardEvent) {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Enter' && typed.value !== '') use(event, done)
    else if (key.length === 1 && key !== ' ') type(event)
  }
  function use(event: KeyboardEvent, act: () => void) {
    event.preventDefault()
    event.stopPropagation()
    typed.value = ''
    act()
  }
  return { seek, forget: () => (typed.value = '') }
}

/** Finds a creature by what a GM types in a hurry: "m3" is Mire Ghoul 3, "ilse" and "k" are Ilse Kessler. */
export function fitting<T extends { label: string }>(options: readonly T[], typed: string): T[] {
  const wanted = folded(typed).replace(/\s+/g, '')
  return options.filter(({ label }) => fits(wanted, folded(label).split(/[\s,]+/)))
}

/** Beginnings of words, in their order; words in between may be left out. */
function fits(typed: string, [word, ...rest]: readonly string[]): boolean {
  if (typed === '') return true
  if (word === undefined) return false
  for (let count = Math.min(typed.length, word.length); count > 0; count--)
    if (word.startsWith(typed.slice(0, count)) && fits(typed.slice(count), rest)) return true
  return fits(typed, rest)
}

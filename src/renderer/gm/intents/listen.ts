import { orTell } from '#gm/notices/faults.ts'
import { answerKey, isTyped, type Surroundings } from './keyboard'
import { activeIntents } from './registry'
import { openForm } from './typing'

const NOT_TYPED_INTO = ['button', 'checkbox', 'radio', 'range', 'color', 'file', 'submit', 'reset']
const CONTROLS =
  'button, a[href], summary, [role="option"], [role="radio"], [role="menuitem"], [role="switch"], [role="tab"], [role="checkbox"]'

/** What is on its way out takes no keys any more: the one after Enter is a command again. */
const OPEN_OVER_PAGE = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-state="closed"])'

export interface KeyOptions {
  /** False: keys that type a character do nothing (they get in the way of speech input). */
  letters: () => boolean
  /** Says why a key does nothing now. */
  refuse: (reason: string) => void
  /** Called before a key acts: what was said about the key before is no longer news. */
  acts: () => void
}

/** Listens for the whole page; returns the function that stops. */
export function listenForKeys(page: Window, { letters, refuse, acts }: KeyOptions): () => void {
  const draft = watchTyping(page)
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    const press = { key, ctrlKey, metaKey, shiftKey, altKey, held: event.repeat }
    const around = { ...surroundings(event.target, draft.isIn), letters: letters() }
    const take = isTyped(press, around) ? openForm() : null
    if (take) {
      const taken = event.repeat ? 'used' : take(key)
      if (taken !== 'lands') event.preventDefault()
      if (typeof taken === 'object') refuse(taken.refused)
      return
    }
    const answer = answerKey(press, activeIntents(), around)
    if (!answer) return
    event.preventDefault()
    if (answer.kind === 'refuse') refuse(answer.reason)
    if (answer.kind !== 'run') return
    acts()
    orTell(answer.intent.run, refuse)
  }
  page.addEventListener('keydown', onKey)
  return () => {
    page.removeEventListener('keydown', onKey)
    draft.stop()
  }
}

/** An empty field in which nothing was typed since it got the focus has nothing that Undo could mean. */
function watchTyping(page: Window): { isIn: (field: Element) => boolean; stop: () => void } {
  let typedIn: EventTarget | null = null
  const typed = ({ target }: Event): void => void (typedIn = target)
  const entered = (): void => void (typedIn = null)
  page.addEventListener('input', typed, true)
  page.addEventListener('focusin', entered, true)
  return {
    isIn: (field) => typedIn === field || !('value' in field) || field.value !== '',
    stop: () => {
      page.removeEventListener('input', typed, true)
      page.removeEventListener('focusin', entered, true)
    },
  }
}

function surroundings(
  target: EventTarget | null,
  isTypedIn: (field: Element) => boolean,
): Omit<Surroundings, 'letters'> {
  const element = target instanceof Element ? target : null
  return {
    inField: element !== null && isField(element),
    hasDraft: element instanceof HTMLElement && !('settled' in element.dataset) && isTypedIn(element),
    onControl: element?.closest(CONTROLS) != null,
    dialogOpen: document.querySelector(OPEN_OVER_PAGE) !== null,
  }
}

function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NOT_TYPED_INTO.includes(element.type)
  const typed = 'textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]'
  // A list that has opened takes letters too: they go to the option that begins so.
  return element.matches(typed) || element.closest('[role="listbox"][data-state="open"]') !== null
}

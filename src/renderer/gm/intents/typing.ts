/** A form in progress takes every character that no field has, so that typing into it is never a command. */
import { onScopeDispose } from 'vue'

/** It lands in the field that has the focus now; or it is used up, as an answer or a roll; or nothing takes it. */
export type Taken = 'lands' | 'used' | { refused: string }
export type Taker = (character: string) => Taken

interface Form {
  open: () => boolean
  take: Taker
}

const forms: Form[] = []

export function useTyping(open: () => boolean, take: Taker): void {
  const form = { open, take }
  forms.push(form)
  onScopeDispose(() => forms.splice(forms.indexOf(form), 1))
}

/** What takes the characters now; null: they are commands. */
export function openForm(): Taker | null {
  return forms.findLast(({ open }) => open())?.take ?? null
}

/** Where the focus goes while totals are typed. Reading order is the order of the fields on the screen. */

function fields(screen: HTMLElement | null): HTMLInputElement[] {
  return [...(screen?.querySelectorAll<HTMLInputElement>('input[data-total]') ?? [])]
}

/** The next blank total after the field in focus, from the top when none follows, then the start. */
export function focusNextBlank(screen: HTMLElement | null): void {
  const all = fields(screen)
  const here = all.indexOf(document.activeElement as HTMLInputElement)
  const ahead = [...all.slice(here + 1), ...all.slice(0, here + 1)]
  const blank = ahead.find(({ value }) => value === '')
  if (blank) blank.focus()
  else screen?.querySelector<HTMLButtonElement>('[data-start]')?.focus()
}

export function focusNeighbour(screen: HTMLElement | null, by: 1 | -1): void {
  const all = fields(screen)
  const here = all.indexOf(document.activeElement as HTMLInputElement)
  all[here + by]?.focus()
}

/** After a start that a tie held up: the first answer to it. */
export function focusOpenTie(screen: HTMLElement | null): void {
  screen?.querySelector<HTMLButtonElement>('[data-tie]')?.focus()
}

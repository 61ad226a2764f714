type Root = Readonly<{ value: HTMLElement | null }>

const REACHABLE = '[tabindex="0"], button:not([tabindex="-1"]), input, select, textarea'

/** From one column of a screen to the next: to where its hands belong, else into the control that Tab would reach first. */
export function toNextColumn(root: Root, by: number, preferred: string): void {
  const parts = [...(root.value?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const here = parts.findIndex((part) => part.contains(document.activeElement))
  const next = parts[(here + by + parts.length) % parts.length]
  const control = next?.querySelector<HTMLElement>(preferred) ?? next?.querySelector<HTMLElement>(REACHABLE)
  control?.focus()
}

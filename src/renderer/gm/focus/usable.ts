/** What can take the focus now, and what lies next to a place in the page. */
const FOCUSABLE = 'button, a[href], input, select, textarea, summary, [tabindex], [contenteditable="true"]'
/** Parts of a screen that hands work in: what goes away hands the focus on inside of its part. */
const PART = 'section, main, aside, nav, form, footer, [data-column], [role="dialog"], [role="menu"]'

/** Where something was: between what came before and after it in its parent. */
export interface Place {
  parent: Element
  next: Node | null
}

export function isUsable(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  if (element.matches(':disabled') || element.closest('[inert]') !== null) return false
  return element.checkVisibility({ visibilityProperty: true })
}

/** The nearest control in the same part of the screen: the one that follows, else the one before. */
export function nearestTo(place: Place): HTMLElement | null {
  const part = place.parent.closest(PART)
  if (!part) return null
  for (let area: Element | null = place.parent; area; area = area === part ? null : area.parentElement) {
    const there = reachable(area)
    const found = there.find((each) => follows(each, place)) ?? there.at(-1)
    if (found) return found
  }
  return null
}

/** What Tab reaches in it. */
export function reachable(area: ParentNode): HTMLElement[] {
  return [...area.querySelectorAll(FOCUSABLE)].filter(
    (each): each is HTMLElement => isUsable(each) && each.tabIndex >= 0,
  )
}

function follows(element: Element, { parent, next }: Place): boolean {
  const mark = next?.isConnected ? next : null
  if (!mark) return (parent.compareDocumentPosition(element) & AFTER) === Node.DOCUMENT_POSITION_FOLLOWING
  return (
    mark.contains(element) || (mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  )
}

/** Behind it and not inside of it. */
const AFTER = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY

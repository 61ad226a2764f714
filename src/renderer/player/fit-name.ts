/** Below this share of its size a name wraps instead of shrinking on. */
const SMALLEST = 0.6

/**
 * Makes names fit the width they have: first smaller, then on several lines, cut only where even that is too
 * little. Measures all, then writes all, so that a long list costs a few layouts and not a few per name.
 */
export function fitNames(names: readonly HTMLElement[]): void {
  for (const name of names) {
    name.classList.remove('wraps')
    name.style.setProperty('--fit', '1')
  }
  const shares = names.map((name) => name.clientWidth / name.scrollWidth)
  names.forEach((name, index) => {
    const share = shares[index] ?? 1
    // A hair less than measured: widths are rounded to whole pixels.
    if (share < 1) name.style.setProperty('--fit', String(Math.max(SMALLEST, share * 0.985)))
  })
  const stillTooLong = names.filter((name) => name.scrollWidth > name.clientWidth)
  for (const name of stillTooLong) name.classList.add('wraps')
}

/**
 * Shrinking a list: names first by a quarter, then conditions to one line each and where they
 * can beside the name, then on down to half.
 */
const STEPS = [
  ...[1, 0.95, 0.9, 0.85, 0.8, 0.75].map((k) => ({ k, tight: false })),
  ...[1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5].map((k) => ({ k, tight: true })),
]

/** Makes a list fit its height by lowering `--k`, with the class `tight` once its lines must not wrap. */
export function fitList(list: HTMLElement): void {
  const names = [...list.querySelectorAll<HTMLElement>('.fit')]
  STEPS.find(({ k, tight }) => {
    list.style.setProperty('--k', String(k))
    list.classList.toggle('tight', tight)
    fitNames(names)
    return list.scrollHeight <= list.clientHeight + 1
  })
}

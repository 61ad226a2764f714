/** Below this share of its size a name wraps instead of shrinking on. */
const SMALLEST = 0.6
/** And when the lines it may have do not hold it either, it goes down to this before it is cut. */
const SMALLEST_OF_ALL = 0.42

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
  const stillCut = stillTooLong.filter(hidesALine)
  for (const name of stillCut) name.style.setProperty('--fit', String(SMALLEST_OF_ALL))
}

/** Letters reach past so tight a line; only half a line or more is a line that does not show. */
function hidesALine(name: HTMLElement): boolean {
  const half = parseFloat(getComputedStyle(name).fontSize) / 2
  return name.scrollHeight > name.clientHeight + half
}

interface Step {
  /** Share of the full size, set as `--k`. */
  k: number
  lines: 'free' | 'tight' | 'tight cut'
}

const SMALLEST_STEP: Step = { k: 0.5, lines: 'tight cut' }

/**
 * Shrinking a list: names first by a quarter; then conditions to one line each, and beside the name where
 * they can; then on down to half; and only in the end names to one line each.
 */
const STEPS: Step[] = [
  ...[1, 0.95, 0.9, 0.85, 0.8, 0.75].map((k): Step => ({ k, lines: 'free' })),
  ...[1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5].map((k): Step => ({ k, lines: 'tight' })),
  SMALLEST_STEP,
]

/** Where each list stood: from one view to the next it seldom moves, and each try lays the whole list out. */
const lastSteps = new WeakMap<HTMLElement, number>()

/** Makes a list fit its height. The classes `tight` and `cut` say how its lines may run, `--k` how large. */
export function fitList(list: HTMLElement): void {
  const names = [...list.querySelectorAll<HTMLElement>('.fit')]
  const fits = (step: number): boolean => {
    const { k, lines } = STEPS[step] ?? SMALLEST_STEP
    list.style.setProperty('--k', String(k))
    list.classList.toggle('tight', lines !== 'free')
    list.classList.toggle('cut', lines === 'tight cut')
    fitNames(names)
    return list.scrollHeight <= list.clientHeight + 1
  }
  const last = lastSteps.get(list) ?? 0
  const step = stepNear(last, fits)
  if (step !== last) fits(step)
  lastSteps.set(list, step)
}

/** The lowest step that fits. When it is still `last`, two tries tell. */
function stepNear(last: number, fits: (step: number) => boolean): number {
  if (last > 0 && fits(last - 1)) return firstThat(fits, 0, last - 1)
  return fits(last) ? last : firstThat(fits, last + 1, STEPS.length - 1)
}

/** The lowest step that fits, by halving. The last one must do. */
function firstThat(fits: (step: number) => boolean, from: number, to: number): number {
  if (from >= to) return to
  const middle = Math.floor((from + to) / 2)
  return fits(middle) ? firstThat(fits, from, middle) : firstThat(fits, middle + 1, to)
}

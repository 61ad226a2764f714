import { describe, expect, it } from 'vitest'
import {
  bringOnScreen,
  centre,
  choosePlayerPlace,
  identityOf,
  isSameDisplay,
  nameOf,
  type DisplayFacts,
} from '../../src/main/windows/placement'

function display(id: number, label: string, x: number, width = 1920, height = 1080): DisplayFacts {
  const bounds = { x, y: 0, width, height }
  // A task bar of 40 at the bottom.
  return { id, label, internal: label === 'Laptop', bounds, workArea: { ...bounds, height: height - 40 } }
}

const laptop = display(1, 'Laptop', 0)
const tv = display(2, 'TV', 1920)
const projector = display(3, 'Projector', 3840)

describe('a window that was somewhere before', () => {
  it('stays where it was when that place is there', () => {
    const bounds = { x: 2000, y: 20, width: 1440, height: 900 }
    expect(bringOnScreen(bounds, [laptop, tv])).toEqual(bounds)
  })

  it('comes to the middle of the first display when its own is gone', () => {
    const lost = { x: -1900, y: 20, width: 1440, height: 900 }
    expect(bringOnScreen(lost, [laptop])).toEqual({ x: 240, y: 70, width: 1440, height: 900 })
  })

  it('is moved wholly onto the display that it overlaps most', () => {
    const astray = { x: 1900, y: -200, width: 1440, height: 900 }
    expect(bringOnScreen(astray, [laptop, tv])).toEqual({ x: 1920, y: 0, width: 1440, height: 900 })
  })

  it('shrinks to a display that has become smaller', () => {
    const large = { x: 0, y: 0, width: 3000, height: 2000 }
    expect(bringOnScreen(large, [laptop])).toEqual({ x: 0, y: 0, width: 1920, height: 1040 })
  })

  it('does not grow or creep over ten saves and restores', () => {
    let bounds = { x: 1800, y: 500, width: 1440, height: 900 }
    const first = bringOnScreen(bounds, [laptop, tv])
    for (let start = 0; start < 10; start++) bounds = bringOnScreen(bounds, [laptop, tv])
    expect(bounds).toEqual(first)
  })
})

it('puts a first window in the middle, no larger than the display', () => {
  expect(centre({ width: 1440, height: 900 }, { x: 0, y: 0, width: 1280, height: 1000 })).toEqual({
    x: 0,
    y: 50,
    width: 1280,
    height: 900,
  })
})

describe('the players’ window', () => {
  it('goes full screen on the display the GM does not sit at', () => {
    expect(choosePlayerPlace([laptop, tv], laptop, null)).toEqual({ kind: 'fullScreen', display: tv })
  })

  it('never covers the GM, also when the GM sits at the TV', () => {
    expect(choosePlayerPlace([laptop, tv], tv, identityOf(tv))).toEqual({
      kind: 'fullScreen',
      display: laptop,
    })
  })

  it('prefers an external display to the laptop’s own', () => {
    expect(choosePlayerPlace([laptop, tv, projector], tv, null)).toEqual({
      kind: 'fullScreen',
      display: projector,
    })
  })

  it('returns to the display it was on, by its name and not by its number', () => {
    const renumbered = { ...projector, id: 9 }
    const place = choosePlayerPlace([laptop, tv, renumbered], laptop, identityOf(projector))
    expect(place).toEqual({ kind: 'fullScreen', display: renumbered })
  })

  it('takes another display when the one it was on is away', () => {
    expect(choosePlayerPlace([laptop, tv], laptop, identityOf(projector))).toEqual({
      kind: 'fullScreen',
      display: tv,
    })
  })

  it('is a window in the corner when there is one display only', () => {
    expect(choosePlayerPlace([laptop], laptop, identityOf(tv))).toEqual({
      kind: 'window',
      bounds: { x: 936, y: 476, width: 960, height: 540 },
    })
  })
})

describe('a display', () => {
  it.each([
    ['of the same name on another port', { ...tv, id: 8 }, true],
    ['of the same number under another name', { ...tv, label: 'HDMI-1' }, true],
    ['of another name and number, in the same size', { ...tv, id: 8, label: 'Projector' }, false],
    ['without a name, in the same size', { ...tv, id: 8, label: '' }, false],
  ])('%s is known again: %s', (_what, candidate, same) => {
    expect(isSameDisplay(candidate, identityOf(tv))).toBe(same)
  })

  it('without a name is called by its size', () => {
    expect(nameOf(identityOf({ ...tv, label: '' }))).toBe('Display of 1920 × 1080')
  })
})

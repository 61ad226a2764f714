import { describe, expect, it } from 'vitest'
import { moveFor, type ListMove } from '#gm/features/library/list-keys.ts'
import { scrollTo, visibleRows } from '#gm/features/library/window-rows.ts'

const press = (key: string, held: { ctrlKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const place = { count: 100, current: 50, page: 20 }

describe('keys in the list', () => {
  it.each<[string, ListMove]>([
    ['ArrowDown', { to: 51 }],
    ['ArrowUp', { to: 49 }],
    ['PageDown', { to: 70 }],
    ['PageUp', { to: 30 }],
    ['Home', { to: 0 }],
    ['End', { to: 99 }],
    ['Enter', { does: 'open' }],
    [' ', { does: 'mark' }],
    ['e', null],
  ])('%s', (key, move) => {
    expect(moveFor(press(key), place, false)).toEqual(move)
  })

  it('stop at both ends', () => {
    expect(moveFor(press('ArrowDown'), { ...place, current: 99 }, false)).toEqual({ to: 99 })
    expect(moveFor(press('PageUp'), { ...place, current: 3 }, false)).toEqual({ to: 0 })
  })

  it('mark everything with Ctrl A', () => {
    expect(moveFor(press('a', { ctrlKey: true }), place, false)).toEqual({ does: 'markAll' })
  })

  it.each(['Home', 'End', ' ', 'a'])('leave %s to the search field', (key) => {
    expect(moveFor(press(key), place, true)).toBeNull()
  })

  it('move and open from the search field too', () => {
    expect(moveFor(press('ArrowDown'), place, true)).toEqual({ to: 51 })
    expect(moveFor(press('Enter'), place, true)).toEqual({ does: 'open' })
  })

  it('do nothing in an empty list', () => {
    expect(moveFor(press('ArrowDown'), { count: 0, current: -1, page: 1 }, false)).toBeNull()
  })
})

describe('rows drawn', () => {
  it('are those in sight and a few beyond', () => {
    expect(visibleRows(10_000, 35, 3500, 700)).toEqual({ from: 94, to: 126 })
  })

  it('never reach past either end', () => {
    expect(visibleRows(10, 35, 0, 700)).toEqual({ from: 0, to: 10 })
    expect(visibleRows(3, 35, 9000, 700)).toEqual({ from: 3, to: 3 })
  })

  it('scroll no further than it takes to see a row', () => {
    expect(scrollTo(0, 35, 350, 700)).toBe(0)
    expect(scrollTo(30, 35, 350, 700)).toBe(385)
    expect(scrollTo(15, 35, 350, 700)).toBe(350)
  })
})

import axe from 'axe-core'
import { enableAutoUnmount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { PlayerRow, PlayerScreen } from '#core/views/player-view-schema'
import { openWindow, order, row, rows } from './picture'

enableAutoUnmount(afterEach)
afterEach(() => {
  document.body.innerHTML = ''
})

const LONG = 'Her Radiance the Ninefold Duchess of the Sunken Bells'
const STACK = Array.from({ length: 5 }, () => ({ who: LONG, what: `Dispel ${LONG}` }))
const burdened = (list: PlayerRow[]): PlayerRow[] =>
  list.map((each) => ({
    ...each,
    name: `${LONG} ${each.name}`,
    effects: ['Burning', 'Prone', 'Held fast', 'Blinded'],
  }))
const exact = (list: PlayerRow[]): PlayerRow[] =>
  list.map((each) => ({ ...each, health: { word: '', pips: 2, exact: 'VP 112 of 120, HP 12 of 12' } }))

const HARD: [string, PlayerScreen][] = [
  ['nine combatants', order(rows(9, 4))],
  ['twelve with long names and conditions', order(burdened(rows(12, 4)), { stack: STACK })],
  ['twelve with numbers', order(exact(rows(12, 4)))],
  ['twenty with long names and conditions', order(burdened(rows(20, 4)), { stack: STACK })],
  ['twenty with numbers', order(exact(rows(20, 4)))],
  ['sixty', order(burdened(rows(60, 30)), { round: '100' })],
  [
    'one name without a space',
    order([row('W'.repeat(120), 'current', { effects: ['O'.repeat(90)] }), row('X'.repeat(120), 'next')]),
  ],
  ['a long title', { screen: 'title', title: LONG, subtitle: LONG, line: `${LONG} ${LONG} ${LONG}` }],
]

/** Fonts are there and nothing moves any more. */
async function settled(): Promise<void> {
  await document.fonts.ready
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
}

/** Elements that hold words themselves. */
function worded(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.picture *')].filter((each) =>
    [...each.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    ),
  )
}

/** Elements whose text reaches past the picture, or past the box that should hold it. */
function spills(): string[] {
  const edge = document.querySelector('.picture')!.getBoundingClientRect()
  const list = document.querySelector<HTMLElement>('ol[aria-label="Turn order"]')
  const holder = list?.getBoundingClientRect() ?? edge
  return [
    ...document.querySelectorAll<HTMLElement>(
      '.picture p, .picture h1, .picture h2, .picture li, .picture .name',
    ),
  ]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      const limit = list?.contains(element) ? holder : edge
      const out =
        box.right > limit.right + 1 ||
        box.bottom > limit.bottom + 1 ||
        box.top < limit.top - 1 ||
        box.left < limit.left - 1
      return out && box.width > 1
    })
    .map((element) => element.className + ': ' + element.innerText)
}

/** Names that lie on top of one another. */
function overlaps(): string[] {
  const blocks = [
    ...document.querySelectorAll<HTMLElement>('.top, .acting, ol[aria-label="Turn order"] > li'),
  ]
  const boxes = blocks.map((block) => block.getBoundingClientRect())
  return blocks
    .filter((_, one) =>
      boxes.some((other, two) => {
        const box = boxes[one]!
        return (
          one < two &&
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1
        )
      }),
    )
    .map(({ innerText }) => innerText)
}

describe.each([
  [1920, 1080],
  [1280, 720],
  [1024, 768],
])('on a screen of %d by %d', (width, height) => {
  it.each(HARD)('%s stay inside the picture', async (_, screen) => {
    await page.viewport(width, height)
    const { show } = openWindow()
    await show(screen)
    await settled()
    expect(spills()).toEqual([])
    expect(overlaps()).toEqual([])
  })

  it.each([
    [9, ['Prone']],
    [12, []],
    [20, ['Prone']],
  ])('a long name among %d is shown whole', async (count, effects) => {
    await page.viewport(width, height)
    const { show } = openWindow()
    await show(order(rows(count, 4).map((each) => ({ ...each, name: LONG, effects }))))
    await settled()
    const cut = [...document.querySelectorAll<HTMLElement>('.row .name, .actor')].filter(
      (name) =>
        name.scrollWidth > name.clientWidth ||
        name.scrollHeight > name.clientHeight + parseFloat(getComputedStyle(name).fontSize) / 2,
    )
    expect(cut.map(({ innerText }) => innerText)).toEqual([])
  })

  it('no word is smaller than 27 px of a 1080 line picture', async () => {
    await page.viewport(width, height)
    const { show } = openWindow()
    await show(order(burdened(rows(20, 4)), { stack: STACK }))
    const scale = Math.min(width, (height * 16) / 9) / 1920
    const small = worded()
      .filter((each) => !each.classList.contains('tk-token') && each.getBoundingClientRect().width > 1)
      .filter((each) => parseFloat(getComputedStyle(each).fontSize) / scale < 26.9)
    expect(small.map(({ className, innerText }) => `${className}: ${innerText}`)).toEqual([])
  })
})

it('the same picture is shown at half and at double size', async () => {
  const { show } = openWindow()
  const places = async (width: number, height: number): Promise<number[]> => {
    await page.viewport(width, height)
    await show(order(rows(9, 4)))
    await settled()
    return [...document.querySelectorAll('.row, .actor, .follower, .round')].flatMap((each) => {
      const { left, top } = each.getBoundingClientRect()
      return [Math.round((left / width) * 400), Math.round((top / height) * 225)]
    })
  }
  const full = await places(1920, 1080)
  expect(full).toHaveLength(24)
  expect(await places(1280, 720)).toEqual(full)
})

it('a list that was crowded for a while is as large afterwards as before', async () => {
  await page.viewport(1920, 1080)
  const { show } = openWindow()
  const size = async (screen: PlayerScreen): Promise<string> => {
    await show(screen)
    await settled()
    return document.querySelector<HTMLElement>('ol[aria-label="Turn order"]')!.style.getPropertyValue('--k')
  }
  const roomy = await size(order(rows(9, 4)))
  const crowded = await size(order(burdened(rows(20, 4)), { stack: STACK }))
  expect(Number(crowded)).toBeLessThan(Number(roomy))
  expect(await size(order(burdened(rows(20, 5)), { stack: STACK }))).toBe(crowded)
  expect(await size(order(rows(9, 4)))).toBe(roomy)
})

type Colour = [number, number, number]
function parse(text: string): Colour {
  const [r, g, b] = (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)
  return [r ?? 0, g ?? 0, b ?? 0]
}
function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((part) =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as Colour
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: Colour, two: Colour): number {
  const [high, low] = [luminance(one), luminance(two)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
/** What lies behind an element; the glow is the lightest spot of the ground, so the hardest for light words. */
function ground(element: Element | null): Colour {
  if (!element || element.classList.contains('picture')) return parse('rgb(35, 29, 34)')
  const disc = element.classList.contains('tk-token')
    ? getComputedStyle(element, '::before').backgroundColor
    : ''
  const own = disc || getComputedStyle(element).backgroundColor
  return own === 'rgba(0, 0, 0, 0)' || own === 'transparent' ? ground(element.parentElement) : parse(own)
}

describe('words on the TV', () => {
  it.each(HARD)('stand out 7 to 1 from what is behind them: %s', async (_, screen) => {
    const { show } = openWindow()
    await show(screen)
    const weak = worded().filter((each) => contrast(parse(getComputedStyle(each).color), ground(each)) < 7)
    expect(weak.map(({ className, innerText }) => `${className}: ${innerText}`)).toEqual([])
  })
})

/** The part of the browser's own interface that we use; its provider types it away. */
interface DevTools {
  send(method: string, params: unknown): Promise<unknown>
}

describe('for everyone', () => {
  it.each(HARD.slice(0, 4))('axe finds nothing to complain about: %s', async (_, screen) => {
    const { show } = openWindow()
    await show(screen)
    const { violations } = await axe.run(document.querySelector('.stage')!)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  })

  it('nothing moves for those who asked for less motion', async () => {
    const emulate = (value: string) =>
      (cdp() as DevTools).send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-reduced-motion', value }],
      })
    const { show } = openWindow()
    await show(order(rows(9, 4)))
    await show(order(rows(9, 5)))
    const moving = (): string[] =>
      [...document.querySelectorAll('.row.current, .sweeping')].map(
        (each) => getComputedStyle(each).animationName,
      )
    expect(moving().every((name) => name !== 'none')).toBe(true)
    await emulate('reduce')
    expect(moving()).toEqual(['none', 'none'])
    await emulate('')
  })
})

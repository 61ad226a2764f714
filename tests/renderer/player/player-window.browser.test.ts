import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import PlayerApp from '#player/PlayerApp.vue'
import { BROWSER_CHANNEL } from '#shared/browser-channel'
import { openPlayerFeed } from '#shared/player-feed'
import { fullPage, openWindow, order, row, rows } from './picture'

enableAutoUnmount(afterEach)
afterEach(() => {
  document.body.innerHTML = ''
})
const shownText = (): string => document.body.innerText.trim()
const items = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('ol[aria-label="Turn order"] > li')].map(
    (item) => item.innerText,
  )

describe('the players’ window', () => {
  it('says no more than "Turnkeeper" before the GM shows anything', () => {
    openWindow()
    expect(shownText()).toBe('Turnkeeper')
  })

  it('shows the title card', async () => {
    const { show } = openWindow()
    await show({
      screen: 'title',
      title: 'Saltmere',
      subtitle: 'Session 14',
      line: 'The chapel door is still warm.',
    })
    await expect.element(page.getByRole('heading', { name: 'Saltmere' })).toBeInTheDocument()
    expect(shownText()).toMatch(/^Saltmere\s+Session 14\s+The chapel door is still warm\.$/)
  })

  it('is empty and black when the GM blacks it out', async () => {
    const { show } = openWindow()
    await show({ screen: 'black' })
    expect(shownText()).toBe('')
    expect(getComputedStyle(document.querySelector('.stage')!).backgroundColor).toBe('rgb(0, 0, 0)')
    expect(getComputedStyle(document.querySelector('.picture')!).backgroundImage).toBe('none')
  })

  it('names the order and marks who acts in it', async () => {
    const { show } = openWindow()
    await show(order([row('Ilse', 'acted'), row('Warden', 'current'), row('Odo', 'next')]))
    await expect.element(page.getByRole('list', { name: 'Turn order' })).toBeInTheDocument()
    const marked = [...document.querySelectorAll('[aria-current="true"]')].map(
      ({ textContent }) => textContent,
    )
    expect(marked).toEqual([expect.stringContaining('Warden')])
  })

  it('says which turn of a creature with several a line is', async () => {
    const { show } = openWindow()
    const turn = (place: number) => ({ turn: { place, of: 2 } })
    await show(
      order([
        row('Hydra', 'current', turn(1)),
        row('Odo'),
        { ...row('Hydra', 'waiting', turn(2)), key: 'b' },
      ]),
    )
    expect(items().map((text) => /turn \d of \d/.exec(text)?.[0])).toEqual([
      'turn 1 of 2',
      undefined,
      'turn 2 of 2',
    ])
  })

  it('says who acts and who is next in words', async () => {
    const { show } = openWindow()
    await show(order([row('Warden', 'current'), row('Odo', 'next')]))
    await expect.element(page.getByRole('heading', { name: 'Warden' })).toBeInTheDocument()
    expect(shownText()).toMatch(/Acting now\s+Warden\s+Up next\s+Odo/)
  })

  it('shows health as a word, and conditions by name', async () => {
    const { show } = openWindow()
    const health = { word: 'Nearly down', pips: 1, exact: null } as const
    await show(order([row('Ghoul 3', 'current', { health, effects: ['Prone', 'Burning'] })]))
    expect(items()[0]).toMatch(/Ghoul 3[^]*Prone, Burning[^]*Nearly down/)
  })

  it('shows numbers only where the view has them', async () => {
    const { show } = openWindow()
    await show(order([row('Ghoul 3', 'current', { health: { word: '', pips: 2, exact: '12 of 20' } })]))
    expect(items()[0]).toContain('12 of 20')
  })

  it('says of the fallen that they are down, even where health is off', async () => {
    const { show } = openWindow()
    await show(order([row('Ghoul 2', 'waiting', { health: null, down: true })]))
    expect(items()[0]).toContain('Down')
  })

  it('names an unnumbered surprise round', async () => {
    const { show } = openWindow()
    await show(order(rows(3), { round: 'Surprise' }))
    expect(shownText()).toMatch(/Surprise\s+round/)
  })

  it('lists open reactions newest first, without numbers', async () => {
    const { show } = openWindow()
    const stack = [
      { who: 'Ossian', what: 'Dispel Magic' },
      { who: 'Seraphine', what: 'Fire Ball' },
    ]
    await show(order(rows(3), { stack }))
    await expect.element(page.getByRole('list', { name: 'Open reactions' })).toBeInTheDocument()
    expect(shownText()).toMatch(/Dispel Magic\s+Ossian\s+Fire Ball\s+Seraphine/)
  })

  it('shows twenty of twenty-six and counts the six', async () => {
    const { show } = openWindow()
    await show(order(rows(26, 13)))
    expect(items()).toHaveLength(20)
    await expect.element(page.getByText('6 more', { exact: true })).toBeInTheDocument()
  })

  it('has a dial segment for each shown combatant and none besides', async () => {
    const { show } = openWindow()
    await show(order(rows(9)))
    expect(document.querySelectorAll('svg [stroke-width]').length).toBe(9)
  })
})

describe('what the players’ window does not do', () => {
  it('keeps its title whatever is shown', async () => {
    document.title = 'something else'
    const { show } = openWindow()
    await show(order(rows(3)))
    expect(document.title).toBe('Turnkeeper')
  })

  it('ignores every key, B among them', async () => {
    const { show } = openWindow()
    await show(order(rows(3)))
    const before = document.body.innerHTML
    await userEvent.keyboard('bBnp{Escape}')
    expect(document.body.innerHTML).toBe(before)
  })

  it('has no link, no button and no field that could lead elsewhere', async () => {
    const { show } = openWindow()
    await show(order(rows(26, 13), { stack: [{ who: 'Ossian', what: 'Dispel Magic' }] }))
    expect(document.querySelectorAll('a, button, input, form, [tabindex]')).toHaveLength(0)
  })
})

describe('a view on its way to the players’ window', () => {
  let gm: BroadcastChannel
  const titled = (title: string) => ({ screen: 'title', title, subtitle: '', line: '' })
  const send = (seq: unknown, view: unknown, source = 'gm-1'): void => {
    gm.postMessage({ type: 'view', message: { source, view: { seq, view } } })
  }

  beforeEach(() => {
    gm = new BroadcastChannel(BROWSER_CHANNEL)
    mount(PlayerApp, { props: { feed: openPlayerFeed() }, attachTo: fullPage() })
    return () => {
      gm.close()
    }
  })

  it.each([
    ['an unknown field', { ...titled('Leak'), notes: 'The abbot did it' }],
    ['a missing field', { screen: 'title', title: 'Half' }],
    ['an unknown screen', { screen: 'gm' }],
    ['no view at all', null],
  ])('with %s is ignored; the last good picture stays', async (_, bad) => {
    send(1, titled('Saltmere'))
    send(2, bad)
    send(3, titled('The end'))
    await expect.element(page.getByRole('heading', { name: 'The end' })).toBeInTheDocument()
    send(4, bad)
    send(5, titled('After it'))
    await expect.element(page.getByRole('heading', { name: 'After it' })).toBeInTheDocument()
    expect(shownText()).not.toContain('abbot')
  })

  it('that is older or equal to the one shown is dropped', async () => {
    const pictures: string[] = []
    const watcher = new MutationObserver(() => pictures.push(shownText()))
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
    send(7, titled('Now'))
    send(6, titled('Before'))
    send(7, titled('Twice'))
    send(8, titled('Later'))
    await expect.element(page.getByRole('heading', { name: 'Later' })).toBeInTheDocument()
    watcher.disconnect()
    expect(pictures.join()).not.toMatch(/Before|Twice/)
  })
})

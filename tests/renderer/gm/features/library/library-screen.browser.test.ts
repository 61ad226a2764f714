import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { systems } from '#core/systems/registry'
import { atTheShelf } from './library-table.ts'
import { aBlock, manyBlocks } from './many-blocks.ts'

let shelf: ReturnType<typeof atTheShelf>
afterEach(() => shelf.leave())

const namesShown = () => shelf.rows.elements().map((row) => row.querySelector('.name')?.textContent ?? '')

describe('with 10,000 stat blocks', () => {
  it('only the rows in sight and a few beyond are in the page', async () => {
    shelf = atTheShelf(manyBlocks(10_000))
    await expect.element(page.getByText('10,000 stat blocks')).toBeVisible()
    await expect.poll(() => shelf.rows.elements().length).toBeGreaterThan(10)
    expect(shelf.rows.elements().length).toBeLessThan(60)
  })

  it('no key is lost while typing as fast as a keyboard can', async () => {
    shelf = atTheShelf(manyBlocks(10_000))
    await shelf.search.click()
    const text = 'mire ghoul 9001 keeps watch'
    await userEvent.keyboard(text)
    await expect.element(shelf.search).toHaveValue(text)
    expect(shelf.view.value.search).toBe(text)
    await expect.poll(namesShown).toEqual(['Mire Ghoul 9001'])
  })

  it('the last row is one key away, and in sight', async () => {
    shelf = atTheShelf(manyBlocks(10_000))
    await shelf.list.click()
    await userEvent.keyboard('{End}')
    await expect.poll(() => shelf.current()?.getAttribute('aria-posinset')).toBe('10000')
    await expect.element(page.elementLocator(shelf.current()!)).toBeInViewport()
    await userEvent.keyboard('{Home}{PageDown}{ArrowDown}{ArrowUp}')
    await expect.poll(() => Number(shelf.current()?.getAttribute('aria-posinset'))).toBeGreaterThan(10)
  })

  it('all can be marked at once', async () => {
    shelf = atTheShelf(manyBlocks(10_000))
    await shelf.list.click()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(page.getByText('10000 marked')).toBeVisible()
  })
})

describe('by keyboard alone', () => {
  const three = [aBlock('Bog Hulk'), aBlock('Mire Ghoul', { tags: ['court'] }), aBlock('Wisp')]

  it('a block is found, opened, edited, duplicated and deleted', async () => {
    shelf = atTheShelf(three)
    await userEvent.keyboard('/gho{ArrowDown}{Enter}')
    await expect.element(page.getByRole('region', { name: 'Selected stat block' })).toHaveFocus()
    await userEvent.keyboard('e{Control>}d{/Control}{Delete}')
    expect(
      shelf.asked.map(([what, block]) => [what, ([block].flat() as { name: string }[])[0]?.name]),
    ).toEqual([
      ['Edit', 'Mire Ghoul'],
      ['Duplicate', 'Mire Ghoul'],
      ['Remove', 'Mire Ghoul'],
    ])
  })

  it('letters typed into the search do nothing else', async () => {
    shelf = atTheShelf(three)
    await userEvent.keyboard('/{Delete}e')
    await expect.element(shelf.search).toHaveValue('e')
    expect(shelf.asked).toEqual([])
  })

  it('Space marks, and deleting takes all marked', async () => {
    shelf = atTheShelf(three)
    await shelf.list.click()
    await userEvent.keyboard('{Home} {ArrowDown} {Delete}')
    expect(shelf.asked).toEqual([['Remove', [three[0], three[1]]]])
  })

  it('Del means the row that the keys are on when it is not one of the marked', async () => {
    shelf = atTheShelf(three)
    await shelf.list.click()
    await userEvent.keyboard('{Home} {ArrowDown}{Delete}')
    expect(shelf.asked).toEqual([['Remove', [three[1]]]])
  })

  it('Shift marks a range', async () => {
    shelf = atTheShelf(three)
    await shelf.list.click()
    await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}')
    expect(shelf.asked).toEqual([['Remove', three]])
  })

  it('Escape empties the search, then goes to the list', async () => {
    shelf = atTheShelf(three)
    await userEvent.keyboard('/wisp{Escape}')
    await expect.element(shelf.search).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect.element(shelf.list).toHaveFocus()
  })

  it('a tag is given to all marked', async () => {
    shelf = atTheShelf(three)
    await shelf.list.click()
    await userEvent.keyboard(' ')
    await page.getByRole('button', { name: 'Tag', exact: true }).click()
    await page.getByRole('textbox', { name: 'Add a tag' }).fill('weir')
    await userEvent.keyboard('{Enter}')
    expect(shelf.asked).toEqual([['Tag', [three[0]], 'weir']])
  })
})

it('offers to make what is not there', async () => {
  shelf = atTheShelf([aBlock('Wisp')])
  await shelf.search.fill('Bog Hulk')
  await page.getByRole('button', { name: 'Make one called “Bog Hulk”' }).click()
  expect(shelf.asked).toEqual([['Create', 'plain', 'Bog Hulk']])
})

it('says what is missing and what is not tracked, and invents nothing', async () => {
  shelf = atTheShelf([aBlock('Wisp', { vitals: { hp: 'notTracked' } })])
  const numbers = page.getByRole('region', { name: 'Numbers' })
  await expect.element(numbers).toHaveTextContent('AC missing')
  await expect.element(numbers).toHaveTextContent('HP not tracked')
})

it('shows markup in names and notes as text and fetches nothing', async () => {
  const evil = '<img src=x onerror=alert(1)>'
  shelf = atTheShelf([
    aBlock('Wisp', { name: evil, notes: `${evil} ![a](file:///x) [b](javascript:alert(1))` }),
  ])
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(evil)
  expect(document.querySelectorAll('main :is(img, a, script)')).toHaveLength(0)
})

it('lists what was deleted, to be restored', async () => {
  shelf = atTheShelf([aBlock('Wisp')])
  shelf.deleted.value = [aBlock('Bog Hulk')]
  page
    .getByRole('checkbox', { name: /^Deleted/ })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await page.getByRole('button', { name: 'Restore' }).click()
  expect(shelf.asked).toEqual([['Restore', shelf.deleted.value]])
})

describe.each(['dark', 'light'])('in the %s theme', (theme) => {
  it('axe finds nothing', async () => {
    document.documentElement.dataset['theme'] = theme
    const mixed = systems.flatMap(({ id }) =>
      manyBlocks(20, id).map((block) => ({ ...block, id: id + block.id })),
    )
    shelf = atTheShelf(mixed, systems)
    await expect.poll(() => shelf.rows.elements().length).toBeGreaterThan(10)
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    document.documentElement.removeAttribute('data-theme')
    expect(found).toEqual([])
  })
})

it('a library with nothing in view still has a heading', async () => {
  shelf = atTheShelf([])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Library' })).toBeInTheDocument()
})

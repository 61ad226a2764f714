import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { PrintRoot, printBlock } from '#gm/features/printing/index.ts'
import { plainSystem } from '#support/plain-system.ts'
import { aSeed } from '#support/fight.ts'
import '#ui/tokens.css'

let wrapper: VueWrapper
afterEach(() => {
  wrapper.unmount()
  vi.restoreAllMocks()
})

it('the sheet stands in the page, unseen, while the window prints, and is gone afterwards', async () => {
  wrapper = mount(PrintRoot, { props: { systemById: () => plainSystem }, attachTo: document.body })
  let printed = ''
  vi.spyOn(window, 'print').mockImplementation(() => {
    const page = document.querySelector('.print-sheet')
    printed = page?.textContent ?? ''
    expect(page && getComputedStyle(page).display).toBe('none')
    expect(document.body.classList).toContain('is-printing')
  })
  await printBlock(aSeed('Ghoul', { block: { notes: 'Fears the **bell**.' } }).block)
  expect(printed).toContain('Ghoul')
  expect(printed).toContain('Fears the bell.')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('.print-sheet')).toBeNull()
  expect(document.body.classList).not.toContain('is-printing')
})

import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import ArShield from '#ui/ArShield.vue'
import LogLine from '#ui/LogLine.vue'
import ReminderList from '#ui/ReminderList.vue'
import SlotChip from '#ui/SlotChip.vue'
import TurnDial from '#ui/TurnDial.vue'
import VitalBar from '#ui/VitalBar.vue'
import '#ui/tokens.css'

enableAutoUnmount(afterEach)
const inPage = { attachTo: document.body }

describe('a vital', () => {
  it('is a meter that says its number in words', async () => {
    mount(VitalBar, { ...inPage, props: { label: 'VP', now: 31, max: 40, kind: 'solid' } })
    await expect
      .element(page.getByRole('meter', { name: 'VP' }))
      .toHaveAttribute('aria-valuetext', '31 of 40')
  })

  it('below zero stays within its meter', async () => {
    mount(VitalBar, { ...inPage, props: { label: 'HP', now: -6, max: 20, kind: 'notched' } })
    const meter = page.getByRole('meter', { name: 'HP' })
    await expect.element(meter).toHaveAttribute('aria-valuemin', '-6')
    await expect.element(meter).toHaveAttribute('aria-valuenow', '-6')
  })

  it('outlines the loss that is about to come', () => {
    const { element } = mount(VitalBar, {
      ...inPage,
      props: { label: 'HP', now: 34, max: 40, pending: 16, kind: 'notched', layout: 'bare' },
    })
    expect((element as HTMLElement).querySelector<HTMLElement>('.loss')!.style.width).toBe('45%')
  })

  it('above its highest value is full and no fuller', () => {
    const { element } = mount(VitalBar, {
      ...inPage,
      props: { label: 'VP', now: 25, max: 20, kind: 'solid' },
    })
    expect((element as HTMLElement).querySelector<HTMLElement>('.left')!.style.width).toBe('100%')
  })
})

describe('a slot', () => {
  it.each([
    [{ state: 'unspent' }, 'Major, unspent'],
    [{ state: 'pending', bought: 'Attack' }, 'Attack, Major in use'],
    [{ state: 'spent', bought: 'Hit Ilse' }, 'Hit Ilse, Major spent'],
    [{ state: 'off', bought: 'Given up by Full sprint' }, 'Given up by Full sprint, Major not available'],
  ] as const)('%j is called "%s"', async (props, name) => {
    mount(SlotChip, { ...inPage, props: { slotName: 'Major', ...props } })
    await expect.element(page.getByRole('button', { name, exact: true })).toBeInTheDocument()
  })
})

describe('the rest of a turn', () => {
  it('three reminders are in sight, the others one press away', async () => {
    const reminders = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      id,
      fact: `Fact ${id}`,
      tone: 'plain' as const,
    }))
    mount(ReminderList, { ...inPage, props: { reminders } })
    await expect.element(page.getByText('Fact d')).not.toBeInTheDocument()
    await page.getByRole('button', { name: '2 more' }).click()
    await expect.element(page.getByText('Fact e')).toBeInTheDocument()
  })

  it('a defence opens the sum it was made from', async () => {
    mount(ArShield, { ...inPage, props: { total: 14, ledger: [{ label: 'Long coat', value: '+2' }] } })
    await page.getByRole('button', { name: /^AR 14/ }).click()
    await expect
      .element(page.getByRole('dialog', { name: 'AR breakdown' }))
      .toHaveTextContent('AR breakdownLong coat+2AR now14')
  })

  it('an undone log line says so in words too', async () => {
    mount(LogLine, {
      ...inPage,
      props: { time: '20:31', who: 'Tobin', text: 'hit Mire Ghoul 1', undone: true },
    })
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Tobin hit Mire Ghoul 1, undone')
  })

  it('the dial has a segment for each combatant it is given', () => {
    const segments = (['acted', 'current', 'next'] as const).map((state) => ({ key: state, state }))
    const { element } = mount(TurnDial, { ...inPage, props: { segments } })
    expect((element as Element).querySelectorAll('path')).toHaveLength(3)
  })

  it('the dial sweeps only when the turn passes on', async () => {
    const order = (current: number) =>
      [0, 1, 2].map((index) => ({
        key: String(index),
        state: index === current ? ('current' as const) : ('waiting' as const),
      }))
    const wrapper = mount(TurnDial, { ...inPage, props: { segments: order(0) } })
    expect(wrapper.find('.sweeping').exists()).toBe(false)
    await wrapper.setProps({ segments: order(1) })
    expect(wrapper.findAll('.sweeping')).toHaveLength(1)
  })
})

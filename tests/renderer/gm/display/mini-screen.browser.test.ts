import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { PlayerScreen } from '#core/views/player-view-schema'
import MiniScreen from '#gm/features/player-display/MiniScreen.vue'
import '#ui/tokens.css'
import '#ui/ground.css'

const rows = Array.from({ length: 20 }, (_, place) => ({
  key: `row-${place}`,
  name: `Sailor of the Sunken Cathedral ${place}`,
  token: String(place),
  side: 'foe' as const,
  state: place === 4 ? ('current' as const) : ('waiting' as const),
  down: false,
  health: { word: 'Nearly down' as const, pips: 1 as const, exact: null },
  conditions: [],
}))
const screen = { screen: 'order', round: '12', rows } as unknown as PlayerScreen

it('shows every line of the small picture whole, with as many as it has room for', () => {
  const place = document.createElement('div')
  place.style.width = '336px'
  document.body.append(place)
  const wrapper = mount(MiniScreen, { attachTo: place, props: { screen } })
  const frame = wrapper.element.getBoundingClientRect()
  const lines = wrapper.findAll('.row').map(({ element }) => element.getBoundingClientRect())
  expect(lines).toHaveLength(12)
  expect(lines[0]?.top).toBeGreaterThanOrEqual(frame.top)
  expect(lines.at(-1)?.bottom).toBeLessThanOrEqual(frame.bottom)
  expect(wrapper.find('.acting').element.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.bottom)
  wrapper.unmount()
})

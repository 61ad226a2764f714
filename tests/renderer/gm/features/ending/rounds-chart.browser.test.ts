import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import RoundsChart from '#gm/features/ending/RoundsChart.vue'
import '#ui/tokens.css'

it('rounds of a fight are equally wide, however few they are', () => {
  const place = document.createElement('div')
  place.style.width = '700px'
  document.body.append(place)
  const rounds = ['1', '2'].map((round) => ({ round, ally: 10, foe: 5, fell: [] }))
  const chart = mount(RoundsChart, { attachTo: place, props: { rounds } })
  const widths = chart.findAll('td').map(({ element }) => Math.round(element.getBoundingClientRect().width))
  chart.unmount()
  place.remove()
  expect(widths).toEqual([350, 350])
})

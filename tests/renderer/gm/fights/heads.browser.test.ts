import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h, shallowRef } from 'vue'
import type { FightHead } from '#core/history/journal-store'
import { SESSION } from '#gm/app-keys.ts'
import { provideFights, usePastFights } from '#gm/fights/open-fights.ts'
import type { Session } from '#gm/session/session.ts'

const head = (id: string, status: FightHead['status']): FightHead => ({
  id,
  title: id,
  systemId: 'plain',
  status,
  head: 1,
  updatedAt: 0,
})

it('all fights are asked for once, however many lists show some of them', async () => {
  let asked = 0
  const listFights = () =>
    Promise.resolve([head('ford', 'open'), head('mill', 'ended')].slice(0, 2 * ++asked))
  const session = { moment: shallowRef(null), listFights } as unknown as Session
  const Past = defineComponent(() => {
    const past = usePastFights()
    return () => h('p', past.value.map(({ title }) => title).join())
  })
  const Window = defineComponent(() => {
    const { heads } = provideFights()
    return () => [h('p', heads.value.map(({ title }) => title).join()), h(Past), h(Past)]
  })
  const wrapper = mount(Window, { global: { provide: { [SESSION as symbol]: session } } })
  await expect.poll(() => wrapper.findAll('p').map((each) => each.text())).toEqual(['ford', 'mill', 'mill'])
  expect(asked).toBe(1)
  wrapper.unmount()
})

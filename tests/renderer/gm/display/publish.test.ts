import { nextTick, shallowRef } from 'vue'
import { expect, it } from 'vitest'
import type { PlayerScreen, PlayerView } from '#core/views/player-view-schema'
import { publishPlayerViews } from '#gm/display/publish.ts'

const BLACK: PlayerScreen = { screen: 'black' }
const title = (line: string): PlayerScreen => ({ screen: 'title', title: 'Saltmere', subtitle: '', line })

function aDisplay(first: PlayerScreen) {
  const screen = shallowRef(first)
  const sent: PlayerView[] = []
  const stop = publishPlayerViews(
    () => screen.value,
    (view) => sent.push(view),
    100,
  )
  return { screen, sent, stop }
}

it('sends what the players are to see at once, and every change with a rising number', async () => {
  const { screen, sent } = aDisplay(BLACK)
  screen.value = title('Soon')
  await nextTick()
  expect(sent).toEqual([
    { seq: 100, view: BLACK },
    { seq: 101, view: title('Soon') },
  ])
})

it('never sends half a change', async () => {
  const { screen, sent } = aDisplay(BLACK)
  screen.value = title('Half')
  screen.value = title('Whole')
  await nextTick()
  expect(sent.map(({ view }) => view)).toEqual([BLACK, title('Whole')])
})

it('sends nothing when the picture is the same to the byte', async () => {
  const { screen, sent } = aDisplay(title('Soon'))
  screen.value = title('Soon')
  await nextTick()
  expect(sent).toHaveLength(1)
})

it('sends nothing more once stopped', async () => {
  const { screen, sent, stop } = aDisplay(BLACK)
  stop()
  screen.value = title('Soon')
  await nextTick()
  expect(sent).toHaveLength(1)
})

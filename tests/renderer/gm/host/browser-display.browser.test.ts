import { describe, expect, it, vi } from 'vitest'
import type { PlayerView } from '#core/views/player-view-schema'
import { BrowserDisplay } from '#gm/host/browser-display.ts'
import type { DisplayState } from '#gm/host/host.ts'
import { openPlayerFeed } from '#shared/player-feed'

// One page drives the display as long as it lives, so this file has one driver for all its tests.
const driver = new BrowserDisplay().asHost()
let lastSeq = 0

function titled(title: string): PlayerView {
  return { seq: ++lastSeq, view: { screen: 'title', title, subtitle: '', line: '' } }
}

function statesOf(display: ReturnType<BrowserDisplay['asHost']>): DisplayState[] {
  const states: DisplayState[] = []
  display.onState((state) => states.push(state))
  return states
}

describe('the players’ display in a plain browser', () => {
  it('gives a window that opens late the newest view', async () => {
    driver.publish(titled('The ghoul road'))
    const newest = titled('The old bridge')
    driver.publish(newest)
    const seen: PlayerView[] = []
    const stop = openPlayerFeed().onView((view) => seen.push(view))
    await vi.waitFor(() => expect(seen).toEqual([newest]))
    stop()
  })

  it('follows every view that is published while it is open', async () => {
    const seen: PlayerView[] = []
    const stop = openPlayerFeed().onView((view) => seen.push(view))
    const next = titled('The mill')
    driver.publish(next)
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(next))
    stop()
  })

  it('sends no view that has a field too many', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const seen: PlayerView[] = []
    const stop = openPlayerFeed().onView((view) => seen.push(view))
    driver.publish({ ...titled('Leak'), secret: 'Varga' } as PlayerView)
    const next = titled('The keep')
    driver.publish(next)
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(next))
    expect(JSON.stringify(seen)).not.toContain('Varga')
    expect(report).toHaveBeenCalledOnce()
    report.mockRestore()
    stop()
  })

  it('knows when the players’ window comes and goes', async () => {
    const states = statesOf(driver)
    const stop = openPlayerFeed().onView(() => undefined)
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ open: true, place: 'Browser window' }))
    stop()
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ open: false, place: '' }))
  })

  it('tells a second GM page that the first one drives the display', async () => {
    const second = new BrowserDisplay().asHost()
    const states = statesOf(second)
    await vi.waitFor(() => expect(states.at(-1)?.blocked).toMatch(/^Another tab/))
    await expect(second.open()).rejects.toThrow(/^Another tab/)
  })

  it('does not let a second GM page reach the players', async () => {
    const seen: PlayerView[] = []
    const stop = openPlayerFeed().onView((view) => seen.push(view))
    new BrowserDisplay().asHost().publish({ ...titled('Intruder'), seq: 1000 })
    const next = titled('The crypt')
    driver.publish(next)
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(next))
    expect(JSON.stringify(seen)).not.toContain('Intruder')
    stop()
  })
})

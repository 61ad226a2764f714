import { afterEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { dismissNotice, tell } from '#gm/notices/notices.ts'
import { shownNotice } from '#gm/notices/shown-notice.ts'
import { goTo } from '#gm/routing/route.ts'

afterEach(dismissNotice)

async function show(screen: Parameters<typeof goTo>[0]) {
  const changed = new Promise((done) => window.addEventListener('hashchange', done, { once: true }))
  goTo(screen)
  await changed
  await nextTick()
}

describe('the line under the top bar', () => {
  it('keeps the way back from preparing off the fight, and has it again afterwards', async () => {
    await show('library')
    tell('Saved Wisp.', { label: 'Undo', run: () => undefined })
    await show('run')
    expect(shownNotice.value).toBeNull()
    await show('encounters')
    expect(shownNotice.value?.text).toBe('Saved Wisp.')
  })

  it('has its way back on the fight where it was told there', async () => {
    await show('run')
    tell('Ended the fight.', { label: 'Undo', run: () => undefined })
    expect(shownNotice.value?.text).toBe('Ended the fight.')
    await show('library')
  })
})

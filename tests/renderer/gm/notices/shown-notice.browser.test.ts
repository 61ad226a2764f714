import { afterEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { dismissNotice, tell } from '#gm/notices/notices.ts'
import { shownNotice } from '#gm/notices/shown-notice.ts'
import { goTo } from '#gm/routing/route.ts'

afterEach(dismissNotice)

/** In a breath of its own, as a key or a click comes: what was told before has been placed. */
async function show(screen: Parameters<typeof goTo>[0]) {
  await nextTick()
  goTo(screen)
  await nextTick()
  await nextTick()
}

describe('the line under the top bar', () => {
  it('keeps the way back from preparing off the fight, and has it again afterwards', async () => {
    await show('library')
    tell('Saved Wisp.', { label: 'Undo', run: () => undefined })
    await show('run')
    expect(shownNotice.value).toBeNull()
    await show('library')
    expect(shownNotice.value?.text).toBe('Saved Wisp.')
  })

  it('does not follow to another screen', async () => {
    await show('encounters')
    tell('Deleted Ferry.', { label: 'Undo', run: () => undefined })
    await show('library')
    expect(shownNotice.value).toBeNull()
    await show('encounters')
    expect(shownNotice.value?.text).toBe('Deleted Ferry.')
  })

  it('is over with plain news when the screen is left', async () => {
    await show('encounters')
    tell('Imported 1 encounter.')
    await show('library')
    await show('encounters')
    expect(shownNotice.value).toBeNull()
  })

  it('has on the new screen what is told while going there', async () => {
    await show('encounters')
    tell('The fight before is among the open fights.')
    goTo('run')
    await nextTick()
    expect(shownNotice.value?.text).toBe('The fight before is among the open fights.')
  })

  it('has its way back on the fight where it was told there', async () => {
    await show('run')
    tell('Ended the fight.', { label: 'Undo', run: () => undefined })
    expect(shownNotice.value?.text).toBe('Ended the fight.')
    await show('library')
  })
})

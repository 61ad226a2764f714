import { effectScope } from 'vue'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listenForKeys } from '#gm/intents/listen.ts'
import { setScopes, useIntents } from '#gm/intents/registry.ts'

const scope = effectScope()
const over = document.createElement('div')
let stop: () => void = () => undefined
afterEach(() => {
  stop()
  scope.stop()
  over.remove()
})

it('a dialog takes the keys while it is open, and none while it goes', async () => {
  let joined = 0
  scope.run(() => useIntents([{ id: 'join', label: 'Join', keys: 'J', scope: 'fight', run: () => joined++ }]))
  setScopes(['fight'])
  stop = listenForKeys(window, { letters: () => true, refuse: () => undefined, acts: () => undefined })
  over.setAttribute('role', 'dialog')
  over.dataset['state'] = 'open'
  document.body.append(over)
  await userEvent.keyboard('j')
  expect(joined).toBe(0)
  over.dataset['state'] = 'closed'
  await userEvent.keyboard('j')
  expect(joined).toBe(1)
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { effectScope, type EffectScope } from 'vue'
import { listenForKeys } from '#gm/intents/listen.ts'
import { setScopes, useIntents } from '#gm/intents/registry.ts'

let undone: number
let stop: () => void
let scope: EffectScope
const field = document.createElement('input')
const box = page.getByRole('textbox', { name: 'Search' })

beforeEach(() => {
  undone = 0
  field.ariaLabel = 'Search'
  field.value = ''
  document.body.append(field)
  setScopes(['library'])
  stop = listenForKeys(window, { letters: () => true, refuse: () => undefined, acts: () => undefined })
  scope = effectScope()
  scope.run(() =>
    useIntents([{ id: 'undo', label: 'Undo', keys: ['Ctrl', 'Z'], scope: 'library', run: () => undone++ }]),
  )
})
afterEach(() => {
  scope.stop()
  stop()
  field.remove()
})

const undo = () => userEvent.keyboard('{Control>}z{/Control}')

it('leaves Ctrl+Z to the screen in an empty field in which nothing was typed', async () => {
  await box.click()
  await undo()
  expect(undone).toBe(1)
})

it('keeps Ctrl+Z for a field in which something was typed, also when it is empty again', async () => {
  await box.click()
  await userEvent.keyboard('a{Backspace}')
  await undo()
  expect(undone).toBe(0)
})

it('keeps Ctrl+Z for a field that holds a text', async () => {
  field.value = 'eel'
  await box.click()
  await undo()
  expect(undone).toBe(0)
})

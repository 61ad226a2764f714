import { expect, it } from 'vitest'
import { commandLines } from '#gm/features/command-bar/command-lines.ts'
import type { Intent } from '#gm/intents/intent.ts'

const intent = (label: string, change: Partial<Intent> = {}): Intent => ({
  id: label,
  label,
  keys: null,
  scope: 'fight',
  run: () => undefined,
  ...change,
})
const labels = (query: string, intents: Intent[]) =>
  commandLines(query, intents, []).map(({ label }) => label)

it('finds an action by the beginnings of its words, in any order', () => {
  const intents = [intent('End turn'), intent('Back a turn'), intent('Mark defeated')]
  expect(labels('tu e', intents)).toEqual(['End turn'])
})

it('lists what is blocked last, with its reason', () => {
  const undo = intent('Undo', { enabled: () => false, reason: () => 'Nothing to undo yet.' })
  const [first, second] = commandLines('', [undo, intent('End turn')], [])
  expect(first).toMatchObject({ label: 'End turn', blocked: false })
  expect(second).toMatchObject({ label: 'Undo', blocked: true, aside: 'Nothing to undo yet.' })
})

it('leaves out keys that are no commands of their own', () => {
  expect(labels('', [intent('Next row', { unlisted: true })])).toEqual([])
})

it('finds an action by its name as it stands on the screen, comma and all', () => {
  expect(commandLines('Re-roll, unseen', [intent('Re-roll, unseen')], []).map(({ label }) => label)).toEqual([
    'Re-roll, unseen',
  ])
})

it('puts what a screen makes of the words first', () => {
  const line = {
    id: 'x',
    group: 'Do it',
    label: 'Ghoul takes 7',
    aside: '',
    keys: null,
    blocked: false,
    run: () => undefined,
  }
  const lines = commandLines('ghoul -7', [intent('Ghoul')], [(query) => (query === 'ghoul -7' ? [line] : [])])
  expect(lines.map(({ label }) => label)).toEqual(['Ghoul takes 7'])
})

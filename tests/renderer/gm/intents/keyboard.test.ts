import { describe, expect, it } from 'vitest'
import type { Intent } from '#gm/intents/intent.ts'
import { answerKey, type Press, type Surroundings } from '#gm/intents/keyboard.ts'

const OPEN_TABLE: Surroundings = {
  inField: false,
  hasDraft: true,
  onControl: false,
  dialogOpen: false,
  letters: true,
}
const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  held: false,
  ...change,
})
const intent = (id: string, keys: Intent['keys'], change: Partial<Intent> = {}): Intent => ({
  id,
  label: id,
  keys,
  scope: 'fight',
  run: () => undefined,
  ...change,
})
const INTENTS = [
  intent('end turn', 'N'),
  intent('back a turn', ['Shift', 'N']),
  intent('undo', ['Ctrl', 'Z']),
  intent('redo', ['Ctrl', 'Shift', 'Z']),
  intent('command bar', ['Ctrl', 'K']),
  intent('all keys', '?'),
  intent('first action', '1'),
  intent('apply', '↵'),
  intent('down', '↓', { repeats: true }),
  intent('black', 'B', { overDialogs: true }),
]

function meant(pressed: Press, around: Partial<Surroundings> = {}): string | null {
  const answer = answerKey(pressed, INTENTS, { ...OPEN_TABLE, ...around })
  return answer?.kind === 'run' ? answer.intent.id : (answer?.kind ?? null)
}

describe('keys at the table', () => {
  it.each([
    [press('n'), 'end turn'],
    [press('N', { shiftKey: true }), 'back a turn'],
    [press('z', { ctrlKey: true }), 'undo'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
    [press('z', { metaKey: true }), 'undo'],
    [press('Enter'), 'apply'],
  ])('%o means "%s"', (pressed, id) => {
    expect(meant(pressed)).toBe(id)
  })

  it('takes a digit that a French layout types with Shift', () => {
    expect(meant(press('1', { shiftKey: true }))).toBe('first action')
  })

  it('takes a question mark whether or not the layout needs Shift for it', () => {
    expect(meant(press('?', { shiftKey: true }))).toBe('all keys')
    expect(meant(press('?'))).toBe('all keys')
  })

  it('leaves a character typed with AltGr alone', () => {
    expect(meant(press('n', { ctrlKey: true, altKey: true }))).toBeNull()
  })
})

describe('a key that is held down', () => {
  it('ends one turn only', () => {
    expect(meant(press('n', { held: true }))).toBe('swallow')
  })

  it('goes on moving through a list', () => {
    expect(meant(press('ArrowDown', { held: true }))).toBe('down')
  })
})

describe('while a text field has the focus', () => {
  const typing = { inField: true }

  it.each(['n', '?', '1', 'Enter', 'ArrowDown', 'Delete'])('%s belongs to the field', (key) => {
    expect(meant(press(key), typing)).toBeNull()
  })

  it('undo and redo are those of the field', () => {
    expect(meant(press('z', { ctrlKey: true }), typing)).toBeNull()
    expect(meant(press('Z', { ctrlKey: true, shiftKey: true }), typing)).toBeNull()
  })

  it('undo is the app’s once everything typed is taken over', () => {
    expect(meant(press('z', { ctrlKey: true }), { inField: true, hasDraft: false })).toBe('undo')
  })

  it('the command bar still opens', () => {
    expect(meant(press('k', { ctrlKey: true }), typing)).toBe('command bar')
  })
})

it('leaves Enter and arrows to the button or option that has the focus', () => {
  expect(meant(press('Enter'), { onControl: true })).toBeNull()
  expect(meant(press('ArrowDown'), { onControl: true })).toBeNull()
  expect(meant(press('n'), { onControl: true })).toBe('end turn')
})

it('does nothing behind an open dialog but make the players’ screen black', () => {
  expect(meant(press('n'), { dialogOpen: true })).toBeNull()
  expect(meant(press('b'), { dialogOpen: true })).toBe('black')
})

it('leaves characters alone when single-letter keys are turned off', () => {
  const off = { letters: false }
  expect([
    meant(press('n'), off),
    meant(press('Enter'), off),
    meant(press('k', { ctrlKey: true }), off),
  ]).toEqual([null, 'apply', 'command bar'])
})

it('says why a key does nothing now', () => {
  const blocked = intent('undo', 'U', { enabled: () => false, reason: () => 'Nothing to undo yet.' })
  expect(answerKey(press('u'), [blocked], OPEN_TABLE)).toEqual({
    kind: 'refuse',
    reason: 'Nothing to undo yet.',
  })
})

it('prefers what is possible when two intents share a key', () => {
  const first = intent('blocked', 'X', { enabled: () => false })
  const answer = answerKey(press('x'), [first, intent('possible', 'X')], OPEN_TABLE)
  expect(answer).toMatchObject({ kind: 'run', intent: { id: 'possible' } })
})

it('of two with one key the one that goes first is meant, unless it can do nothing', () => {
  const first = intent('taken', ['Ctrl', 'Z'], { goesFirst: true })
  const screen = intent('undo', ['Ctrl', 'Z'])
  const undo = (list: Intent[]) => answerKey(press('z', { ctrlKey: true }), list, OPEN_TABLE)
  expect(undo([screen, first])).toEqual({ kind: 'run', intent: first })
  expect(undo([screen, { ...first, enabled: () => false }])).toEqual({ kind: 'run', intent: screen })
})

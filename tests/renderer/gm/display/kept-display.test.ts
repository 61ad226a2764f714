import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  darkerScreen,
  darkerTaste,
  isWhatTheySaw,
  keepDisplay,
  keptDisplay,
} from '#gm/display/kept-display.ts'
import { displayOptions } from '#support/watched-table.ts'

const kept = {
  ...displayOptions,
  screen: 'black',
  beforeBlack: 'title',
  fight: 'fight-1',
  changedAt: 5,
} as const

describe('what the players saw last', () => {
  let stored = new Map<string, string>()
  let isFull = false

  beforeEach(() => {
    stored = new Map()
    isFull = false
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem: (key: string, value: string) => {
        if (isFull) throw new Error('QuotaExceededError')
        stored.set(key, value)
      },
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('is known after a reload', () => {
    keepDisplay(kept)
    expect(keptDisplay()).toEqual(kept)
  })

  it('is not told by an older one when there was no room to keep it', () => {
    keepDisplay({ ...kept, screen: 'order' })
    isFull = true
    keepDisplay(kept)
    expect(keptDisplay()).toBeNull()
  })

  it('is not known from something that somebody else wrote there', () => {
    for (const text of ['{', 'null', '7', '{"screen":"bright"}']) {
      stored.set('turnkeeper/players-see', text)
      expect(keptDisplay()).toBeNull()
    }
  })
})

describe('after a reload', () => {
  it.each([
    ['order', 'title', 'title'],
    ['black', 'order', 'black'],
    ['title', 'black', 'black'],
    ['order', 'order', 'order'],
  ] as const)('of %s and %s the players see %s', (one, other, darker) => {
    expect(darkerScreen(one, other)).toBe(darker)
  })

  it('each choice is the one that shows less', () => {
    const open = { ...displayOptions, monsterHealth: 'exact', playerHealth: 'off', conditions: true } as const
    const close = {
      ...displayOptions,
      monsterHealth: 'words',
      playerHealth: 'exact',
      conditions: false,
    } as const
    expect(darkerTaste(open, close)).toMatchObject({
      monsterHealth: 'words',
      playerHealth: 'off',
      conditions: false,
    })
  })

  it.each([
    ['the same fight at the same step', { fight: 'fight-1', changedAt: 5 }, true],
    [
      'a later step, which was on disk before it was remembered here',
      { fight: 'fight-1', changedAt: 6 },
      true,
    ],
    ['an earlier step, because the last ones were lost', { fight: 'fight-1', changedAt: 4 }, false],
    ['another fight', { fight: 'fight-2', changedAt: 9 }, false],
    ['no fight', { fight: null, changedAt: 0 }, false],
  ])('%s is what they saw: %j, %s', (_what, now, same) => {
    expect(isWhatTheySaw(kept, now)).toBe(same)
  })
})

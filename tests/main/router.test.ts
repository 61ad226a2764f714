import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GM_REQUESTS, PLAYER_REQUESTS, type Role } from '#shared/ipc/contract'
import { PlainError } from '#shared/plain-error'
import { setupRouter, type Handlers } from '../../src/main/ipc/router'

const view = { seq: 1, view: { screen: 'black' } }
const state = { open: false, place: '', mirrored: false }

const handlers: Handlers = {
  'app:ready': () => ({ files: [], refused: [] }),
  'app:flushed': () => undefined,
  'app:stay': () => undefined,
  'app:leave': () => undefined,
  'files:choose': () => ({ files: [{ name: 'a', bytes: new Uint8Array([1]) }], refused: [] }),
  'files:save': () => null,
  'files:backup': () => 'there',
  'display:open': () => undefined,
  'display:close': () => undefined,
  'display:publish': () => undefined,
  'display:state': () => state,
  'player:newest': () => null,
}

/** Asks as a page of some role would; null is a page that is none of ours. */
function ask(role: Role | null, name: string, payload: unknown[] = [], own: Partial<Handlers> = {}): unknown {
  const registered = new Map<string, (...all: unknown[]) => unknown>()
  const ipc = { handle: (channel: string, listener: never) => void registered.set(channel, listener) }
  setupRouter(ipc, { ...handlers, ...own }, () => role)
  return registered.get(name)!({}, ...payload)
}

describe('the router', () => {
  const report = vi.spyOn(console, 'error')
  beforeEach(() => void report.mockImplementation(() => undefined))
  afterEach(() => report.mockReset())

  it.each(Object.keys(GM_REQUESTS))('answers %s to no one but the GM page', async (name) => {
    const refusal = { ok: false, reason: `Turnkeeper could not do this (${name}). Nothing was changed.` }
    expect(await ask('player', name)).toEqual(refusal)
    expect(await ask(null, name)).toEqual(refusal)
  })

  it.each(Object.keys(PLAYER_REQUESTS))('answers %s to no one but the players’ page', async (name) => {
    expect(await ask('player', name)).toEqual({ ok: true, value: null })
    expect(await ask('gm', name)).toMatchObject({ ok: false })
  })

  it('hands a well-formed payload to its handler', async () => {
    const publish = vi.fn()
    const message = { source: 'page', view }
    expect(await ask('gm', 'display:publish', [message], { 'display:publish': publish })).toEqual({
      ok: true,
    })
    expect(publish).toHaveBeenCalledWith(message)
  })

  it.each([
    ['a field too many', { source: 'page', view, secret: 'Varga' }],
    [
      'a field too many further down',
      { source: 'page', view: { seq: 1, view: { screen: 'black', secret: 1 } } },
    ],
    ['a missing field', { view }],
    ['another type', 'view'],
    ['nothing', undefined],
  ])('refuses a payload with %s before the handler sees it', async (_what, payload) => {
    const publish = vi.fn()
    const answer = await ask('gm', 'display:publish', [payload], { 'display:publish': publish })
    expect(answer).toMatchObject({ ok: false })
    expect(publish).not.toHaveBeenCalled()
  })

  it('refuses a second payload', async () => {
    expect(await ask('gm', 'display:open', [undefined, 'more'])).toMatchObject({ ok: false })
  })

  it('lets no result of another shape out', async () => {
    const leak = { ...state, path: 'secret' }
    expect(await ask('gm', 'display:state', [], { 'display:state': () => leak })).toMatchObject({ ok: false })
  })

  it('passes on a reason that was written for the GM', async () => {
    const save = (): never => {
      throw new PlainError('a was not saved: the disk is full.')
    }
    const file = { name: 'a', text: 'x' }
    expect(await ask('gm', 'files:save', [file], { 'files:save': save })).toEqual({
      ok: false,
      reason: 'a was not saved: the disk is full.',
    })
  })

  it('keeps every other fault to itself and logs it', async () => {
    const save = (): never => {
      throw new TypeError('x is undefined')
    }
    const answer = await ask('gm', 'files:save', [{ name: 'a', text: 'x' }], { 'files:save': save })
    expect(answer).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^Turnkeeper could not/) as string,
    })
    expect(report).toHaveBeenCalledOnce()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FLUSH_LIMIT, QuitHandshake } from '../../src/main/quit-handshake'

describe('closing the GM window', () => {
  const ask = vi.fn()
  const finish = vi.fn()
  let handshake: QuitHandshake

  beforeEach(() => {
    vi.useFakeTimers()
    vi.clearAllMocks()
    handshake = new QuitHandshake({ ask, finish })
  })
  afterEach(() => void vi.useRealTimers())

  it('is not held up before the page has begun to listen', () => {
    expect(handshake.mayClose()).toBe(true)
  })

  it('waits for the page to write everything', () => {
    handshake.pageReady()
    expect(handshake.mayClose()).toBe(false)
    expect(finish).not.toHaveBeenCalled()
    handshake.flushed()
    expect(finish).toHaveBeenCalledOnce()
    expect(handshake.mayClose()).toBe(true)
  })

  it('asks the page once, however often the GM tries', () => {
    handshake.pageReady()
    handshake.mayClose()
    handshake.mayClose()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('does not wait for ever for a page that hangs', () => {
    handshake.pageReady()
    handshake.mayClose()
    vi.advanceTimersByTime(FLUSH_LIMIT)
    expect(finish).toHaveBeenCalledOnce()
  })

  it('goes on when the page breaks down meanwhile', () => {
    handshake.pageReady()
    handshake.mayClose()
    handshake.pageGone()
    expect(finish).toHaveBeenCalledOnce()
  })

  it('stays when something could not be written, and asks again at the next try', () => {
    handshake.pageReady()
    handshake.mayClose()
    handshake.stay()
    vi.advanceTimersByTime(FLUSH_LIMIT)
    expect(finish).not.toHaveBeenCalled()
    expect(handshake.mayClose()).toBe(false)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('goes when the GM leaves all the same', () => {
    handshake.pageReady()
    handshake.mayClose()
    handshake.stay()
    handshake.leave()
    expect(finish).toHaveBeenCalledOnce()
    expect(handshake.mayClose()).toBe(true)
  })

  it('ends once, also when the answer comes late', () => {
    handshake.pageReady()
    handshake.mayClose()
    vi.advanceTimersByTime(FLUSH_LIMIT)
    handshake.flushed()
    expect(finish).toHaveBeenCalledOnce()
  })
})

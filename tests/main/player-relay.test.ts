import { describe, expect, it } from 'vitest'
import type { FeedMessage } from '#shared/feed-message'
import { PlayerRelay } from '../../src/main/player-relay'

const message = (seq: number): FeedMessage => ({ source: 'page', view: { seq, view: { screen: 'black' } } })

function relay(...seqs: number[]): { sent: number[]; newest: FeedMessage | null } {
  const sent: number[] = []
  const subject = new PlayerRelay(({ view }) => sent.push(view.seq))
  for (const seq of seqs) subject.publish(message(seq))
  return { sent, newest: subject.newest }
}

describe('the relay of player views', () => {
  it('sends each newer view on', () => {
    expect(relay(1, 2, 5).sent).toEqual([1, 2, 5])
  })

  it('drops views that come after a newer one', () => {
    expect(relay(1, 3, 2, 3).sent).toEqual([1, 3])
  })

  it('keeps the newest for a window that opens late', () => {
    expect(relay(1, 3, 2).newest).toEqual(message(3))
  })

  it('has nothing to show before the first view', () => {
    expect(relay().newest).toBeNull()
  })
})

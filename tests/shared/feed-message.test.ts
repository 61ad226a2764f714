import { describe, expect, it } from 'vitest'
import { readFeedMessage, ViewGate } from '#shared/feed-message'

const message = (source: string, seq: number) =>
  readFeedMessage({ source, view: { seq, view: { screen: 'black' } } })!

describe('the gate of player views', () => {
  it('lets a newer view pass', () => {
    const gate = new ViewGate()
    gate.pass(message('page', 1))
    expect(gate.pass(message('page', 2))).toEqual(message('page', 2).view)
  })

  it.each([1, 2])('drops view %i after view 2', (late) => {
    const gate = new ViewGate()
    gate.pass(message('page', 2))
    expect(gate.pass(message('page', late))).toBeNull()
    expect(gate.newest).toEqual(message('page', 2))
  })

  it('lets the first view of a page that was loaded anew pass', () => {
    const gate = new ViewGate()
    gate.pass(message('before', 40))
    expect(gate.pass(message('after', 1))).toEqual(message('after', 1).view)
  })

  it('drops what a page sent before it was loaded anew', () => {
    const gate = new ViewGate()
    gate.pass(message('before', 40))
    gate.pass(message('after', 1))
    expect(gate.pass(message('before', 41))).toBeNull()
  })
})

describe('a feed message', () => {
  it.each([
    ['a field too many', { source: 'page', view: { seq: 1, view: { screen: 'black', name: 'Varga' } } }],
    ['no source', { source: '', view: { seq: 1, view: { screen: 'black' } } }],
    ['a view that is not counted', { source: 'page', view: { seq: 0, view: { screen: 'black' } } }],
    ['no message at all', null],
  ])('with %s is none', (_what, value) => {
    expect(readFeedMessage(value)).toBeNull()
  })
})

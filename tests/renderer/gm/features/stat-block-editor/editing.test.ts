import { describe, expect, it } from 'vitest'
import { createHistory } from '#gm/features/stat-block-editor/block-history.ts'
import { readDice } from '#gm/features/stat-block-editor/dice-words.ts'
import { movedBy, partsOf, withAt, withoutAt } from '#gm/features/stat-block-editor/list-changes.ts'
import { withCost } from '#gm/features/stat-block-editor/new-parts.ts'
import { fittedSize } from '#gm/features/stat-block-editor/portrait.ts'
import { wordsIn } from '#gm/features/stat-block-editor/words.ts'
import { aSeed } from '#support/fight.ts'

const { block } = aSeed('Ghoul')

describe('undo in the editor', () => {
  it('takes back a whole word typed into one field', () => {
    const history = createHistory(block)
    for (const name of ['W', 'Wi', 'Wis', 'Wisp']) history.change({ ...block, name }, 'name')
    history.undo()
    expect(history.block.value).toBe(block)
    expect(history.canUndo.value).toBe(false)
  })

  it('begins a new step when another field is typed into, or the field was left', () => {
    const history = createHistory(block)
    history.change({ ...block, name: 'A' }, 'name')
    history.change({ ...block, name: 'A', kind: 'B' }, 'kind')
    history.settle()
    history.change({ ...block, name: 'A', kind: 'BC' }, 'kind')
    history.undo()
    expect(history.block.value.kind).toBe('B')
    history.undo()
    expect(history.block.value).toMatchObject({ name: 'A', kind: '' })
  })

  it('takes every press of a button as a step of its own', () => {
    const history = createHistory(block)
    history.change({ ...block, tags: ['a'] })
    history.change({ ...block, tags: ['a', 'b'] })
    history.undo()
    expect(history.block.value.tags).toEqual(['a'])
  })

  it('can be taken back itself, until something new is typed', () => {
    const history = createHistory(block)
    history.change({ ...block, name: 'Wisp' })
    history.undo()
    history.redo()
    expect(history.block.value.name).toBe('Wisp')
    history.undo()
    history.change({ ...block, name: 'Hulk' })
    expect(history.canRedo.value).toBe(false)
  })

  it('does nothing at either end', () => {
    const history = createHistory(block)
    history.undo()
    history.redo()
    expect(history.block.value).toBe(block)
  })
})

describe('dice while they are typed', () => {
  it.each([
    ['2d6+3', '5 to 15, 10 on average'],
    ['d4', '1 to 4, 2.5 on average'],
    ['10-1d4', '6 to 9, 7.5 on average'],
    ['7', 'always 7'],
  ])('%s comes to %s', (text, words) => {
    expect(readDice(text)).toEqual({ kind: 'dice', words })
  })

  it.each(['2d', 'two', '2d6+', '2x6'])('%s can not be rolled, with the way it is written', (text) => {
    expect(readDice(text)).toMatchObject({ kind: 'wrong', why: expect.stringContaining('2d6+3') })
  })

  it('may be left empty', () => {
    expect(readDice('  ')).toEqual({ kind: 'blank' })
  })
})

describe('lists of a block', () => {
  it('are changed, shortened and moved without touching the list before', () => {
    const list = Object.freeze([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    expect(withAt(list, 1, { name: 'x' }).map(({ name }) => name)).toEqual(['a', 'x', 'c'])
    expect(withoutAt(list, 0).map(({ name }) => name)).toEqual(['b', 'c'])
    expect(movedBy(list, 2, -1).map(({ name }) => name)).toEqual(['a', 'c', 'b'])
    expect(movedBy(list, 0, -1)).toEqual(list)
  })

  it('are read from words with commas', () => {
    expect(partsOf(' reach 2 m,, blocking, blocking ,')).toEqual(['reach 2 m', 'blocking'])
  })
})

it('writes a free cost as nothing at all', () => {
  expect(withCost({ major: 1, minor: 1 }, 'major', 0)).toEqual({ minor: 1 })
  expect(withCost({}, 'major', 2)).toEqual({ major: 2 })
})

it('scales a picture down to 256 pixels with its shape, and never up', () => {
  expect(fittedSize(1024, 512)).toEqual({ width: 256, height: 128 })
  expect(fittedSize(40, 30)).toEqual({ width: 40, height: 30 })
  expect(fittedSize(5000, 1)).toEqual({ width: 256, height: 1 })
})

it('offers the words that the library uses, most used first', () => {
  const kinds = ['Undead', 'Beast', 'Undead', ''].map((kind) => ({ ...block, kind }))
  expect(wordsIn(kinds).kinds).toEqual(['Undead', 'Beast'])
})

it('offers the kinds of attack that the rules know, in an empty library too', () => {
  expect(wordsIn([], { attackKinds: ['martial', 'spell'], skills: [] }).attackKinds).toEqual([
    'martial',
    'spell',
  ])
})

import { describe, expect, it } from 'vitest'
import type { DockField, DockForm } from '#core/engine/dock'
import { fitting } from '#ui/seek.ts'
import { enterGoesTo, firstStop, meantBy, nextStop } from '#gm/features/run/dock/typed.ts'

const target = (value: readonly string[]): DockField => ({
  kind: 'targets',
  id: 'target',
  label: 'Target',
  most: 1,
  options: [],
  value,
})
const die = (id: string, value: number | null): DockField => ({
  kind: 'roll',
  id,
  label: id,
  dice: '1d10',
  value,
})
const answer = (value: string | null): DockField => ({
  kind: 'choice',
  look: 'buttons',
  id: 'answer',
  label: 'Answer',
  value,
  options: [
    { value: 'none', label: 'Takes it' },
    { value: 'dodge', label: 'Dodges' },
    { value: 'block', label: 'Blocks', reason: 'has used it' },
  ],
})
const text = (value: string): DockField => ({ kind: 'text', id: 'text', label: 'If', value })
const list: DockField = {
  kind: 'choice',
  look: 'list',
  id: 'list',
  label: 'Action',
  options: [],
  value: null,
}
const metres: DockField = { kind: 'number', id: 'metres', label: 'Metres', min: 0, max: 8, value: 8 }
const form = (...fields: DockField[]): DockForm => ({
  head: fields,
  steps: [],
  outcomes: [],
  badges: [],
  notes: [],
  apply: 'Apply',
  bought: '',
  blocked: null,
})
const attack = form(target(['ilse']), die('roll', 7), answer(null), die('damage', null))

describe('a character typed into an open form', () => {
  it('is for the next open number when it is a digit, also past a question without an answer', () => {
    expect(meantBy(attack, 'answer', '1')).toEqual({ kind: 'type', field: 'damage' })
  })

  it('replaces the only number of a form', () => {
    expect(meantBy(form(metres), null, '4')).toEqual({ kind: 'type', field: 'metres' })
  })

  it('gives the answer that begins with a letter, unless it can not be given', () => {
    expect(meantBy(attack, 'answer', 'd')).toEqual({ kind: 'choose', field: 'answer', value: 'dodge' })
    expect(meantBy(attack, 'answer', 'b')).toMatchObject({ kind: 'refuse' })
  })

  it('goes to a text that may be given, whatever letter it is', () => {
    const prep = form(list, text(''))
    expect(meantBy(form({ ...list, value: 'attack' }, text('')), null, 'n')).toEqual({
      kind: 'type',
      field: 'text',
    })
    expect(meantBy(prep, null, 'r')).toEqual({ kind: 'type', field: 'text' })
  })

  it('rolls and chooses a target with the keys of a form', () => {
    expect(meantBy(attack, null, 'R')).toEqual({ kind: 'roll' })
    expect(meantBy(form(target([]), die('roll', null)), null, 't')).toEqual({ kind: 'type', field: 'target' })
  })

  it('does nothing and says so where nothing takes it', () => {
    const done = form(target(['ilse']), die('roll', 7), die('damage', 3))
    expect(meantBy(done, null, '1')).toEqual({
      kind: 'refuse',
      why: 'A digit takes nothing now. Enter goes on, Esc cancels.',
    })
    expect(meantBy(done, null, 'n')).toMatchObject({ kind: 'refuse' })
  })
})

describe('Enter in a form', () => {
  it('goes to what is open after the hands, and applies from the last one', () => {
    expect(enterGoesTo(attack, 'roll', false)?.id).toBe('answer')
    expect(enterGoesTo(attack, 'damage', false)).toBeNull()
    expect(enterGoesTo(attack, 'answer', true)).toMatchObject({ id: 'answer' })
    expect(enterGoesTo(attack, null, true)).toBeNull()
  })

  it('goes back to what the form waits for', () => {
    const open = { ...form(target([]), die('roll', 7)), blocked: 'Choose a target.' }
    expect(enterGoesTo(open, 'roll', false)?.id).toBe('target')
  })
})

describe('the hands in a form', () => {
  it('begin at what is blank, else at what may be typed', () => {
    expect(firstStop(attack)).toBe('answer')
    expect(firstStop(form(metres))).toBe('metres')
    expect(firstStop(form(text('')))).toBe('text')
  })

  it('go from an answer to a text that may be given', () => {
    expect(nextStop(form({ ...list, value: 'attack' }, text('')), 'list')).toBe('text')
  })
})

describe('finding a target by typing', () => {
  const people = ['Ilse Kessler, AR 12', 'Mire Ghoul 1', 'Mire Ghoul 3', 'Lamp Beetle'].map((label) => ({
    label,
  }))
  const found = (typed: string) => fitting(people, typed).map(({ label }) => label)

  it('takes the beginnings of any words', () => {
    expect(found('m')).toHaveLength(2)
    expect(found('m3')).toEqual(['Mire Ghoul 3'])
    expect(found('k')).toEqual(['Ilse Kessler, AR 12'])
    expect(found('lb')).toEqual(['Lamp Beetle'])
    expect(found('x')).toEqual([])
  })
})

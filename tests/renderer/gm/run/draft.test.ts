import { describe, expect, it } from 'vitest'
import { totalOf } from '#core/engine/dice'
import type { DockField, DockForm } from '#core/engine/dock'
import {
  aimed,
  draftCommand,
  firstMoment,
  isBlank,
  nextBlank,
  speaks,
  withRoll,
  type Draft,
} from '#gm/features/run/draft.ts'
import { facesOf } from '#gm/features/run/dock/roll-value.ts'
import { plainSystem } from '#support/plain-system.ts'

const roll = (id: string, value: number | null = null): DockField => ({
  id,
  label: id,
  kind: 'roll',
  dice: '1d10',
  value,
})
const targets = (value: string[] = []): DockField => ({
  id: 'whom',
  label: 'Target',
  kind: 'targets',
  most: 1,
  value,
  options: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', reason: 'out of reach' },
  ],
})
const seldom: DockField = {
  id: 'other',
  label: 'Other',
  kind: 'number',
  min: null,
  max: null,
  value: null,
  seldom: true,
}
const form = (head: DockField[], ...rows: DockField[][]): DockForm => ({
  head,
  steps: rows.map((fields, place) => ({
    id: String(place),
    label: '',
    fields,
    terms: [],
    result: '',
    tone: 'plain',
  })),
  outcomes: [],
  badges: [],
  notes: [],
  apply: 'Apply',
  bought: '',
  blocked: null,
})
const draft: Draft = { actor: 'x', action: 'strike', inputs: { kept: 1 }, moment: 'apply' }

describe('filling in a dock', () => {
  it('goes from one blank field to the next, and then applies', () => {
    const open = form([targets(['a'])], [roll('attack', 7), seldom], [roll('damage')])
    expect(nextBlank(open, null)).toBe('damage')
    expect(nextBlank(open, 'attack')).toBe('damage')
    expect(nextBlank(open, 'damage')).toBeNull()
  })

  it('asks for a target first', () => {
    expect(nextBlank(form([targets()], [roll('attack')]), null)).toBe('whom')
  })

  it('passes by what is seldom needed', () => {
    expect(isBlank(seldom)).toBe(false)
    const text = { id: 'name', label: 'Name', kind: 'text', value: '' } as const
    expect(isBlank(text)).toBe(false)
    expect(isBlank({ ...text, needed: true })).toBe(true)
    expect(isBlank({ ...text, needed: true, value: 'Rot' })).toBe(false)
    expect(speaks(seldom)).toBe(false)
    expect(speaks({ ...seldom, value: 2 })).toBe(true)
  })

  it('aims at whoever is selected, unless there is a reason against it', () => {
    expect(aimed(draft, form([targets()]), ['b', 'a']).inputs).toEqual({ kept: 1, whom: ['a'] })
    expect(aimed(draft, form([targets()]), ['b'])).toBe(draft)
    expect(aimed(draft, form([]), ['a'])).toBe(draft)
  })
})

describe('the command of a dock', () => {
  it('is one, with the value of every field on the screen', () => {
    const open = { ...form([targets(['a'])], [roll('attack', 7)]), bought: 'Hit A' }
    expect(draftCommand({ draft, form: open })).toEqual({
      type: 'takeAction',
      combatant: 'x',
      action: 'strike',
      inputs: { kept: 1, whom: ['a'], attack: 7, note: 'Hit A' },
    })
  })

  it('goes on the stack with what it answers', () => {
    const declared: Draft = { ...draft, moment: 'declare', answers: 'f1', cancels: null }
    expect(draftCommand({ draft: declared, form: null })).toMatchObject({
      onStack: true,
      answers: 'f1',
      cancels: null,
    })
  })

  it('resolves the top without paying again', () => {
    expect(draftCommand({ draft: { ...draft, moment: 'resolve' }, form: null })).toEqual({
      type: 'resolveTop',
      inputs: { kept: 1 },
    })
  })
})

it('is declared first only where there is a stack and the action uses it', () => {
  const [strike] = plainSystem.actions
  expect(firstMoment(strike!, plainSystem, false)).toBe('apply')
  expect(firstMoment({ ...strike!, stacks: true }, plainSystem, false)).toBe('declare')
  expect(firstMoment(strike!, plainSystem, true)).toBe('declare')
  expect(firstMoment({ ...strike!, stacks: true }, { stack: false }, false)).toBe('apply')
})

it('adds up dice as they fell', () => {
  expect(totalOf('2d6+3', [4, 2])).toBe(9)
  expect(totalOf('1d10-1d4', [7, 3])).toBe(4)
})

it('calls only a single die by its face', () => {
  expect(['1d10', 'd20', '2d6', '1d6+1', '7'].map(facesOf)).toEqual([10, 20, null, null, null])
})

describe('a roll in an open form', () => {
  const rolled = (...values: (number | readonly number[] | null)[]) =>
    values.reduce<Draft>((open, value) => withRoll(open, 'attack', value), draft).inputs

  it('keeps dice that had fallen when it is rolled again, and everything else that was filled in', () => {
    expect(rolled([3], [7])).toEqual({ kept: 1, attack: [7], rerolled: { attack: [[3]] } })
    expect(rolled([3], 7)).toEqual({ kept: 1, attack: 7, rerolled: { attack: [[3]] } })
    expect(rolled(3, [7], [9])).toEqual({ kept: 1, attack: [9], rerolled: { attack: [3, [7]] } })
  })

  it('takes a number typed anew for a slip', () => {
    expect(rolled(1, 12)).toEqual({ kept: 1, attack: 12 })
    expect(rolled(1, null, 4)).toEqual({ kept: 1, attack: 4 })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { failedInHandler, FAULT_WORDS, orElse, orTell } from '#gm/notices/faults.ts'

const fails = () => {
  throw new Error('x is not a function')
}

describe('a mistake of the app', () => {
  it('is told without its raw words, and whoever called goes on', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const told: string[] = []
    orTell(fails, (words) => told.push(words))
    expect(told).toEqual([FAULT_WORDS])
    expect(orElse(fails, 'stand-in')).toBe('stand-in')
    expect(errors).toHaveBeenCalledTimes(2)
    errors.mockRestore()
  })

  it.each([
    ['native event handler', true],
    ['component event handler', true],
    ['https://vuejs.org/error-reference/#runtime-5', true],
    ['render function', false],
    ['https://vuejs.org/error-reference/#runtime-1', false],
  ])('in "%s" is one of a handler: %s', (info, is) => {
    expect(failedInHandler(info)).toBe(is)
  })
})

import { describe, expect, it } from 'vitest'
import type { Prompt } from '#core/engine/consequence'
import { readRoll } from '#gm/features/run/actor/prompt-text.ts'

const expiry: Prompt = {
  id: 'p',
  combatant: 'c',
  effect: 'e',
  text: 'Blinded: roll 2d4, any 4 ends it',
  dice: '2d4',
  roll: { kind: 'expiry', anyDie: 4 },
  options: [],
}
const damage: Prompt = { ...expiry, dice: '2d6', roll: { kind: 'damage', damageType: '', straightTo: null } }

describe('dice rolled at the table for a question', () => {
  it.each(['3 4', '3,4', ' 3, 4 ', '3+4'])('are typed one by one: "%s"', (text) => {
    expect(readRoll(text, expiry)).toEqual({
      kind: 'answer',
      command: { type: 'answerPrompt', prompt: 'p', dice: [3, 4] },
    })
  })

  it('of damage may be called as a total', () => {
    expect(readRoll('7', damage)).toMatchObject({ command: { amount: 7 } })
  })

  it('are left to the app when nothing is typed', () => {
    expect(readRoll('', expiry)).toEqual({ kind: 'blank' })
  })

  it.each([
    ['3', 'Type each of 2d4, such as 3 3.'],
    ['3 5', '5 is not on that die.'],
    ['0 1', '0 is not on that die.'],
    ['three', 'Numbers only, such as 3 or 3 4.'],
  ])('are refused as "%s"', (text, why) => {
    expect(readRoll(text, expiry)).toEqual({ kind: 'refused', why })
  })
})

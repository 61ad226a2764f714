import type { CommandOf } from '../commands'
import { Refused, type Decision } from '../decision'
import type { Decider } from './decider'
import type { Prompt } from '../consequence'
import { totalOf } from '../dice'
import { impossible } from '../rejection'
import { amountTyped } from './lookup'

const answerPrompt: Decider<'answerPrompt'> = (decision, command) => {
  const prompt = promptOf(decision, command.prompt)
  if (command.option !== undefined) return choose(decision, prompt, command.option)
  if (prompt.roll?.kind === 'expiry') return rollExpiry(decision, prompt, prompt.roll.anyDie, command.dice)
  if (prompt.roll?.kind === 'damage' || prompt.roll?.kind === 'heal')
    return takePoints(decision, prompt, prompt.roll, command)
  if (prompt.roll?.kind === 'pick') return pickByRoll(decision, prompt, prompt.roll.table, command)
  throw new Refused(impossible('prompt/needs-choice', 'Choose one of the answers.'))
}

const dismissPrompt: Decider<'dismissPrompt'> = (decision, { prompt: id }) => {
  settle(decision, promptOf(decision, id), 'dismissed')
}

function promptOf({ fight }: Decision, id: string): Prompt {
  const prompt = fight.prompts.find((each) => each.id === id)
  if (!prompt) throw new Refused(impossible('prompt/not-there', 'That question has already been answered.'))
  return prompt
}

function settle(decision: Decision, prompt: Prompt, answer: string): void {
  decision.emit({ type: 'PromptSettled', prompt: prompt.id, text: prompt.text, answer })
}

function choose(decision: Decision, prompt: Prompt, id: string): void {
  const option = prompt.options.find((each) => each.id === id)
  if (!option) throw new Refused(impossible('prompt/no-such-answer', 'That is not one of the answers.'))
  settle(decision, prompt, option.label)
  for (const consequence of option.does) decision.apply(consequence)
}

function rollExpiry(
  decision: Decision,
  prompt: Prompt,
  anyDie: number,
  typed: readonly number[] | undefined,
): void {
  const dice = typed ?? decision.roll(prompt.dice).dice
  const ends = dice.includes(anyDie)
  settle(decision, prompt, `rolled ${dice.join(', ')}, it ${ends ? 'ends' : 'stays'}`)
  if (ends && prompt.effect !== null) {
    decision.apply({
      do: 'endEffect',
      target: prompt.combatant,
      effect: prompt.effect,
      reason: 'the roll ended it',
    })
  }
}

function takePoints(
  decision: Decision,
  prompt: Prompt,
  roll: Extract<Prompt['roll'], { kind: 'damage' | 'heal' }>,
  { amount, dice }: CommandOf<'answerPrompt'>,
): void {
  const rolled = dice ?? (amount === undefined ? decision.roll(prompt.dice).dice : [])
  const total = amountTyped(amount ?? Math.max(0, totalOf(prompt.dice, rolled)))
  settle(decision, prompt, rolled.length > 0 ? `rolled ${rolled.join(', ')}` : String(total))
  const cause = prompt.cause ?? prompt.text.split(':')[0] ?? ''
  const target = prompt.combatant
  if (roll.kind === 'heal')
    return decision.apply({ do: 'heal', target, vital: roll.vital, amount: total, cause })
  const { damageType: type, straightTo } = roll
  const source = sourceOf(decision, prompt)
  decision.apply({ do: 'damage', target, parts: [{ amount: total, type }], straightTo, cause, source })
}

/** Whoever put on the effect that asks. */
function sourceOf({ fight }: Decision, { combatant, effect }: Prompt): string | null {
  return fight.combatants[combatant]?.effects.find(({ id }) => id === effect)?.source ?? null
}

function pickByRoll(
  decision: Decision,
  prompt: Prompt,
  table: readonly { from: number; to: number; option: string }[],
  { amount, dice }: CommandOf<'answerPrompt'>,
): void {
  const rolled = dice ?? (amount === undefined ? decision.roll(prompt.dice).dice : [amount])
  const total = dice === undefined && amount !== undefined ? amount : totalOf(prompt.dice, rolled)
  const row = table.find(({ from, to }) => total >= from && total <= to)
  if (!row) throw new Refused(impossible('prompt/no-such-roll', `${total} is not on the table.`))
  const text = `Rolled ${prompt.dice}: ${rolled.join(', ')}`
  decision.emit({ type: 'Logged', who: prompt.combatant, text })
  choose(decision, prompt, row.option)
}

export const promptDeciders = { answerPrompt, dismissPrompt }

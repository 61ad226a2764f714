/** Dice that were rolled again before they counted: the log keeps what they showed first ("3, re-rolled 7"). */
import type { Inputs, JsonValue } from './model/inputs'
import type { Decision } from './decision'
import type { DockField } from './dock'
import type { Combatant } from './model/combatant'
import type { ActionDefinition } from './action'

/** Key of the inputs: what each field has shown before, the oldest first. */
export const REROLLED = 'rerolled'

/** Inputs with a value of a roll that has replaced another one. */
export function withReroll(inputs: Inputs, field: string, before: JsonValue): Inputs {
  const known = earlierRolls(inputs)
  return { ...inputs, [REROLLED]: { ...known, [field]: [...(known[field] ?? []), before] } }
}

function earlierRolls(inputs: Inputs): Readonly<Record<string, readonly JsonValue[]>> {
  const known = inputs[REROLLED]
  if (typeof known !== 'object' || known === null || Array.isArray(known)) return {}
  return Object.fromEntries(
    Object.entries(known).flatMap(([field, rolls]) => (Array.isArray(rolls) ? [[field, rolls]] : [])),
  )
}

/** One line for each roll that fell more than once. */
export function tellRerolls(
  decision: Decision,
  actor: Combatant,
  action: ActionDefinition,
  inputs: Inputs,
): void {
  const rolls = Object.entries(earlierRolls(inputs))
  if (rolls.length === 0) return
  const form = decision.system.dock?.({ fight: decision.fight, actor, action, inputs, moment: 'apply' })
  const fields = form ? [...form.head, ...form.steps.flatMap((step) => step.fields)] : []
  for (const [id, before] of rolls) {
    const field = fields.find((each) => each.id === id)
    const fallen = [...before, inputs[id] ?? null].filter((each) => each !== null)
    const text = `${nameOf(field)}: ${fallen.map(facesOf).join(', re-rolled ')}`
    if (fallen.length > 1) decision.emit({ type: 'Logged', who: null, text, as: 'sum' })
  }
}

function nameOf(field: DockField | undefined): string {
  const dice = field?.kind === 'roll' ? field.dice : ''
  return [field?.label ?? '', dice].filter(Boolean).join(' ') || 'Roll'
}

function facesOf(value: JsonValue): string {
  return Array.isArray(value) ? value.join(' and ') : JSON.stringify(value)
}

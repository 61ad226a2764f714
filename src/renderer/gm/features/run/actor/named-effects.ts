/** What a typed name of an effect may mean: "ble 2" is Bleeding with severity 2. */
import type { EffectDefinition } from '#core/engine/system'
import { bestFirst, type Suggestion } from '#ui/suggestion.ts'
import { beginsWords } from '#ui/words.ts'

export interface NamedEffect extends Suggestion {
  /** Null: a label of the GM's own, without a rule. */
  definition: EffectDefinition | null
  /** As it will be called. */
  name: string
  /** Null: none typed, or the rule knows none. */
  severity: number | null
}

/** A lone comma names nothing. */
const NAMED = /[\p{L}\p{N}\p{S}]/u
const WITH_NUMBER = /^(.*?\S)\s+(\d{1,3})$/

/** Rules first; what was typed as it stands comes last, and is chosen only on purpose or when nothing else fits. */
export function namedEffects(typed: string, definitions: readonly EffectDefinition[]): NamedEffect[] {
  const text = typed.trim()
  const [, words = text, number] = WITH_NUMBER.exec(text) ?? []
  const severity = number === undefined ? null : Number(number)
  const rules = definitions.filter(({ label }) => beginsWords(label, words))
  const lines = bestFirst(rules, words).map((definition) => ruleLine(definition, severity))
  return NAMED.test(words) ? [...lines, ownLine(words, severity)] : lines
}

function ruleLine(definition: EffectDefinition, typed: number | null): NamedEffect {
  const { id, label, hint } = definition
  const severity = definition.severity ? typed : null
  return { key: id, label: withNumber(label, severity), aside: hint, definition, name: label, severity }
}

function ownLine(name: string, severity: number | null): NamedEffect {
  const label = `\u201c${withNumber(name, severity)}\u201d`
  return {
    key: 'own',
    label,
    aside: 'a label of your own, no rule',
    own: true,
    definition: null,
    name,
    severity,
  }
}

function withNumber(label: string, number: number | null): string {
  return number === null ? label : `${label} ${String(number)}`
}

/** Hands at a dock: each field may get anything that the form would let through, and some that it should not. */
import type { JsonValue } from '#core/engine/model/inputs'
import { parseDice } from '#core/engine/dice'
import type { DockField } from '#core/engine/dock'
import type { Fight } from '#core/engine/model/fight'
import type { GameSystem } from '#core/engine/system'
import { fieldsOf, openDraft, withInput, type Draft, type OpenDraft } from '#gm/features/run/draft.ts'
import { oddNumbers, text } from './careless.ts'
import type { Chance } from './chance.ts'

/** Fills in a few fields one after the other: each answer may change the form. */
export function fillIn(draft: Draft, fight: Fight, system: GameSystem, chance: Chance): OpenDraft | null {
  let open = openDraft(draft, fight, system)
  for (let entries = chance.upTo(6); entries > 0 && open?.form; entries--) {
    const field = chance.one(fieldsOf(open.form))
    if (field) open = openDraft(withInput(open.draft, field.id, answer(field, chance)), fight, system)
  }
  return open
}

function answer(field: DockField, chance: Chance): JsonValue {
  switch (field.kind) {
    case 'choice':
      return chance.one(field.options.filter(({ reason }) => !reason))?.value ?? null
    case 'targets': {
      const allowed = field.options.filter(({ reason }) => !reason).map(({ value }) => value)
      const many = chance.upTo(Math.min(allowed.length, field.most ?? 4) + 1)
      const from = chance.upTo(allowed.length)
      return [...allowed.slice(from), ...allowed.slice(0, from)].slice(0, many)
    }
    case 'number':
      return within(chance.often(20) ? null : (chance.one(oddNumbers) ?? null), field)
    case 'roll':
      return rolled(field.dice, chance)
    case 'switch':
      return chance.often(50)
    case 'text':
      return text(chance)
  }
}

function within(
  value: number | null,
  { min, max }: { min: number | null; max: number | null },
): number | null {
  return value === null ? null : Math.min(max ?? value, Math.max(min ?? value, value))
}

/** Left to the app, every die as it fell, or a total as somebody calls it. */
function rolled(dice: string, chance: Chance): JsonValue {
  if (chance.often(25)) return null
  if (chance.often(30)) return chance.one(oddNumbers) ?? 0
  return (parseDice(dice) ?? []).flatMap(({ count, faces }) =>
    faces === 0 ? [] : Array.from({ length: count }, () => 1 + chance.upTo(faces)),
  )
}

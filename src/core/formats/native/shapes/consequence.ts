import * as v from 'valibot'
import type { Consequence } from '../../../engine/consequence'
import type { Prompt } from '../../../engine/model/fight'
import { flag, id, idOrNull, ids, num, shape, text } from './basics'
import { effectChanges, effectDraft } from './effect'

const to = { target: id }

/** Written out in the order of the engine's union. */
export const consequence: v.GenericSchema<unknown, Consequence> = v.lazy(() => variants)

const promptEntries = {
  combatant: id,
  effect: idOrNull,
  text,
  dice: text,
  roll: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('expiry'), anyDie: num }),
      v.object({ kind: v.literal('damage'), damageType: text, straightTo: v.nullable(text) }),
    ]),
  ),
  options: v.array(v.object({ id, label: text, does: v.array(consequence) })),
}

export const prompt: v.GenericSchema<unknown, Prompt> = shape<Prompt>()({ id, ...promptEntries })

const variants: v.GenericSchema<unknown, Consequence> = v.variant('do', [
  v.object({
    do: v.literal('damage'),
    ...to,
    parts: v.array(v.object({ amount: num, type: text })),
    straightTo: v.nullable(text),
    cause: text,
  }),
  v.object({
    do: v.literal('heal'),
    ...to,
    vital: text,
    amount: num,
    cause: text,
    overMax: v.exactOptional(flag),
  }),
  v.object({ do: v.literal('setVital'), ...to, vital: text, now: num, cause: text }),
  v.object({ do: v.literal('addEffect'), ...to, effect: effectDraft }),
  v.object({ do: v.literal('changeEffect'), ...to, effect: id, changes: effectChanges }),
  v.object({ do: v.literal('endEffect'), ...to, effect: id, reason: text }),
  v.object({ do: v.literal('setCounter'), ...to, counter: text, to: num }),
  v.object({ do: v.literal('spendSlots'), ...to, slots: ids, note: text }),
  v.object({ do: v.literal('switchOff'), ...to, slots: ids, note: text }),
  v.object({
    do: v.literal('grantSlots'),
    ...to,
    slots: v.array(v.object({ kind: text })),
    grantedBy: id,
  }),
  v.object({ do: v.literal('defeat'), ...to }),
  v.object({ do: v.literal('revive'), ...to }),
  v.object({ do: v.literal('delay'), ...to }),
  v.object({ do: v.literal('endTurn') }),
  v.object({ do: v.literal('prompt'), prompt: v.object(promptEntries) }),
  v.object({ do: v.literal('log'), who: idOrNull, text }),
])

import * as v from 'valibot'
import type { Effect, EffectDraft, TickDoes, When } from '../engine/model/effect'
import {
  dataValue,
  flag,
  id,
  idOrNull,
  ids,
  num,
  numberOrNull,
  record,
  shape,
  text,
  word,
  wordOrNull,
} from './basics'

const whenEntries = {
  event: v.picklist(['action', 'turn', 'round', 'fight']),
  moment: v.picklist(['start', 'end']),
  whose: v.picklist(['target', 'source', 'anyone', 'anchor']),
  anchor: idOrNull,
  skip: num,
  by: v.union(
    [v.literal('itself'), v.object({ dice: text, anyDie: num })],
    'must be "itself" or an expiry roll',
  ),
}

const when: v.GenericSchema<unknown, When> = shape<When>()(whenEntries)

const does: v.GenericSchema<unknown, TickDoes> = v.variant('kind', [
  v.object({ kind: v.literal('damage'), amount: text, damageType: text, straightTo: wordOrNull }),
  v.object({ kind: v.literal('heal'), amount: text, vital: word }),
  v.object({ kind: v.literal('severity'), by: num }),
  v.object({ kind: v.literal('remind'), text }),
])

const draftEntries = {
  definition: wordOrNull,
  label: text,
  severity: numberOrNull,
  source: idOrNull,
  begins: v.nullable(when),
  ticks: v.array(v.object({ ...whenEntries, does })),
  ends: v.nullable(when),
  modifiers: v.array(v.object({ target: text, amount: num, stacking: text })),
  causes: v.nullable(ids),
  sustained: flag,
  public: flag,
  tone: v.picklist(['helpful', 'harmful', 'neutral']),
  note: text,
  data: record(dataValue),
}

export const effect: v.GenericSchema<unknown, Effect> = shape<Effect>()({ id, ...draftEntries })
export const effectDraft: v.GenericSchema<unknown, EffectDraft> = shape<EffectDraft>()(draftEntries)

/** Changes of an effect: any of its values. */
const some = Object.fromEntries(
  Object.entries(draftEntries).map(([key, schema]) => [key, v.exactOptional(schema as v.GenericSchema)]),
)
export const effectChanges = v.object(some) as unknown as v.GenericSchema<unknown, Partial<EffectDraft>>

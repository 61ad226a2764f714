import * as v from 'valibot'
import type { Ability, Attack, StatBlock } from '../engine/model/stat-block'
import { PORTRAIT } from '../engine/model/portrait'
import type { CombatantSeed } from '../engine/model/seed'
import { colour, flag, id, num, numberOrNull, record, shape, text, tracked, word, wordOrNull } from './basics'
import { effectDraft } from './effect'

const attack = shape<Attack>()({
  id,
  name: text,
  kind: text,
  stat: wordOrNull,
  bonus: num,
  weaponBonus: num,
  damage: text,
  damageType: text,
  properties: v.array(text),
  note: text,
})

export const uses = v.nullable(v.object({ count: num, per: v.picklist(['turn', 'round', 'fight']) }))

const ability = shape<Ability>()({
  id,
  name: text,
  maneuver: text,
  cost: record(num),
  vitalCost: record(num),
  uses,
  trigger: text,
  sustained: flag,
  cancels: v.exactOptional(flag),
  seconds: numberOrNull,
  damage: text,
  damageType: text,
  note: text,
})

export const statBlock: v.GenericSchema<unknown, StatBlock> = shape<StatBlock>()({
  id,
  systemId: word,
  name: text,
  kind: text,
  tags: v.array(text),
  source: text,
  stats: record(numberOrNull),
  defence: tracked,
  vitals: record(tracked),
  skills: v.array(v.object({ name: text, stat: wordOrNull, bonus: num })),
  attacks: v.array(attack),
  abilities: v.array(ability),
  traits: v.array(v.object({ name: text, text })),
  affinities: v.array(v.object({ category: v.picklist(['resistance', 'weakness', 'immunity']), type: text })),
  notes: text,
  portrait: v.exactOptional(v.pipe(text, v.regex(PORTRAIT, 'must be a picture as a data URL'))),
})

export const side = v.picklist(['ally', 'foe'], 'must be "ally" or "foe"')

export const seed: v.GenericSchema<unknown, CombatantSeed> = shape<CombatantSeed>()({
  key: text,
  block: statBlock,
  quantity: v.union([num, text]),
  side,
  player: text,
  hidden: flag,
  alias: v.nullable(text),
  surprised: flag,
  controller: v.nullable(text),
  totals: v.array(num),
  turns: num,
  overrides: v.object({
    name: v.exactOptional(text),
    defence: v.exactOptional(tracked),
    vitals: v.exactOptional(record(tracked)),
  }),
  carried: v.object({
    vitals: v.exactOptional(record(num)),
    counters: v.exactOptional(record(num)),
    effects: v.exactOptional(v.array(effectDraft)),
  }),
  notes: text,
  colours: v.exactOptional(v.array(colour)),
  kept: v.exactOptional(text),
})

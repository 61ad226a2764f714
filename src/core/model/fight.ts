import * as v from 'valibot'
import type { Combatant, Disclosure, Vital } from '../engine/model/combatant'
import type { Purchase, Slot } from '../engine/model/budget'
import type { Fight, PastTurn, Wave } from '../engine/model/fight'
import type { Initiative, TurnEntry } from '../engine/model/initiative'
import type { Frame } from '../engine/model/reaction'
import {
  colour,
  dataValue,
  flag,
  id,
  idOrNull,
  ids,
  inputs,
  named,
  num,
  numberOrNull,
  record,
  shape,
  text,
  tracked,
  word,
  wordOrNull,
} from './basics'
import { prompt } from './consequence'
import { effect } from './effect'
import { seed, side, statBlock } from './stat-block'

export const purchase: v.GenericSchema<unknown, Purchase> = shape<Purchase>()({ action: wordOrNull, use: id })

export const slot: v.GenericSchema<unknown, Slot> = shape<Slot>()({
  id,
  kind: word,
  state: v.picklist(['unspent', 'spent', 'off']),
  note: text,
  offBy: v.exactOptional(text),
  boughtBy: v.exactOptional(purchase),
  grantedBy: idOrNull,
})

const vitalNumbers: v.GenericSchema<unknown, Vital> = shape<Vital>()({ now: num, max: num, min: num })
export const vital = v.union([vitalNumbers, v.literal('notTracked')], 'must be a vital or "notTracked"')

export const disclosure: v.GenericSchema<unknown, Disclosure> = shape<Disclosure>()({
  hidden: flag,
  alias: v.nullable(text),
  number: numberOrNull,
  letter: v.nullable(text),
  aliasNumbers: v.exactOptional(named(num)),
})

export const combatantEntries = {
  id,
  name: text,
  side,
  player: text,
  block: statBlock,
  controller: idOrNull,
  disclosure,
  stats: record(numberOrNull),
  defence: tracked,
  vitals: record(vital),
  budget: v.array(slot),
  uses: record(v.object({ turn: num, round: num, fight: num })),
  spentIn: v.exactOptional(record(num)),
  counters: record(num),
  effects: v.array(effect),
  defeated: flag,
  surprised: flag,
  delayed: numberOrNull,
  leaving: flag,
  notes: text,
  colour: v.exactOptional(v.nullable(colour)),
}
export const combatant: v.GenericSchema<unknown, Combatant> = shape<Combatant>()(combatantEntries)

export const initiative: v.GenericSchema<unknown, Initiative> = shape<Initiative>()({
  total: num,
  die: numberOrNull,
  how: v.picklist(['typed', 'rolled']),
  tieBreak: v.array(numberOrNull),
  rank: numberOrNull,
  rankedBy: v.nullable(v.picklist(['gm', 'rollOff'])),
  group: v.exactOptional(text),
})

export const turnEntry: v.GenericSchema<unknown, TurnEntry> = shape<TurnEntry>()({
  id,
  combatant: id,
  initiative: v.nullable(initiative),
  dragged: flag,
})

export const frame: v.GenericSchema<unknown, Frame> = shape<Frame>()({
  id,
  number: num,
  kind: v.picklist(['ability', 'event']),
  actor: idOrNull,
  actorName: text,
  action: wordOrNull,
  name: text,
  answers: idOrNull,
  cancels: idOrNull,
  readied: flag,
  inputs,
  state: v.picklist(['waiting', 'resolved', 'cancelled']),
})

const phase = v.picklist(['initiative', 'surprise', 'rounds', 'ended'])

export const pastTurn: v.GenericSchema<unknown, PastTurn> = shape<PastTurn>()({
  entry: id,
  round: num,
  phase,
  interrupted: ids,
  acted: ids,
  budgets: record(v.array(slot)),
  counters: record(record(num)),
  uses: v.exactOptional(record(record(num))),
  surprised: v.exactOptional(ids),
  aside: v.exactOptional(v.literal(true)),
})

export const wave: v.GenericSchema<unknown, Wave> = shape<Wave>()({
  id,
  label: text,
  round: numberOrNull,
  seeds: v.array(seed),
})

export const copies = named(v.object({ numbers: num, letters: num }))
export const movesToCome = v.array(v.object({ entry: id, before: idOrNull }))
export const settingValue = dataValue

export const fightShape: v.GenericSchema<unknown, Fight> = shape<Fight>()({
  id,
  encounter: v.exactOptional(text),
  title: text,
  campaign: text,
  session: text,
  systemId: word,
  settings: record(settingValue),
  settingsToCome: record(settingValue),
  phase,
  round: num,
  roundsBegun: num,
  activeEntry: idOrNull,
  interrupted: ids,
  order: ids,
  acted: ids,
  passed: ids,
  movesToCome,
  fired: v.array(text),
  unmet: v.exactOptional(ids),
  late: v.exactOptional(ids),
  lateInRound: v.exactOptional(ids),
  entries: record(turnEntry),
  combatants: record(combatant),
  copies,
  stack: v.array(frame),
  stackUses: v.array(text),
  prompts: v.array(prompt),
  pastTurns: v.array(pastTurn),
  suspended: v.exactOptional(v.array(pastTurn)),
  waves: v.array(wave),
  notes: text,
})

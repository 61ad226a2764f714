/** What the docks fill in, as plain JSON. Anything missing or odd reads as its default: a dock is a draft. */
import * as v from 'valibot'
import type { Inputs } from '../../engine/model/inputs'
import { readRoll, type RollValue } from './rolls'

const roll = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value): RollValue => readRoll(value as Inputs[string])),
  ),
  null,
)
const text = v.fallback(v.string(), '')
const flag = (initial: boolean) => v.fallback(v.boolean(), initial)
const optionalFlag = v.fallback(v.nullable(v.boolean()), null)
const whole = v.fallback(v.pipe(v.number(), v.integer()), 0)
const optionalWhole = v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null)
const ids = v.fallback(v.array(v.string()), [])

const attackSchema = v.object({
  /** Id of an attack on the stat block, '' for one that is not written there. */
  weapon: text,
  targets: ids,
  advantage: flag(false),
  /** Null: as the attacker's conditions say. */
  disadvantage: optionalFlag,
  /** Where it is aimed. */
  aim: v.fallback(v.picklist(['body', 'limb', 'vitals']), 'body'),
  cover: v.fallback(v.picklist(['none', 'half', 'threeQuarters', 'full']), 'none'),
  /** Null: as the weapon says. */
  proficient: optionalFlag,
  voids: optionalFlag,
  other: whole,
  d20: roll,
  /** What was called at the table, for a target whose AC is not tracked. */
  called: v.fallback(v.picklist(['', 'miss', 'hit', 'critical']), ''),
  /** The target blocks with its free reaction. */
  block: flag(false),
  damage: roll,
  damageType: text,
  /** What gets through a resistance or vulnerability; null: all of it. */
  through: optionalWhole,
  /** Attack penalty as it was when the attack was declared; null: the running one. */
  penalty: optionalWhole,
  readied: flag(false),
})

const checkSchema = v.object({
  /** A feat save adds twice an attribute, a resistance save nothing. */
  save: v.fallback(v.picklist(['feat', 'resistance']), 'feat'),
  attribute: text,
  proficient: flag(false),
  /** P of whoever forces the save, added to the DC of a feat save. */
  userP: whole,
  other: whole,
  advantage: flag(false),
  disadvantage: flag(false),
  /** Typed for an attribute that the sheet leaves open. */
  value: optionalWhole,
  d20: roll,
})

const targetSchema = v.object({
  targets: ids,
  damage: roll,
  damageType: text,
  /** Wakes the target and leaves it at 1 HP or more, where the rules say so. */
  wakes: flag(true),
})

const holdSchema = v.object({ held: text, trigger: text })
const sustainSchema = v.object({ ritual: text })
const textSchema = v.object({ text })
const moveSchema = v.object({ feet: optionalWhole })
const commandSchema = v.object({ targets: ids })

export type AttackInputs = v.InferOutput<typeof attackSchema>
export type CheckInputs = v.InferOutput<typeof checkSchema>
export type TargetInputs = v.InferOutput<typeof targetSchema>
export type HoldInputs = v.InferOutput<typeof holdSchema>

export const readAttack = (inputs: Inputs): AttackInputs => v.parse(attackSchema, inputs)
export const readCheck = (inputs: Inputs): CheckInputs => v.parse(checkSchema, inputs)
export const readTargets = (inputs: Inputs): TargetInputs => v.parse(targetSchema, inputs)
export const readHold = (inputs: Inputs): HoldInputs => v.parse(holdSchema, inputs)
export const readSustain = (inputs: Inputs): { ritual: string } => v.parse(sustainSchema, inputs)
export const readText = (inputs: Inputs): { text: string } => v.parse(textSchema, inputs)
export const readMove = (inputs: Inputs): { feet: number | null } => v.parse(moveSchema, inputs)
export const readCommand = (inputs: Inputs): { targets: string[] } => v.parse(commandSchema, inputs)

export type Share = 'full' | 'half' | 'none'

/** Part of an area's damage that one target takes; key "share:<id>". */
export function shareFor(inputs: Inputs, target: string): Share {
  const value = inputs[`share:${target}`]
  return value === 'half' || value === 'none' ? value : 'full'
}

/** What gets through to one target; key "through:<id>"; null: its whole share. */
export function throughFor(inputs: Inputs, target: string): number | null {
  const value = inputs[`through:${target}`]
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}

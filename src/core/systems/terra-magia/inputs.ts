/**
 * What the docks fill in, as plain JSON by field id. Every key may be missing: then its default counts, the
 * same one that the dock shows.
 */
import * as v from 'valibot'
import type { Inputs, JsonValue } from '../../engine/model/inputs'

export { totalOfRoll as totalOf, type RollValue } from '../../engine/dice'

const whole = v.pipe(v.number(), v.integer())
const asked = v.optional(v.nullable(whole), null)
const sum = v.optional(
  v.pipe(
    v.nullable(whole),
    v.transform((value) => value ?? 0),
  ),
  0,
)
const text = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => value ?? ''),
  ),
  '',
)
const named = v.optional(v.nullable(v.string()), null)
const yes = v.optional(v.boolean(), false)
const maybe = v.optional(v.nullable(v.boolean()), null)
const several = v.optional(v.array(v.string()), [])

const roll = v.optional(v.nullable(v.union([whole, v.array(whole)])), null)

const category = v.optional(v.nullable(v.picklist(['average', 'hard', 'extreme'])), null)
const answer = v.optional(v.nullable(v.picklist(['success', 'failure'])), null)

const AILMENT_CHOICES = ['exhaustion', 'bleeding', 'fear', 'ailment'] as const
const hurtsWhen = v.optional(
  v.picklist(['never', 'major', 'reaction', 'both', 'turnStart', 'turnEnd']),
  'never',
)

const checkFields = {
  /** Name of the skill. */
  skill: named,
  category,
  roll,
  /** Whole sum as called at the table; then no term is added. */
  total: asked,
  /** Advantage dice the GM adds, negative for disadvantage. */
  advantage: sum,
  dice: roll,
  situational: sum,
  /** Use kept advantage dice: Assist, a token die. */
  kept: maybe,
  /** Asked where no number is set for the category. */
  answer,
  degrees: asked,
}

const checkSchema = v.object({
  ...checkFields,
  /** Whom it concerns: patient, ally, bearer of the ailment. */
  target: several,
  goal: text,
  /** Points healed or hurt where Logic can't say. */
  amount: asked,
  /** A Reaction against the surroundings, allowed on any turn. Null: as the dock proposes. */
  environment: maybe,
})
export type CheckInputs = v.InferOutput<typeof checkSchema>

const attackSchema = v.object({
  weapon: named,
  target: several,
  roll,
  total: asked,
  advantage: sum,
  dice: roll,
  situational: sum,
  kept: maybe,
  /** Asked where the target's AR is not tracked. */
  outcome: v.optional(v.nullable(v.picklist(['hit', 'miss'])), null),
  degrees: asked,
  /** Null: not asked yet, which applies as none. */
  reaction: v.optional(v.nullable(v.picklist(['none', 'dodge', 'block'])), null),
  category,
  answerRoll: roll,
  answerTotal: asked,
  answerAdvantage: sum,
  answerDice: roll,
  /** Use dice that the target keeps. */
  answerKept: maybe,
  answer,
  answerDegrees: asked,
  /** After a successful Block: what gets through all the same. */
  getsThrough: asked,
  damage: roll,
  damageType: named,
  /** Fire that air feeds or water fights. */
  fire: v.optional(v.picklist(['none', 'air', 'half', 'out']), 'none'),
  airDie: roll,
  straightToHp: yes,
  /** What the hit inflicts besides; null: what its weapon says. */
  inflicts: v.optional(v.nullable(v.picklist(['none', ...AILMENT_CHOICES])), null),
  inflictName: named,
  inflictSeverity: asked,
  inflictCheck: v.optional(v.boolean(), true),
  inflictCategory: category,
  inflictRoll: roll,
  inflictTotal: asked,
  inflictAdvantage: sum,
  inflictDice: roll,
  /** Of dice that the target keeps: only when the GM says so, for nobody has chosen this check. */
  inflictKept: yes,
  inflictAnswer: answer,
  inflictDegrees: asked,
  inflictText: text,
  /** Its effect, where it is one of the GM's own. */
  inflictOff: text,
  inflictWhen: hurtsWhen,
  inflictHurt: text,
  inflictHurtType: text,
  inflictStraightToHp: yes,
})

/** Damage of the same hit beside its first, by row. A plain number is typed, a list is what the weapon's dice showed. */
const moreSchema = v.object({ damage: roll, type: named })
type MoreDamage = v.InferOutput<typeof moreSchema>
export type AttackInputs = v.InferOutput<typeof attackSchema> & { more: readonly MoreDamage[] }

/** One row for each type beside the first; the first two keys are those of older fights, which knew one row. */
const MORE_ROWS = ['', '2', '3', '4', '5', '6', '7']

/** Keys of the row at `index` in the dock: moreDamage and moreType, then moreDamage2 … Null: no such row. */
export function moreKeys(index: number): { damage: string; type: string } | null {
  const row = MORE_ROWS[index]
  return row === undefined ? null : { damage: `moreDamage${row}`, type: `moreType${row}` }
}

const moveSchema = v.object({
  /** Null: everything it grants. */
  metres: asked,
  /** Longest single hop of a Jump. */
  hop: asked,
  manner: v.optional(v.picklist(['walk', 'jump', 'leap']), 'walk'),
})
export type MoveInputs = v.InferOutput<typeof moveSchema>

const formSchema = v.object({
  target: several,
  /** Command: which second slot comes with the Major. */
  pair: v.optional(v.picklist(['minor', 'movement']), 'minor'),
  /** Prep. */
  action: named,
  trigger: text,
  /** Defend: with the shield or without. */
  shield: maybe,
  /** Cover: its numbers, asked. */
  cover: v.optional(v.picklist(['partial', 'full']), 'partial'),
  defence: asked,
  dice: asked,
  /** Equip: what becomes of the shield. */
  hands: v.optional(v.picklist(['same', 'stow', 'ready']), 'same'),
  weapon: named,
  text,
  amount: asked,
  /** Change turn order: entry to go before, "last" for the end of the list. */
  before: named,
  environment: maybe,
})
export type FormInputs = v.InferOutput<typeof formSchema>

const ailmentSchema = v.object({
  ...checkFields,
  target: several,
  /** Null: still to choose. */
  ailment: v.optional(v.nullable(v.picklist(AILMENT_CHOICES)), null),
  name: text,
  severity: asked,
  text,
  /** False: put on without a Stamina check. */
  check: v.optional(v.boolean(), true),
  /** Own ailments: slot kinds they take away, "minor,movement". */
  off: text,
  when: hurtsWhen,
  hurt: text,
  hurtType: text,
  straightToHp: yes,
})
export type AilmentInputs = v.InferOutput<typeof ailmentSchema>

function reader<TSchema extends v.GenericSchema>(schema: TSchema) {
  return (inputs: Inputs): v.InferOutput<TSchema> | null => {
    const read = v.safeParse(schema, inputs)
    return read.success ? read.output : null
  }
}

export const readCheck = reader(checkSchema)

const readPlainAttack = reader(attackSchema)
const readMore = reader(moreSchema)

export function readAttack(inputs: Inputs): AttackInputs | null {
  const attack = readPlainAttack(inputs)
  const more = MORE_ROWS.flatMap(
    (row) => readMore(given({ damage: inputs[`moreDamage${row}`], type: inputs[`moreType${row}`] })) ?? [],
  )
  return attack && more.length === MORE_ROWS.length ? { ...attack, more } : null
}

function given(row: Readonly<Record<string, JsonValue | undefined>>): Inputs {
  return Object.fromEntries(
    Object.entries(row).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
  )
}

export const readMove = reader(moveSchema)
export const readForm = reader(formSchema)
export const readAilment = reader(ailmentSchema)

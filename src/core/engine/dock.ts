/**
 * The form a GM fills in before an action is applied, as data. A system describes it, one component draws it
 * for every action of every system. It is a draft: nothing here changes a fight.
 */
import type { Inputs, JsonValue } from './model/inputs'
import type { Combatant } from './model/combatant'
import type { Fight } from './model/fight'
import type { CombatantId } from './model/ids'
import type { ActionDefinition } from './action'
import type { Term } from './term'

/** What a dock is drawn from. Pure: the same context gives the same form. */
export interface DockContext {
  fight: Fight
  actor: Combatant
  action: ActionDefinition
  /** What the GM has filled in so far, by field id. A missing key: the field's default. */
  inputs: Inputs
  /**
   * `apply`: takes effect at once. `declare`: goes on the reaction stack, so only what is fixed when it is
   * announced is asked. `resolve`: its frame is on top and resolves; `inputs` starts as what was declared.
   */
  moment: 'apply' | 'declare' | 'resolve'
}

export interface DockOption {
  value: string
  label: string
  /** Quiet words beside it: "AR 15", "Average". */
  hint?: string | undefined
  /** Why it can't be chosen; it stays in the list. Null or absent: it can. */
  reason?: string | null | undefined
}

interface FieldBase {
  /** Key in `inputs`, and in the inputs of the command. */
  id: string
  label: string
  /** One sentence under the field: why it is prefilled so, what blank means. */
  hint?: string | undefined
  /** Seldom needed: out of sight until the GM asks for more, or until it says something. Enter passes it by. */
  seldom?: boolean | undefined
  /** The label of its step says its value already: only More brings it, until the value is another. */
  said?: boolean | undefined
}

/**
 * One thing to fill in. `value` is what is in force now: the GM's entry, or the default. Applying sends the
 * `value` of every field that is shown, so what is on the screen is what happens.
 */
export type DockField = FieldBase &
  (
    | {
        /** One of a list. `buttons` for a handful that should be in sight (Dodge, Block). */
        kind: 'choice'
        look: 'list' | 'buttons'
        options: readonly DockOption[]
        value: string | null
      }
    /** Combatants by id; `value` is a list of ids even when `most` is 1. Key T focuses it. */
    | { kind: 'targets'; options: readonly DockOption[]; most: number | null; value: readonly CombatantId[] }
    /** `spare`: another field has said enough, so Enter doesn't come by while it is empty. */
    | {
        kind: 'number'
        min: number | null
        max: number | null
        value: number | null
        spare?: boolean | undefined
      }
    /**
     * Dice such as "1d10" or "2d6+3". A list: each die as rolled by the app. A number: the total as called at
     * the table, plain numbers of the dice included. Null: blank, and the resolver rolls it. `keeps`: of these
     * dice one counts, and a number is the face of that one.
     */
    | { kind: 'roll'; dice: string; value: number | readonly number[] | null; keeps?: 'high' | 'low' }
    | { kind: 'switch'; value: boolean }
    /** `needed`: can't be applied without it, so Enter comes by while it is empty. */
    | { kind: 'text'; value: string; needed?: boolean | undefined }
  )

/** A summand of a sum in the dock; penalties stand out. */
export interface DockTerm extends Term {
  tone?: 'good' | 'bad' | undefined
}

/** One roll or decision, in the order it happens at the table: the attack, the dodge, the damage. */
export interface DockStep {
  id: string
  /** "Attack", "Maren dodges"; '' when the fields say it. */
  label: string
  /** Steps of one row stand side by side: the damage and what else the hit does. Absent: a row of its own. */
  row?: string | undefined
  fields: readonly DockField[]
  /** Drawn as "9 + 5 Power + 4 Martial - 4 second attack". Without the die; its field stands before them. */
  terms: readonly DockTerm[]
  /** "15, hits AR 12 by 3"; '' while a roll is open. */
  result: string
  tone: 'good' | 'bad' | 'plain'
}

/** What Apply would do to one combatant. */
export interface DockOutcome {
  combatant: CombatantId
  /** Only vitals that change. */
  vitals: readonly { vital: string; from: number; to: number }[]
  /** In words: "VP 14 to 3, HP stays 10". */
  text: string
}

export interface DockNote {
  text: string
  tone: 'good' | 'bad' | 'plain'
}

export interface DockForm {
  /** What it is done with and to whom: weapon, target. Stands beside the action's name. */
  head: readonly DockField[]
  steps: readonly DockStep[]
  outcomes: readonly DockOutcome[]
  /** Few words each, as badges: "second attack", "advantage". */
  badges: readonly DockNote[]
  /** Whole sentences under the form: rules to keep in mind. */
  notes: readonly string[]
  /** On the button, a verb first: "Apply 11", "Roll and apply". */
  apply: string
  /** What the spent slot then shows: "Hit Ilse"; '' for the action's name. Sent as `inputs.note`. */
  bought: string
  /** What is still missing before it can be applied, as a sentence; null: ready. */
  blocked: string | null
}

/** The inputs a form stands for: the value of each field it shows. */
export function formInputs(form: Pick<DockForm, 'head' | 'steps' | 'bought'>): Inputs {
  const fields = [...form.head, ...form.steps.flatMap((step) => step.fields)]
  const values: Record<string, JsonValue> = Object.fromEntries(fields.map(({ id, value }) => [id, value]))
  return form.bought === '' ? values : { ...values, note: form.bought }
}

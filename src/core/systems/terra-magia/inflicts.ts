/** What a hit leaves behind besides its wounds: an ailment with its Stamina check, in the same command. */
import { readAmount } from '../../engine/dice'
import type { Fight } from '../../engine/model/fight'
import type { Combatant } from '../../engine/model/combatant'
import type { Attack } from '../../engine/model/stat-block'
import type { AttackSum } from './attack-sum'
import { checkKind, checkMissing, checkOf, type Check } from './checks'
import type { AilmentInputs, AttackInputs } from './inputs'

type Ailment = NonNullable<AilmentInputs['ailment']>
type Written = Pick<AilmentInputs, 'name' | 'severity'> & { ailment: Ailment }

type Landing = Pick<AttackSum, 'weapon' | 'answer'>

const NAMED: readonly Ailment[] = ['exhaustion', 'bleeding', 'fear']

/** "inflicts Bleeding 2" among the properties of a weapon; a name that is no basic ailment is one of its own. */
export function inflictedByWeapon({ properties }: Pick<Attack, 'properties'>): Written | null {
  for (const property of properties) {
    const [, words, points] = /^inflicts:?\s+(.+?)\s+(\d{1,4})$/i.exec(property) ?? []
    if (words === undefined) continue
    const ailment = NAMED.find((each) => each === words.toLowerCase()) ?? 'ailment'
    return { ailment, name: ailment === 'ailment' ? words : '', severity: Number(points) }
  }
  return null
}

/** The ailment as the attack's dock describes it, else as the weapon says; null: none. */
export function inflictedBy(attack: Landing, inputs: AttackInputs): AilmentInputs | null {
  const written = inflictedByWeapon(attack.weapon)
  const ailment = inputs.inflicts ?? written?.ailment ?? 'none'
  if (ailment === 'none') return null
  const own = written?.ailment === ailment ? written : null
  return {
    target: inputs.target,
    ailment,
    name: inputs.inflictName ?? own?.name ?? '',
    severity: inputs.inflictSeverity ?? own?.severity ?? null,
    text: inputs.inflictText,
    check: inputs.inflictCheck,
    ...checkOfHit(attack, inputs),
    ...effectOfHit(inputs),
  }
}

function effectOfHit(inputs: AttackInputs) {
  return {
    off: inputs.inflictOff,
    when: inputs.inflictWhen,
    hurt: inputs.inflictHurt,
    hurtType: inputs.inflictHurtType,
    straightToHp: inputs.inflictStraightToHp,
  }
}

/** Dice that the target keeps stay kept unless the GM says so; what its Dodge or Block has used is gone. */
function checkOfHit(attack: Landing, inputs: AttackInputs) {
  return {
    skill: null,
    category: inputs.inflictCategory,
    roll: inputs.inflictRoll,
    total: inputs.inflictTotal,
    advantage: inputs.inflictAdvantage,
    dice: inputs.inflictDice,
    situational: 0,
    kept: inputs.inflictKept && !answerUsesKept(attack),
    answer: inputs.inflictAnswer,
    degrees: inputs.inflictDegrees,
  }
}

export function answerUsesKept({ answer }: Landing): boolean {
  return answer !== null && answer.kept.length > 0
}

export function staminaCheck(fight: Fight, bearer: Combatant, inputs: AilmentInputs): Check {
  return checkOf(fight, bearer, checkKind({ id: 'inflict' }), inputs)
}

/** How far a Stamina check fails does not matter. */
export function staminaMissing(check: Check, inputs: AilmentInputs): string | null {
  const failed = check.sum.threshold === null && inputs.answer === 'failure'
  return failed ? null : checkMissing(check, inputs)
}

/** A blow lands unless it misses, is dodged, or is blocked with nothing coming through. */
export function lands({ verdict, answer, parts }: AttackSum): boolean {
  return verdict === 'hit' && (answer?.result !== 'avoided' || parts !== null)
}

/** What is missing, as a sentence; null: ready, or nothing is inflicted. */
export function inflictMissing(fight: Fight, attack: AttackSum, inputs: AttackInputs): string | null {
  const { target, verdict } = attack
  const ailment = target && inflictedBy(attack, inputs)
  if (!target || !ailment || (verdict !== 'open' && !lands(attack))) return null
  const check = ailment.check ? staminaMissing(staminaCheck(fight, target, ailment), ailment) : null
  // What can't be asked before the attack is known to hit.
  if (verdict === 'open') return check && 'Roll the attack first: the Stamina check is yours to judge'
  return ailmentMissing(ailment) ?? (check && `Stamina: ${check.charAt(0).toLowerCase()}${check.slice(1)}`)
}

export function ailmentMissing({ severity, ailment, name, when, hurt }: AilmentInputs): string | null {
  if (ailment === null) return 'Choose the ailment'
  if (ailment === 'ailment' && name === '') return 'Name it'
  return severity === null || severity < 1 ? 'Type its severity' : hurtFault(when, hurt)
}

/** What the table would have to make up is asked now, while somebody knows what was meant. */
function hurtFault(when: AilmentInputs['when'], hurt: string): string | null {
  const written = readAmount(hurt)
  const isSound = written.kind !== 'remark' && !(written.kind === 'number' && written.value < 0)
  return when === 'never' || isSound ? null : 'For: a number or dice such as 1d6'
}

/** Attack, Reaction Attack and prepared attacks: everything of one attack in one command. */
import type { Consequence } from '../../../engine/consequence'
import { actsNow } from '../../../engine/catalogue'
import { rollable } from '../../../engine/dice'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import type { Attack } from '../../../engine/model/stat-block'
import { gmName } from '../../../engine/naming'
import { askForRemark } from '../../../engine/points-question'
import type { ActionContext } from '../../../engine/system'
import { headline, sumLine } from '../../../engine/log-words'
import { effectOf } from '../ailments'
import { actionById, prepBehind } from '../actions'
import { ordinal } from '../attacks'
import { answerOf, attackSum, type AttackMode, type AttackSum } from '../attack-sum'
import { moreOfWeapon } from '../damage-parts'
import { effect } from '../effects'
import { inflictedBy, lands } from '../inflicts'
import { readAttack, totalOf, type AttackInputs, type RollValue } from '../inputs'
import { advantageDice, checkDie, inWords, outcomeInWords, TARGET_DIE } from '../rolls'
import { categoryLabel } from '../settings'
import { inflict } from './ailment'
import { ends, type Resolver } from './resolver'

/** Only the own turn counts its attacks: one out of turn (a free perk, a ruling) is none of the turn to come. */
export function attackMode(fight: Fight, actor: Combatant, action: ActionContext['action']): AttackMode {
  if (prepBehind(actor, action)) return 'prepared'
  return action.timing !== 'reaction' && actsNow(fight, actor) ? 'turn' : 'reaction'
}

export const resolveAttack: Resolver = (context) => {
  const read = readAttack(context.inputs)
  if (!read) return []
  const mode = attackMode(context.fight, context.actor, context.action)
  const inputs = rollWhatIsOpen(context, read, mode)
  const attack = sumFor(context, inputs, mode)
  return attack?.target ? consequencesOf(context, attack, attack.target, inputs) : []
}

function sumFor({ fight, actor, action }: ActionContext, inputs: AttackInputs, mode: AttackMode) {
  return attackSum(fight, actor, action, inputs, mode)
}

/** Blank dice in the order of the table: target roll, the answer, damage. Nothing is rolled that isn't needed. */
function rollWhatIsOpen(context: ActionContext, read: AttackInputs, mode: AttackMode): AttackInputs {
  let inputs = read
  const roll = (dice: string): number[] => context.roll(dice).dice
  const sum = (): AttackSum | null => sumFor(context, inputs, mode)
  const first = sum()
  if (first?.against && inputs.total === null) {
    if (inputs.roll === null) inputs = { ...inputs, roll: roll(TARGET_DIE) }
    const { net } = first.sum
    if (net !== 0 && inputs.dice === null) inputs = { ...inputs, dice: roll(advantageDice(net)) }
  }
  const check = sum()?.answer?.check
  if (check && check.threshold !== null && inputs.answerTotal === null) {
    if (inputs.answerRoll === null) inputs = { ...inputs, answerRoll: roll(checkDie(context.fight)) }
    if (check.net !== 0 && inputs.answerDice === null)
      inputs = { ...inputs, answerDice: roll(advantageDice(check.net)) }
  }
  const hit = sum()
  if (hit?.verdict !== 'hit' || hit.answer?.result === 'avoided') return inputs
  const dice = rollable(hit.weapon.damage)
  if (inputs.damage === null && dice !== '') inputs = { ...inputs, damage: roll(dice) }
  inputs = { ...inputs, more: moreRolled(hit.weapon, inputs, roll) }
  if (inputs.fire === 'air' && inputs.airDie === null) inputs = { ...inputs, airDie: roll('1d6') }
  return inputs
}

function moreRolled(weapon: Attack, { more }: AttackInputs, roll: (dice: string) => number[]) {
  const written = moreOfWeapon(weapon)
  return more.map((row, at) =>
    row.damage === null && written[at] ? { ...row, damage: roll(written[at].dice) } : row,
  )
}

function consequencesOf(
  context: ActionContext,
  attack: AttackSum,
  target: Combatant,
  inputs: AttackInputs,
): Consequence[] {
  const { actor } = context
  return [
    ...counted(actor, attack),
    ...attack.kept.map(({ id }) => ends(actor, id, 'used')),
    headline(actor.id, attackInWords(context, attack, target), target.id),
    ...rollInWords(attack, inputs),
    ...answered(context, attack, target, inputs),
    ...wounded(attack, target, inputs),
    ...leftBehind(context, attack, inputs),
    ...stumbled(actor, attack),
  ]
}

function counted(actor: Combatant, { mode, number }: AttackSum): Consequence[] {
  return mode === 'turn' ? [{ do: 'setCounter', target: actor.id, counter: 'attacks', to: number }] : []
}

/** "hit Ilse despite the dodge, 17 against AR 12", "missed Tobin and stumbled" */
function attackInWords({ actor, fight }: ActionContext, attack: AttackSum, target: Combatant): string {
  const { against, sum, verdict, answer } = attack
  const name = gmName(fight, target)
  if (verdict !== 'hit' && stumbled(actor, attack).length > 0) return `missed ${name} and stumbled`
  const numbers = against && sum.total !== null ? `, ${sum.total} against AR ${against.total}` : ''
  if (verdict !== 'hit') return `missed ${name}${numbers}`
  if (answer?.result === 'avoided') return `was ${ANSWERED[answer.kind]} by ${name}${numbers}`
  return `hit ${name}${answer ? ` despite the ${answer.kind}` : ''}${numbers}`
}

const ANSWERED = { dodge: 'dodged', block: 'blocked' } as const

function rollInWords({ weapon, against, sum, number }: AttackSum, inputs: AttackInputs): Consequence[] {
  const which = number > 1 ? `, ${ordinal(number)} attack` : ''
  if (!against) return [sumLine(`${weapon.name}${which}`)]
  const terms = against.terms.map(({ amount }) => amount).join(' + ')
  return [
    sumLine(`${weapon.name}${which}: ${inWords(TARGET_DIE, inputs, sum)}`),
    ...(against.terms.length > 1 ? [sumLine(`AR ${terms} = ${against.total}`)] : []),
  ]
}

function answered(
  { fight }: ActionContext,
  { answer }: AttackSum,
  target: Combatant,
  inputs: AttackInputs,
): Consequence[] {
  if (!answer) return []
  const name = answer.kind === 'dodge' ? 'Dodge' : 'Block'
  const { check } = answer
  const rolled = check && check.total !== null ? inWords(checkDie(fight), answerOf(inputs), check) : ''
  const hard = check ? `${categoryLabel(check.category)} ` : ''
  const end = check?.outcome ? `, ${outcomeInWords(check.outcome)}` : ''
  const text = `${hard}${name}${rolled === '' ? '' : `: ${rolled}`}${end}`
  return [
    { do: 'spendSlots', target: target.id, slots: answer.option.slots, note: name, action: answer.kind },
    ...answer.kept.map(({ id }) => ends(target, id, 'used')),
    ...(actionById(target, answer.kind)?.uses
      ? [{ do: 'countUse' as const, target: target.id, action: answer.kind }]
      : []),
    sumLine(text),
  ]
}

function wounded(
  { weapon, parts, verdict, answer }: AttackSum,
  target: Combatant,
  inputs: AttackInputs,
): Consequence[] {
  if (!parts) return verdict === 'hit' && answer?.result !== 'avoided' ? asked(weapon, target, inputs) : []
  const straightTo = inputs.straightToHp ? 'hp' : null
  const rolled = [
    damageInWords(weapon.damage, inputs.damage),
    ...moreOfWeapon(weapon).map(({ dice }, at) => damageInWords(dice, inputs.more[at]?.damage ?? null)),
    inputs.fire === 'air' && parts.some(({ type }) => type === 'fire')
      ? damageInWords('1d6', inputs.airDie, 'Air ')
      : '',
  ]
  const told = rolled.flatMap((text): Consequence[] => (text === '' ? [] : [sumLine(text)]))
  return [...told, { do: 'damage', target: target.id, parts, straightTo, cause: weapon.name }]
}

/** Of a weapon whose damage is a remark only the table knows what it comes to. */
function asked({ name, damage, damageType }: Attack, target: Combatant, inputs: AttackInputs): Consequence[] {
  const straightTo = inputs.straightToHp ? 'hp' : null
  const type = inputs.damageType ?? damageType
  return askForRemark(target.id, name, damage, { kind: 'damage', damageType: type, straightTo })
}

/** "2d6+5: 3, 4 = 12": each die where the app has rolled, the total as called where a GM has. */
function damageInWords(dice: string, value: RollValue, what = ''): string {
  const total = totalOf(dice, value)
  if (dice === '' || value === null || total === null) return ''
  const faces = typeof value === 'number' ? '' : value.join(', ')
  return `${what}${dice}: ${faces === '' || faces === String(total) ? total : `${faces} = ${total}`}`
}

/** An ailment that comes with the hit, after its wounds. */
function leftBehind(context: ActionContext, attack: AttackSum, inputs: AttackInputs): Consequence[] {
  const ailment = lands(attack) ? inflictedBy(attack, inputs) : null
  return ailment ? inflict(context, ailment) : []
}

/** Second and later attacks that miss by their target roll (being dodged or blocked does not count). */
function stumbled(actor: Combatant, { stumbles }: AttackSum): Consequence[] {
  if (!stumbles || effectOf(actor, 'stumbled')) return []
  return [{ do: 'addEffect', target: actor.id, effect: effect('stumbled', actor.id) }]
}

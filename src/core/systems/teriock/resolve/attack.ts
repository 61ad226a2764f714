import type { Consequence } from '../../../engine/consequence'
import { headline, sumLine } from '../../../engine/log-words'
import type { Combatant } from '../../../engine/model/combatant'
import { gmName } from '../../../engine/naming'
import { askForRemark } from '../../../engine/points-question'
import type { ActionContext, Declaration } from '../../../engine/system'
import { attackMode, attackPreview, penaltyStep, weaponOf, type AttackPreview } from '../attack-rules'
import { effectOf } from '../effects'
import { readAttack, type AttackInputs } from '../inputs'
import { diceFor, inWords, settled, sumInWords } from '../rolls'
import { told } from '../told'

/**
 * The penalty is fixed when the attack is declared, and the next one pays from then on, whatever becomes of
 * this one on the stack. A readied attack uses what was stored and adds nothing.
 */
export function declareAttack({ actor, inputs: raw }: ActionContext): Declaration {
  const inputs = readAttack(raw)
  if (inputs.readied) return { inputs: {}, causes: [] }
  const now = actor.counters.attackPenalty ?? 0
  const to = now + penaltyStep(actor, weaponOf(actor, inputs.weapon))
  return {
    inputs: { penalty: now },
    causes: [{ do: 'setCounter', target: actor.id, counter: 'attackPenalty', to }],
  }
}

export function resolveAttack(context: ActionContext): readonly Consequence[] {
  const { fight, actor, action } = context
  const inputs = withRolls(context)
  const preview = attackPreview(fight, actor, inputs)
  const { target } = preview
  if (!target) return [headline(actor.id, told[action.id] ?? 'attacked'), sumLine(inWords('d20', inputs.d20))]
  return [
    headline(actor.id, attackInWords(context, preview, target), target.id),
    ...rollInWords(context, preview, inputs),
    ...blockMade(context, preview, inputs),
    ...hitConsequences(preview, inputs, action.name),
    ...blockOver(preview),
  ]
}

/** Dice left to the app: the attack roll always, the damage only when it hits. */
function withRolls(context: ActionContext): AttackInputs {
  const { fight, actor, inputs: raw } = context
  const read = readAttack(raw)
  const known = read.called !== '' || read.cover === 'full'
  const dice = diceFor(attackMode(actor, read))
  const inputs = known ? read : { ...read, d20: settled(read.d20, dice, context) }
  const { verdict, damageDice } = attackPreview(fight, actor, inputs)
  if (verdict !== 'hit' && verdict !== 'critical') return inputs
  return { ...inputs, damage: settled(inputs.damage, damageDice, context) }
}

const VERDICTS: Record<AttackPreview['verdict'], string> = {
  open: 'attacked',
  miss: 'missed',
  blocked: 'was blocked by',
  hit: 'hit',
  critical: 'critically hit',
}

/** "hit Brannoch, 15 against AC 14" */
function attackInWords({ fight }: ActionContext, preview: AttackPreview, target: Combatant): string {
  const { total, needed, verdict, outOfReach } = preview
  const name = gmName(fight, target)
  if (outOfReach) return `could not reach ${name} behind full cover`
  const against = total === null || needed === null ? '' : `, ${String(total)} against AC ${String(needed)}`
  return `${VERDICTS[verdict]} ${name}${against}`
}

function rollInWords(
  { action }: ActionContext,
  { total, d20, terms, blocks, blockAt, verdict, weapon }: AttackPreview,
  inputs: AttackInputs,
): readonly Consequence[] {
  if (total === null) return [sumLine(weapon?.name ?? action.name)]
  const roll = Array.isArray(inputs.d20) ? ` (${inWords('d20', inputs.d20)})` : ''
  const block = blocks && blockAt !== null && verdict !== 'critical' ? [`Block ${String(blockAt)}`] : []
  const damage = inputs.damage === null ? [] : [inWords('Damage', inputs.damage)]
  const sum = `${weapon?.name ?? action.name}: ${sumInWords(d20, terms)} = ${String(total)}${roll}`
  return [sum, ...block, ...damage].map(sumLine)
}

function hitConsequences(
  { target, weapon, verdict, amount, damageType, outcome }: AttackPreview,
  { damage }: AttackInputs,
  cause: string,
): readonly Consequence[] {
  const lands = verdict === 'hit' || verdict === 'critical'
  if (target && weapon && lands && damage === null)
    return askForRemark(target.id, weapon.name, weapon.damage, {
      kind: 'damage',
      damageType,
      straightTo: null,
    })
  if (!target || !outcome) return []
  const parts = [{ amount, type: damageType }]
  return [{ do: 'damage', target: target.id, parts, straightTo: null, cause }]
}

/** While a stack is open the block goes through it, so that it counts as used there. */
function blockMade(
  { fight }: ActionContext,
  { target, blocks, verdict }: AttackPreview,
  { block }: AttackInputs,
): readonly Consequence[] {
  const made = block && blocks && (verdict === 'blocked' || verdict === 'hit')
  if (!target || !made || fight.stack.length === 0 || effectOf(target, 'blocking')) return []
  return [{ do: 'answered', target: target.id, action: 'basicBlock' }]
}

/** A block answered this attack and no other. */
function blockOver({ target }: AttackPreview): readonly Consequence[] {
  const block = target ? effectOf(target, 'blocking') : null
  return target && block
    ? [{ do: 'endEffect', target: target.id, effect: block.id, reason: 'it met the attack' }]
    : []
}

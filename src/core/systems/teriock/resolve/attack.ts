import type { Consequence } from '../../../engine/consequence'
import { gmName } from '../../../engine/naming'
import { askForRemark } from '../../../engine/points-question'
import type { ActionContext, Declaration } from '../../../engine/system'
import { attackMode, attackPreview, penaltyStep, weaponOf, type AttackPreview } from '../attack-rules'
import { effectOf } from '../effects'
import { readAttack, type AttackInputs } from '../inputs'
import { diceFor, inWords, settled, sumInWords } from '../rolls'

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
  const tell = (text: string): Consequence => ({ do: 'log', who: actor.id, text })
  if (!preview.target) return [tell(`${action.name}: ${inWords('d20', inputs.d20)}`)]
  return [
    tell(attackInWords(context, preview, inputs)),
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
  open: 'not decided',
  miss: 'misses',
  blocked: 'is blocked by',
  hit: 'hits',
  critical: 'critically hits',
}

function attackInWords(
  { fight, action }: ActionContext,
  preview: AttackPreview,
  inputs: AttackInputs,
): string {
  const { target, total, needed, d20, terms, verdict, blocks, blockAt } = preview
  const name = target ? gmName(fight, target) : ''
  const head = `${action.name} ${VERDICTS[verdict]} ${name}`
  if (preview.outOfReach) return `${head}: full cover can't be targeted`
  if (total === null) return head
  const roll = Array.isArray(inputs.d20) ? ` (${inWords('d20', inputs.d20)})` : ''
  const against = needed === null ? '' : ` against AC ${String(needed)}`
  const block = blocks && blockAt !== null && verdict !== 'critical' ? `, block ${String(blockAt)}` : ''
  const damage = inputs.damage === null ? '' : `; ${inWords('damage', inputs.damage)}`
  return `${head}: ${sumInWords(d20, terms)} = ${String(total)}${roll}${against}${block}${damage}`
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

import type { DockContext, DockField, DockForm, DockNote, DockStep } from '../../../engine/dock'
import { rollable } from '../../../engine/dice'
import type { Combatant } from '../../../engine/model/combatant'
import { gmName } from '../../../engine/naming'
import { remarkHint } from '../../../engine/points-question'
import type { Term } from '../../../engine/term'
import { attackMissing, attackSum, type AttackSum } from '../attack-sum'
import { attackDice, isFirearm, ordinal, targetsFor, weaponsFor } from '../attacks'
import { damageTypes } from '../damage'
import { burns } from '../damage-parts'
import { defence } from '../defence'
import { sumOf } from '../../../engine/modifiers'
import { inflictMissing, lands } from '../inflicts'
import { readAttack, type AttackInputs } from '../inputs'
import { attackMode } from '../resolve/attack'
import { advantageDice, keptDice, keptWords, TARGET_DIE } from '../rolls'
import { inflictSteps } from './ailment'
import { answerStep } from './answer'
import { moreDamageFields } from './more-damage'
import {
  choiceField,
  diceBadge,
  diceLabel,
  form,
  numberField,
  option,
  outcomeOf,
  rollField,
  switchField,
  targetField,
} from './fields'

export function attackDock(context: DockContext): DockForm | null {
  const { fight, actor, action } = context
  const inputs = readAttack(context.inputs)
  if (!inputs) return form({ blocked: 'Type whole numbers' })
  const attack = attackSum(fight, actor, action, inputs, attackMode(fight, actor, action))
  if (!attack) return form({ blocked: 'It has no attack' })
  const hits = attack.verdict !== 'miss' && attack.target !== null
  return form({
    head: headOf(context, attack, inputs),
    steps: [
      rollStep(context, attack, inputs),
      ...(hits ? answerStep(fight, attack, inputs) : []),
      ...(hits && attack.answer?.result !== 'avoided' ? [damageStep(attack, inputs)] : []),
      ...(hits && (attack.verdict === 'open' || lands(attack)) ? inflictSteps(fight, attack, inputs) : []),
    ],
    outcomes: attack.target && attack.wounds ? [outcomeOf(attack.target, attack.wounds)] : [],
    badges: badgesOf(attack),
    notes: [...diceNotes(actor, attack), ...notesOf(attack, inputs), ...statNote(context, attack)],
    apply: applyWords(attack, inputs),
    bought: boughtWords(context, attack),
    blocked: attackMissing(fight, attack, inputs) ?? inflictMissing(fight, attack, inputs),
  })
}

function headOf({ fight, actor, action }: DockContext, { weapon }: AttackSum, inputs: AttackInputs) {
  const reacts = action.id === 'reaction-attack'
  const weapons = weaponsFor(actor, action).map((each) =>
    option(
      each.id,
      each.name,
      `${each.damage} ${each.damageType}`.trim(),
      reacts && isFirearm(each) ? 'no Reaction Attack with a firearm' : null,
    ),
  )
  const ar = (terms: readonly Term[] | null): string => (terms ? `AR ${sumOf(terms)}` : 'AR not tracked')
  return [
    choiceField('weapon', 'Weapon', weapon.id, weapons, 'list'),
    targetField(fight, 'Target', inputs.target, targetsFor(fight, actor), (each) =>
      ar(defence.terms(fight, each)),
    ),
  ]
}

function rollStep({ actor }: DockContext, attack: AttackSum, inputs: AttackInputs): DockStep {
  const { sum, against, unset } = attack
  const kept = keptDice(actor, false)
  const asked = attack.target !== null && !against
  return {
    id: 'attack',
    label: 'Roll',
    fields: [
      ...(asked ? outcomeFields(inputs) : []),
      ...(asked || unset !== null ? [] : [rollField('roll', 'Target roll', TARGET_DIE, inputs.roll)]),
      ...(asked || sum.net === 0 || inputs.total !== null
        ? []
        : [rollField('dice', diceLabel(sum.net), advantageDice(sum.net), inputs.dice)]),
      ...(asked ? [] : [numberField('total', 'Total as called', inputs.total, { seldom: unset === null })]),
      numberField('advantage', 'Advantage dice', inputs.advantage, {
        hint: 'Below 0: disadvantage',
        seldom: true,
      }),
      numberField('situational', 'Situation', inputs.situational, { seldom: true }),
      ...(kept.length > 0 ? [switchField('kept', keptWords(kept), inputs.kept ?? true)] : []),
    ],
    terms: sum.terms.map((term) => ({ ...term, tone: term.amount < 0 ? 'bad' : undefined })),
    result: verdictWords(attack),
    tone: attack.verdict === 'hit' ? 'good' : attack.verdict === 'miss' ? 'bad' : 'plain',
  }
}

function outcomeFields(inputs: AttackInputs) {
  return [
    choiceField('outcome', 'AR is not tracked', inputs.outcome, [
      option('hit', 'Hit'),
      option('miss', 'Miss'),
    ]),
    numberField('degrees', 'By degrees', inputs.degrees, { min: 0 }),
  ]
}

function verdictWords({ verdict, sum, against, degrees }: AttackSum): string {
  if (verdict === 'open') return against ? `against AR ${against.total}` : ''
  const verb = verdict === 'hit' ? 'hits' : 'misses'
  const by = degrees ? ` by ${Math.abs(degrees)}` : ''
  return against ? `${sum.total ?? ''}, ${verb} AR ${against.total}${by}` : `${verb}${by}`
}

function damageStep({ weapon, parts, answer }: AttackSum, inputs: AttackInputs): DockStep {
  const type = inputs.damageType ?? weapon.damageType
  const dice = rollable(weapon.damage)
  const typed = answer === null || answer.result === 'failed'
  return {
    id: 'damage',
    label: 'Damage',
    row: 'damage',
    fields: [
      dice === ''
        ? numberField('damage', 'Damage', typeof inputs.damage === 'number' ? inputs.damage : null, {
            min: 0,
            hint: remarkHint(weapon.damage),
          })
        : rollField('damage', 'Damage', dice, inputs.damage),
      damageTypeField(weapon.damageType, type),
      ...moreDamageFields(weapon, inputs),
      ...(burns(weapon, inputs) ? fireFields(inputs) : []),
      switchField('straightToHp', 'Straight to HP', inputs.straightToHp, { seldom: true }),
    ],
    terms: [],
    result: parts && typed ? partsInWords(parts) : '',
    tone: 'plain',
  }
}

/** The weapon says it; another one comes with More. The own type stands first, so that it says nothing new. */
function damageTypeField(own: string, type: string): DockField {
  const types = [own, ...damageTypes.filter((each) => each !== own)].filter(Boolean)
  const options = types.map((each) => option(each, each))
  const field = choiceField('damageType', 'Type', type === '' ? null : type, options, 'list')
  return { ...field, seldom: own !== '' }
}

function fireFields(inputs: AttackInputs) {
  return [
    choiceField('fire', 'Fire and', inputs.fire, [
      option('none', 'Nothing'),
      option('air', 'Air', '+1d6 fire'),
      option('half', 'Water', 'half'),
      option('out', 'Much water', 'out'),
    ]),
    ...(inputs.fire === 'air' ? [rollField('airDie', 'Air feeds it', '1d6', inputs.airDie)] : []),
  ]
}

function partsInWords(parts: readonly { amount: number; type: string }[]): string {
  return parts.map(({ amount, type }) => `${amount} ${type}`.trim()).join(' + ')
}

function badgesOf({ number, penalty, sum, mode }: AttackSum): DockNote[] {
  return [
    ...(number > 1 ? [{ text: `${ordinal(number)} attack`, tone: penalty ? 'bad' : 'plain' } as const] : []),
    ...(mode === 'prepared' ? [{ text: 'prepared', tone: 'good' } as const] : []),
    ...(sum.net === 0 ? [] : [diceBadge(sum.net)]),
  ]
}

/** Where the dice of the target roll come from: "Dice: Stumbled +1, Partial cover −1." */
function diceNotes(actor: Combatant, { target, kept }: AttackSum): string[] {
  const sources = [
    ...(target ? attackDice(actor, target) : []),
    ...kept.map(({ label, data }) => ({ label, amount: Number(data.dice) })),
  ]
  const words = sources.map(({ label, amount }) => `${label} ${amount < 0 ? '−' : '+'}${Math.abs(amount)}`)
  return words.length > 0 ? [`Dice: ${words.join(', ')}.`] : []
}

function notesOf(attack: AttackSum, inputs: AttackInputs): string[] {
  const { mode, number, verdict, weapon, stumbles } = attack
  const risky = mode === 'turn' && number > 1 && verdict === 'open'
  return [
    ...(risky ? ['If it misses, the attacker stumbles.'] : []),
    ...(stumbles ? ['It stumbles until its next turn.'] : []),
    ...(burns(weapon, inputs) ? ['Air feeds fire: 1d6 more. Water halves it or puts it out.'] : []),
    ...(weapon.note === '' ? [] : [weapon.note]),
  ]
}

/** A spell or perk without an attack behind it is rolled with the bare die, unless the total is called. */
function statNote({ action }: DockContext, { weapon, verdict }: AttackSum): string[] {
  const bare = action.ability !== null && weapon.stat === null && weapon.bonus === 0 && verdict === 'open'
  return bare ? [`No stat: call the total, or write an attack named ${weapon.name} on the stat block.`] : []
}

function applyWords({ verdict, answer, parts }: AttackSum, inputs: AttackInputs): string {
  if (verdict === 'open') return inputs.roll === null ? 'Roll and apply' : 'Apply'
  if (verdict === 'miss') return 'Apply, miss'
  if (answer?.result === 'avoided') return `Apply, ${answer.kind === 'dodge' ? 'dodged' : 'blocked'}`
  return parts ? `Apply ${parts.reduce((sum, { amount }) => sum + amount, 0)}` : 'Roll and apply'
}

function boughtWords({ fight }: DockContext, { target, verdict }: AttackSum): string {
  if (!target || verdict === 'open') return ''
  return `${verdict === 'hit' ? 'Hit' : 'Missed'} ${gmName(fight, target)}`
}

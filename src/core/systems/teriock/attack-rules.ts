/** One attack as a sum that can be shown before it is made. The resolver uses the same sum. */
import { rollable } from '../../engine/dice'
import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import type { Attack } from '../../engine/model/stat-block'
import { modifierTerms, sumOf } from '../../engine/modifiers'
import type { DamageOutcome } from '../../engine/system'
import type { Term } from '../../engine/term'
import { own } from '../../engine/own'
import { affinityTo, damage } from './damage'
import { armorTerms } from './armor'
import { effectOf } from './effects'
import { readAttack, type AttackInputs } from './inputs'
import { blockRefusal } from './block-rules'
import { keptDie, modeOf, totalOf, type Mode } from './rolls'
import { proficiencyOf, statOf } from './stats'

export type Verdict = 'open' | 'miss' | 'blocked' | 'hit' | 'critical'

export interface AttackPreview {
  weapon: Attack | null
  target: Combatant | null
  terms: readonly Term[]
  mode: Mode
  d20: number | null
  total: number | null
  /** AC with aim and cover; null when the target's AC is not tracked. */
  needed: number | null
  neededTerms: readonly Term[]
  /** Full cover: it can't be targeted. */
  outOfReach: boolean
  blocks: boolean
  /** Why the target can't use its Basic block now, or null. */
  noBlock: string | null
  /** What the attack roll must beat to get past the block: AC + BV. */
  blockAt: number | null
  verdict: Verdict
  damageDice: string
  damageType: string
  rolledDamage: number | null
  /** What reaches the target before immunity and temporary HP. */
  amount: number
  /** The target resists or is vulnerable: the GM types what gets through. */
  judged: boolean
  outcome: DamageOutcome | null
}

const AIM: Record<AttackInputs['aim'], Term> = {
  body: { label: 'body', amount: 0 },
  limb: { label: 'limb', amount: 2 },
  vitals: { label: 'vitals', amount: 3 },
}

const COVER: Record<AttackInputs['cover'], Term> = {
  none: { label: 'no cover', amount: 0 },
  half: { label: 'half cover', amount: 2 },
  threeQuarters: { label: 'three-quarters cover', amount: 5 },
  full: { label: 'full cover', amount: 0 },
}

export function weaponOf({ block }: Combatant, id: string): Attack | null {
  return block.attacks.find((each) => each.id === id) ?? null
}

/** What each attack adds to those that follow: the weapon's own value, else the creature's. */
export function penaltyStep({ stats }: Combatant, weapon: Attack | null): number {
  const own = weapon?.properties.map((each) => /^penalty\s*([+-]?\d{1,4})$/i.exec(each)?.[1]).find(Boolean)
  return own === undefined ? (statOf(stats, 'attackPenalty') ?? -3) : Number(own)
}

/** A weapon that is not on the stat block counts as one it is proficient with. */
export function isProficient(
  weapon: Attack | null,
  { proficient }: Pick<AttackInputs, 'proficient'>,
): boolean {
  return proficient ?? (weapon === null || weapon.properties.includes('proficient'))
}

export function voidsArmor(weapon: Attack | null, { voids }: Pick<AttackInputs, 'voids'>): boolean {
  return voids ?? (weapon !== null && weapon.properties.includes('voids armor'))
}

/** The blind attack with disadvantage, unless the GM says otherwise. */
export function hasDisadvantage(
  actor: Combatant,
  { disadvantage }: Pick<AttackInputs, 'disadvantage'>,
): boolean {
  return disadvantage ?? effectOf(actor, 'blind') !== null
}

export function attackMode(actor: Combatant, inputs: Pick<AttackInputs, 'advantage' | 'disadvantage'>): Mode {
  return modeOf({ advantage: inputs.advantage, disadvantage: hasDisadvantage(actor, inputs) })
}

export function attackTerms(actor: Combatant, inputs: AttackInputs): readonly Term[] {
  const weapon = weaponOf(actor, inputs.weapon)
  return [
    { label: 'P', amount: isProficient(weapon, inputs) ? proficiencyOf(actor.stats) : 0 },
    { label: 'voids armor', amount: voidsArmor(weapon, inputs) ? 2 : 0 },
    { label: 'attack penalty', amount: inputs.penalty ?? actor.counters.attackPenalty ?? 0 },
    { label: 'weapon', amount: (weapon?.bonus ?? 0) + (weapon?.weaponBonus ?? 0) },
    ...modifierTerms(actor, 'attack'),
    { label: 'other', amount: inputs.other },
  ].filter(({ amount }) => amount !== 0)
}

/** With the penalty of the attacks made so far. */
export function attackNow(actor: Combatant, { id }: Attack): { bonus: number; passing: boolean } {
  const terms = attackTerms(actor, readAttack({ weapon: id }))
  const passing = (actor.counters.attackPenalty ?? 0) !== 0 || sumOf(modifierTerms(actor, 'attack')) !== 0
  return { bonus: sumOf(terms), passing }
}

/** AC against this attack: aim, cover, and dodging when it is of the kind that is dodged. */
export function neededTerms(
  fight: Fight,
  target: Combatant,
  weapon: Attack | null,
  { aim, cover }: Pick<AttackInputs, 'aim' | 'cover'>,
): readonly Term[] | null {
  const base = armorTerms(fight, target)
  if (!base) return null
  const dodge = weapon?.kind === 'missile' ? 'missileDodging' : 'meleeDodging'
  const dodging = effectOf(target, dodge)
  return [...base, AIM[aim], COVER[cover], { label: dodging?.label ?? '', amount: dodging ? 2 : 0 }].filter(
    ({ amount }) => amount !== 0,
  )
}

export function attackPreview(fight: Fight, actor: Combatant, inputs: AttackInputs): AttackPreview {
  const weapon = weaponOf(actor, inputs.weapon)
  const target = own(fight.combatants, inputs.targets[0] ?? '') ?? null
  const terms = attackTerms(actor, inputs)
  const mode = attackMode(actor, inputs)
  const d20 = keptDie(inputs.d20, mode)
  const total = d20 === null ? null : d20 + sumOf(terms)
  const against = target ? neededTerms(fight, target, weapon, inputs) : null
  const needed = against ? sumOf(against) : null
  const noBlock = target ? blockRefusal(fight, target) : null
  const standing = target !== null && effectOf(target, 'blocking') !== null
  const blocks = (inputs.block && noBlock === null) || standing
  const blockAt = needed !== null && target ? needed + (statOf(target.stats, 'bv') ?? 0) : null
  const sums = { d20, total, needed, blocks, blockAt }
  const outOfReach = inputs.cover === 'full'
  const verdict = outOfReach ? 'miss' : verdictOf(sums, inputs.called)
  return {
    ...{ weapon, target, terms, mode, neededTerms: against ?? [], outOfReach, noBlock, verdict },
    ...sums,
    ...damagePreview(target, weapon, verdict, inputs),
  }
}

/** Natural 20 hits and crits, natural 1 misses, equal hits. A block must exceed the roll: a tie is a hit. */
function verdictOf(
  {
    d20,
    total,
    needed,
    blocks,
    blockAt,
  }: Pick<AttackPreview, 'd20' | 'total' | 'needed' | 'blocks' | 'blockAt'>,
  called: AttackInputs['called'],
): Verdict {
  if (called !== '' && needed === null) return called
  if (d20 === 20) return 'critical'
  if (d20 === 1) return 'miss'
  if (total === null || needed === null) return 'open'
  if (total < needed) return 'miss'
  return blocks && blockAt !== null && blockAt > total ? 'blocked' : 'hit'
}

function damagePreview(
  target: Combatant | null,
  weapon: Attack | null,
  verdict: Verdict,
  inputs: AttackInputs,
): Pick<AttackPreview, 'damageDice' | 'damageType' | 'rolledDamage' | 'amount' | 'judged' | 'outcome'> {
  const damageDice = rollable(weapon?.damage ?? '')
  const damageType = inputs.damageType === '' ? (weapon?.damageType ?? '') : inputs.damageType
  const rolledDamage = totalOf(damageDice, inputs.damage)
  const affinity = target && damageType !== '' ? affinityTo(target, damageType) : null
  const judged = affinity === 'resistance' || affinity === 'weakness'
  const known = judged ? (inputs.through ?? rolledDamage) : rolledDamage
  const amount = Math.max(0, known ?? 0)
  const lands = verdict === 'hit' || verdict === 'critical'
  const outcome =
    target && lands && known !== null ? damage(target, [{ amount, type: damageType }], null) : null
  return { damageDice, damageType, rolledDamage, amount, judged, outcome }
}

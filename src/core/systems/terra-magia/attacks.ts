import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import type { Ability, Attack } from '../../engine/model/stat-block'
import { modifierTerms, sumOf } from '../../engine/modifiers'
import type { ActionDefinition } from '../../engine/action'
import type { Term } from '../../engine/term'
import { statLabel, statOf } from './stats'

/** Bare hands: what everybody can strike with, armed or not. */
function unarmed(combatant: Combatant): Attack {
  const power = statOf(combatant, 'pwr')
  const bonus = power === null || power === 0 ? '' : power > 0 ? `+${power}` : String(power)
  return {
    id: 'unarmed',
    name: 'Unarmed',
    kind: 'martial',
    stat: 'pwr',
    bonus: 0,
    weaponBonus: 0,
    // Power that is not set is not 0: the damage is asked.
    damage: power === null ? '' : `1d4${bonus}`,
    damageType: 'crushing',
    properties: [],
    note: '',
  }
}

function spellAttack({ id, name, damage, damageType, note }: Ability): Attack {
  const bare = { kind: 'spell', stat: null, bonus: 0, weaponBonus: 0, properties: [] }
  return { id, name, damage, damageType, note, ...bare }
}

/**
 * The weapons an action may use: its own for a spell or perk, else those of the stat block and bare hands.
 * The first is the one that is proposed, so firearms come last for a Reaction Attack, which they can't make.
 */
export function weaponsFor(actor: Combatant, { id: action, ability }: WeaponUse): Attack[] {
  if (ability) return [actor.block.attacks.find((each) => isBehind(each, ability)) ?? spellAttack(ability)]
  const attacks = plainAttacks(actor)
  if (action !== 'reaction-attack') return [...attacks, ...bareHands(actor)]
  const firearms = attacks.filter(isFirearm)
  const others = attacks.filter((each) => !isFirearm(each))
  return [...others, ...bareHands(actor), ...firearms]
}

/** A block that describes its own unarmed strike has that one. */
function bareHands(actor: Combatant): Attack[] {
  const bare = unarmed(actor)
  return actor.block.attacks.some((each) => each.id === bare.id || isBehind(each, bare)) ? [] : [bare]
}

/** How an ability strikes: an attack of the same name has its stat, skill and damage. */
function isBehind({ name }: Attack, ability: Pick<Ability, 'name'>): boolean {
  return name.trim().toLowerCase() === ability.name.trim().toLowerCase()
}

/** What costs a Major to strike with; an attack behind an ability costs what the ability costs. */
function plainAttacks({ block }: Combatant): Attack[] {
  const striking = block.abilities.filter(({ damage }) => damage !== '')
  return block.attacks.filter((each) => !striking.some((ability) => isBehind(each, ability)))
}

type WeaponUse = Pick<ActionDefinition, 'id' | 'ability'>

export const ATTACK_KINDS: readonly string[] = ['martial', 'ranged', 'firearm', 'spell']

/** The kind as the rules write it, however the block does; what is none of them is judged like a spell: asked. */
export function kindOf({ kind }: Pick<Attack, 'kind'>): string {
  return kind.trim().toLowerCase()
}

export function isFirearm(attack: Pick<Attack, 'kind'>): boolean {
  return kindOf(attack) === 'firearm'
}

/** How many attacks this turn are free of the penalty; perks change it. */
function freeAttacks(actor: Combatant): number {
  return Math.max(0, statOf(actor, 'freeAttacks') ?? 1)
}

/** −4 from the second attack on, or as its perks say. Null for the attacks that are free of it. */
export function consecutivePenalty(actor: Combatant, number: number): Term | null {
  if (number <= freeAttacks(actor)) return null
  const amount = -Math.abs(statOf(actor, 'attackPenalty') ?? -4)
  return amount === 0 ? null : { label: `${ordinal(number)} attack`, amount }
}

export function ordinal(number: number): string {
  const words = ['', 'first', 'second', 'third', 'fourth', 'fifth']
  return words[number] ?? `${number}th`
}

/** Stat, skill, weapon and effects of a target roll. `unset`: the stat has no number, the total is asked. */
export function targetTerms(
  actor: Combatant,
  weapon: Attack,
  penalty: Term | null,
): { terms: Term[]; unset: string | null } {
  const value = weapon.stat === null ? 0 : statOf(actor, weapon.stat)
  const terms = [
    ...(weapon.stat !== null && value !== null ? [{ label: statLabel(weapon.stat), amount: value }] : []),
    { label: 'skill', amount: weapon.bonus },
    { label: weapon.name, amount: weapon.weaponBonus },
    ...modifierTerms(actor, 'attack'),
    ...(penalty ? [penalty] : []),
  ]
  return {
    terms: terms.filter(({ amount }) => amount !== 0),
    unset: weapon.stat !== null && value === null ? statLabel(weapon.stat) : null,
  }
}

/** With the penalty that the next attack of this turn has. */
export function attackNow(actor: Combatant, weapon: Attack): { bonus: number; passing: boolean } | null {
  const penalty = consecutivePenalty(actor, (actor.counters.attacks ?? 0) + 1)
  const { terms, unset } = targetTerms(actor, weapon, penalty)
  const passing = penalty !== null || sumOf(modifierTerms(actor, 'attack')) !== 0
  return unset === null ? { bonus: sumOf(terms), passing } : null
}

/** Dice that the state of both gives: a stumbled or covered target, the attacker's own effects. */
export function attackDice(actor: Combatant, target: Combatant): Term[] {
  return [
    ...(actor.side === target.side ? [] : modifierTerms(target, 'enemyDiceAgainst')),
    ...modifierTerms(target, 'diceAgainst'),
    ...modifierTerms(actor, 'attackDice'),
  ]
}

export function attackDiceCount(actor: Combatant, target: Combatant): number {
  return sumOf(attackDice(actor, target))
}

/** Everybody else who still stands; the opponents first. */
export function targetsFor(fight: Fight, actor: Combatant): Combatant[] {
  const others = Object.values(fight.combatants).filter(({ id, defeated }) => id !== actor.id && !defeated)
  return [
    ...others.filter(({ side }) => side !== actor.side),
    ...others.filter(({ side }) => side === actor.side),
  ]
}

/** Sums of rolls: target rolls and checks, their advantage dice, thresholds and degrees (rules §5). */
import type { Combatant } from '../../engine/model/combatant'
import type { Effect } from '../../engine/model/effect'
import type { Fight } from '../../engine/model/fight'
import { modifierTerms, sumOf } from '../../engine/modifiers'
import type { Term } from '../../engine/term'
import { own } from '../../engine/own'
import { effectOf, inForce } from './ailments'
import { totalOf, type RollValue } from './inputs'
import { isOn, rule, thresholdOf, type Category } from './settings'
import { statLabel, statOf } from './stats'

export const TARGET_DIE = '1d10'

/** Equal is enough, unless a house rule says that it must be more. */
export function reaches(fight: Fight, total: number, threshold: number): boolean {
  return isOn(fight, 'meets') ? total >= threshold : total > threshold
}

/** "3d4" for three advantage or three disadvantage dice. */
export function advantageDice(net: number): string {
  return `${Math.abs(net)}d4`
}

/** What the advantage dice add: nothing without any, null while they are still to roll. */
export function advantageSum(net: number, value: RollValue): number | null {
  if (net === 0) return 0
  const total = totalOf(advantageDice(net), value)
  return total === null ? null : Math.sign(net) * total
}

/** Assist and token dice that wait to be used. */
export function keptDice(actor: Combatant, forCheck: boolean): Effect[] {
  return inForce(actor).filter(
    ({ data }) => typeof data.dice === 'number' && (forCheck || data.checksOnly !== true),
  )
}

export function diceOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, { data }) => sum + Number(data.dice), 0)
}

/** "Use 2 kept advantage dice (hit the ghoul)": what they were promised for. */
export function keptWords(effects: readonly Effect[]): string {
  const goals = effects.flatMap(({ note }) => (note === '' ? [] : [note]))
  const purpose = goals.length > 0 ? ` (${goals.join('; ')})` : ''
  const count = diceOf(effects)
  return `Use ${count} kept advantage ${count === 1 ? 'die' : 'dice'}${purpose}`
}

/** Which kept dice a roll uses: all of them unless the GM says no. */
export function usedDice(actor: Combatant, forCheck: boolean, kept: boolean | null): Effect[] {
  return kept === false ? [] : keptDice(actor, forCheck)
}

/**
 * Kept dice of a check that nobody has chosen to make, such as a Dodge: by themselves only those that are for
 * any check; what was promised for a goal waits until the GM says so.
 */
export function answerDice(target: Combatant, kept: boolean | null): Effect[] {
  const all = keptDice(target, true)
  return (kept ?? all.every(({ data }) => data.checksOnly === true)) ? all : []
}

export interface CheckSpec {
  skill: string
  category: Category
}

/** The basic skills and the stat behind each; own skills name theirs on the stat block. */
export const STAT_OF_SKILL: Readonly<Record<string, string>> = {
  Athletics: 'pwr',
  Break: 'pwr',
  Block: 'pwr',
  Gymnastics: 'swi',
  Sneak: 'swi',
  Dodge: 'swi',
  Poise: 'end',
  Stamina: 'end',
  'Mental Fortitude': 'end',
  'Tech Use': 'log',
  Investigation: 'log',
  Medicine: 'log',
  Awareness: 'int',
  Empathy: 'int',
  Drive: 'int',
}
export const BASIC_SKILLS: readonly string[] = Object.keys(STAT_OF_SKILL)

export function skillsOf({ block }: Combatant): string[] {
  const own = block.skills.map(({ name }) => name).filter((name) => !BASIC_SKILLS.includes(name))
  return [...BASIC_SKILLS, ...own]
}

/** Stat and skill of a check. `unset` names a stat without a number: then the total is asked. */
export function checkTerms(actor: Combatant, skill: string): { terms: Term[]; unset: string | null } {
  const written = actor.block.skills.find(({ name }) => name.toLowerCase() === skill.toLowerCase())
  // A skill that the block writes down has the stat written there, none included.
  const stat = written ? written.stat : (own(STAT_OF_SKILL, skill) ?? null)
  const value = stat === null ? 0 : statOf(actor, stat)
  const terms: Term[] = [
    ...(stat !== null && value !== null ? [{ label: statLabel(stat), amount: value }] : []),
    ...(written && written.bonus !== 0 ? [{ label: written.name, amount: written.bonus }] : []),
    ...modifierTerms(actor, 'check'),
  ]
  return { terms, unset: stat !== null && value === null ? statLabel(stat) : null }
}

/** Advantage dice that follow from the creature's own state: a cautious step helps it to hide. */
export function ownCheckDice(actor: Combatant, skill: string): Term[] {
  const stealthy = /^(sneak|stealth)$/i.test(skill) && effectOf(actor, 'cautious') !== null
  return [...(stealthy ? [{ label: 'Cautious Step', amount: 1 }] : []), ...modifierTerms(actor, 'checkDice')]
}

export interface RollParts {
  roll: RollValue
  total: number | null
  advantage: number
  dice: RollValue
  situational: number
}

export interface RollSum {
  /** Everything but the die, advantage dice included once rolled. */
  terms: Term[]
  /** Advantage dice (negative: disadvantage) after cancelling. */
  net: number
  /** Null while a die is open. */
  total: number | null
}

/** Adds a roll up. A total called at the table stands as it is. */
export function addUp(die: string, parts: RollParts, fixed: readonly Term[], ownDice: number): RollSum {
  const net = ownDice + parts.advantage
  const extra = parts.situational === 0 ? [] : [{ label: 'situation', amount: parts.situational }]
  const advantage = advantageSum(net, parts.dice)
  const d4 = net !== 0 && advantage !== null ? [{ label: adviceOn(net), amount: advantage }] : []
  const terms = [...fixed, ...extra, ...d4]
  if (parts.total !== null) return { terms: [], net, total: parts.total }
  const face = totalOf(die, parts.roll)
  const open = face === null || advantage === null
  return { terms, net, total: open ? null : face + sumOf(terms) }
}

function adviceOn(net: number): string {
  const word = net > 0 ? 'advantage' : 'disadvantage'
  return Math.abs(net) === 1 ? `${word} d4` : `${word} ${Math.abs(net)}d4`
}

/** An outcome with its degrees, never negative: by how much it succeeded or failed. */
export interface Outcome {
  success: boolean
  by: number
}

export interface CheckSum extends RollSum {
  category: Category
  /** Null: not set, the outcome is asked. */
  threshold: number | null
  /** Null while it is open. */
  outcome: Outcome | null
  /** A stat without a number: the total is asked. */
  unset: string | null
}

export interface CheckAnswer extends RollParts {
  answer: 'success' | 'failure' | null
  degrees: number | null
}

export function checkDie(fight: Fight): string {
  return String(rule(fight, 'checkDie') ?? TARGET_DIE)
}

/** A check against its category: compared by the app where a number is set, else as the GM answers. */
export function checkSum(
  fight: Fight,
  actor: Combatant,
  { skill, category }: CheckSpec,
  answer: CheckAnswer,
  keptDiceUsed: number,
): CheckSum {
  const { terms, unset } = checkTerms(actor, skill)
  const own = sumOf(ownCheckDice(actor, skill)) + keptDiceUsed
  const sum = addUp(checkDie(fight), unset === null ? answer : { ...answer, roll: null }, terms, own)
  const threshold = thresholdOf(fight, category)
  return { ...sum, category, threshold, unset, outcome: outcomeOf(fight, sum.total, threshold, answer) }
}

function outcomeOf(
  fight: Fight,
  total: number | null,
  threshold: number | null,
  { answer, degrees }: CheckAnswer,
): Outcome | null {
  if (threshold === null) {
    return answer === null ? null : { success: answer === 'success', by: Math.abs(degrees ?? 0) }
  }
  if (total === null) return null
  return { success: reaches(fight, total, threshold), by: Math.abs(total - threshold) }
}

/** "success by 4"; what is just enough says no more than that. */
export function outcomeInWords({ success, by }: Outcome): string {
  const word = success ? 'success' : 'failure'
  return by === 0 ? word : `${word} by ${by}`
}

/** "9 + 5 Power - 4 second attack = 15": the sum as the log keeps it, each die by its face. */
export function inWords(die: string, parts: RollParts, sum: RollSum): string {
  if (parts.total !== null) return `${sum.total ?? ''} as called`
  const faces = typeof parts.roll === 'number' ? [parts.roll] : (parts.roll ?? [])
  const dice = `${die.replace(/^1d/, 'd')} ${faces.join(', ')}`
  const rest = sum.terms.map(
    ({ label, amount }) => ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)} ${label}${facesOf(label, parts)}`,
  )
  return `${dice}${rest.join('')} = ${sum.total ?? '?'}`
}

/** Several advantage dice are listed one by one. */
function facesOf(label: string, { dice }: RollParts): string {
  const isAdvantage = /^(dis)?advantage /.test(label)
  return isAdvantage && dice !== null && typeof dice !== 'number' && dice.length > 1
    ? ` (${dice.join(', ')})`
    : ''
}

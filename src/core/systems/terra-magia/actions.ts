/** The basic actions (p.31 and the action list), one-liners in our own words. */
import type { Combatant } from '../../engine/model/combatant'
import type { Effect } from '../../engine/model/effect'
import type { Ability, Attack, Cost } from '../../engine/model/stat-block'
import type { ColumnDefinition, GameSystem } from '../../engine/system'
import type { ActionDefinition } from '../../engine/action'
import { kindOf } from './attacks'
import { hasThreeMajors } from './settings'

export const columns: readonly ColumnDefinition[] = [
  { id: 'major', label: 'Major', kinds: ['major'], note: '' },
  { id: 'movement', label: 'Movement', kinds: ['movement'], note: '' },
  { id: 'minor', label: 'Minor', kinds: ['minor'], note: '' },
  {
    id: 'reaction',
    label: 'Reaction',
    kinds: ['reaction'],
    note: "On others' turns.",
  },
  { id: 'other', label: 'Tokens and ailments', kinds: [], note: '' },
]

type Change = Partial<ActionDefinition>

function action(id: string, name: string, hint: string, change: Change): ActionDefinition {
  return {
    id,
    name,
    hint,
    cost: {},
    column: 'other',
    uses: null,
    vitalCost: {},
    timing: 'turn',
    stacks: false,
    answers: false,
    oncePerStack: false,
    dock: 'none',
    trigger: '',
    ability: null,
    ...change,
  }
}

const of = (kind: string): Change => ({ cost: { [kind]: 1 }, column: kind })
const major = of('major')
const movement = of('movement')
const minor = of('minor')
const reaction: Change = { ...of('reaction'), timing: 'reaction' }
const free: Change = { timing: 'any' }

export const actions: readonly ActionDefinition[] = [
  action('attack', 'Attack', 'd10 + stat + skill against AR', { ...major, dock: 'attack' }),
  action('defend', 'Defend', "+1 AR, or your shield's AR", { ...major, dock: 'text' }),
  action('prep', 'Prep', 'Hold any action as a Reaction', { ...major, dock: 'hold' }),
  action('command', 'Command', 'Order a construct, machine or pet', { ...major, dock: 'target' }),
  action('assist', 'Assist', 'Average check: ally gains +2 dice', { ...major, dock: 'check' }),
  action('first-aid', 'First Aid', 'Hard Medicine: heal Logic in VP', { ...major, dock: 'check' }),
  action('physical-skill', 'Physical Skill', 'One physical check', { ...major, dock: 'check' }),
  action('complex-item', 'Use Complex Item', 'An item that needs a check', { ...major, dock: 'check' }),
  action('change-order', 'Change turn order', 'A new place, from the next round', {
    cost: { major: 2, minor: 1 },
    column: 'major',
    dock: 'place',
  }),
  action('move', 'Move', 'Up to Speed, can be split up', { ...movement, dock: 'move' }),
  action('jump', 'Jump', 'Hops within your Speed', { ...movement, dock: 'move' }),
  action('leap', 'Leap', 'A long jump, uses it all', { ...movement, dock: 'move' }),
  action('full-sprint', 'Full Sprint', 'Twice Speed, gives up Reaction', { ...movement, dock: 'move' }),
  action('cautious-step', 'Cautious Step', 'Half Speed, no reaction attacks', { ...movement, dock: 'move' }),
  action('keep-moving', 'Keep moving', 'The metres that are left', { column: 'movement', dock: 'move' }),
  action('take-cover', 'Take Cover', 'Partial or full', { ...minor, dock: 'text' }),
  action('simple-item', 'Use Simple Item', 'No check: door, lever, potion', { ...minor, dock: 'text' }),
  action('equip', 'Equip / Un-equip', 'Swap what is in hand', { ...minor, dock: 'text' }),
  action('reload', 'Reload', 'One weapon', { ...minor, dock: 'text' }),
  action('mental-skill', 'Mental Skill', 'One purely mental check', { ...minor, dock: 'check' }),
  action('dodge', 'Dodge', 'Average, firearms Hard', { ...reaction, dock: 'check' }),
  action('block', 'Block', 'Average, ranged Hard', { ...reaction, dock: 'check' }),
  action('reaction-attack', 'Reaction Attack', 'When an enemy walks past', { ...reaction, dock: 'attack' }),
  action('token-stop-dying', 'Stop dying', '1 token: stable, unconscious', free),
  action('token-wake', 'Come to', '2 tokens: conscious at 1 HP', free),
  action('token-reroll-before', 'Re-roll, unseen', '1 token, before the result is known', free),
  action('token-reroll-after', 'Re-roll, seen', '2 tokens, after the result', free),
  action('token-die', 'Advantage die', '3 tokens: a d4 on a skill check', free),
  action('token-give', 'Give tokens', 'To another player', { ...free, dock: 'target' }),
  action('inflict', 'Ailment', 'Stamina check lowers it', { ...free, dock: 'check' }),
]

/** What every turn may need; Dodge and Block stand beside what the Reaction is kept for. */
export const usual: readonly string[] = [
  'attack',
  'defend',
  'prep',
  'move',
  'full-sprint',
  'take-cover',
  'simple-item',
  'dodge',
  'block',
  'reaction-attack',
]

/** Reaction-type: Dodge, Block, Reaction Attack, what is prepared, and own abilities that cost a Reaction. */
export function isReactionType({ cost }: Pick<ActionDefinition, 'cost'>): boolean {
  return (cost.reaction ?? 0) > 0
}

export function slotCount(cost: Cost): number {
  return Object.values(cost).reduce((sum, count) => sum + count, 0)
}

/** Dearest first: the column in which an own ability stands. */
const COLUMN_BY_COST = ['major', 'movement', 'minor', 'reaction']

/** Own spells and perks cost any mix of slots. Passive ones are never an action. */
export const abilityAction: GameSystem['abilityAction'] = (ability) => {
  if (ability.maneuver === 'passive') return null
  const onlyReaction = isReactionType(ability) && slotCount(ability.cost) === (ability.cost.reaction ?? 0)
  return action(ability.id, ability.name, hintOf(ability), {
    cost: ability.cost,
    column: COLUMN_BY_COST.find((kind) => (ability.cost[kind] ?? 0) > 0) ?? 'other',
    uses: ability.uses,
    vitalCost: ability.vitalCost,
    timing: onlyReaction ? 'reaction' : slotCount(ability.cost) === 0 ? 'any' : 'turn',
    dock: ability.damage === '' ? 'text' : 'attack',
    trigger: ability.trigger,
    ability,
  })
}

function hintOf({ note, uses, damage, damageType }: Ability): string {
  if (uses) return `${uses.count} a ${uses.per}`
  return damage === '' ? note.slice(0, 40) : `${damage} ${damageType}`.trim()
}

/** With three Majors there is no Movement: what would cost one costs a Major (web layout of the rules). */
export const costOf: NonNullable<GameSystem['cost']> = (fight, actor, wanted, inputs) => {
  const cost = wanted.id === 'reload' ? reloadCost(actor, inputs.weapon) : wanted.cost
  const { movement: moves = 0, ...rest } = cost
  // Whoever still has a Movement has not begun a turn under that rule.
  const hasMovement = actor.budget.some(({ kind }) => kind === 'movement')
  if (moves === 0 || hasMovement || !hasThreeMajors(fight)) return cost
  return { ...rest, major: (rest.major ?? 0) + moves }
}

/** A weapon with the property "reload: Major" costs that instead of a Minor. */
function reloadCost(actor: Combatant, weapon: unknown): Cost {
  const chosen = actor.block.attacks.find(({ id }) => id === weapon) ?? loadedWeapons(actor)[0]
  const asked = reloadWord(chosen?.properties ?? [])
  return asked !== null && COLUMN_BY_COST.includes(asked) ? { [asked]: 1 } : { minor: 1 }
}

function reloadWord(properties: readonly string[]): string | null {
  const words = properties.map((each) => /^reload:?\s*(\w+)$/i.exec(each)?.[1]?.toLowerCase())
  return words.find(Boolean) ?? null
}

/** What can be reloaded: what says so, firearms and other ranged weapons; the first is proposed. */
export function loadedWeapons({ block }: Combatant): Attack[] {
  const says = (each: Attack): boolean => reloadWord(each.properties) !== null
  const loads = block.attacks.filter((each) => says(each) || ['firearm', 'ranged'].includes(kindOf(each)))
  return loads.length > 0 ? loads : [...block.attacks]
}

/** A passive ability named like a basic action limits that action: "Dodge", 1 a round. */
export function usesOf(
  { block }: Pick<Combatant, 'block'>,
  { name }: Pick<ActionDefinition, 'name'>,
): Ability['uses'] {
  const limits = block.abilities.filter(({ maneuver, uses }) => maneuver === 'passive' && uses !== null)
  return limits.find((each) => isNamed(each, name))?.uses ?? null
}

function isNamed(each: Pick<Ability, 'name'>, name: string): boolean {
  return each.name.trim().toLowerCase() === name.toLowerCase()
}

export function actionById(actor: Combatant, id: string): ActionDefinition | null {
  const basic = actions.find((each) => each.id === id)
  if (basic) return { ...basic, uses: usesOf(actor, basic) }
  const ability = actor.block.abilities.find((each) => each.id === id)
  return ability ? abilityAction(ability) : null
}

const HELD = 'prepared:'

/** What Prep holds, as an action of its own that costs the Reaction and may be used at any moment. */
export function heldActions(combatant: Combatant): ActionDefinition[] {
  return combatant.effects.flatMap((effect) => {
    const inner = effect.definition === 'prep' ? preparedBy(combatant, effect) : null
    return inner ? [held(effect, inner)] : []
  })
}

function held({ id, data }: Effect, inner: ActionDefinition): ActionDefinition {
  const trigger = typeof data.trigger === 'string' ? data.trigger : ''
  return {
    ...inner,
    ...reaction,
    id: HELD + id,
    heldBy: id,
    countsAs: inner.id,
    name: `Prepared: ${inner.name}`,
    hint: trigger === '' ? 'At any moment until its next turn' : trigger,
    timing: 'any',
    trigger,
  }
}

export function preparedBy(combatant: Combatant, { data }: Pick<Effect, 'data'>): ActionDefinition | null {
  return typeof data.action === 'string' ? actionById(combatant, data.action) : null
}

/** The effect behind a held action, or null for every other action. */
export function prepBehind(
  combatant: Combatant,
  { heldBy }: Pick<ActionDefinition, 'heldBy'>,
): Effect | null {
  return combatant.effects.find(({ id }) => id === heldBy) ?? null
}

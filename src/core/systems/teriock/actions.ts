import type { Ability } from '../../engine/model/stat-block'
import type { ActionDefinition } from '../../engine/action'

const basic = (
  id: string,
  name: string,
  hint: string,
  change: Partial<ActionDefinition> = {},
): ActionDefinition => ({
  id,
  name,
  hint,
  cost: { action: 1 },
  column: 'single',
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
})

const triple = { cost: { action: 3 }, column: 'double' }
const attack = { dock: 'attack' } as const
const check = { dock: 'check' } as const
const target = { dock: 'target' } as const
const text = { dock: 'text' } as const
const reactive = {
  cost: { reaction: 1 },
  column: 'reactive',
  timing: 'reaction',
  stacks: true,
  answers: true,
  oncePerStack: true,
} as const
const freeReaction = { ...reactive, cost: {} }

/** What every creature can do. Ids are ours; hints are ours too. */
export const actions: readonly ActionDefinition[] = [
  basic('move', 'Move', 'Up to your speed', { dock: 'move' }),
  basic('basicAttack', 'Basic attack', 'One weapon strike', attack),
  basic('aim', 'Aim', 'Prepare a better shot'),
  basic('attemptCheck', 'Attempt check', 'A feat of any kind', check),
  basic('attemptHide', 'Attempt hide', 'Get out of sight', check),
  basic('attune', 'Attune', 'Tie yourself to an item', text),
  basic('basicCommand', 'Basic command', 'A minion gets 2 actions', target),
  basic('delay', 'Delay', 'Leave the order, come back later'),
  basic('disbelieve', 'Disbelieve', 'See through an illusion', check),
  basic('disengage', 'Disengage', 'Leave without an opening'),
  basic('dropProne', 'Drop prone', 'Lie down'),
  basic('firstAid', 'First aid', 'Wake someone at 1 HP', target),
  basic('forceRevert', 'Force revert', 'Undo a transformation', text),
  basic('interact', 'Interact', 'Draw, drink, throw or use', text),
  basic('knockoutAttack', 'Knockout attack', 'Strike to knock out', attack),
  basic('meleeDodge', 'Melee dodge', 'Melee attacks need 2 more'),
  basic('missileDodge', 'Missile dodge', 'Missile attacks need 2 more'),
  basic('payGold', 'Pay gold', 'For what asks for it', text),
  basic('payMana', 'Pay mana', 'For what asks for it', text),
  basic('perceive', 'Perceive', 'Look or listen', check),
  basic('prepareAid', 'Prepare aid', 'Then aid as a free reaction', target),
  basic('readMagic', 'Read magic', 'Learn what a spell or item does', text),
  basic('ready', 'Ready', 'Keep one action for a trigger', { dock: 'hold' }),
  basic('reload', 'Reload', 'Load a weapon'),
  basic('selfRevert', 'Self revert', 'Back to your own form'),
  basic('standUp', 'Stand up', 'Get up from prone'),
  basic('sustain', 'Sustain', 'Keep a slow ability going', target),
  basic('burn', 'Burn', 'Takes the whole turn', { ...triple, ...text }),
  basic('checkDisguise', 'Check disguise', 'See who it really is', { ...triple, ...check }),
  basic('search', 'Search', 'A thorough look', { ...triple, ...check }),
  basic('startWisping', 'Start wisping', 'Turn into a wisp', triple),
  basic('powerThrough', 'Power through', 'Push on at a price', {
    cost: {},
    column: 'free',
    timing: 'any',
    ...text,
  }),
  basic('blockAlly', 'Block ally', "Take someone's hit on your block", {
    ...reactive,
    ...target,
    trigger: 'an ally is hit',
  }),
  basic('blockCone', 'Block cone', 'Shelter others behind you', {
    ...reactive,
    trigger: 'a cone reaches you',
  }),
  basic('catchItem', 'Catch item', 'Out of the air', { ...reactive, trigger: 'something is thrown' }),
  basic('offHandAttack', 'Off-hand attack', 'Strike with the other hand', {
    ...reactive,
    ...attack,
    trigger: 'you attack',
  }),
  basic('opportunityAttack', 'Opportunity attack', 'Strike who leaves your reach', {
    ...reactive,
    ...attack,
    trigger: 'someone moves away',
  }),
  basic('resist', 'Resist', 'A resistance save', {
    ...reactive,
    ...check,
    trigger: 'an effect you can resist',
  }),
  basic('aid', 'Aid', 'Give the prepared help', {
    ...freeReaction,
    ...target,
    trigger: 'an ally you prepared to aid',
  }),
  basic('basicBlock', 'Basic block', 'AC and BV against the hit', {
    ...freeReaction,
    trigger: 'an attack that is not critical hits you',
  }),
  basic('accessStoredMana', 'Access stored mana', 'Draw on an item', {
    ...freeReaction,
    ...text,
    trigger: 'you spend mana',
  }),
  basic('deattune', 'Deattune', 'Short rest only'),
  basic('recover', 'Recover', 'Short rest only'),
]

/** What most turns need, and what most often answers. */
export const usual: readonly string[] = [
  'basicAttack',
  'move',
  'interact',
  'ready',
  'basicBlock',
  'aid',
  'opportunityAttack',
]

/** A save that something forces: no ability, so it costs nothing and no condition forbids it. */
export const SAVE = basic('save', 'Save', 'A feat or resistance save', {
  ...check,
  cost: {},
  column: 'free',
  timing: 'any',
})

export const ATTACKS: readonly string[] = [
  'basicAttack',
  'knockoutAttack',
  'offHandAttack',
  'opportunityAttack',
]

/** Basic ones that take a rest: refused in a fight, with the reason. */
export const REST_LENGTH: readonly string[] = ['deattune', 'recover']

export function isBasic({ ability }: ActionDefinition): boolean {
  return ability === null
}

/** A creature's own command, such as one given as a free action. */
export function isCommand({ id, name }: Pick<ActionDefinition, 'id' | 'name'>): boolean {
  return id === 'basicCommand' || /^basic command\b/i.test(name)
}

/** A creature's own ability in the catalogue; passive ones need no decision and are not in it. */
export function abilityAction(ability: Ability): ActionDefinition | null {
  if (ability.maneuver === 'passive') return null
  const { id, name, uses, vitalCost, trigger } = ability
  return basic(id, name, hintOf(ability), {
    uses,
    vitalCost,
    trigger,
    ability,
    dock: dockOf(ability),
    ...(ability.cancels === true ? { cancels: true } : {}),
    ...timingOf(ability),
  })
}

function timingOf({ maneuver, cost }: Ability): Partial<ActionDefinition> {
  if (maneuver === 'reactive') return { ...reactive, cost }
  if (maneuver === 'slow') return { cost: { action: 1 }, stacks: true }
  const count = cost.action ?? 0
  if (count === 0) return { cost, column: 'free', timing: 'any' }
  return { cost, column: count === 1 ? 'single' : 'double', stacks: true }
}

function dockOf(ability: Ability): ActionDefinition['dock'] {
  if (ability.maneuver === 'slow') return 'none'
  return ability.damage !== '' || ability.sustained || isCommand(ability) ? 'target' : 'none'
}

function hintOf({ maneuver, cost, trigger, seconds, note }: Ability): string {
  if (maneuver === 'reactive') {
    const kind = (cost.reaction ?? 0) > 0 ? 'Reaction' : 'Free'
    return short(trigger === '' ? kind : `${kind}: ${trigger}`)
  }
  if (maneuver === 'slow') return seconds === null ? 'Takes a rest' : `Slow, ${timeInWords(seconds)}`
  return short(note)
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text)

export function timeInWords(seconds: number): string {
  if (seconds % 3600 === 0) return `${String(seconds / 3600)} h`
  return seconds % 60 === 0 ? `${String(seconds / 60)} min` : `${String(seconds)} s`
}

import type { GameSystem } from '#core/engine/system'
import type { ActionDefinition } from '#core/engine/action'
import type { Slot } from '#core/engine/model/budget'

/** The smallest rules system that has everything the engine serves: engine tests run on it, not on a book. */
const action = (id: string, change: Partial<ActionDefinition> = {}): ActionDefinition => ({
  id,
  name: id,
  hint: '',
  cost: { act: 1 },
  column: 'all',
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

const slot = (kind: string, number: number, change: Partial<Slot> = {}): Slot => ({
  id: `${kind}-${String(number)}`,
  kind,
  state: 'unspent',
  note: '',
  grantedBy: null,
  ...change,
})

export const plainSystem: GameSystem = {
  id: 'plain',
  label: 'Plain',
  initiative: {
    label: 'Initiative',
    formula: 'd20 + speed',
    dice: '1d20',
    terms: ({ stats }) => (stats.speed == null ? null : [{ label: 'Speed', amount: stats.speed }]),
    tieBreakers: [{ id: 'speed', label: 'Speed', value: ({ stats }) => stats.speed ?? null }],
    ownTieRule: true,
  },
  rounds: { seconds: 6, surprise: 'extraRound', lateJoin: () => 'bySlot' },
  defence: {
    label: 'AC',
    terms: (_fight, { defence }) =>
      typeof defence === 'number' ? [{ label: 'Base', amount: defence }] : null,
  },
  stats: [{ id: 'speed', label: 'Speed', short: 'SPD', group: 'attribute', hint: '' }],
  vitals: [{ id: 'hp', label: 'HP', bar: 'notched', floor: () => 0, formula: () => null }],
  slots: [
    { id: 'act', label: 'Action' },
    { id: 'react', label: 'Reaction' },
  ],
  columns: [{ id: 'all', label: 'Actions', kinds: ['act', 'react'], note: '' }],
  actions: [
    action('strike'),
    action('feint', { cost: { act: 2 } }),
    action('parry', { cost: { react: 1 }, timing: 'reaction', answers: true, oncePerStack: true }),
    action('shout', { cost: {}, timing: 'any' }),
    action('once', { cost: {}, uses: { count: 1, per: 'round' } }),
  ],
  effects: [],
  counters: [{ id: 'strikes', label: 'Strikes', initial: 0, clears: 'anyTurnEnd', shown: true }],
  settings: [{ id: 'meet', label: 'Equal hits', kind: 'switch', choices: [], initial: true }],
  damageTypes: ['blunt'],
  stack: true,
  fits: (kind) => [kind],
  budget: (_fight, combatant, moment) => {
    if (moment === 'turnEnd') {
      const lost = combatant.budget.filter(({ kind }) => kind === 'act')
      return combatant.budget.map((each) =>
        lost.includes(each) && each.state === 'unspent' ? { ...each, state: 'off', note: 'turn over' } : each,
      )
    }
    const ready: Partial<Slot> = combatant.surprised ? { state: 'off', note: 'surprised' } : {}
    return [slot('act', 1), slot('act', 2), slot('react', 1, ready)]
  },
  switchedOff: () => [],
  abilityAction: () => null,
  refuses: () => null,
  refusesEndTurn: () => null,
  resolve: ({ action: { id }, actor, inputs }) => {
    const target = typeof inputs.target === 'string' ? inputs.target : null
    if (id === 'strike' && target !== null) {
      const amount = typeof inputs.amount === 'number' ? inputs.amount : 1
      return [
        { do: 'damage', target, parts: [{ amount, type: 'blunt' }], straightTo: null, cause: 'strike' },
        { do: 'setCounter', target: actor.id, counter: 'strikes', to: (actor.counters.strikes ?? 0) + 1 },
      ]
    }
    return []
  },
  damage: (_fight, target, parts) => {
    const hp = target.vitals.hp
    const amount = parts.reduce((sum, part) => sum + part.amount, 0)
    if (!hp || hp === 'notTracked') return { steps: [], vitals: {} }
    return { steps: [], vitals: { hp: Math.max(hp.min, hp.now - amount) } }
  },
  after: () => [],
  clockStopped: () => false,
  health: ({ vitals: { hp } }) =>
    hp && hp !== 'notTracked' ? { now: hp.now, max: hp.max, down: hp.now <= 0 } : null,
  reminders: () => [],
  healVital: 'hp',
  isDown: ({ vitals: { hp } }) => hp !== undefined && hp !== 'notTracked' && hp.now <= 0,
}

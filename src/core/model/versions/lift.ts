/** What an earlier version wrote, as today's schemas want it. Files and database rows come through here. */
import { isOld, type Kind, type Old, type Step } from './step'
import { steps, VERSION } from './steps'

/** Where things stand inside of others: "*" is every value of a list or a record. */
export const PLACES: Readonly<Record<Kind, Readonly<Record<string, Kind>>>> = {
  statBlock: {},
  effect: {},
  slot: {},
  seed: { block: 'statBlock', 'carried.effects.*': 'effect' },
  party: { 'members.*': 'seed' },
  encounter: { 'members.*': 'seed', 'waves.*.seeds.*': 'seed' },
  combatant: { block: 'statBlock', 'budget.*': 'slot', 'effects.*': 'effect' },
  prompt: { 'options.*.does.*': 'consequence' },
  consequence: { effect: 'effect', changes: 'effect', 'prompt.options.*.does.*': 'consequence' },
  pastTurn: { 'budgets.*.*': 'slot' },
  fight: {
    'combatants.*': 'combatant',
    'prompts.*': 'prompt',
    'pastTurns.*': 'pastTurn',
    'suspended.*': 'pastTurn',
    'waves.*.seeds.*': 'seed',
  },
  event: {
    past: 'pastTurn',
    suspends: 'pastTurn',
    'budget.*': 'slot',
    'slots.*': 'slot',
    effect: 'effect',
    'combatants.*': 'combatant',
    prompt: 'prompt',
    'waves.*.seeds.*': 'seed',
  },
  batch: { 'events.*': 'event' },
  fightRow: { origin: 'fight' },
  draft: { block: 'statBlock', from: 'statBlock' },
  document: {
    'statBlocks.*': 'statBlock',
    'party.*': 'writtenMember',
    'parties.*.members.*': 'writtenMember',
    encounter: 'writtenEncounter',
    'encounters.*': 'writtenEncounter',
    fight: 'writtenFight',
    'fights.*': 'writtenFight',
  },
  writtenMember: { block: 'statBlock', 'carried.effects.*': 'effect' },
  writtenEncounter: { 'members.*': 'writtenMember', 'waves.*.members.*': 'writtenMember' },
  writtenFight: { 'journal.origin': 'fight', 'journal.batches.*': 'batch' },
}

/** The version a row or a file says it is of. Version 1 said nothing in rows. Null: no version there is. */
export function versionOf(written: unknown): number | null {
  if (written === undefined) return 1
  return typeof written === 'number' && Number.isInteger(written) && written >= 1 ? written : null
}

/** The same thing when there is nothing to lift, so that rows of today cost no more than a look. */
export function lift(kind: Kind, value: unknown, from: number, chain: readonly Step[] = steps): unknown {
  if (from >= VERSION && chain === steps) return value
  return chain.filter(({ to }) => to > from).reduce((now, step) => stepUp(step, kind, now), value)
}

function stepUp(step: Step, kind: Kind, value: unknown): unknown {
  if (!isOld(value)) return value
  const inner = Object.entries(PLACES[kind]).reduce<Old>(
    (all, [path, part]) => within(all, path.split('.'), (each) => stepUp(step, part, each)) as Old,
    value,
  )
  return step.up[kind]?.(inner) ?? inner
}

/** The value with what stands at the path changed. Own keys only: nothing is found that is not there. */
function within(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (each: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value)
  if (key === '*' && Array.isArray(value)) return value.map((each) => within(each, rest, change))
  if (!isOld(value)) return value
  const keys = key === '*' ? Object.keys(value) : Object.hasOwn(value, key) ? [key] : []
  const changed = keys.map((each) => [each, within(value[each], rest, change)] as const)
  return changed.length === 0 ? value : withKeys(value, changed)
}

/** In the order in which they stood. Defined, not assigned: "__proto__" is a key like others. */
function withKeys(value: Old, changed: readonly (readonly [string, unknown])[]): Old {
  return Object.fromEntries([...Object.entries(value), ...changed])
}

/** What the party may keep of a fight, as a GM decides it: all wounds at once, a kind of token, one condition. */
import type { Party } from '../engine/model/party'
import type { GameSystem } from '../engine/system'
import type { CarriedChange, MemberOutcome } from './after-fight'

export interface CarryGroup {
  key: string
  /** "VP and HP as they are", "Bleeding 2 on Ilse". */
  label: string
  /** Who has none left; '' when there is nothing to add. */
  note: string
  chosen: readonly { outcome: MemberOutcome; changes: readonly CarriedChange[] }[]
}

/** Wounds first, then counters, then each condition for itself. Nothing that has not changed is in it. */
export function carryGroups(outcomes: readonly MemberOutcome[], system: GameSystem): CarryGroup[] {
  const vitals = group(outcomes, ({ kind }) => kind === 'vitals')
  const labels = system.vitals.map(({ label }) => label).join(' and ')
  const counters = system.counters.flatMap(({ id, label }): CarryGroup[] => {
    const chosen = group(outcomes, (change) => change.kind === 'counters' && change.id === id)
    return chosen.length === 0 ? [] : [{ key: `counter ${id}`, label, note: noneLeft(chosen), chosen }]
  })
  const effects = outcomes.flatMap((outcome) =>
    outcome.changes.flatMap((change): CarryGroup[] =>
      change.kind === 'effects' ? [effectGroup(outcome, change)] : [],
    ),
  )
  const wounds =
    vitals.length === 0 ? [] : [{ key: 'vitals', label: `${labels} as they are`, note: '', chosen: vitals }]
  return [...wounds, ...counters, ...effects]
}

function group(
  outcomes: readonly MemberOutcome[],
  wanted: (change: CarriedChange) => boolean,
): { outcome: MemberOutcome; changes: readonly CarriedChange[] }[] {
  return outcomes.flatMap((outcome) => {
    const changes = outcome.changes.filter(wanted)
    return changes.length === 0 ? [] : [{ outcome, changes }]
  })
}

function effectGroup(outcome: MemberOutcome, change: CarriedChange): CarryGroup {
  const strength = change.to === null ? change.label : `${change.label} ${String(change.to)}`
  return {
    key: `effect ${outcome.member} ${change.id}`,
    label: `${strength} on ${outcome.name}`,
    note: '',
    chosen: [{ outcome, changes: [change] }],
  }
}

function noneLeft(chosen: CarryGroup['chosen']): string {
  const empty = chosen
    .filter(({ changes }) => changes.some(({ to }) => to === 0))
    .map(({ outcome }) => outcome.name)
  if (empty.length === 0) return ''
  return `${empty.join(', ')} ${empty.length === 1 ? 'has' : 'have'} none left`
}

/** Changes of one member that stand in several groups, put together for the party. */
export function joined(
  groups: readonly CarryGroup[],
): { outcome: MemberOutcome; changes: CarriedChange[] }[] {
  const byMember = new Map<MemberOutcome, CarriedChange[]>()
  for (const { outcome, changes } of groups.flatMap(({ chosen }) => chosen))
    byMember.set(outcome, [...(byMember.get(outcome) ?? []), ...changes])
  return [...byMember].map(([outcome, changes]) => ({ outcome, changes }))
}

/** Everybody rested first: unhurt, whatever stood on record. */
export function rested(party: Party): Party {
  const members = party.members.map((member) => {
    const { vitals: _vitals, ...carried } = member.carried
    return { ...member, carried }
  })
  return { ...party, members }
}

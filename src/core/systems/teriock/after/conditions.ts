/** Implied conditions come with their cause and never twice; the engine takes them away with the last cause. */
import type { Consequence } from '../../../engine/consequence'
import type { EventOf, FightEvent } from '../../../engine/events'
import type { Combatant } from '../../../engine/model/combatant'
import type { Effect } from '../../../engine/model/effect'
import type { Fight } from '../../../engine/model/fight'
import { gmName } from '../../../engine/naming'
import { own } from '../../../engine/own'
import { affinityTo } from '../damage'
import { HACKS, effectOf, impliedBy, impliedDraft, isCondition, labelOf } from '../effects'
import { cameInForce } from './in-force'

export function conditions(before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  if (event.type === 'EffectEnded') return stillImplied(fight, before, event)
  const news = cameInForce(before, fight, event)
  if (news) return newcomer(fight, news.bearer, news.effect)
  return event.type === 'EffectChanged' ? changed(before, fight, event) : []
}

function newcomer(fight: Fight, bearer: Combatant, effect: Effect): readonly Consequence[] {
  const earlier = own(HACKS, effect.definition ?? '')
    ? bearer.effects.find(({ id, definition }) => definition === effect.definition && id !== effect.id)
    : undefined
  if (earlier) return mergeHack(bearer, earlier, effect)
  if (isOvercounted(effect)) return countDown(bearer, effect)
  const same = putOnBefore(bearer, effect)
  if (same) return mergeCondition(bearer, same, effect)
  // The causes first: what the replaced one implied must not end for want of a cause.
  return [
    ...affinityNote(fight, bearer, effect),
    ...implyAll(bearer, effect),
    ...replaceImplied(bearer, effect),
  ]
}

function isOvercounted({ definition, severity }: Effect): boolean {
  return (severity ?? 1) > (own(HACKS, definition ?? '')?.most ?? Infinity)
}

/** A body has no third leg to wound: the count stops at what there is, and what it implies follows from that. */
function countDown({ id: target }: Combatant, { id, definition }: Effect): readonly Consequence[] {
  const severity = own(HACKS, definition ?? '')?.most ?? 1
  return [{ do: 'changeEffect', target, effect: id, changes: { severity } }]
}

/** A second wound of the same kind raises the count of the first. */
function mergeHack(bearer: Combatant, earlier: Effect, { id, severity }: Effect): readonly Consequence[] {
  const most = own(HACKS, earlier.definition ?? '')?.most ?? 1
  const raised = Math.min(most, (earlier.severity ?? 1) + (severity ?? 1))
  return [
    { do: 'endEffect', target: bearer.id, effect: id, reason: 'counted with the one before' },
    { do: 'changeEffect', target: bearer.id, effect: earlier.id, changes: { severity: raised } },
  ]
}

/** The same condition put on by hand before; what HP or MP have put on comes and goes with them. */
function putOnBefore(bearer: Combatant, effect: Effect): Effect | undefined {
  const byHand = ({ causes, begins, data }: Effect): boolean =>
    causes === null && begins === null && data.threshold !== true
  if (!isCondition(effect.definition) || !byHand(effect)) return undefined
  return bearer.effects.find(
    (each) => each.id !== effect.id && each.definition === effect.definition && byHand(each),
  )
}

/** Never twice: the newer one says how long it lasts, but what lasts until it is taken off stays so. */
function mergeCondition(bearer: Combatant, had: Effect, { id, ...newer }: Effect): readonly Consequence[] {
  const { source, ticks, note, ends } = newer
  const lasting = had.ends === null || ends === null ? { ends: null } : { source, ends }
  const worse = Math.max(had.severity ?? 0, newer.severity ?? 0)
  const severity = had.severity === null ? null : worse
  const changes = { ...lasting, severity, ticks, ...(note === '' ? {} : { note }) }
  const alike = had.ends === null || JSON.stringify(had.ends) === JSON.stringify(lasting.ends)
  return [
    { do: 'endEffect', target: bearer.id, effect: id, reason: 'it has it already' },
    { do: 'changeEffect', target: bearer.id, effect: had.id, changes, quiet: alike },
  ]
}

/** What it now has by itself no longer hangs on a cause. */
function replaceImplied(bearer: Combatant, effect: Effect): readonly Consequence[] {
  if (effect.causes !== null || !isCondition(effect.definition)) return []
  return bearer.effects
    .filter(
      ({ id, definition, causes }) => id !== effect.id && definition === effect.definition && causes !== null,
    )
    .map(({ id }) => ({
      do: 'endEffect' as const,
      target: bearer.id,
      effect: id,
      reason: 'it now has it by itself',
    }))
}

function implyAll(bearer: Combatant, cause: Effect): readonly Consequence[] {
  return leavesFirst(impliedBy(cause)).flatMap((id) => imply(bearer, id, cause))
}

/** What implies nothing comes first, so that the others find it there and don't bring it again. */
function leavesFirst(ids: readonly string[]): string[] {
  const depth = (id: string): number => impliedBy({ definition: id, severity: null, begins: null }).length
  return [...ids].sort((a, b) => depth(a) - depth(b))
}

function imply(bearer: Combatant, id: string, cause: Effect): readonly Consequence[] {
  if (affinityTo(bearer, id) === 'immunity') return []
  const present = effectOf(bearer, id)
  if (!present) return [{ do: 'addEffect', target: bearer.id, effect: impliedDraft(id, cause.id) }]
  if (present.causes === null || present.causes.includes(cause.id)) return []
  const causes = [...present.causes, cause.id]
  return [{ do: 'changeEffect', target: bearer.id, effect: present.id, changes: { causes }, quiet: true }]
}

/** A hack that got worse implies more, one that got better less. */
function changed(
  before: Fight,
  fight: Fight,
  { combatant, effect }: EventOf<'EffectChanged'>,
): readonly Consequence[] {
  const bearer = fight.combatants[combatant]
  const known = before.combatants[combatant]?.effects.find(({ id }) => id === effect.id)
  if (!bearer || !known || known.severity === effect.severity) return []
  if (isOvercounted(effect)) return countDown(bearer, effect)
  const now = impliedBy(effect)
  const lost = impliedBy(known).filter((id) => !now.includes(id))
  return [
    ...now.flatMap((id) => imply(bearer, id, effect)),
    ...lost.flatMap((id) => release(bearer, id, effect)),
  ]
}

function release(bearer: Combatant, id: string, { id: cause, label }: Effect): readonly Consequence[] {
  const present = effectOf(bearer, id)
  if (!present?.causes?.includes(cause)) return []
  const causes = present.causes.filter((each) => each !== cause)
  return causes.length === 0
    ? [{ do: 'endEffect', target: bearer.id, effect: present.id, reason: `it came from ${label}` }]
    : [{ do: 'changeEffect', target: bearer.id, effect: present.id, changes: { causes }, quiet: true }]
}

/** Its own time was up, but something else still implies it. Taken off by hand, it stays off. */
function stillImplied(
  fight: Fight,
  before: Fight,
  { combatant, effect: id, reason }: EventOf<'EffectEnded'>,
): readonly Consequence[] {
  const bearer = fight.combatants[combatant]
  const gone = before.combatants[combatant]?.effects.find((each) => each.id === id)
  if (!bearer || !gone?.definition || gone.causes !== null || reason === 'removed by hand') return []
  const { definition } = gone
  if (!isCondition(definition) || effectOf(bearer, definition)) return []
  const causes = bearer.effects.filter((each) => impliedBy(each).includes(definition)).map((each) => each.id)
  const [first] = causes
  if (first === undefined) return []
  return [{ do: 'addEffect', target: bearer.id, effect: { ...impliedDraft(definition, first), causes } }]
}

/** Put on by hand it stays: the GM has the last word, the app only says what the stat block says. */
function affinityNote(fight: Fight, bearer: Combatant, effect: Effect): readonly Consequence[] {
  if (!isCondition(effect.definition) || effect.definition === null) return []
  const affinity = affinityTo(bearer, effect.definition, labelOf(effect.definition))
  if (affinity === null) return []
  const name = gmName(fight, bearer)
  const text = {
    immunity: `is immune to ${effect.label}: take it off, unless you rule otherwise`,
    resistance: `resists ${effect.label}: ask for the save`,
    weakness: `is vulnerable to ${effect.label}: it gets no save`,
  }[affinity]
  return name === '' ? [] : [{ do: 'log', who: bearer.id, text }]
}

/** The same state twice is one: ailments add up, everything else that a creature can only be once stays as it was. */
import type { Consequence } from '../../engine/consequence'
import type { Combatant } from '../../engine/model/combatant'
import type { Effect, EffectDraft } from '../../engine/model/effect'
import { AILMENTS } from './effects'

/** States, not things to have several of, such as two preparations. */
const ONCE: readonly (string | null)[] = ['stumbled', 'defend', 'sprint', 'cautious', 'dying', 'unconscious']

export function merged(bearer: Combatant, added: Effect): readonly Consequence[] {
  if (AILMENTS.includes(added.definition ?? '')) return addedUp(bearer, added)
  return ONCE.includes(added.definition) ? onlyOnce(bearer, added) : []
}

/** More of the same ailment adds to the one it has. */
function addedUp(bearer: Combatant, added: Effect): readonly Consequence[] {
  const { id, severity, note } = added
  if (severity === null) return []
  const kind = kindOf(added)
  const had = others(bearer, added).find((each) => kindOf(each) === kind)
  if (!had) return remembered(bearer, added, kind)
  // The newer text of the GM counts: it knows how bad it has become.
  const changes = { severity: (had.severity ?? 0) + severity, ...(note === '' ? {} : { note }) }
  return replacing(bearer, id, had, changes, 'added to what it has')
}

function others({ effects }: Combatant, { id, definition }: Effect): Effect[] {
  return effects.filter((each) => each.id !== id && each.definition === definition)
}

/** An ailment of the GM's own is known by the name it came with, whatever the GM calls it later. */
function kindOf({ definition, label, data }: Effect): string {
  if (definition !== 'ailment') return ''
  return typeof data.kind === 'string' ? data.kind : label.trim().toLowerCase()
}

function remembered({ id: target }: Combatant, added: Effect, kind: string): readonly Consequence[] {
  if (kind === '' || added.data.kind === kind) return []
  const changes = { data: { ...added.data, kind } }
  return [{ do: 'changeEffect', target, effect: added.id, changes, quiet: true }]
}

/** Put on again it lasts as the newer one says; of two Defends the better counts. */
function onlyOnce(bearer: Combatant, added: Effect): readonly Consequence[] {
  const direct = ({ causes, begins }: Effect): boolean => causes === null && begins === null
  const sameKind = (each: Effect): boolean => direct(each) && each.data.stage === added.data.stage
  const had = direct(added) ? others(bearer, added).find(sameKind) : undefined
  if (!had) return []
  const severity = had.severity === null ? null : Math.max(had.severity, added.severity ?? 1)
  const better = amountOf(added) > amountOf(had) ? { label: added.label, modifiers: added.modifiers } : {}
  return replacing(bearer, added.id, had, { ends: added.ends, severity, ...better }, 'it has it already')
}

function amountOf({ modifiers }: Effect): number {
  return modifiers[0]?.amount ?? 0
}

function replacing(
  { id: target }: Combatant,
  newer: string,
  had: Effect,
  changes: Partial<EffectDraft>,
  reason: string,
): readonly Consequence[] {
  const quiet = changes.severity === had.severity
  return [
    { do: 'endEffect', target, effect: newer, reason },
    { do: 'changeEffect', target, effect: had.id, changes, quiet },
  ]
}

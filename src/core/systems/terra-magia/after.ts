/** Rules that answer events: bleeding on spent slots, dying, ailments that add up, preparations that lapse. */
import type { Consequence } from '../../engine/consequence'
import type { EventOf, EventType } from '../../engine/events'
import type { Combatant } from '../../engine/model/combatant'
import type { Effect } from '../../engine/model/effect'
import type { Fight } from '../../engine/model/fight'
import type { GameSystem } from '../../engine/system'
import { readAmount, rollable } from '../../engine/dice'
import { turnCompany } from '../../engine/time/turn-order'
import { effectOf, hurtBySlot, inForce, levelOf, type SlotHurt } from './ailments'
import { stageQuestion, woundTable } from './dying'
import { AILMENTS, effect } from './effects'
import { merged } from './merging'
import { isDown, vitalOf } from './vitals'

type After<T extends EventType> = (event: EventOf<T>, fight: Fight, before: Fight) => readonly Consequence[]

const answers: { [T in EventType]?: After<T> } = {
  SlotsSpent: ({ combatant, slots }, fight) =>
    ofBearer(fight, combatant, (bearer) => slots.flatMap((slot) => hurtBySpending(bearer, slot))),
  DamageTaken: ({ combatant }, fight) => ofBearer(fight, combatant, worn),
  VitalSet: ({ combatant }, fight) =>
    ofBearer(fight, combatant, (bearer) => [...worn(bearer), ...risen(bearer)]),
  Healed: ({ combatant }, fight) => ofBearer(fight, combatant, risen),
  EffectAdded: ({ combatant, effect: added }, fight) =>
    ofBearer(fight, combatant, (bearer) => [...merged(bearer, added), ...exhausted(bearer)]),
  EffectChanged: ({ combatant, effect: changed }, fight, before) =>
    ofBearer(fight, combatant, (bearer) =>
      // A new name or another end takes nobody's consciousness.
      severityIn(before, combatant, changed.id) === changed.severity
        ? []
        : [...faded(bearer, changed), ...exhausted(bearer), ...recovered(bearer)],
    ),
  EffectEnded: ({ combatant, effect: gone, reason }, _fight, before) =>
    ofBearer(before, combatant, (bearer) => lapsed(bearer, gone, reason)),
  TurnBegan: ({ entry }, fight) =>
    turnCompany(fight, fight.entries[entry]?.combatant ?? '').flatMap((id) =>
      ofBearer(fight, id, (bearer) => stageQuestion(fight, bearer)),
    ),
}

export const after: GameSystem['after'] = (before, fight, event) => {
  const answer = answers[event.type] as After<EventType> | undefined
  return answer?.(event, fight, before) ?? []
}

function severityIn(before: Fight, bearer: string, id: string): number | null {
  return before.combatants[bearer]?.effects.find((each) => each.id === id)?.severity ?? null
}

function ofBearer(
  fight: Fight,
  id: string,
  answer: (bearer: Combatant) => readonly Consequence[],
): readonly Consequence[] {
  const bearer = fight.combatants[id]
  return bearer ? answer(bearer) : []
}

function hurtBySpending(bearer: Combatant, slot: string): Consequence[] {
  const kind = bearer.budget.find(({ id }) => id === slot)?.kind ?? ''
  return inForce(bearer).flatMap((each) => {
    const hurt = hurtBySlot(each, kind)
    return hurt ? hurtConsequences(bearer, each, hurt) : []
  })
}

/** Plain numbers happen by themselves, dice and remarks ("1d6 fire") are asked, mere text is told. */
function hurtConsequences(bearer: Combatant, { label, id, source }: Effect, hurt: SlotHurt): Consequence[] {
  const told: Consequence[] =
    hurt.text === '' ? [] : [{ do: 'log', who: bearer.id, text: `${label}: ${hurt.text}` }]
  const written = readAmount(hurt.amount)
  const { type, straightTo } = hurt
  if (written.kind === 'blank') return told
  if (written.kind === 'number') {
    const parts = [{ amount: Math.max(0, written.value), type }]
    return [{ do: 'damage', target: bearer.id, parts, straightTo, cause: label, source }, ...told]
  }
  return [...told, { do: 'prompt', prompt: damageQuestion(bearer, id, label, hurt) }]
}

function damageQuestion(
  bearer: Combatant,
  id: string,
  label: string,
  { amount, type, straightTo }: SlotHurt,
) {
  return {
    combatant: bearer.id,
    effect: id,
    text: `${label}: ${amount} damage`,
    cause: label,
    dice: rollable(amount),
    roll: { kind: 'damage', damageType: type, straightTo } as const,
    options: [],
  }
}

/** At 0 HP it is dying; at 0 VP heavy exhaustion takes consciousness. */
function worn(bearer: Combatant): Consequence[] {
  const dies = isDown(bearer) && !effectOf(bearer, 'dying') && !stable(bearer)
  const dying: Consequence[] = dies
    ? [{ do: 'addEffect', target: bearer.id, effect: effect('dying', null) }]
    : []
  return [...dying, ...exhausted(bearer)]
}

function stable(bearer: Combatant): boolean {
  return inForce(bearer).some(
    ({ definition, data }) => definition === 'unconscious' && typeof data.stage === 'number',
  )
}

/** Exhaustion of 10 or more at 0 VP. Not for a creature that has no VP at all. It ends with that Exhaustion. */
function exhausted(bearer: Combatant): Consequence[] {
  const vp = vitalOf(bearer, 'vp')
  const exhaustion = heavyExhaustion(bearer)
  const falls = exhaustion !== null && vp !== null && vp.max > 0 && vp.now <= 0
  if (!falls || effectOf(bearer, 'unconscious')) return []
  const asleep = effect('unconscious', null, { causes: [exhaustion.id], note: 'Exhaustion' })
  return [{ do: 'addEffect', target: bearer.id, effect: asleep }]
}

function heavyExhaustion(bearer: Combatant): Effect | null {
  const exhaustion = effectOf(bearer, 'exhaustion')
  return exhaustion && levelOf(exhaustion.severity) === 'major' ? exhaustion : null
}

/** Exhaustion that has sunk keeps nobody unconscious. VP alone don't wake: that is the GM's word. */
function recovered(bearer: Combatant): Consequence[] {
  if (heavyExhaustion(bearer)) return []
  return inForce(bearer)
    .filter(({ definition, causes }) => definition === 'unconscious' && causes !== null)
    .map(({ id }) => ({ do: 'endEffect', target: bearer.id, effect: id, reason: 'its Exhaustion has sunk' }))
}

/** Above 0 HP again: no longer dying, awake; from the third stage on an injury may stay. */
function risen(bearer: Combatant): Consequence[] {
  const hp = vitalOf(bearer, 'hp')
  if (!hp || hp.now <= 0) return []
  const over = inForce(bearer).filter(
    ({ definition, data }) =>
      definition === 'dying' || (definition === 'unconscious' && typeof data.stage === 'number'),
  )
  const stage = Math.max(0, ...over.map(({ severity, data }) => severity ?? Number(data.stage)))
  return [
    ...over.map(({ id }): Consequence => ({
      do: 'endEffect',
      target: bearer.id,
      effect: id,
      reason: 'above 0 HP again',
    })),
    ...(over.length > 0 && stage >= 3 ? [woundTable(bearer)] : []),
  ]
}

function faded(bearer: Combatant, { id, definition, severity }: Effect): Consequence[] {
  const gone = AILMENTS.includes(definition ?? '') && severity !== null && severity <= 0
  return gone ? [{ do: 'endEffect', target: bearer.id, effect: id, reason: 'its severity fell to 0' }] : []
}

/** A preparation that was not used is lost, and the log says so. */
function lapsed(bearer: Combatant, gone: string, reason: string): Consequence[] {
  const held = bearer.effects.find(({ id }) => id === gone)
  if (held?.definition !== 'prep' || reason === 'used') return []
  return [{ do: 'log', who: bearer.id, text: `did not use what was prepared: ${held.note}` }]
}

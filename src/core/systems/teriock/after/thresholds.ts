/** HP and MP at or below zero: unconscious, critically wounded, dead; and what a damage type leaves behind. */
import type { Consequence } from '../../../engine/consequence'
import type { EventOf, FightEvent } from '../../../engine/events'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import { own } from '../../../engine/own'
import { DROPS_INTO, affinityTo } from '../damage'
import { HACKS, draftOf, effectOf } from '../effects'
import { worstThreshold } from '../vitals'

export function thresholds(_before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  return concerned(fight, event).flatMap(follow)
}

/** Those whose points may have crossed a line; at the start also those who came wounded. */
function concerned(fight: Fight, event: FightEvent): Combatant[] {
  const isFirst = event.type === 'RoundBegan' && fight.roundsBegun === 1
  if (isFirst) return Object.values(fight.combatants)
  if (event.type === 'CombatantsJoined')
    return event.combatants.flatMap(({ id }) => fight.combatants[id] ?? [])
  if (event.type !== 'DamageTaken' && event.type !== 'Healed' && event.type !== 'VitalSet') return []
  const one = fight.combatants[event.combatant]
  return one ? [one] : []
}

/** The new one first: what both imply then only changes its cause. */
function follow(combatant: Combatant): readonly Consequence[] {
  const wanted = worstThreshold(combatant)
  const known = combatant.effects.filter(({ data }) => data.threshold === true)
  const stale = known.filter(({ definition }) => definition !== wanted)
  const has = wanted === null || effectOf(combatant, wanted)?.causes === null
  return [
    ...(has
      ? []
      : [
          {
            do: 'addEffect' as const,
            target: combatant.id,
            effect: draftOf(wanted, { data: { threshold: true } }),
          },
        ]),
    ...stale.map(({ id }) => ({
      do: 'endEffect' as const,
      target: combatant.id,
      effect: id,
      reason: 'its HP or MP changed',
    })),
  ]
}

export function dropConditions(_before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  if (event.type !== 'DamageTaken' || !dropped(event)) return []
  const combatant = fight.combatants[event.combatant]
  if (!combatant) return []
  const left = event.types.filter((type) => affinityTo(combatant, type) !== 'immunity')
  const conditions = [...new Set(left.flatMap((type) => own(DROPS_INTO, type) ?? []))]
  return conditions
    .filter((id) => affinityTo(combatant, id) !== 'immunity' && !effectOf(combatant, id))
    .map((id) => ({ do: 'addEffect' as const, target: combatant.id, effect: draftOf(id) }))
}

/** A hack costs no HP but wounds a part of the body: asked, as far as there is one left to wound. */
export function hackedPart(_before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  if (event.type !== 'DamageTaken' || !event.types.includes('hack') || event.amount <= 0) return []
  const bearer = fight.combatants[event.combatant]
  if (!bearer || affinityTo(bearer, 'hack') === 'immunity') return []
  const options = Object.entries(HACKS).flatMap(([id, { label, most }]) => {
    if ((effectOf(bearer, id)?.severity ?? 0) >= most) return []
    const does = [{ do: 'addEffect' as const, target: bearer.id, effect: draftOf(id) }]
    return [{ id, label: label.replace(' hack', ''), does }]
  })
  const text = 'Hacked: which part?'
  const prompt = { combatant: bearer.id, effect: null, text, dice: '', roll: null, options }
  return options.length === 0 ? [] : [{ do: 'prompt', prompt }]
}

function dropped({ vitals }: EventOf<'DamageTaken'>): boolean {
  const { hp } = vitals
  return hp !== undefined && hp.from > 0 && hp.to <= 0
}

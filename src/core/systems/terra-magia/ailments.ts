/** Ailments grow by severity (rules §7) and take slots away or hurt when slots are spent. */
import type { Combatant } from '../../engine/model/combatant'
import type { DataValue, Effect } from '../../engine/model/effect'

export type Level = 'none' | 'minor' | 'moderate' | 'major'

/** 1–4, 5–9, 10 and more. */
export function levelOf(severity: number | null): Level {
  const points = severity ?? 0
  if (points < 1) return 'none'
  if (points < 5) return 'minor'
  return points < 10 ? 'moderate' : 'major'
}

export function inForce({ effects }: Pick<Combatant, 'effects'>): Effect[] {
  return effects.filter((effect) => effect.begins === null)
}

export function effectOf(combatant: Pick<Combatant, 'effects'>, definition: string): Effect | null {
  return inForce(combatant).find((effect) => effect.definition === definition) ?? null
}

/** Severity of a named ailment, 0 when it has none. */
export function severityOf(combatant: Pick<Combatant, 'effects'>, definition: string): number {
  return effectOf(combatant, definition)?.severity ?? 0
}

/** Slot kinds that effects switch off by name (`data.off`: "minor,movement"), with the effect that does. */
export function kindsOff(combatant: Pick<Combatant, 'effects'>): Record<string, Effect> {
  const reasons: Record<string, Effect> = {}
  for (const effect of inForce(combatant)) {
    for (const kind of wordsOf(effect.data.off)) reasons[kind] ??= effect
  }
  return reasons
}

export function wordsOf(value: DataValue | undefined): string[] {
  return typeof value === 'string' && value !== '' ? value.split(',').map((word) => word.trim()) : []
}

/** How many slots of a kind Exhaustion leaves; a kind that is not named is untouched. */
export function exhaustionCaps(combatant: Pick<Combatant, 'effects'>): Record<string, number> {
  const level = levelOf(severityOf(combatant, 'exhaustion'))
  if (level === 'none') return {}
  if (level === 'minor') return { minor: 0 }
  return level === 'moderate' ? { minor: 0, major: 1 } : { minor: 0, major: 1, movement: 0 }
}

/** What an effect does when a slot of this kind is spent. */
export interface SlotHurt {
  amount: string
  type: string
  straightTo: string | null
  text: string
}

/** Bleeding: 2 HP past VP per Major, from severity 5 on per Reaction too. Others by their `data.onMajor`, `onReaction`. */
export function hurtBySlot(effect: Effect, kind: string): SlotHurt | null {
  if (effect.definition === 'bleeding') return bleeds(effect, kind)
  const fires = (kind === 'major' && effect.data.onMajor) || (kind === 'reaction' && effect.data.onReaction)
  if (fires !== true) return null
  const { amount, type, straightTo } = effect.data
  return {
    amount: typeof amount === 'string' ? amount : String(amount ?? ''),
    type: typeof type === 'string' ? type : '',
    straightTo: typeof straightTo === 'string' && straightTo !== '' ? straightTo : null,
    text: effect.note,
  }
}

function bleeds({ severity, note }: Effect, kind: string): SlotHurt | null {
  const level = levelOf(severity)
  const fires = kind === 'major' ? level !== 'none' : kind === 'reaction' && levelAtLeastModerate(level)
  if (!fires) return null
  return { amount: '2', type: '', straightTo: 'hp', text: level === 'major' ? note : '' }
}

function levelAtLeastModerate(level: Level): boolean {
  return level === 'moderate' || level === 'major'
}

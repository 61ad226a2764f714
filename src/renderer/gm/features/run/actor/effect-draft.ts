/** From what a GM says about an effect ("until the end of Ilse's turn") to the effect itself. */
import type { EffectDraft, Tick, When } from '#core/engine/model/effect'
import { currentCombatant, type Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import type { EffectDefinition } from '#core/engine/system'

export type DurationKind = 'untilRemoved' | 'turnStart' | 'turnEnd' | 'rounds' | 'roll' | 'roundEnd'

export interface DurationChoice {
  kind: DurationKind
  /** Whose turn: a combatant, or 'target' for each bearer's own. */
  whose: CombatantId
  /** Only for `rounds`. */
  rounds: number
  /** Only for `roll`: asked at the end of each own turn. */
  dice: string
  anyDie: number
}

export const UNTIL_REMOVED: DurationChoice = {
  kind: 'untilRemoved',
  whose: 'target',
  rounds: 1,
  dice: '2d4',
  anyDie: 4,
}

const NOW: When = { event: 'turn', moment: 'start', whose: 'target', anchor: null, skip: 0, by: 'itself' }

/** Rounds are counted from turn to turn of whoever acts now: three rounds put on in its turn end in its third from now. */
export function endsWhen(choice: DurationChoice, fight: Fight): When | null {
  const { kind, whose, rounds } = choice
  if (kind === 'untilRemoved') return null
  if (kind === 'roundEnd') return { ...NOW, event: 'round', moment: 'end' }
  if (kind === 'roll') return { ...NOW, moment: 'end', by: { dice: choice.dice, anyDie: choice.anyDie } }
  if (kind === 'rounds') {
    const current = currentCombatant(fight)
    const skip = Math.max(0, rounds - 1)
    return current
      ? { ...NOW, whose: 'anchor', anchor: current.id, skip }
      : { ...NOW, event: 'round', moment: 'end', skip }
  }
  const moment = kind === 'turnStart' ? 'start' : 'end'
  return whose === 'target' ? { ...NOW, moment } : { ...NOW, moment, whose: 'anchor', anchor: whose }
}

/** The choice that an effect's end stands for, to start changing it from. */
export function choiceOf(ends: When | null): DurationChoice {
  if (!ends) return UNTIL_REMOVED
  const whose = ends.whose === 'anchor' ? (ends.anchor ?? 'target') : 'target'
  const base = { ...UNTIL_REMOVED, whose }
  if (ends.by !== 'itself') return { ...base, kind: 'roll', dice: ends.by.dice, anyDie: ends.by.anyDie }
  if (ends.skip > 0) return { ...base, kind: 'rounds', rounds: ends.skip + 1 }
  if (ends.event === 'round') return { ...base, kind: 'roundEnd' }
  return { ...base, kind: ends.moment === 'start' ? 'turnStart' : 'turnEnd' }
}

export interface TickChoice {
  kind: 'none' | 'damage' | 'heal' | 'remind'
  moment: 'start' | 'end'
  /** "3", "1d6", or the words of a reminder. */
  text: string
  damageType: string
}

export const NO_TICK: TickChoice = { kind: 'none', moment: 'start', text: '', damageType: '' }

export function ticksOf({ kind, moment, text, damageType }: TickChoice, healVital: string): Tick[] {
  const when = { ...NOW, moment }
  if (kind === 'none' || text.trim() === '') return []
  if (kind === 'remind') return [{ ...when, does: { kind, text: text.trim() } }]
  if (kind === 'heal') return [{ ...when, does: { kind, amount: text.trim(), vital: healVital } }]
  return [{ ...when, does: { kind, amount: text.trim(), damageType, straightTo: null } }]
}

export interface EffectChoice {
  /** From the system's table, or null with a label of the GM's own. */
  definition: EffectDefinition | null
  label: string
  severity: number | null
  /** Null: as the table says. */
  duration: DurationChoice | null
  tick: TickChoice
  public: boolean
  tone: EffectDraft['tone']
}

export function effectDraft(
  choice: EffectChoice,
  { fight, source, healVital }: { fight: Fight; source: CombatantId | null; healVital: string },
): EffectDraft {
  const { definition, label, severity, duration, tick } = choice
  const own: Omit<EffectDraft, 'definition' | 'label' | 'source'> = {
    severity: null,
    begins: null,
    ticks: [],
    ends: null,
    modifiers: [],
    causes: null,
    sustained: false,
    public: false,
    tone: choice.tone,
    note: '',
    data: {},
  }
  const base = definition?.draft ?? own
  return {
    ...base,
    definition: definition?.id ?? null,
    label: label.trim() === '' ? (definition?.label ?? '') : label.trim(),
    source,
    severity: definition && !definition.severity ? base.severity : severity,
    ends: duration ? endsWhen(duration, fight) : base.ends,
    ticks: [...base.ticks, ...ticksOf(tick, healVital)],
    public: choice.public,
  }
}

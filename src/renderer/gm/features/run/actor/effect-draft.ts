/** From what a GM says about an effect ("until the end of Ilse's turn") to the effect itself. */
import type { EffectDraft, Tick, When } from '#core/engine/model/effect'
import { currentCombatant, type Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import type { EffectDefinition } from '#core/engine/system'

export type DurationKind =
  'untilRemoved' | 'turnStart' | 'turnEnd' | 'rounds' | 'roll' | 'roundEnd' | 'moment'

export interface DurationChoice {
  kind: DurationKind
  /** Whose turn: a combatant, or 'target' for each bearer's own. */
  whose: CombatantId
  /** Only for `rounds`. */
  rounds: number
  /** Only for `roll`: asked at the end of each own turn. */
  dice: string
  anyDie: number
  /** Only for `moment`: any moment of the one model by which effects begin, tick and end. */
  when: When
}

const NOW: When = { event: 'turn', moment: 'start', whose: 'target', anchor: null, skip: 0, by: 'itself' }
/** What a GM starts from who names a moment. */
export const OWN_TURN_END: When = { ...NOW, moment: 'end' }

export const UNTIL_REMOVED: DurationChoice = {
  kind: 'untilRemoved',
  whose: 'target',
  rounds: 1,
  dice: '2d4',
  anyDie: 4,
  when: OWN_TURN_END,
}

/** Rounds are counted from turn to turn of whoever acts now: three rounds put on in its turn end in its third from now. */
export function endsWhen(choice: DurationChoice, fight: Fight): When | null {
  const { kind, whose, rounds } = choice
  if (kind === 'untilRemoved') return null
  if (kind === 'moment') return choice.when
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
  return shortChoice(ends) ?? { ...UNTIL_REMOVED, kind: 'moment', when: ends }
}

/** One of the choices with words of their own, where it says all there is. */
function shortChoice({ event, moment, whose, anchor, skip, by }: When): DurationChoice | null {
  const base = { ...UNTIL_REMOVED, whose: whose === 'anchor' ? (anchor ?? 'target') : 'target' }
  const ownTurn = event === 'turn' && (whose === 'target' || whose === 'anchor')
  if (by !== 'itself') {
    const usual = ownTurn && whose === 'target' && moment === 'end' && skip === 0
    return usual ? { ...base, kind: 'roll', dice: by.dice, anyDie: by.anyDie } : null
  }
  const counted = event === 'round' ? moment === 'end' : ownTurn && whose === 'anchor' && moment === 'start'
  if (skip > 0) return counted ? { ...base, kind: 'rounds', rounds: skip + 1 } : null
  if (event === 'round') return moment === 'end' ? { ...base, kind: 'roundEnd' } : null
  return ownTurn ? { ...base, kind: moment === 'start' ? 'turnStart' : 'turnEnd' } : null
}

export interface TickChoice {
  kind: 'none' | 'damage' | 'heal' | 'remind'
  moment: 'start' | 'end'
  /** Another moment than one of its own turn; null: `moment`. */
  when: When | null
  /** "3", "1d6", or the words of a reminder. */
  text: string
  damageType: string
}

export const NO_TICK: TickChoice = { kind: 'none', moment: 'start', when: null, text: '', damageType: '' }

export function ticksOf(
  { kind, moment, when: other, text, damageType }: TickChoice,
  healVital: string,
): Tick[] {
  const when = other ?? { ...NOW, moment }
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
  /** Null: at once. */
  begins: When | null
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
    begins: choice.begins ?? base.begins,
    ends: duration ? endsWhen(duration, fight) : base.ends,
    ticks: [...base.ticks, ...ticksOf(tick, healVital)],
    public: choice.public,
  }
}

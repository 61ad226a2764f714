/** The reaction stack as it is drawn: newest first, each frame with what will become of it. */
import { actionOf } from '#core/engine/catalogue'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import type { Frame } from '#core/engine/model/reaction'
import { gmName } from '#core/engine/naming'
import { forecast, topFrame } from '#core/engine/stack/reaction-stack'
import type { GameSystem } from '#core/engine/system'

export interface FrameView {
  id: string
  /** Whose it is; an event may be nobody's. */
  actor: CombatantId | null
  number: number
  title: string
  /** "Seraphine Vael", "Seraphine Vael, readied" */
  by: string
  /** "Cancels Dispel Magic (2)", "On Ossian, Cinder Guard 1" */
  note: string
  badge: string
  tone: 'plain' | 'good' | 'bad' | 'arcane'
  top: boolean
  settled: boolean
  cancelled: boolean
  /** Number of the frame it answers, when that is the one drawn right below. */
  answersBelow: number | null
  /** A plain event can't be struck out. */
  canStrike: boolean
}

export function stackFrames(fight: Fight, system: GameSystem): FrameView[] {
  const fates = forecast(fight.stack)
  const top = topFrame(fight.stack)
  const frames = [...fight.stack].reverse()
  return frames.map((frame, place) => {
    const { badge, tone } = verdict(frame, fates[frame.id] === 'cancelled', frame.id === top?.id)
    const answered = fight.stack.find(({ id }) => id === frame.answers)
    return {
      id: frame.id,
      actor: frame.actor,
      number: frame.number,
      title: frame.name,
      by: author(frame),
      note: noteOf(fight, system, frame, answered !== frames[place + 1] ? answered : undefined),
      badge,
      tone,
      top: frame.id === top?.id,
      settled: frame.state !== 'waiting',
      cancelled: frame.state === 'cancelled',
      answersBelow: answered && answered === frames[place + 1] ? answered.number : null,
      canStrike: frame.kind === 'ability' && frame.state === 'waiting',
    }
  })
}

/** What a screen reader speaks for a frame. */
export function frameSentence({ number, title, by, badge, note }: FrameView): string {
  return [[number, title, by, badge].filter(Boolean).join(', '), note].filter(Boolean).join('. ')
}

function verdict(frame: Frame, doomed: boolean, top: boolean): Pick<FrameView, 'badge' | 'tone'> {
  if (frame.state === 'cancelled') return { badge: 'Cancelled', tone: 'bad' }
  if (frame.state === 'resolved') return { badge: 'Resolved', tone: 'plain' }
  if (top) return { badge: 'Resolves first', tone: 'arcane' }
  return doomed ? { badge: 'Will be cancelled', tone: 'bad' } : { badge: 'Will resolve', tone: 'good' }
}

function author(frame: Frame): string {
  if (frame.kind === 'event') return frame.actorName === '' ? 'Event' : `${frame.actorName}, event`
  return [frame.actorName, frame.readied ? 'readied' : ''].filter(Boolean).join(', ')
}

function noteOf(fight: Fight, system: GameSystem, frame: Frame, answered: Frame | undefined): string {
  const cancelled = fight.stack.find(({ id }) => id === frame.cancels)
  const targets = targetsOf(fight, frame)
  const spared = targets.filter((each) => isSpared(fight, system, frame, each))
  const named = (some: readonly Combatant[]) => some.map((each) => gmName(fight, each)).join(', ')
  const on = named(targets.filter((each) => !spared.includes(each)))
  const parts = [
    cancelled ? `Cancels ${cancelled.name} (${cancelled.number})` : '',
    answered && answered !== cancelled ? `Answers ${answered.name} (${answered.number})` : '',
    on === '' ? '' : `On ${on}`,
    // Said before it resolves.
    spared.length > 0 ? `Immune: ${named(spared)}` : '',
  ]
  return parts.filter(Boolean).join('. ')
}

function targetsOf({ combatants }: Fight, { inputs }: Frame): Combatant[] {
  const ids: readonly unknown[] = Array.isArray(inputs.targets) ? inputs.targets : []
  return ids.flatMap((id) => combatants[String(id)] ?? [])
}

function isSpared(fight: Fight, system: GameSystem, { actor, action }: Frame, target: Combatant): boolean {
  const owner = fight.combatants[actor ?? '']
  const ability = owner && action !== null ? (actionOf(owner, action, system)?.ability ?? null) : null
  return ability !== null && system.spares?.(target, ability) === true
}

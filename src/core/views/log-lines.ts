/** From what each event of a step has to say to the lines of the log: one for each attack, its sums under it. */
import type { EventType, FightEvent } from '../engine/events'
import type { LogLine } from '../engine/model/log-line'
import { effectInWords } from './log-phrases'

/** An event with its sentence. */
export interface Said {
  event: FightEvent
  line: LogLine
}

/**
 * `opening` gives way to a headline; `joins` goes into the headline, being what befell its target; `quiet` needs
 * no line of its own.
 */
type Place = 'line' | 'opening' | 'headline' | 'joins' | 'sum' | 'quiet'

/** The action that the step was, as far as it tells of one. */
interface Deed {
  actor: string | null
  whom: string | null
  hasHeadline: boolean
  /** A turn ended or began: what ran out with it ran out by itself. */
  boundary: boolean
  /** Effects that were there for no longer than this step. */
  fleeting: ReadonlySet<string>
}

/** What counts with something the bearer had was not lost: what that has become is told, else that it is there. */
export function withoutMerged(said: readonly Said[], events: readonly FightEvent[]): Said[] {
  const into = (id: string): FightEvent[] => events.filter((event) => isMergeOf(id, event, events))
  return said.filter(({ event }) => {
    if (event.type === 'EffectEnded') return into(event.effect).length === 0
    if (event.type !== 'EffectAdded') return true
    const changes = into(event.effect.id)
    return !changes.some((change) => said.some((each) => each.event === change))
  })
}

function isMergeOf(id: string, change: FightEvent, events: readonly FightEvent[]): boolean {
  if (change.type !== 'EffectChanged' || change.effect.id === id) return false
  const { combatant, effect } = change
  return (
    events.some((each) => each.type === 'EffectEnded' && each.effect === id) &&
    events.some(
      (each) =>
        each.type === 'EffectAdded' &&
        each.effect.id === id &&
        each.combatant === combatant &&
        each.effect.definition === effect.definition,
    )
  )
}

export function composed(said: readonly Said[]): LogLine[] {
  const deed = deedOf(said)
  const written: Written = { lines: [], head: -1, early: [] }
  for (const each of said) write(written, each, placeOf(each, deed))
  const { lines, head, early } = written
  return early.length === 0
    ? lines
    : lines.map((line, at) => (at === Math.max(head, 0) ? under(line, early) : line))
}

function deedOf(said: readonly Said[]): Deed {
  const events = said.map(({ event }) => event)
  const taken = events.find((event) => event.type === 'ActionTaken')
  const declared = events.find((event) => event.type === 'FrameDeclared')
  const headline = events.find((event) => event.type === 'Logged' && event.as === 'headline')
  const told = headline?.type === 'Logged' ? headline : null
  return {
    actor: taken?.combatant ?? told?.who ?? declared?.frame.actor ?? null,
    whom: told?.whom ?? null,
    hasHeadline: told !== null,
    boundary: events.some(({ type }) => type === 'TurnEnded'),
    fleeting: new Set(events.flatMap((event) => (event.type === 'EffectEnded' ? [event.effect] : []))),
  }
}

/** What is told where it matters and nowhere else. */
const NEVER_ALONE: readonly EventType[] = ['TurnEnded', 'SlotsSpent', 'SlotReturned', 'SlotsSwitchedOff']
/** What goes without saying once the action is named. */
const GOES_WITH_ACTION: readonly EventType[] = ['SlotsGranted', 'Delayed', 'EffectEnded']

function placeOf({ event }: Said, deed: Deed): Place {
  if (event.type === 'Logged') return event.as ?? 'line'
  if (event.type === 'ActionTaken') return 'opening'
  if (NEVER_ALONE.includes(event.type)) return 'quiet'
  if (GOES_WITH_ACTION.includes(event.type) && deed.actor !== null) return 'quiet'
  if (event.type === 'EffectEnded') return deed.boundary ? 'quiet' : 'line'
  if (event.type === 'VitalSet') return event.combatant === deed.actor ? 'quiet' : 'line'
  if (event.type === 'FrameSettled') return deed.hasHeadline && event.state === 'resolved' ? 'quiet' : 'line'
  if (event.type === 'EffectAdded' || event.type === 'EffectChanged') {
    const { id, causes } = event.effect
    if (causes !== null || deed.fleeting.has(id) || event.combatant === deed.actor) return 'quiet'
  } else if (event.type !== 'DamageTaken' && event.type !== 'Healed') return 'line'
  return event.combatant === deed.whom ? 'joins' : 'line'
}

interface Written {
  lines: LogLine[]
  /** Of the line that tells of the action; -1 before there is one. */
  head: number
  /** Sums that came before any line. */
  early: string[]
}

function write(written: Written, { event, line }: Said, place: Place): void {
  const { lines, head } = written
  const last = lines.findLastIndex(({ quiet }) => quiet !== true)
  const [above, opening] = [lines[last], lines[head]]
  if (place === 'headline' && opening) lines[head] = { ...opening, ...line }
  else if (place === 'joins' && opening) lines[head] = joined(opening, event, line)
  else if (place === 'sum' && !above) written.early.push(line.text)
  else if (place === 'sum' && above) lines[last] = under(above, [line.text])
  else if (place === 'quiet' && above) lines[last] = under(above, [aside(line, above)])
  else lines.push(place === 'quiet' ? { ...line, quiet: true } : line)
  if (place === 'opening' || place === 'headline') written.head = head < 0 ? lines.length - 1 : head
}

function under(line: LogLine, sum: readonly string[]): LogLine {
  return sum.length === 0 ? line : { ...line, sum: [...(line.sum ?? []), ...sum] }
}

/** "hit Ilse, 17 against AR 12" becomes "…, Bleeding 2", or gets "−8 VP" at its side. */
function joined(head: LogLine, event: FightEvent, line: LogLine): LogLine {
  const whole = under(head, line.sum ?? [])
  if (event.type === 'EffectAdded') return { ...whole, text: `${head.text}, ${effectInWords(event.effect)}` }
  if (event.type === 'EffectChanged') return { ...whole, text: `${head.text}, ${line.text}` }
  if (line.delta === '') return under(whole, [line.text])
  return { ...whole, tone: line.tone, delta: [head.delta, line.delta].filter(Boolean).join(', ') }
}

/** Another's words say whose they are. */
function aside({ who, text, delta }: LogLine, above: LogLine): string {
  const whole = [who === above.who ? '' : who, text, delta].filter(Boolean).join(' ')
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

/** Words of one line of the turn order: its state, what is on it, and all of it as one sentence. */
import type { Effect } from '#core/engine/model/effect'
import { effectInWords } from '#core/views/log-phrases'
import type { OrderLine } from './order-view'

/** What the icon beside the words stands for. */
export type LineIcon =
  | 'acting'
  | 'acted'
  | 'next'
  | 'down'
  | 'hidden'
  | 'surprised'
  | 'delayed'
  | 'stack'
  | 'turns'
  | 'planned'
  | null

/** One thing that the state line says. */
export interface Mark {
  key: string
  icon: LineIcon
  /** Its picture is the effect's own. */
  effect: Effect | null
  words: string
  tone: 'doing' | 'plain' | 'arcane' | Effect['tone']
}

interface StateWords {
  icon: LineIcon
  words: string
  /** What a tick or the place in the list shows to the eye, said to screen readers only. */
  unseen: string
}

const PLAIN: Record<OrderLine['state'], StateWords> = {
  current: { icon: 'acting', words: 'Acting now', unseen: '' },
  interrupted: { icon: 'delayed', words: 'Interrupted', unseen: '' },
  next: { icon: 'next', words: 'On deck', unseen: '' },
  acted: { icon: null, words: '', unseen: 'Acted' },
  passed: { icon: null, words: 'Acts next round', unseen: '' },
  waiting: { icon: null, words: '', unseen: 'Waiting' },
  commanded: { icon: 'acting', words: 'Can act now', unseen: '' },
  companion: { icon: null, words: '', unseen: 'When commanded' },
}

/** The most telling state first: what is wrong with it counts before its place in the round. */
export function stateWords(line: OrderLine): StateWords {
  if (line.defeated) return { icon: null, words: '', unseen: 'Defeated' }
  if (line.state === 'current' || line.state === 'interrupted') return PLAIN[line.state]
  if (line.delayed) return { icon: 'delayed', words: 'Delayed', unseen: '' }
  if (line.surprised) return { icon: 'surprised', words: 'Surprised', unseen: '' }
  return PLAIN[line.state]
}

/** Everything that the state line has to say, in reading order. */
export function lineMarks(line: OrderLine, inStack: boolean): Mark[] {
  const { icon, words } = stateWords(line)
  const mark = (key: string, said: string, of: LineIcon, tone: Mark['tone'] = 'plain'): Mark[] =>
    said === '' ? [] : [{ key, icon: of, effect: null, words: said, tone }]
  const direct = line.effects.filter(({ causes, begins }) => causes === null && begins === null)
  return [
    ...mark('state', words, icon, 'doing'),
    ...mark('turn', line.turn, 'turns'),
    ...mark('planned', line.planned === null ? '' : `Next round ${line.planned}`, 'planned'),
    ...mark('hidden', line.hidden ? 'Hidden' : '', 'hidden'),
    ...mark('stack', inStack && line.state !== 'current' ? 'In the stack' : '', 'stack', 'arcane'),
    ...direct.map((effect) => ({
      key: effect.id,
      icon: null,
      effect,
      words: effectInWords(effect),
      tone: effect.tone,
    })),
  ]
}

/** Pixels of a letter, of the icon before and the gap after a mark, and of one line: what a narrow order has room for. */
const LETTER = 6.1
const AROUND = 27
const LINE = 214
/** "2 more" */
const REST = 48

/** What fits into two lines, and how many do not. */
export function fitting(marks: readonly Mark[]): { shown: readonly Mark[]; more: number } {
  const whole = inTwoLines(marks, 0)
  const count = whole === marks.length ? whole : inTwoLines(marks, REST)
  return { shown: marks.slice(0, count), more: marks.length - count }
}

function inTwoLines(marks: readonly Mark[], reserved: number): number {
  let [line, left] = [1, LINE]
  for (const [place, { words }] of marks.entries()) {
    const width = Math.min(LINE - reserved, AROUND + words.length * LETTER)
    if (width > left - (line === 2 ? reserved : 0)) [line, left] = [line + 1, LINE]
    if (line > 2) return place
    left -= width
  }
  return marks.length
}

/** Everything on the line as one sentence, for the button that selects it. */
export function lineSentence(line: OrderLine, defenceLabel: string): string {
  const { words, unseen } = stateWords(line)
  const vitals = line.vitals.flatMap(({ label, value, extra }) => {
    if (value === null) return []
    const first = extra > 0 ? ` and ${extra} temporary` : ''
    return value === 'notTracked'
      ? [`${label} not tracked`]
      : [`${label} ${value.now} of ${value.max}${first}`]
  })
  const parts = [
    line.total === null ? line.name : `${line.name}, ${line.total}`,
    line.turn,
    words || unseen,
    line.planned === null ? '' : `${line.planned} from the next round on`,
    line.colour === null ? '' : `${line.colour} ring`,
    line.hidden ? 'hidden from players' : '',
    line.alias === null ? '' : `shown as ${line.alias}`,
    line.defence === null ? '' : `${defenceLabel} ${line.defence}`,
    ...vitals,
    ...line.effects.map(effectInWords),
  ]
  return parts.filter(Boolean).join(', ')
}

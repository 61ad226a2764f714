/** Words of one line of the turn order: its state, what is on it, and all of it as one sentence. */
import type { Effect } from '#core/engine/model/effect'
import type { OrderLine } from './order-view'

/** What the icon beside the words stands for. */
export type LineIcon = 'acting' | 'acted' | 'next' | 'down' | 'hidden' | 'surprised' | 'delayed' | null

export interface StateWords {
  icon: LineIcon
  words: string
  /** Words that leave at the minimum width; the sentence for screen readers keeps them. */
  more: string
}

const PLAIN: Record<OrderLine['state'], StateWords> = {
  current: { icon: 'acting', words: 'Acting now', more: '' },
  interrupted: { icon: 'delayed', words: 'Interrupted', more: ', goes on' },
  next: { icon: 'next', words: 'On deck', more: '' },
  acted: { icon: 'acted', words: '', more: 'Acted' },
  passed: { icon: null, words: 'Acts next round', more: '' },
  waiting: { icon: null, words: 'Waiting', more: '' },
  commanded: { icon: 'acting', words: 'Commanded', more: ', can act now' },
  companion: { icon: null, words: 'When commanded', more: '' },
}

/** The most telling state first: what is wrong with it counts before its place in the round. */
export function stateWords(line: OrderLine): StateWords {
  if (line.defeated) return { icon: 'down', words: 'Defeated', more: '' }
  if (line.state === 'current' || line.state === 'interrupted') return PLAIN[line.state]
  if (line.delayed) return { icon: 'delayed', words: 'Delayed', more: ', may come back' }
  if (line.surprised) return { icon: 'surprised', words: 'Surprised', more: ', skips turn' }
  // A hidden one that waits says only that it is hidden; there is no room for both.
  if (line.hidden && line.state === 'waiting') return { icon: null, words: '', more: '' }
  return PLAIN[line.state]
}

/** Effects that fit into the line: the ones in force, at most two, then how many more. */
export function lineEffects(effects: readonly Effect[]): { shown: readonly Effect[]; more: number } {
  const direct = effects.filter(({ causes, begins }) => causes === null && begins === null)
  return { shown: direct.slice(0, 2), more: Math.max(0, direct.length - 2) }
}

/** "Burning 3" */
export function effectName({ label, severity }: Pick<Effect, 'label' | 'severity'>): string {
  return severity === null ? label : `${label} ${severity}`
}

/** Everything on the line as one sentence, for the button that selects it. */
export function lineSentence(line: OrderLine, defenceLabel: string): string {
  const { words, more } = stateWords(line)
  const vitals = line.vitals.flatMap(({ label, value, extra }) => {
    if (value === null) return []
    const first = extra > 0 ? ` and ${extra} temporary` : ''
    return value === 'notTracked'
      ? [`${label} not tracked`]
      : [`${label} ${value.now} of ${value.max}${first}`]
  })
  const parts = [
    line.total === null ? line.name : `${line.name}, ${line.total}`,
    words + more,
    line.planned === null ? '' : `${line.planned} from the next round on`,
    line.colour === null ? '' : `${line.colour} ring`,
    line.hidden ? 'hidden from players' : '',
    line.alias === null ? '' : `shown as ${line.alias}`,
    line.defence === null ? '' : `${defenceLabel} ${line.defence}`,
    ...vitals,
    ...line.effects.map(effectName),
  ]
  return parts.filter(Boolean).join(', ')
}

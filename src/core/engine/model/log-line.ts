/** One line of the GM's log, worded when it happened, so that it reads the same for ever. */
export interface LogLine {
  /** Who the sentence begins with; '' when it begins by itself. */
  who: string
  text: string
  /** "−9 VP", "+5 HP"; '' when no number belongs to it. */
  delta: string
  tone: 'plain' | 'loss' | 'gain' | 'ruling'
  /** How it came about: each die and sum, and what went with it. Shown when the line is opened. */
  sum?: readonly string[]
  /** Nothing for a line of its own: it stands under the line before it. */
  quiet?: true
}

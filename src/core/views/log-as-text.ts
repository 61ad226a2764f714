/** The log of a fight as Markdown: a heading a round, a line a sentence, in the order in which it happened. */
import type { LogLine } from '../engine/model/log-line'

interface LoggedStep {
  round: string
  lines: readonly LogLine[]
}

export function logAsText(title: string, steps: readonly LoggedStep[]): string {
  const out = [`# ${title}`]
  let round: string | null = null
  for (const step of steps) {
    if (step.lines.length === 0) continue
    if (step.round !== round) out.push('', `## ${headingOf(step.round)}`, '')
    round = step.round
    out.push(...step.lines.map((line) => `- ${sentence(line)}`))
  }
  return `${out.join('\n')}\n`
}

export function headingOf(round: string): string {
  if (round === '') return 'Initiative'
  return /^\d+$/.test(round) ? `Round ${round}` : `${round} round`
}

function sentence({ who, text, delta }: LogLine): string {
  const said = `${who} ${text}`.trim()
  return delta === '' ? said : `${said}, ${delta}`
}

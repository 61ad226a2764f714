/** The sentences of the ending: plain, no praise, never a guess at why. */
import type { Ending } from './ending'

const NUMBERS = [
  'None',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
] as const

/** "Five of theirs fell, three got away. Tobin is down." */
export function outcomeInWords({ own, fell, gotAway }: Pick<Ending, 'own' | 'fell' | 'gotAway'>): string {
  return [theirs(fell.length, gotAway.length), ours(own)].filter(Boolean).join(' ')
}

function theirs(fell: number, away: number): string {
  if (fell + away === 0) return ''
  if (away === 0)
    return fell === 1 ? 'Their only one fell.' : `All ${inWords(fell).toLowerCase()} of theirs fell.`
  const rest = `${inWords(away).toLowerCase()} got away`
  return `${inWords(fell)} of theirs fell, ${rest}.`
}

function ours(own: Ending['own']): string {
  if (own.length === 0) return ''
  const down = own.filter(({ out }) => out).map(({ name }) => name)
  if (down.length === 0) return own.length === 1 ? `${own[0]?.name ?? ''} stands.` : 'Your side all stand.'
  if (down.length === own.length && own.length > 1) return 'Everyone on your side is down.'
  return `${listed(down)} ${down.length === 1 ? 'is' : 'are'} down.`
}

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** "Ana, Bo and Cy"; from the fourth on a number. */
export function listed(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 3), `${String(names.length - 3)} more`] : names
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}

/** "5 rounds, 30 s in the fight, 41 min at the table." Sittings that went on another day have no length. */
export function lengthInWords(roundsBegun: number, roundSeconds: number, atTable: number): string {
  const rounds = roundsBegun === 1 ? '1 round' : `${String(roundsBegun)} rounds`
  const seconds = roundsBegun * roundSeconds
  const fought = seconds < 120 ? `${String(seconds)} s` : `${String(Math.round(seconds / 60))} min`
  const minutes = Math.round(atTable / 60_000)
  const sat = minutes >= 1 && minutes < 12 * 60 ? `, ${String(minutes)} min at the table` : ''
  return `${rounds}, ${fought} in the fight${sat}.`
}

/** "Hardest hit: Brother Odo's Spark litany on Hollow Warden, 14 in round 2." */
export function hardestInWords(hardest: Ending['hardest']): string {
  if (!hardest) return ''
  const { by, what, whom, amount, round } = hardest
  const blow = what === '' ? by : `${by}'s ${what}`
  const when = round === 'Surprise' ? 'in the surprise round' : `in round ${round}`
  return `Hardest hit: ${blow} on ${whom}, ${String(amount)} ${when}.`
}

import type { ImportedItem, ItemKind } from '#core/formats/format'
import type { ImportPlan } from './import-plan'

const NAMES: Readonly<Record<ItemKind, [one: string, many: string]>> = {
  encounter: ['encounter', 'encounters'],
  statBlock: ['stat block', 'stat blocks'],
  party: ['party', 'parties'],
  fight: ['fight', 'fights'],
}
const PLACES: Readonly<Record<ItemKind, string>> = {
  encounter: 'Encounters',
  statBlock: 'the library',
  party: 'the library',
  fight: 'the open fights',
}

export function kindInWords(kind: ItemKind): string {
  return NAMES[kind][0]
}

/** "Imported 1 encounter into Encounters and 4 stat blocks into the library. Skipped 2." */
export function resultInWords(saved: readonly ImportedItem[], unchanged: number, skipped: number): string {
  const isOver = (item: ImportedItem): boolean => item.kind === 'fight' && item.value.ended
  const kinds = (Object.keys(NAMES) as ItemKind[]).flatMap((kind) => {
    const count = saved.filter((item) => item.kind === kind && !isOver(item)).length
    return count === 0 ? [] : [`${counted(count, kind)} into ${PLACES[kind]}`]
  })
  const over = saved.filter(isOver).length
  // What is over is in no list of open fights.
  if (over > 0) kinds.push(`${counted(over, 'fight')} that ${over === 1 ? 'is' : 'are'} over`)
  const last = kinds.pop()
  const all = kinds.length === 0 ? last : `${kinds.join(', ')} and ${last ?? ''}`
  const sentences = [
    all === undefined ? 'Nothing was imported' : `Imported ${all}`,
    ...(unchanged > 0 ? [`${unchanged} already there, unchanged`] : []),
    ...(skipped > 0 ? [`Skipped ${skipped}`] : []),
  ]
  return `${sentences.join('. ')}.`
}

function counted(count: number, kind: ItemKind): string {
  return `${count} ${NAMES[kind][count === 1 ? 0 : 1]}`
}

/** "Reading ogres.csv, 40 %" */
export function readingInWords(name: string, progress: number): string {
  return `Reading ${name}, ${Math.floor(progress * 100)} %`
}

/** Why nothing can be saved yet, or null. */
export function nothingInWords(plan: ImportPlan, isReading: boolean, isPlanning: boolean): string | null {
  if (isReading) return 'Files are still being read.'
  if (isPlanning) return 'It is still being compared with the library.'
  if (plan.save.length > 0) return null
  return plan.unchanged.length > 0 && plan.differing.length === 0
    ? 'All of it is there already, unchanged.'
    : 'Nothing is ticked that can be imported.'
}

/** "Ogre is there, but differs"; null without any. */
export function questionInWords({ differing }: ImportPlan): string | null {
  const [first, ...more] = differing
  if (first === undefined) return null
  return more.length === 0 ? `${first} is there, but differs` : `${more.length + 1} are there, but differ`
}

/** A fight is never replaced, and that must not come as a surprise. */
export function besideInWords({ beside }: ImportPlan): string | null {
  if (beside.length === 0) return null
  const names = beside.slice(0, NAMED).join(', ')
  return `A fight is never replaced: ${names}${beside.length > NAMED ? ' and others' : ''} will be there twice.`
}

/** "Import 211, skip 3" */
export function importLabel(ready: number, skipped: number): string {
  return skipped === 0 ? `Import ${ready}` : `Import ${ready}, skip ${skipped}`
}

/** More names than these would push the buttons away. */
const NAMED = 3

/** "There already, unchanged: Ogre, Wisp, Orc and 4 more"; null without any. */
export function unchangedInWords(names: readonly string[]): string | null {
  if (names.length === 0) return null
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
  return `There already, unchanged: ${names.slice(0, NAMED).join(', ')}${more}`
}

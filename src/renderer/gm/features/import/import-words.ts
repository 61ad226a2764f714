import type { ImportedItem, ItemKind } from '#core/formats/format'

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
  const kinds = (Object.keys(NAMES) as ItemKind[]).flatMap((kind) => {
    const count = saved.filter((item) => item.kind === kind).length
    return count === 0 ? [] : [`${count} ${NAMES[kind][count === 1 ? 0 : 1]} into ${PLACES[kind]}`]
  })
  const sentences = [
    kinds.length === 0 ? 'Nothing was imported' : `Imported ${kinds.join(' and ')}`,
    ...(unchanged > 0 ? [`${unchanged} already there, unchanged`] : []),
    ...(skipped > 0 ? [`Skipped ${skipped}`] : []),
  ]
  return `${sentences.join('. ')}.`
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

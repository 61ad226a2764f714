import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'

/** Every word of the search stands in the name, the kind or a tag; in the order of their names. */
export function findBlocks(blocks: readonly StatBlock[], search: string): StatBlock[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return blocks
    .filter(({ name, kind, tags }) => {
      const text = [name, kind, ...tags].join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** "AR 11, VP 14, HP 6": what the block itself says. */
export function blockNumbers({ defence, vitals }: StatBlock, system: GameSystem | null): string {
  if (!system) return ''
  const numbers = [
    { label: system.defence.label, value: defence },
    ...system.vitals.map(({ id, label }) => ({ label, value: vitals[id] ?? null })),
  ]
  return numbers
    .flatMap(({ label, value }) => (typeof value === 'number' ? [`${label} ${value}`] : []))
    .join(', ')
}

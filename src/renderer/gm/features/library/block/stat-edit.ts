import { inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import { oddValuesOf } from '#core/engine/odd-values'
import type { GameSystem } from '#core/engine/system'
import { sameJson } from '#core/prepare/library-links'
import { derivedValues, trackedInWords, vitalValues } from './derived-values'

/** Attributes that can be typed over where they are read. Without one they are only read. */
export interface StatEdit {
  /** False for a deleted block, and while the editor holds a draft of more than stats. */
  possible: ComputedRef<boolean>
  /** What has changed and what follows from it; null while nothing has. */
  news: ComputedRef<string | null>
  change: (stat: string, value: number | null) => void
  save: () => void
  revert: () => void
}

const STAT_EDIT: InjectionKey<StatEdit> = Symbol('stat edit')

export function provideStatEdit(edit: StatEdit): void {
  provide(STAT_EDIT, edit)
}

export function useStatEdit(): StatEdit | null {
  return inject(STAT_EDIT, null)
}

/** True when two versions of a block are the same but for their stats. */
export function differInStatsOnly(one: StatBlock, other: StatBlock): boolean {
  return sameJson({ ...one, stats: {} }, { ...other, stats: {} })
}

/** "Swiftness changed from 3 to 4. Engagement becomes d20 + 7." Null when both are the same. */
export function statNews(before: StatBlock, after: StatBlock, system: GameSystem): string | null {
  const changes = system.stats.flatMap(({ id, label }) => {
    const [from, to] = [before.stats[id] ?? null, after.stats[id] ?? null]
    return from === to ? [] : [`${label} changed from ${shown(from)} to ${shown(to)}.`]
  })
  if (changes.length === 0) return null
  const was = numbersOf(before, system)
  const follows = numbersOf(after, system).flatMap(([label, value], place) =>
    was[place]?.[1] === value ? [] : [`${label} becomes ${value}.`],
  )
  const known = oddValuesOf(before, system)
  const odd = oddValuesOf(after, system).filter((each) => !known.includes(each))
  return [...changes, ...follows, ...odd].join(' ')
}

function shown(value: number | null): string {
  return value === null ? 'not set' : String(value)
}

function numbersOf(block: StatBlock, system: GameSystem): [label: string, value: string][] {
  const { defence, initiative } = derivedValues(block, system)
  const vitals = vitalValues(block, system)
  return [
    ...[defence, initiative].map((each): [string, string] => [each.label, each.shown]),
    ...vitals.map(({ label, max }): [string, string] => [label, trackedInWords(max)]),
  ]
}

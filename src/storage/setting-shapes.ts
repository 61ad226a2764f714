/** What may stand in the settings: preferences, drafts of the editor, and texts whose Enter was not pressed. */
import * as v from 'valibot'
import type { Settings } from '#core/engine/model/fight'
import type { Answers } from '#core/formats/format'
import { flag, named, record, shape, text } from '#core/model/basics'
import { settingValue } from '#core/model/fight'
import { statBlock } from '#core/model/stat-block'
import type { Kind } from '#core/model/versions/step'
import type { DisplayOptions } from '#core/views/player-view'

/** What the GM has chosen once and for all. Importing never changes it. */
export interface Preferences {
  theme: 'dark' | 'light' | 'system'
  /** Keys without Ctrl, such as N for the next turn. */
  letterKeys: boolean
  /** In a fight all actions are in sight, those that are seldom used too. */
  allActions: boolean
  /** What the players' window shows; the rest is its own default. */
  display: Partial<DisplayOptions>
  /** Which screen the players have before them, and what B goes back to. */
  playersSee: Record<'screen' | 'beforeBlack', DisplayOptions['screen']>
  /** House rules that new encounters begin with, by rules system. */
  houseRules: Readonly<Record<string, Settings>>
  /** Hints of the first hours: those that were read, and whether there are any. */
  hints: { off: boolean; seen: readonly string[] }
  /** What was answered about tables that were imported: the rules last chosen, and all answers by their columns. */
  tables: { systemId: string; answers: Readonly<Record<string, Answers>> }
}

const screen = v.picklist(['order', 'title', 'black'])
const health = v.picklist(['words', 'off', 'exact'])
const display = shape<DisplayOptions>()({
  screen,
  monsterHealth: health,
  playerHealth: health,
  conditions: flag,
  title: text,
  subtitle: text,
  line: text,
})

type PreferenceShapes = { [K in keyof Preferences]: v.GenericSchema<unknown, Preferences[K]> }

const preferences: PreferenceShapes = {
  theme: v.picklist(['dark', 'light', 'system']),
  letterKeys: flag,
  allActions: flag,
  display: v.partial(display) as unknown as PreferenceShapes['display'],
  playersSee: v.object({ screen, beforeBlack: screen }),
  houseRules: record(record(settingValue)),
  hints: v.object({ off: flag, seen: v.array(text) }),
  tables: v.object({ systemId: text, answers: named(named(text)) }),
}

const draft = v.object({ block: statBlock, isNew: flag, from: v.exactOptional(statBlock) })

/** What stands under this key, and what it is called; null for what this version does not use. */
export function settingShape(key: string): { schema: v.GenericSchema; what: string; kind?: Kind } | null {
  if (key.startsWith('draft/stat-block/')) return { schema: draft, what: 'Unsaved stat block', kind: 'draft' }
  if (key.startsWith('typed/')) return { schema: text, what: 'Text left in a field' }
  if (!Object.hasOwn(preferences, key)) return null
  return { schema: preferences[key as keyof Preferences], what: `Setting “${key}” (the usual applies)` }
}

/** What counts instead of a setting that can't be read, where the usual one could show the players too much. */
export const INSTEAD: Partial<Preferences> = { playersSee: { screen: 'black', beforeBlack: 'order' } }

/** All that the run screen knows of the session: a fight, its history, and a way to ask for a change. */
import type { Ref } from 'vue'
import type { Command } from '#core/engine/commands'
import type { Fight } from '#core/engine/model/fight'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { Rejection } from '#core/engine/rejection'
import type { GameSystem } from '#core/engine/system'
import type { Journal } from '#core/history/journal'
import type { KeptDraft } from './draft'

export interface Table {
  fight: Readonly<Ref<Fight>>
  journal: Readonly<Ref<Pick<Journal, 'batches' | 'head'>>>
  system: GameSystem
  /** Null: done. Otherwise nothing has changed. */
  dispatch: (command: Command) => Rejection | null
  undo: () => void
  redo: () => void
  undoLabel: Readonly<Ref<string | null>>
  redoLabel: Readonly<Ref<string | null>>
  /** Each die as it fell; for drafts, so that the GM sees a roll before it counts. */
  roll: (dice: string) => readonly number[]
  /** Holds what was being filled in while the GM looks at another screen. */
  kept?: { draft: KeptDraft | null }
  /** Every action says at once what it does, not only under the hands. */
  spoken?: Readonly<Ref<boolean>>
  /** Stat blocks that may join, from the library. */
  blocks?: Readonly<Ref<readonly StatBlock[]>>
}

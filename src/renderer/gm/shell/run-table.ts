import { shallowRef, watch, type Ref } from 'vue'
import type { Fight } from '#core/engine/model/fight'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import type { Journal } from '#core/history/journal'
import type { Table } from '#gm/features/run/index.ts'
import type { Session } from '#gm/session/session.ts'

type Kept = NonNullable<Table['kept']>

/** Forms left half filled in, by fight, for as long as the app is open. */
const keptIn = new WeakMap<Session, Map<string, Kept>>()

function keptFor(session: Session, fight: string): Kept {
  const all = keptIn.get(session) ?? new Map<string, Kept>()
  keptIn.set(session, all)
  const kept = all.get(fight) ?? { draft: null }
  all.set(fight, kept)
  return kept
}

/** What the run screen needs of one open fight. It never sees the moment between two fights. */
export function runTable(
  session: Session,
  opened: { fight: Fight; journal: Journal; system: GameSystem },
  blocks: Readonly<Ref<readonly StatBlock[]>>,
) {
  const fight = shallowRef(opened.fight)
  const journal = shallowRef(opened.journal)
  watch(
    () => ({ fight: session.moment.value?.fight, journal: session.journal.value }),
    (now) => {
      if (now.fight?.id !== opened.fight.id || !now.journal) return
      fight.value = now.fight
      journal.value = now.journal
    },
    { flush: 'sync' },
  )
  return {
    fight,
    journal,
    system: opened.system,
    dispatch: session.dispatch.bind(session),
    undo: session.undo.bind(session),
    redo: session.redo.bind(session),
    undoLabel: session.undoLabel,
    redoLabel: session.redoLabel,
    roll: session.roll.bind(session),
    blocks,
    kept: keptFor(session, opened.fight.id),
  }
}

import { shallowRef, watch, type Ref } from 'vue'
import type { Fight } from '#core/engine/model/fight'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import type { Journal } from '#core/history/journal'
import type { Session } from '#gm/session/session.ts'

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
  }
}

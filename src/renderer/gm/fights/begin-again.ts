import { restartFight } from '#gm/fights/begin.ts'
import { tellOfFight } from '#gm/notices/ways-back.ts'
import type { Session } from '#gm/session/session.ts'

/** The fight so far stays as it is, so nothing is lost by it; until the first step Undo goes back to it. */
export function beginAgain(session: Session): void {
  const before = session.journal.value?.origin.id
  const over = session.moment.value?.fight.phase === 'ended'
  restartFight(session)
  const begun = session.journal.value
  tellOfFight(
    over
      ? 'The encounter begins again.'
      : 'The encounter begins again. The fight before is among the open fights.',
    () => void (before !== undefined && session.openFight(before)),
    () => session.journal.value === begun,
  )
}

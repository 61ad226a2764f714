import { tell } from '#gm/notices/notices.ts'
import { goTo } from '#gm/routing/route.ts'
import type { Session } from '#gm/session/session.ts'

/** Off the table, not gone: it stands among the open fights, an ended one is in its copy and in the data. */
export async function putAway(session: Session): Promise<void> {
  const title = session.moment.value?.fight.title ?? ''
  const over = session.moment.value?.fight.phase === 'ended'
  await session.closeFight()
  goTo('encounters')
  if (!over) tell(`${title} is among the open fights.`)
}

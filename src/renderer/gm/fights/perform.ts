import type { Command } from '#core/engine/commands'
import type { Rejection } from '#core/engine/rejection'
import { dismissRefusal, refuse } from '#gm/notices/notices.ts'
import type { Session } from '#gm/session/session.ts'

/**
 * Does a command, or says why not with the way on: a rule can be overruled, everything else names what is
 * missing. With `quiet` the caller shows the reason where it belongs.
 */
export function perform(session: Session, command: Command, quiet?: 'quiet'): Rejection | null {
  const rejection = session.dispatch(command)
  if (quiet) return rejection
  if (!rejection) dismissRefusal()
  else refuse(rejection.reason, rejection.overridable ? anyway(session, command) : null)
  return rejection
}

function anyway(session: Session, command: Command): { label: string; run: () => void } {
  return { label: 'Do it anyway', run: () => void perform(session, { ...command, override: true }) }
}

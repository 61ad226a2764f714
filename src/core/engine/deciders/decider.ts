import type { CommandOf, CommandType } from '../commands'
import type { Decision } from '../decision'

/** What one command does to a fight. */
export type Decider<T extends CommandType> = (decision: Decision, command: CommandOf<T>) => void

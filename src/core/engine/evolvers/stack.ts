import type { EventOf, EventType } from '../events'
import type { Fight } from '../model/fight'
import { withOnce } from './change'

export const stackEvolvers = {
  FrameDeclared: (fight, { frame, use, opens }) => {
    const uses = opens ? [] : fight.stackUses
    return { ...fight, stack: [...fight.stack, frame], stackUses: use === null ? uses : withOnce(uses, use) }
  },
  FrameSettled: (fight, { frame, state }) => ({
    ...fight,
    stack: fight.stack.map((each) => (each.id === frame ? { ...each, state } : each)),
  }),
  StackEmptied: (fight) => ({ ...fight, stack: [] }),
} satisfies { [T in EventType]?: (fight: Fight, event: EventOf<T>) => Fight }

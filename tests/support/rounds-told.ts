/** What each round of a fight did, told from its events alone: for laws that hold the turns. */
import { evolve } from '#core/engine/evolve'
import type { EventOf, FightEvent } from '#core/engine/events'
import type { Fight } from '#core/engine/model/fight'

export interface RoundRecord {
  twice: string[]
  missed: string[]
}

interface PlayedEvents {
  before: Fight
  events: readonly FightEvent[]
}

/**
 * What each round did, told from the events alone. Rounds in which the GM went back or overruled a
 * rule are left out of the count: there he decides who acts.
 */
export function roundsOf(steps: readonly PlayedEvents[]): RoundRecord[] {
  const records: RoundRecord[] = []
  let ruled = false
  let round: RoundRecord = { twice: [], missed: [] }
  let began: string[] = []
  let ended: string[] = []
  const close = (): void => {
    if (!ruled) records.push(round)
    ;[ruled, round, began, ended] = [false, { twice: [], missed: [] }, [], []]
  }
  for (const { before, events } of steps) {
    let fight = before
    for (const event of events) {
      if (event.type === 'Overruled' || event.type === 'TurnReopened') ruled = true
      if (event.type === 'TurnBegan' && began.includes(event.entry)) round.twice.push(event.entry)
      if (event.type === 'TurnResumed' && ended.includes(event.entry)) round.twice.push(event.entry)
      if (event.type === 'TurnBegan') began.push(event.entry)
      if (event.type === 'TurnEnded') ended.push(event.entry)
      if (event.type === 'TurnPassed' && !excused(fight, event)) round.missed.push(event.entry)
      if (event.type === 'RoundEnded') {
        round.missed.push(...missedIn(fight))
        close()
      }
      fight = evolve(fight, event)
    }
  }
  close()
  return records
}

/** The reason that was given is true. */
function excused(fight: Fight, { entry, why }: EventOf<'TurnPassed'>): boolean {
  const combatant = fight.combatants[fight.entries[entry]?.combatant ?? '']
  if (why === 'defeated') return combatant?.defeated === true
  if (why === 'surprised') return combatant?.surprised === true && fight.roundsBegun === 1
  if (why === 'delayed') return combatant?.delayed === fight.roundsBegun
  return why === 'gone' && combatant?.leaving === true
}

function missedIn(fight: Fight): string[] {
  return fight.order.filter((id) => {
    const combatant = fight.combatants[fight.entries[id]?.combatant ?? '']
    const excused = combatant?.delayed !== null || fight.passed.includes(id)
    return !fight.acted.includes(id) && !excused
  })
}

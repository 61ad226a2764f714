/** A fight as the commands that were given, by name: samples that open in the middle of it. */
import type { Command } from '../commands'
import type { Inputs } from '../model/inputs'
import type { Fight } from '../model/fight'
import type { CombatantId, TurnEntryId } from '../model/ids'
import { gmName } from '../naming'

/** The next command, for the fight it will be given to. Ids are looked up by name, so that each start has its own. */
export type ScriptedCommand = (fight: Fight) => Command
export type Script = readonly ScriptedCommand[]

/** Throws when nobody has that name: a script is tested, not guessed. */
export function whoIs(fight: Fight, name: string): CombatantId {
  const found = Object.values(fight.combatants).find((each) => gmName(fight, each) === name)
  if (!found) throw new Error(`Nobody in the sample is called ${name}`)
  return found.id
}

export function placeOf(fight: Fight, name: string): TurnEntryId {
  const owner = whoIs(fight, name)
  const entry = fight.order.find((id) => fight.entries[id]?.combatant === owner)
  if (entry === undefined) throw new Error(`${name} has no place in the order`)
  return entry
}

export const endTurn: ScriptedCommand = () => ({ type: 'endTurn' })

export const total =
  (name: string, called: number): ScriptedCommand =>
  (fight) => ({ type: 'setInitiative', entry: placeOf(fight, name), total: called })

export const die =
  (name: string, value: number): ScriptedCommand =>
  (fight) => ({ type: 'setInitiative', entry: placeOf(fight, name), die: value })

export const tie =
  (...names: string[]): ScriptedCommand =>
  (fight) => ({ type: 'settleTie', entries: names.map((name) => placeOf(fight, name)), by: 'gm' })

/** `targets` are names; everything else goes into the dock's fields as it is. */
export const act =
  (name: string, action: string, inputs: Inputs = {}, targets: readonly string[] = []): ScriptedCommand =>
  (fight) => {
    const aimed = targets.map((target) => whoIs(fight, target))
    const whom = aimed.length === 0 ? {} : { target: aimed, targets: aimed }
    return { type: 'takeAction', combatant: whoIs(fight, name), action, inputs: { ...inputs, ...whom } }
  }

/** As `act`, but onto the reaction stack. An answer goes to the top frame. */
export const declare =
  (name: string, action: string, inputs: Inputs = {}, targets: readonly string[] = []): ScriptedCommand =>
  (fight) =>
    ({ ...act(name, action, inputs, targets)(fight), onStack: true }) as Command

export const defeat =
  (name: string): ScriptedCommand =>
  (fight) => ({ type: 'defeat', combatants: [whoIs(fight, name)] })

export const start: ScriptedCommand = () => ({ type: 'startFight' })

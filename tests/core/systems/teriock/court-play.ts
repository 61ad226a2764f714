import * as fc from 'fast-check'
import { actionsOf } from '#core/engine/catalogue'
import type { Command } from '#core/engine/commands'
import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import { currentCombatant, type Fight } from '#core/engine/model/fight'
import { topFrame } from '#core/engine/stack/reaction-stack'
import { openTies } from '#core/engine/time/turn-order'
import { sampleEncounter } from '#core/systems/teriock/sample'
import { teriock } from '#core/systems/teriock/system'
import { seededDice } from '#support/dice.ts'
import { anEffect, when } from '#support/fight.ts'
import type { Step } from '#support/play.ts'

/** What a table does with these rules, without any ruling: act, react, answer, resolve, end turns. */
export interface Move {
  kind: number
  who: number
  what: number
  whom: number
}

export const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.nat({ max: 99 }),
  who: fc.nat({ max: 15 }),
  what: fc.nat({ max: 60 }),
  whom: fc.nat({ max: 15 }),
})

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

function commandOf(fight: Fight, { kind, who, what, whom }: Move): Command | null {
  const everyone = Object.values(fight.combatants)
  const target = pick(everyone, whom)?.id ?? ''
  if (kind < 20) return { type: 'endTurn' }
  if (kind < 32) return fight.stack.length > 0 ? { type: 'resolveTop' } : null
  if (kind < 36) return { type: 'nameEvent', text: 'a blow lands', actor: target, continues: kind % 2 === 0 }
  if (kind < 46) return effectOn(target, pick(everyone, who)?.id ?? '', what)
  const reacting = kind >= 70
  const actor = reacting ? pick(everyone, who) : currentCombatant(fight)
  if (!actor) return null
  const fitting = actionsOf(actor, teriock).filter(({ timing }) => (timing === 'reaction') === reacting)
  // Attacks often: they are what the penalty law is about.
  const action = kind < 52 ? fitting.find(({ id }) => id === 'basicAttack') : pick(fitting, what)
  if (!action) return null
  const top = topFrame(fight.stack)
  const inputs = { targets: [target], held: 'basicAttack', trigger: '', damage: 1 }
  const answers = action.answers && top ? { answers: top.id } : {}
  return {
    type: 'takeAction',
    combatant: actor.id,
    action: action.id,
    inputs,
    onStack: what % 2 === 0,
    ...answers,
  }
}

function effectOn(target: string, source: string, what: number): Command {
  const ends = when({
    moment: what % 2 === 0 ? 'start' : 'end',
    whose: what % 3 === 0 ? 'source' : 'target',
    skip: what % 5 === 0 ? 1 : 0,
  })
  return { type: 'addEffect', combatants: [target], effect: anEffect('Haste', { source, ends }) }
}

/** Ember Court, half of the time with its foes surprised. */
export function playCourt(moves: readonly Move[], surprised: boolean): Step[] {
  let ids = 0
  const ports = { system: teriock, dice: seededDice(5), newId: (kind: string) => `${kind}-${String(++ids)}` }
  const members = sampleEncounter.members.map((seed) => ({
    ...seed,
    surprised: surprised && seed.side === 'foe',
  }))
  let fight = createFight({ ...sampleEncounter, members }, ports)
  const steps: Step[] = []
  const give = (command: Command | null): void => {
    const decided = command === null ? null : decide(fight, command, ports)
    if (command === null || !decided?.ok) return
    steps.push({ command, before: fight, events: decided.events, after: decided.fight })
    fight = decided.fight
  }
  give({ type: 'startFight' })
  for (const group of openTies(Object.values(fight.entries), teriock))
    give({ type: 'settleTie', entries: group.map(({ id }) => id), by: 'gm' })
  give({ type: 'startFight' })
  for (const each of moves) give(commandOf(fight, each))
  return steps
}

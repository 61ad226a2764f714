import type { Command } from '#core/engine/commands'
import { decide } from '#core/engine/decide'
import type { Fight } from '#core/engine/model/fight'
import type { Batch, Journal } from '#core/history/journal'
import { firstMoment, replay } from '#core/history/replay'
import { playerScreen, type DisplayOptions } from '#core/views/player-view'
import { seededDice } from '#support/dice.ts'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import type { GameSystem } from '#core/engine/system'
import { plainSystem } from '#support/plain-system.ts'
import type { Bench } from './measure.ts'

const options: DisplayOptions = {
  screen: 'order',
  monsterHealth: 'words',
  playerHealth: 'words',
  conditions: true,
  title: '',
  subtitle: '',
  line: '',
}

/** A running fight of so many, five effects each; 90 HP, so that the blows leave all of them standing. */
export function crowd(size: number, system: GameSystem = plainSystem): Fight {
  const seeds = Array.from({ length: size }, (_, place) =>
    aSeed(
      `Fighter ${String.fromCharCode(65 + (place % 26))}x${place}`,
      { total: size - place, block: { defence: 12, vitals: { hp: 90 } } },
      system.id,
    ),
  )
  const table = new Table(seeds, system)
  const everyone = Object.keys(table.fight.combatants)
  for (let each = 0; each < 5; each++) {
    const ends = when({ moment: 'end', skip: 1000 + each })
    const effect = anEffect(`Effect ${each}`, { public: each < 2, ends })
    table.do({ type: 'addEffect', combatants: everyone, effect })
  }
  return table.start().fight
}

let ids = 0
const ports = { system: plainSystem, dice: seededDice(1), newId: (kind: string) => `${kind}:${++ids}` }

function dispatched(fight: Fight, command: Command): { fight: Fight; batch: Batch } {
  const decided = decide(fight, command, ports)
  if (!decided.ok) throw new Error(decided.rejection.reason)
  const { events } = decided
  return { fight: decided.fight, batch: { seq: 0, label: '', at: 0, round: '', command, events, lines: [] } }
}

/** So many turns, each with a blow, and a checkpoint where the app would keep one: 49 batches before the head. */
function played(origin: Fight, batchCount: number): Journal {
  let fight = origin
  const batches: Batch[] = []
  while (batches.length < batchCount) {
    const command = batches.length % 2 === 0 ? blow(fight) : ({ type: 'endTurn' } as const)
    const done = dispatched(fight, command)
    fight = done.fight
    batches.push({ ...done.batch, seq: batches.length + 1 })
  }
  return { origin, batches, head: batches.length }
}

function blow(fight: Fight): Command {
  const target = Object.keys(fight.combatants).at(-1) ?? ''
  return { type: 'dealDamage', targets: [{ combatant: target, share: 'full' }], amount: 1, damageType: '' }
}

/** The four things a GM waits for, without the screen. */
export function coreBenches(size: number): Bench[] {
  const fight = crowd(size)
  const changed = Object.values(fight.combatants).slice(0, 2)
  const journal = played(fight, 150)
  const checkpoints = [{ seq: 100, moment: replay(journal, 100) }]
  const moment = firstMoment(fight)
  const screen = playerScreen(moment, plainSystem, options)
  const oneUndone = journal.head - 1
  const since = journal.batches.slice(100, oneUndone).flatMap(({ events }) => events)
  return [
    {
      what: 'next turn',
      ours: () => dispatched(fight, { type: 'endTurn' }),
      limit: () => structuredClone(changed),
      limitIs: 'clone the two combatants that change',
    },
    {
      what: 'damage',
      ours: () => dispatched(fight, blow(fight)),
      limit: () => structuredClone(changed[0]),
      limitIs: 'clone the combatant that changes',
    },
    {
      what: 'undo, 49 batches from a checkpoint',
      ours: () => replay(journal, oneUndone, checkpoints),
      limit: () => since.map(() => ({ ...fight.combatants })),
      limitIs: 'copy the list of combatants once per event',
    },
    {
      what: 'player view',
      ours: () => playerScreen(moment, plainSystem, options),
      limit: () => JSON.stringify(screen),
      limitIs: 'write the same view as JSON',
    },
  ]
}

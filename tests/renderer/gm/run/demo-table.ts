import { computed, shallowRef } from 'vue'
import type { Command } from '#core/engine/commands'
import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import { rollDice, type Dice } from '#core/engine/dice'
import { evolve } from '#core/engine/evolve'
import type { Encounter } from '#core/engine/model/encounter'
import type { Fight } from '#core/engine/model/fight'
import { gmName } from '#core/engine/naming'
import type { GameSystem } from '#core/engine/system'
import type { Batch } from '#core/history/journal'
import { replay } from '#core/history/replay'
import { wordBatch } from '#core/views/combat-log'
import { seededDice } from '#support/dice.ts'
import type { Table } from '#gm/features/run/table.ts'

export interface DemoTable extends Table {
  /** For a test that arranges a fight: a refusal fails it. */
  do: (command: Command) => void
  id: (name: string) => string
  entry: (name: string) => string
}

/** A table without a disk: what the session does, in memory, with the same dice every time. */
export function demoTable(encounter: Encounter, system: GameSystem, dice: Dice = seededDice(7)): DemoTable {
  let ids = 0
  const ports = { system, dice, newId: (kind: string) => `${kind}-${String(++ids)}` }
  const origin = createFight(encounter, ports)
  const fight = shallowRef(origin)
  const journal = shallowRef<{ batches: readonly Batch[]; head: number }>({ batches: [], head: 0 })

  function dispatch(command: Command) {
    const decided = decide(fight.value, command, ports)
    if (!decided.ok) return decided.rejection
    const states = decided.events.reduce<Fight[]>(
      (all, event) => [...all, evolve(all.at(-1) ?? fight.value, event)],
      [fight.value],
    )
    const { batches, head } = journal.value
    const batch: Batch = {
      seq: head + 1,
      at: 60_000 * head,
      command,
      events: decided.events,
      ...wordBatch(decided.events, states, system),
    }
    fight.value = decided.fight
    journal.value = { batches: [...batches.slice(0, head), batch], head: head + 1 }
    return null
  }
  function go(head: number) {
    journal.value = { ...journal.value, head }
    fight.value = replay({ origin, batches: journal.value.batches, head }, head).fight
  }
  const labelAt = (place: number) => journal.value.batches[place]?.label ?? null
  const find = (name: string) => {
    const found = Object.values(fight.value.combatants).find((each) => gmName(fight.value, each) === name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found.id
  }

  return {
    fight,
    journal,
    system,
    dispatch,
    undo: () => {
      if (journal.value.head > 0) go(journal.value.head - 1)
    },
    redo: () => {
      if (journal.value.head < journal.value.batches.length) go(journal.value.head + 1)
    },
    undoLabel: computed(() => labelAt(journal.value.head - 1)),
    redoLabel: computed(() => labelAt(journal.value.head)),
    roll: (expression) => rollDice(expression, dice).dice,
    do: (command) => {
      const rejection = dispatch(command)
      if (rejection) throw new Error(`Refused ${command.type}: ${rejection.reason}`)
    },
    id: find,
    entry: (name) => fight.value.order.find((id) => fight.value.entries[id]?.combatant === find(name)) ?? '',
  }
}

import type { Command } from '#core/engine/commands'
import { decide } from '#core/engine/decide'
import type { Batch, Journal } from '#core/history/journal'
import { replay } from '#core/history/replay'
import { playerScreen, type DisplayOptions } from '#core/views/player-view'
import type { PlayerRow, PlayerScreen } from '#core/views/player-view-schema'
import { fixedDice } from '#support/dice.ts'
import type { Table } from '#support/fight.ts'

/** Words for health, conditions shown. */
export const displayOptions: DisplayOptions = {
  screen: 'order',
  monsterHealth: 'words',
  playerHealth: 'words',
  conditions: true,
  title: 'Tonight',
  subtitle: '',
  line: '',
}

/** A table whose commands are kept as a journal, and the players' screen at its head. */
export class WatchedTable {
  readonly journal: Journal
  constructor(readonly table: Table) {
    this.journal = { origin: table.fight, batches: [], head: 0 }
  }

  do(command: Command): this {
    const { fight } = replay(this.journal, this.journal.head)
    const ports = { system: this.table.system, dice: fixedDice(), newId: this.table.newId }
    const decided = decide(fight, command, ports)
    if (!decided.ok) throw new Error(decided.rejection.reason)
    const kept = this.journal.batches.slice(0, this.journal.head)
    const { events } = decided
    const row: Batch = { seq: kept.length + 1, label: '', at: 0, round: '', command, events, lines: [] }
    Object.assign(this.journal, { batches: [...kept, row], head: row.seq })
    this.table.fight = decided.fight
    return this
  }

  undo(): this {
    Object.assign(this.journal, { head: this.journal.head - 1 })
    this.table.fight = replay(this.journal, this.journal.head).fight
    return this
  }

  endTurn(times: number): this {
    for (let turn = 0; turn < times; turn++) this.do({ type: 'endTurn' })
    return this
  }

  hide(name: string, hidden = true): this {
    return this.do({ type: 'setDisclosure', combatants: [this.table.id(name)], hidden })
  }

  alias(name: string, alias: string | null): this {
    return this.do({ type: 'setDisclosure', combatants: [this.table.id(name)], alias })
  }

  screen(change: Partial<DisplayOptions> = {}): PlayerScreen {
    return playerScreen(replay(this.journal, this.journal.head), this.table.system, {
      ...displayOptions,
      ...change,
    })
  }

  get page(): string {
    return JSON.stringify(this.screen())
  }

  get rows(): readonly PlayerRow[] {
    const screen = this.screen()
    return screen.screen === 'order' ? screen.rows : []
  }

  states(): string[] {
    return this.rows.map(({ name, state }) => `${name} ${state}`)
  }
}

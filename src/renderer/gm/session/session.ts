/**
 * The open fight and everything that can be asked of it. The only place that decides commands, moves the
 * journal's head and hands batches to the disk. Synchronous up to the refs; writing follows on its own.
 */
import { computed, shallowRef } from 'vue'
import type { Command } from '#core/engine/commands'
import { createFight } from '#core/engine/setup/create-fight'
import { rollDice, type Dice } from '#core/engine/dice'
import type { Encounter } from '#core/engine/model/encounter'
import type { Fight } from '#core/engine/model/fight'
import type { NewId } from '#core/engine/model/ids'
import { quantityRefused } from '#core/engine/setup/quantity'
import type { Rejection } from '#core/engine/rejection'
import type { GameSystem } from '#core/engine/system'
import { wantsCheckpoint } from '#core/history/checkpoint-policy'
import type { Journal, Moment } from '#core/history/journal'
import type { FightHead, JournalStore } from '#core/history/journal-store'
import { replay, stepMoment } from '#core/history/replay'
import { FightSaver, NO_BATCH, WHOLE, type FightState } from '#gm/session/fight-saver.ts'
import { JournalWriter } from '#gm/session/journal-writer.ts'
import { plainCopy } from '#gm/session/plain-copy.ts'
import { tryStep, type Step } from '#gm/session/try-step.ts'
import { PlainError } from '#shared/plain-error'

export interface SessionPorts {
  store: JournalStore
  systemById: (id: string) => GameSystem | null
  dice: Dice
  newId: NewId
  now: () => number
  /** Called when a fight has ended, with its whole journal. */
  onEnded?: (journal: Journal) => void
  writer?: JournalWriter
}

interface OpenFight extends FightState {
  system: GameSystem
}

export class Session {
  /** Null while no fight is open. */
  readonly moment = shallowRef<Moment | null>(null)
  readonly journal = shallowRef<Journal | null>(null)
  readonly system = shallowRef<GameSystem | null>(null)
  /** What could not be read when the fight was opened. */
  readonly troubles = shallowRef<readonly string[]>([])
  readonly undoLabel = computed(() => labelAt(this.journal.value, 0))
  readonly redoLabel = computed(() => labelAt(this.journal.value, 1))
  private readonly writer: JournalWriter
  private readonly saver: FightSaver
  private open: OpenFight | null = null

  constructor(private readonly ports: SessionPorts) {
    this.writer = ports.writer ?? new JournalWriter()
    this.saver = new FightSaver(ports.store, this.writer)
  }

  get saveState(): JournalWriter['state'] {
    return this.writer.state
  }

  /** Why nothing can be written at the moment, or null. */
  get saveTrouble(): JournalWriter['trouble'] {
    return this.writer.trouble
  }

  get unsavedSteps(): FightSaver['unsavedSteps'] {
    return this.saver.unsavedSteps
  }

  /**
   * When the open fight was last changed, in milliseconds since 1970; 0 while none is open, and when steps of it
   * could not be read, so that the players have seen a later moment than this one.
   */
  get changedAt(): number {
    return this.troubles.value.length > 0 ? 0 : (this.open?.row.updatedAt ?? 0)
  }

  /** Null: done. Otherwise nothing has changed. Throws when no fight is open. */
  dispatch(command: Command): Rejection | null {
    if (!this.open || !this.moment.value) throw new Error('No fight is open')
    const step = tryStep(this.open, this.moment.value, command, this.ports)
    if ('code' in step) return step
    if (step.events.length > 0) this.record(this.open, step)
    return null
  }

  undo(): void {
    if (!this.open || this.open.journal.head === 0) return
    const { journal, checkpoints } = this.open
    this.moveHead(this.open, journal.head - 1, replay(journal, journal.head - 1, checkpoints))
  }

  redo(): void {
    const batch = this.open?.journal.batches[this.open.journal.head]
    if (this.open && batch && this.moment.value) {
      this.moveHead(this.open, batch.seq, stepMoment(this.moment.value, batch))
    }
  }

  /** Each die as it fell; for drafts that are not commands yet. */
  roll(dice: string): readonly number[] {
    return rollDice(dice, this.ports.dice).dice
  }

  /** Starts a fight of its own; other open fights stay open. Returns why it can't begin, or null. */
  startEncounter(encounter: Encounter): Rejection | null {
    const refused = quantityRefused(encounter.members, 0)
    if (refused) return refused
    const system = knownSystem(this.ports, encounter.systemId)
    const origin = createFight(plainCopy(encounter), { ...this.ports, system })
    this.begin({ origin, batches: [], head: 0 })
    return null
  }

  /** Goes on with a journal from elsewhere (an imported fight, a recorded sample) as a new fight. */
  startJournal(from: Journal): void {
    this.begin({ ...from, origin: { ...from.origin, id: this.ports.newId('fight') } })
  }

  /** False when there is no such fight. Throws when its system is unknown. */
  async openFight(id: string): Promise<boolean> {
    await this.flush()
    // What is here and not on disk is newer than what the disk has.
    const unsaved = this.saver.newest(id)
    const found = unsaved ? { ...unsaved, troubles: [] } : await this.ports.store.load(id)
    if (!found) return false
    const { row, journal, checkpoints, troubles } = found
    const system = knownSystem(this.ports, row.systemId)
    this.show({ row, journal, checkpoints, system }, replay(journal, journal.head, checkpoints))
    this.troubles.value = troubles
    return true
  }

  async listFights(): Promise<FightHead[]> {
    return this.saver.list()
  }

  async closeFight(): Promise<void> {
    await this.flush()
    this.show(null, null)
  }

  retrySaving(): void {
    this.writer.retry()
  }

  /** True when everything is on disk. */
  async flush(): Promise<boolean> {
    return this.saver.flush()
  }

  private begin(journal: Journal): void {
    const row = rowFor(journal, this.ports.now())
    const open = { row, journal, checkpoints: [], system: knownSystem(this.ports, row.systemId) }
    this.show(open, replay(journal, journal.head))
    this.troubles.value = []
    this.saver.save(open, WHOLE)
  }

  private show(open: OpenFight | null, at: Moment | null): void {
    this.open = open
    this.system.value = open?.system ?? null
    this.journal.value = open?.journal ?? null
    this.moment.value = at
  }

  private moveHead(open: OpenFight, head: number, to: Moment): void {
    const row = { ...open.row, head, status: statusOf(to.fight), updatedAt: this.ports.now() }
    const moved = { ...open, row, journal: { ...open.journal, head } }
    this.show(moved, to)
    this.saver.save(moved, NO_BATCH)
  }

  private record(open: OpenFight, { batch, after, events }: Step): void {
    const checkpoint = wantsCheckpoint(batch) ? { seq: batch.seq, moment: after } : null
    const kept = open.checkpoints.filter(({ seq }) => seq < batch.seq)
    const row = { ...open.row, head: batch.seq, status: statusOf(after.fight), updatedAt: batch.at }
    const batches = [...open.journal.batches.slice(0, open.journal.head), batch]
    const journal = { ...open.journal, batches, head: batch.seq }
    const longer = { ...open, row, journal, checkpoints: checkpoint ? [...kept, checkpoint] : kept }
    this.show(longer, after)
    this.saver.save(longer, batch.seq)
    if (events.some(({ type }) => type === 'FightEnded')) this.ports.onEnded?.(journal)
  }
}

function knownSystem({ systemById }: SessionPorts, id: string): GameSystem {
  const system = systemById(id)
  if (!system) throw new PlainError(`This fight needs the rules "${id}", which this app does not have.`)
  return system
}

function statusOf({ phase }: Fight): FightHead['status'] {
  return phase === 'ended' ? 'ended' : 'open'
}

function rowFor({ origin, head }: Journal, now: number): FightHead {
  const { id, title, systemId } = origin
  return { id, title, systemId, status: statusOf(origin), head, updatedAt: now }
}

/** `ahead`: 0 names what Undo takes back, 1 what Redo brings back. */
function labelAt(journal: Journal | null, ahead: 0 | 1): string | null {
  return journal?.batches[journal.head - 1 + ahead]?.label ?? null
}

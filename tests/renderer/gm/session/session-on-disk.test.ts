import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reactive } from 'vue'
import { brokenInvariants } from '#core/engine/invariants'
import { JournalWriter } from '#gm/session/journal-writer.ts'
import { Session } from '#gm/session/session.ts'
import { openDatabase } from '#storage/database'
import { FightRepository } from '#storage/fight-repository'
import { seededDice } from '#support/dice.ts'
import { anEncounter, aSeed } from '#support/fight.ts'
import { MemoryStore } from '#support/memory-store.ts'
import { plainSystem } from '#support/plain-system.ts'
import { gesture, toCommand, type Gesture } from '#support/random-commands.ts'

let databases = 0
let ids = 0

const encounter = anEncounter([
  aSeed('Ana', { total: 18, side: 'ally' }),
  aSeed('Orc', { total: 12, quantity: 2 }),
  aSeed('Wisp', { total: 7, hidden: true }),
])

function sessionOn(store: ConstructorParameters<typeof Session>[0]['store']): Session {
  return new Session({
    store,
    systemById: () => plainSystem,
    dice: seededDice(11),
    newId: (kind) => `${kind}-${String(++ids)}`,
    now: () => 1000,
    writer: new JournalWriter(() => undefined),
  })
}

async function newStore(): Promise<FightRepository> {
  return new FightRepository(await openDatabase(`session-${String(++databases)}`), () => 1)
}

/** What a GM does next: a command of any kind, or one of the keys that go through time. */
const step = fc.oneof(
  { weight: 6, arbitrary: gesture },
  { weight: 2, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('redo' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
)

function act(session: Session, next: Gesture | 'undo' | 'redo'): void {
  if (next === 'undo') session.undo()
  else if (next === 'redo') session.redo()
  else {
    const command = toCommand(session.moment.value!.fight, plainSystem, next)
    if (command) session.dispatch(command)
  }
}

async function restarted(session: Session, store: FightRepository): Promise<Session> {
  expect(await session.flush()).toBe(true)
  const fresh = sessionOn(store)
  await fresh.openFight(session.journal.value!.origin.id)
  expect(fresh.troubles.value).toEqual([])
  expect(fresh.moment.value).toEqual(session.moment.value)
  expect(fresh.journal.value).toEqual(session.journal.value)
  return fresh
}

describe('a fight on disk', { timeout: 60_000 }, () => {
  it('is after a restart what it was before, whatever was done and undone', async () => {
    const store = await newStore()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        let session = sessionOn(store)
        session.startEncounter(encounter)
        session.dispatch({ type: 'startFight', override: true })
        for (const next of steps) {
          if (next === 'restart') session = await restarted(session, store)
          else act(session, next)
        }
        await restarted(session, store)
      }),
      { numRuns: 40 },
    )
  })

  it('loses at most the command in flight when the app is killed at any moment', async () => {
    const plays = fc.array(gesture, { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(plays, fc.nat(14), async (gestures, survives) => {
        const store = await newStore()
        let writes = 0
        // After so many writes the process is gone: nothing more reaches the disk.
        const dying: FightRepository = Object.create(store, {
          append: {
            value: (...args: Parameters<FightRepository['append']>) =>
              ++writes > survives ? new Promise<void>(() => undefined) : store.append(...args),
          },
        })
        const session = sessionOn(dying)
        session.startEncounter(encounter)
        for (const next of gestures) {
          act(session, next)
          await untilQuiet(() => writes)
        }
        const { origin, batches } = session.journal.value!
        const fresh = sessionOn(store)
        await fresh.openFight(origin.id)
        const onDisk = fresh.journal.value!.batches
        expect(onDisk).toEqual(batches.slice(0, Math.min(survives, batches.length)))
        expect(brokenInvariants(fresh.moment.value!.fight)).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('takes commands straight from a form, proxies and all', async () => {
    const store = await newStore()
    const session = sessionOn(store)
    session.startEncounter(reactive(encounter))
    session.dispatch({ type: 'startFight', override: true })
    const [target] = Object.keys(session.moment.value!.fight.combatants)
    const targets = reactive([{ combatant: target!, share: 'full' as const }])
    session.dispatch({ type: 'dealDamage', targets, amount: 3, damageType: '' })
    await restarted(session, store)
  })
})

/** Resolves when `count` has stopped rising. */
async function untilQuiet(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count()
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => void setTimeout(done))
  }
}

describe('a fight that somebody clears from the disk in the middle', () => {
  it('is written whole with the next command', async () => {
    const database = await openDatabase(`session-${String(++databases)}`)
    const store = new FightRepository(database, () => 1)
    const session = sessionOn(store)
    session.startEncounter(encounter)
    session.dispatch({ type: 'startFight', override: true })
    await session.flush()
    await Promise.all([database.fights.clear(), database.batches.clear()])
    session.dispatch({ type: 'writeNotes', text: 'still here' })
    await restarted(session, store)
  })
})

describe('a fight that could not be saved', () => {
  it('is there, whole, when the GM comes back to it from another one', async () => {
    const store = new MemoryStore()
    const session = sessionOn(store)
    session.startEncounter(encounter)
    session.dispatch({ type: 'startFight', override: true })
    await session.flush()
    store.failing = true
    session.dispatch({ type: 'writeNotes', text: 'not on disk' })
    const unsaved = session.journal.value!
    session.startEncounter(encounter)
    expect(await session.openFight(unsaved.origin.id)).toBe(true)
    expect(session.journal.value).toEqual(unsaved)
    expect(session.moment.value!.fight.notes).toBe('not on disk')
  })

  it('counts its steps that are only in memory, until they are on disk', async () => {
    const store = new MemoryStore()
    const session = sessionOn(store)
    session.startEncounter(encounter)
    await session.flush()
    store.failing = true
    for (const text of ['one', 'two', 'three']) session.dispatch({ type: 'writeNotes', text })
    await session.flush()
    expect([session.unsavedSteps.value, session.saveTrouble.value !== null]).toEqual([3, true])
    session.undo()
    session.dispatch({ type: 'writeNotes', text: 'other' })
    expect(session.unsavedSteps.value).toBe(3)
    store.failing = false
    await session.flush()
    expect([session.unsavedSteps.value, session.saveTrouble.value]).toEqual([0, null])
  })

  it('is listed although the disk does not know it', async () => {
    const store = new MemoryStore()
    store.failing = true
    const session = sessionOn(store)
    session.startEncounter(encounter)
    expect((await session.listFights()).map(({ title }) => title)).toEqual(['A fight'])
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { Encounter } from '#core/engine/model/encounter'
import type { GameSystem } from '#core/engine/system'
import { Session } from '#gm/session/session.ts'
import { JournalWriter } from '#gm/session/journal-writer.ts'
import { seededDice } from '#support/dice.ts'
import { anEncounter, aSeed } from '#support/fight.ts'
import { MemoryStore } from '#support/memory-store.ts'
import { plainSystem } from '#support/plain-system.ts'

const encounter: Encounter = anEncounter([
  aSeed('Ana', { total: 18, side: 'ally' }),
  aSeed('Orc', { total: 12 }),
])

function aSession(
  store = new MemoryStore(),
  later: (act: () => void) => void = () => undefined,
  system: GameSystem = plainSystem,
): { session: Session; store: MemoryStore } {
  let ids = 0
  const session = new Session({
    store,
    systemById: (id) => (id === 'plain' ? system : null),
    dice: seededDice(1),
    newId: (kind) => `${kind}-${String(++ids)}-${String(store.fights.size)}`,
    now: () => 1000,
    writer: new JournalWriter(later),
  })
  return { session, store }
}

const orc = (session: Session): string =>
  Object.values(session.moment.value?.fight.combatants ?? {}).find(({ name }) => name === 'Orc')?.id ?? ''
const hurt = (session: Session, amount: number): void => {
  session.dispatch({
    type: 'dealDamage',
    targets: [{ combatant: orc(session), share: 'full' }],
    amount,
    damageType: '',
  })
}
const hp = (session: Session): unknown => session.moment.value?.fight.combatants[orc(session)]?.vitals.hp

describe('the session', () => {
  it.each(['600', '500+500', '100d10', 600, 'many'])(
    'begins no encounter of %s creatures and says why',
    (quantity) => {
      const { session } = aSession()
      expect(session.startEncounter(anEncounter([aSeed('Rat', { quantity })]))?.reason).toMatch(
        /at most 500 can come|Type a number/,
      )
      expect(session.moment.value).toBeNull()
    },
  )

  it('says why a command is refused and changes nothing', () => {
    const { session } = aSession()
    session.startEncounter(encounter)
    const before = session.moment.value
    expect(session.dispatch({ type: 'endTurn' })?.code).toBe('fight/not-running')
    expect(session.moment.value).toBe(before)
  })

  it('tells of a mistake of its own in words, changes nothing and goes on', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken: GameSystem = {
      ...plainSystem,
      resolve: () => {
        throw new Error('x is not a function')
      },
    }
    const { session } = aSession(undefined, undefined, broken)
    session.startEncounter(encounter)
    session.dispatch({ type: 'startFight' })
    const before = session.moment.value
    const told = session.dispatch({
      type: 'takeAction',
      combatant: orc(session),
      action: 'shout',
      inputs: {},
    })
    expect(told).toMatchObject({ code: 'app/fault', overridable: false })
    expect(told?.reason).not.toContain('function')
    expect(session.moment.value).toBe(before)
    expect(session.dispatch({ type: 'endTurn' })).toBeNull()
    expect(errors).toHaveBeenCalled()
    errors.mockRestore()
  })

  it('never counts a step as saved that would break the fight', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken: GameSystem = {
      ...plainSystem,
      damage: (_fight, { vitals: { hp } }) => ({
        steps: [],
        vitals: hp && hp !== 'notTracked' ? { hp: -5 } : {},
      }),
    }
    const { session, store } = aSession(undefined, undefined, broken)
    session.startEncounter(encounter)
    const before = session.journal.value
    const told = session.dispatch({
      type: 'dealDamage',
      targets: [{ combatant: orc(session), share: 'full' }],
      amount: 4,
      damageType: '',
    })
    expect(told?.code).toBe('app/unsound')
    expect(session.journal.value).toBe(before)
    await session.flush()
    expect([...store.fights.values()][0]?.journal.batches).toEqual([])
    errors.mockRestore()
  })

  it('takes back and brings back whole commands, and names them', () => {
    const { session } = aSession()
    session.startEncounter(encounter)
    session.dispatch({ type: 'startFight' })
    hurt(session, 4)
    expect(session.undoLabel.value).toBe('Orc took damage, −4 HP')
    const wounded = session.moment.value
    session.undo()
    expect(hp(session)).toEqual({ now: 10, max: 10, min: 0 })
    expect(session.redoLabel.value).toBe('Orc took damage, −4 HP')
    session.redo()
    expect(session.moment.value).toEqual(wounded)
  })

  it('forgets what was undone once something new happens', () => {
    const { session } = aSession()
    session.startEncounter(encounter)
    session.dispatch({ type: 'startFight' })
    hurt(session, 4)
    session.undo()
    hurt(session, 1)
    expect(session.redoLabel.value).toBeNull()
    expect(session.journal.value?.batches).toHaveLength(2)
  })

  it('finds a fight where it was left, undo history included', async () => {
    const { session, store } = aSession()
    session.startEncounter(encounter)
    session.dispatch({ type: 'startFight' })
    hurt(session, 4)
    hurt(session, 3)
    session.undo()
    await session.flush()
    const again = aSession(store).session
    await again.openFight(session.moment.value?.fight.id ?? '')
    expect(again.moment.value).toEqual(session.moment.value)
    expect(again.journal.value).toEqual(session.journal.value)
    again.redo()
    expect(hp(again)).toEqual({ now: 3, max: 10, min: 0 })
  })

  it('keeps every open fight when another one starts (A5)', async () => {
    const { session } = aSession()
    session.startEncounter(encounter)
    session.startEncounter({ ...encounter, title: 'Another fight' })
    expect((await session.listFights()).map(({ title }) => title)).toEqual(['A fight', 'Another fight'])
  })

  it('writes each step by itself when the disk keeps up', async () => {
    const { session, store } = aSession()
    session.startEncounter(encounter)
    await session.flush()
    session.dispatch({ type: 'startFight' })
    await session.flush()
    hurt(session, 1)
    await session.flush()
    session.undo()
    await session.flush()
    expect(store.writes).toEqual(['create', 'steps 1 head 1', 'steps 2 head 2', 'steps  head 1'])
  })

  it('writes everything that came while the disk was busy at once', async () => {
    const { session, store } = aSession()
    session.startEncounter(encounter)
    await session.flush()
    session.dispatch({ type: 'startFight' })
    await Promise.resolve()
    hurt(session, 1)
    hurt(session, 2)
    session.undo()
    await session.flush()
    expect(store.writes).toEqual(['create', 'steps 1 head 1', 'steps 2, 3 head 2'])
  })

  it('shows that saving failed, keeps everything, and saves it all when the disk is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { session, store } = aSession()
    store.failing = true
    session.startEncounter(encounter)
    session.dispatch({ type: 'startFight' })
    hurt(session, 4)
    expect(await session.flush()).toBe(false)
    expect(session.saveState.value).toBe('failed')
    store.failing = false
    expect(await session.flush()).toBe(true)
    expect(session.saveState.value).toBe('saved')
    expect(store.writes).toEqual(['create'])
    expect([...store.fights.values()].map(({ journal }) => journal)).toEqual([session.journal.value])
    vi.restoreAllMocks()
  })

  it('refuses a fight of an unknown rules system by name', () => {
    const { session } = aSession()
    expect(() => {
      session.startEncounter({ ...encounter, systemId: 'other' })
    }).toThrow('"other"')
  })
})

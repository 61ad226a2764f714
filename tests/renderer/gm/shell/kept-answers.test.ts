import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CombatantSeed } from '#core/engine/model/seed'
import { missingNumbers, type Answer } from '#gm/features/initiative/missing-numbers.ts'
import { restartFight } from '#gm/fights/begin.ts'
import { notice } from '#gm/notices/notices.ts'
import { Session } from '#gm/session/session.ts'
import { useKeptAnswers } from '#gm/shell/use-kept-answers.ts'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { terraMagia } from '#core/systems/terra-magia/system'
import { seededDice } from '#support/dice.ts'
import { anEncounter, aSeed, Table } from '#support/fight.ts'
import { MemoryStore } from '#support/memory-store.ts'
import { startedStores } from '#support/started-stores.ts'

const own = (change: Parameters<typeof aSeed>[1] = {}) =>
  aSeed(
    'Own',
    { ...change, block: { stats: {}, defence: 12, vitals: { hp: 9 }, ...change.block } },
    'terra-magia',
  )
const asked = (members: readonly CombatantSeed[]) =>
  missingNumbers(new Table(members, terraMagia).fight, terraMagia)

function answersOf(members: readonly CombatantSeed[], value: number | null): [Table['fight'], Answer[]] {
  const { fight } = new Table(members, terraMagia)
  const answers = missingNumbers(fight, terraMagia).flatMap((group) =>
    group.numbers.map((number) => ({ group, number, value })),
  )
  return [fight, answers]
}

describe('what was asked before a fight', () => {
  let name = 0
  beforeEach(() => startedStores(`kept-answers-${String(++name)}`))

  it('is not asked again in the next fight of the encounter, nor where the block is used next', () => {
    const members = [own({ quantity: 3 })]
    useEncounters().save(anEncounter(members, { systemId: 'terra-magia' }))
    useLibrary().saveBlock(own().block)
    expect(asked(members)).toHaveLength(1)
    useKeptAnswers()(...answersOf(members, 4))
    expect(asked(useEncounters().all[0]?.members ?? [])).toEqual([])
    expect(useLibrary().blocks[0]).toEqual(useEncounters().all[0]?.members[0]?.block)
    expect(useLibrary().blocks[0]?.stats).toEqual({ initiative: 4 })
  })

  it('is given back with one Undo', () => {
    const members = [own()]
    useEncounters().save(anEncounter(members, { systemId: 'terra-magia' }))
    useLibrary().saveBlock(own().block)
    useKeptAnswers()(...answersOf(members, 4))
    expect(notice.value?.text).toBe('Kept for the next fight: Own Engagement modifier 4.')
    notice.value?.action?.run()
    expect([useLibrary().blocks[0], useEncounters().all[0]?.members]).toEqual([own().block, members])
  })

  it('stays with the encounter where a player keeps it, and out of the library', () => {
    const ana = own({ player: 'Kim', block: { defence: null, vitals: {} } })
    useEncounters().save(anEncounter([ana], { systemId: 'terra-magia' }))
    useLibrary().saveBlock(ana.block)
    useKeptAnswers()(...answersOf([ana], null))
    expect(asked(useEncounters().all[0]?.members ?? [])).toEqual([])
    expect(useLibrary().blocks[0]).toEqual(ana.block)
  })

  it('is not asked again when the fight begins again', () => {
    let ids = 0
    const newId = (kind: string) => `${kind}-${String(++ids)}`
    const ports = { store: new MemoryStore(), dice: seededDice(3), newId, now: () => 1 }
    const session = new Session({ ...ports, systemById: () => terraMagia })
    session.startEncounter(anEncounter([own({ block: { vitals: {} } })], { systemId: 'terra-magia' }))
    const [combatant = ''] = Object.keys(session.moment.value?.fight.combatants ?? {})
    session.dispatch({
      type: 'together',
      commands: [
        { type: 'editCombatant', combatant, stats: { initiative: 4 } },
        { type: 'setVital', combatant, vital: 'hp', max: 9, now: 3 },
      ],
    })
    restartFight(session)
    const { fight } = session.moment.value ?? {}
    expect(fight && missingNumbers(fight, terraMagia)).toEqual([])
    expect(fight?.combatants[combatant]?.vitals['hp']).toMatchObject({ now: 9, max: 9 })
    expect(Object.values(fight?.entries ?? {})[0]?.initiative?.how).toBe('rolled')
  })
})

import { describe, expect, it } from 'vitest'
import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import { parseDice } from '#core/engine/dice'
import type { Encounter } from '#core/engine/model/encounter'
import type { StatBlock } from '#core/engine/model/stat-block'
import { openTies } from '#core/engine/time/turn-order'
import { readinessOf, totalIsAsked } from '#core/formats/readiness'
import { systemById, systems } from '#core/systems/registry'
import { packs } from '#gm/packs/packs.ts'
import { readPack, reportOf } from '#gm/packs/read-pack.ts'
import { seededDice } from '#support/dice.ts'
import { importContext } from '#support/import-context.ts'

const read = packs.map((pack) => ({ prefix: pack.prefix, pack, ...readPack(pack) }))
const encounters = read.flatMap((pack) => pack.encounters)

/** Everything rolled, every tie rolled off, nothing overruled: a missing number would stop it. */
function start(encounter: Encounter) {
  const system = systemById(encounter.systemId)!
  const ports = { system, dice: seededDice(7), newId: importContext().newId }
  let fight = createFight(encounter, ports)
  const play = (command: Parameters<typeof decide>[1]) => {
    const decided = decide(fight, command, ports)
    if (!decided.ok) throw new Error(decided.rejection.reason)
    fight = decided.fight
  }
  const blank = fight.order.filter((id) => !fight.entries[id]!.initiative)
  play({ type: 'rollInitiative', entries: blank, together: false })
  for (const tie of openTies(Object.values(fight.entries), system)) {
    play({ type: 'settleTie', entries: tie.map(({ id }) => id), by: 'rollOff' })
  }
  play({ type: 'startFight' })
  return fight
}

function seedsOf({ members, waves }: Encounter) {
  return [...members, ...waves.flatMap(({ seeds }) => seeds)]
}

function diceIn({ attacks, abilities }: StatBlock): string[] {
  return [...attacks, ...abilities].map(({ damage }) => damage).filter((damage) => damage !== '')
}

describe('the sample packs', () => {
  it('are there for every rules system', () => {
    expect(read.map(({ label }) => label).sort()).toEqual(systems.map(({ label }) => label).sort())
  })
})

describe.each(read)('the pack $prefix', ({ pack, prefix, blocks, parties, encounters: ready }) => {
  it('is read without errors or warnings', () => {
    const { warnings, skipped } = reportOf(pack)
    expect({ warnings, skipped }).toEqual({ warnings: [], skipped: [] })
  })

  it('holds at least 24 creatures of distinct names, besides the characters', () => {
    const names = blocks.filter(({ kind }) => kind !== 'Character').map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(24)
  })

  it('holds four encounters, each with a party, someone hidden, a wave and notes', () => {
    expect(ready).toHaveLength(4)
    for (const { members, waves, notes } of ready) {
      expect(members.filter(({ side, player }) => side === 'ally' && player !== '')).toHaveLength(4)
      expect(members.some(({ hidden }) => hidden)).toBe(true)
      expect(waves.some(({ round }) => round !== null)).toBe(true)
      expect(notes).not.toBe('')
    }
  })

  it('has a place that acts at a fixed number and has no numbers of its own', () => {
    const fixed = ready.flatMap(seedsOf).filter(({ totals }) => totals.length > 0)
    expect(fixed.map(({ block: { defence } }) => defence)).toEqual(['notTracked'])
  })

  it('names everything with its own prefix, so that it can be told from the GM’s things', () => {
    const ids = [...blocks, ...parties, ...ready].map(({ id }) => id)
    expect(ids.filter((id) => !id.startsWith(prefix))).toEqual([])
  })

  it('is the same each time it is read', () => {
    expect(reportOf(pack).entries).toEqual(reportOf(pack).entries)
  })

  it('says something about every creature', () => {
    expect(blocks.filter(({ notes }) => notes === '').map(({ name }) => name)).toEqual([])
  })

  it('has only dice that can be rolled', () => {
    expect(blocks.flatMap(diceIn).filter((dice) => parseDice(dice) === null)).toEqual([])
  })
})

describe.each(encounters)('the ready encounter “$title”', (encounter) => {
  const system = systemById(encounter.systemId)!

  it('starts with dice alone', () => {
    const fight = start(encounter)
    expect(['surprise', 'rounds']).toContain(fight.phase)
    expect(fight.activeEntry).not.toBeNull()
  })

  it('asks for no number, later arrivals included', () => {
    const seeds = seedsOf(encounter)
    expect(seeds.flatMap((seed) => readinessOf(seed, system))).toEqual([])
    expect(seeds.filter((seed) => totalIsAsked(seed, system))).toEqual([])
  })
})

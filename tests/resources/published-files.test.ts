import { readFileSync, readdirSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import type { Encounter } from '#core/engine/model/encounter'
import { openTies } from '#core/engine/time/turn-order'
import { readText } from '#core/formats/registry'
import { systemById, systems } from '#core/systems/registry'
import { seededDice } from '#support/dice.ts'
import { importContext, reportOf } from '#support/import-context.ts'
import { publishedSchema } from '#support/published-schema.ts'

const resources = resolve(import.meta.dirname, '../../resources')
const textOf = (name: string) => readFileSync(join(resources, name), 'utf8')
const examples = readdirSync(join(resources, 'examples'))

function read(name: string) {
  const context = importContext({ name, systems, systemId: systems[0]!.id })
  return reportOf(readText(textOf(`examples/${name}`), context))
}

function encounterIn(name: string): Encounter {
  return read(name).entries.find(({ item }) => item.kind === 'encounter')!.item.value as Encounter
}

/** Starts it as a GM in a hurry would: everything rolled, every tie rolled off. */
function start(encounter: Encounter) {
  const system = systemById(encounter.systemId)!
  const ports = { system, dice: seededDice(3), newId: importContext().newId }
  let fight = createFight(encounter, ports)
  const asked = fight.order.filter((entry) => {
    const combatant = fight.combatants[fight.entries[entry]!.combatant]!
    return fight.entries[entry]!.initiative === null && system.initiative.terms(combatant) === null
  })
  const play = (command: Parameters<typeof decide>[1]) => {
    const decided = decide(fight, command, ports)
    if (!decided.ok) throw new Error(decided.rejection.reason)
    fight = decided.fight
  }
  for (const entry of asked) play({ type: 'setInitiative', entry, total: 11 })
  play({
    type: 'rollInitiative',
    entries: fight.order.filter((id) => !fight.entries[id]!.initiative),
    together: false,
  })
  for (const tie of openTies(Object.values(fight.entries), system)) {
    play({ type: 'settleTie', entries: tie.map(({ id }) => id), by: 'rollOff' })
  }
  play({ type: 'startFight', override: true })
  return fight
}

describe('the published schema of our files', () => {
  it('is the one that the reader uses (else: npm run schema)', async () => {
    expect(textOf('turnkeeper.schema.json')).toBe(await publishedSchema(systems))
  })
})

describe('an example file', () => {
  it('is there for every rules system', () => {
    const known = examples.map((name) => encounterIn(name).systemId)
    expect(new Set(known)).toEqual(new Set(systems.map(({ id }) => id)))
  })

  it.each(examples)('%s is read without a fault', (name) => {
    expect(read(name).skipped).toEqual([])
  })

  it.each(examples)('%s warns only of what will be asked', (name) => {
    const unexpected = read(name).warnings.filter(({ message }) => !message.includes('asked at the start'))
    expect(unexpected).toEqual([])
  })

  it.each(examples)('%s starts as a fight', (name) => {
    const fight = start(encounterIn(name))
    expect(['surprise', 'rounds']).toContain(fight.phase)
    expect(fight.activeEntry).not.toBeNull()
  })

  it.each(examples.filter((name) => extname(name) === '.json'))('%s names the schema for editors', (name) => {
    const { $schema } = JSON.parse(textOf(`examples/${name}`)) as { $schema: string }
    expect(resolve(resources, 'examples', $schema)).toBe(join(resources, 'turnkeeper.schema.json'))
  })
})

import { describe, expect, it } from 'vitest'
import type { WrittenFight } from '#core/formats/format'
import { writeEncounter, writeFight } from '#core/formats/native/write-document'
import { readText } from '#core/formats/registry'
import { registrations, systems } from '#core/systems/registry'
import { Session } from '#gm/session/session.ts'
import { seededDice } from '#support/dice.ts'
import { fileText, importContext, reportOf } from '#support/import-context.ts'
import { MemoryStore } from '#support/memory-store.ts'

const read = (text: string) => reportOf(readText(text, importContext({ systems })))

/** The sample as it opens: played to the middle by its script. */
function playedSample({ system, sample, script }: (typeof registrations)[number]): WrittenFight {
  const session = new Session({
    store: new MemoryStore(),
    systemById: () => system,
    dice: seededDice(5),
    newId: importContext().newId,
    now: () => 1,
  })
  session.startEncounter(sample)
  for (const next of script) session.dispatch({ ...next(session.moment.value!.fight), override: true })
  session.undo()
  const journal = session.journal.value!
  return { id: journal.origin.id, systemId: system.id, title: sample.title, ended: false, journal }
}

describe.each(registrations)('the sample of $system.label', (registration) => {
  it('comes back equal from a file, without a word', () => {
    const report = read(writeEncounter(registration.sample))
    expect(report.warnings.filter(({ message }) => !message.includes('asked at the start'))).toEqual([])
    const encounter = report.entries.find(({ item }) => item.kind === 'encounter')
    expect(encounter?.item.value).toEqual(registration.sample)
  })

  it('comes back equal in the middle of the fight', () => {
    const fight = playedSample(registration)
    expect(fight.journal.batches.length).toBeGreaterThan(3)
    expect(read(writeFight(fight)).entries[0]?.item.value).toEqual(fight)
  })
})

it('reads a known skill without a stat as one of its usual stat, and keeps "none" where a file says so', () => {
  const skills = [
    { name: 'dodge', bonus: 3 },
    { name: 'Dodge', stat: null, bonus: 3 },
    { name: 'Whittling', bonus: 1 },
  ]
  const [entry] = read(fileText({ system: 'terra-magia', statBlocks: [{ name: 'Eel', skills }] })).entries
  const value = entry?.item.value as { skills?: readonly { stat: string | null }[] } | undefined
  expect(value?.skills?.map(({ stat }) => stat)).toEqual(['swi', null, null])
})

it.each(
  systems.flatMap(({ id }) => ['INIT', 'initiative', 'Initiative bonus'].map((key) => [id, key] as const)),
)('reads an initiative modifier in %s under the name %s', (system, key) => {
  const { entries } = read(fileText({ system, statBlocks: [{ name: 'Own', AR: 12, [key]: 4 }] }))
  expect(entries[0]?.item.value).toMatchObject({ stats: { initiative: 4 } })
})

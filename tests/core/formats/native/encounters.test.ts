import { describe, expect, it } from 'vitest'
import type { Encounter } from '#core/engine/model/encounter'
import { createFight } from '#core/engine/setup/create-fight'
import { readText } from '#core/formats/registry'
import { fixedDice } from '#support/dice.ts'
import { fileText, importContext, reportOf } from '#support/import-context.ts'
import { plainSystem } from '#support/plain-system.ts'

const statBlocks = [{ id: 'orc', name: 'Orc', AC: 13, HP: 15, SPD: 1 }]

function read(encounter: object, more: object = {}) {
  const text = fileText({
    kind: 'encounter',
    statBlocks,
    encounter: { title: 'Ford', ...encounter },
    ...more,
  })
  return reportOf(readText(text, importContext()))
}

const encounterOf = (report: ReturnType<typeof read>): Encounter =>
  report.entries.find(({ item }) => item.kind === 'encounter')!.item.value as Encounter
const membersOf = (...members: object[]) => encounterOf(read({ members })).members
const warningsOf = (...members: object[]) => read({ members }).warnings.map(({ message }) => message)

describe('an encounter written by hand', () => {
  it.each([
    ['by id', { block: 'orc' }],
    ['by name', { block: 'Orc' }],
    ['by its own name', { name: 'orc' }],
  ])('names a listed stat block %s', (_how, member) => {
    expect(membersOf(member)[0]).toMatchObject({ block: { id: 'orc', defence: 13 }, overrides: {} })
  })

  it('may carry the block inside the member', () => {
    expect(membersOf({ block: { name: 'Rat', AC: 9, HP: 2 } })[0]!.block).toMatchObject({
      name: 'Rat',
      defence: 9,
    })
  })

  it('makes a creature of a bare name', () => {
    expect(membersOf({ name: 'Rat', AC: 9, HP: 2 })[0]).toMatchObject({
      block: { name: 'Rat', defence: 9, vitals: { hp: 2 } },
      overrides: {},
    })
  })

  it('keeps what this encounter changes apart from the block', () => {
    expect(membersOf({ block: 'orc', name: 'Gash', HP: 70 })[0]).toMatchObject({
      block: { name: 'Orc', vitals: { hp: 15 } },
      overrides: { name: 'Gash', vitals: { hp: 70 } },
    })
  })

  it.each([
    ['neutral', 'foe'],
    ['monster', 'foe'],
    ['Friendly', 'ally'],
  ])('leaves nobody out for the side %s of another tracker, and says how it is read', (word, side) => {
    const report = read({ members: [{ block: 'orc', side: word }] })
    expect(encounterOf(report).members).toMatchObject([{ side }])
    expect(report.warnings.map(({ message }) => message)).toEqual([`side “${word}” is read as ${side}.`])
  })

  it('puts the party among its members as allies', () => {
    const report = read(
      { members: [{ block: 'orc' }] },
      { party: [{ name: 'Ana', player: 'Kim', AC: 15, HP: 20 }] },
    )
    expect(encounterOf(report).members.map(({ side }) => side)).toEqual(['ally', 'foe'])
  })

  it('finds a commander by name', () => {
    const [chief, minion] = membersOf({ block: 'orc', name: 'Chief' }, { block: 'orc', controller: 'Chief' })
    expect(minion!.controller).toBe(chief!.key)
  })

  it('says when a commander is nobody', () => {
    expect(warningsOf({ block: 'orc', controller: 'Nobody' })).toEqual([
      'No other member is called “Nobody”: nobody commands this one.',
    ])
  })

  it('says that a total will be asked where the stats for it are missing', () => {
    expect(warningsOf({ name: 'Rat', AC: 9, HP: 2 })).toEqual([
      'Initiative can’t be rolled without its stats: the total is asked at the start.',
    ])
  })

  it('has nothing to say about a lair with a fixed total', () => {
    expect(warningsOf({ name: 'Lair', totals: [20], AC: 'notTracked', HP: 'notTracked' })).toEqual([])
  })

  it('leaves out and names a member whose stat block is not in the list', () => {
    const report = read({ members: [{ block: 'orc' }, { block: 'ork' }] })
    expect(encounterOf(report).members).toHaveLength(1)
    expect(report.skipped[0]!.issues[0]!.message).toBe(
      'The stat block “ork” is not in the list. Did you mean orc?',
    )
  })

  it('is refused when none of its members can be read', () => {
    expect(read({ members: [{ block: 'troll' }] }).skipped.map(({ name }) => name)).toEqual(['troll', 'Ford'])
  })

  it('is refused with more creatures than a table can hold', () => {
    const report = read({
      members: [
        { block: 'orc', quantity: 400 },
        { block: 'orc', quantity: 200 },
      ],
    })
    expect(report.skipped[0]!.issues[0]!.message).toBe('It has more than 500 creatures.')
  })

  it.each([
    ['3', 3],
    ['2+3', 5],
    ['2d4', '2d4'],
    [2, 2],
  ])('takes %s for how many', (quantity, read_) => {
    expect(membersOf({ block: 'orc', quantity })[0]!.quantity).toBe(read_)
  })

  it.each([600, '600', '500+500', '100d10', '1d20+490'])('does not take %s for how many', (quantity) => {
    const [skipped] = read({ members: [{ block: 'orc', quantity }] }).skipped
    expect(skipped!.issues[0]!.message).toContain('quantity must be a whole number from 0 to 500')
  })

  it('counts dice by the most that they can be', () => {
    const report = read({
      members: [
        { block: 'orc', quantity: '20d20' },
        { block: 'orc', quantity: '20d20' },
      ],
    })
    expect(report.skipped[0]!.issues[0]!.message).toBe('It has more than 500 creatures.')
  })

  it('does not take “a few” for how many', () => {
    expect(read({ members: [{ block: 'orc', quantity: 'a few' }] }).skipped[0]!.issues[0]!.message).toBe(
      'quantity must be a whole number from 0 to 500, or dice such as "2d4" that come to no more, found “a few”.',
    )
  })

  it('keeps waves with the round they come in', () => {
    const { waves } = encounterOf(read({ members: [], waves: [{ round: 3, members: [{ block: 'orc' }] }] }))
    expect(waves).toMatchObject([{ label: 'Wave 2', round: 3, seeds: [{ block: { id: 'orc' } }] }])
  })

  it('leaves out a house rule with a value it can’t have', () => {
    const report = read({ members: [], settings: { meet: 'perhaps' } })
    expect(encounterOf(report).settings).toEqual({})
    expect(report.warnings[0]!.message).toBe('meet can’t be "perhaps": the usual rule applies.')
  })

  it('starts as a fight', () => {
    const fight = createFight(
      encounterOf(read({ members: [{ block: 'orc', quantity: 2, hidden: true, alias: '???' }] })),
      {
        system: plainSystem,
        dice: fixedDice(),
        newId: importContext().newId,
      },
    )
    expect(Object.values(fight.combatants).map(({ disclosure }) => disclosure)).toMatchObject([
      { hidden: true, alias: '???' },
      { hidden: true, alias: '???' },
    ])
  })
})

describe('a file for other rules', () => {
  it('is refused by item when the rules are not known', () => {
    const text = fileText({ system: 'plane', statBlocks: [{ name: 'Orc' }] })
    expect(reportOf(readText(text, importContext())).skipped[0]!.issues[0]!.message).toBe(
      'The rules system “plane” is not known. Did you mean plain?',
    )
  })

  it('keeps its own system whatever the GM plays at the moment', () => {
    const other = { ...plainSystem, id: 'other' }
    const context = importContext({ systems: [plainSystem, other], systemId: 'other' })
    expect(reportOf(readText(fileText({ statBlocks }), context)).entries[0]!.item.value.systemId).toBe(
      'plain',
    )
  })

  it('lets no member use a block of other rules', () => {
    const other = { ...plainSystem, id: 'other' }
    const text = fileText({
      kind: 'encounter',
      statBlocks: [{ ...statBlocks[0], system: 'other' }],
      encounter: { title: 'Ford', members: [{ block: 'orc' }] },
    })
    const report = reportOf(readText(text, importContext({ systems: [plainSystem, other] })))
    expect(report.skipped[0]!.issues[0]!.message).toBe(
      '“Orc” is made for other rules (other) than these (plain).',
    )
  })
})

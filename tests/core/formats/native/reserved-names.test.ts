import { describe, expect, it } from 'vitest'
import { decide } from '#core/engine/decide'
import { brokenInvariants } from '#core/engine/invariants'
import { createFight } from '#core/engine/setup/create-fight'
import type { Fight } from '#core/engine/model/fight'
import type { ImportedItem, WrittenFight } from '#core/formats/format'
import { writeEncounter, writeFight, writeLibrary } from '#core/formats/native/write-document'
import { readText } from '#core/formats/registry'
import { replay } from '#core/history/replay'
import { actionCatalogue } from '#core/views/available-actions'
import { playerScreen } from '#core/views/player-view'
import { turnRows } from '#core/views/turn-rows'
import { seededDice } from '#support/dice.ts'
import { anEffect, anEncounter, aSeed } from '#support/fight.ts'
import { importContext } from '#support/import-context.ts'
import { plainSystem } from '#support/plain-system.ts'
import { playedJournal } from '#support/played-journal.ts'

/** Names which every object of the language has. */
const NAMES = ['toString', 'constructor', '__proto__', 'hasOwnProperty']

const journal = playedJournal()
const written = { id: journal.origin.id, systemId: 'plain', title: 'Ford', ended: false, journal }
const block = {
  ...aSeed('Ghoul').block,
  stats: { speed: 2 },
  skills: [{ name: 'Climb', stat: 'speed', bonus: 1 }],
  attacks: [
    {
      id: 'claw',
      name: 'Claw',
      kind: 'martial',
      stat: 'speed',
      bonus: 1,
      weaponBonus: 0,
      damage: '1d6',
      damageType: 'blunt',
      properties: ['reach'],
      note: '',
    },
  ],
}
const encounter = anEncounter([
  { ...aSeed('Ghoul'), block, carried: { vitals: { hp: 2 }, effects: [anEffect('Ill')] } },
  { ...aSeed('Rat'), controller: 'Ghoul', turns: 0 },
])
const files = {
  fight: writeFight(written),
  library: writeLibrary({ statBlocks: [block], parties: [], encounters: [encounter] }),
  encounter: writeEncounter(encounter),
}

/** The document with one text, or the name of one key, replaced; like places (in lists, by ids) once. */
function* withNameAt(value: unknown, name: () => string, at = '', seen = new Set<string>()): Generator {
  if (typeof value === 'string' && isFirst(at, seen)) yield name()
  if (Array.isArray(value))
    for (const [place, each] of value.entries())
      for (const odd of withNameAt(each, name, `${at}.*`, seen)) yield value.with(place, odd)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const entries = Object.entries(value)
  for (const [place, [key, each]] of entries.entries()) {
    const here = `${at}.${key.replace(/.*\d.*/, '*')}`
    if (isFirst(`${here}:`, seen)) yield Object.fromEntries(entries.with(place, [name(), each]))
    for (const odd of withNameAt(each, name, here, seen))
      yield Object.fromEntries(entries.with(place, [key, odd]))
  }
}

function isFirst(place: string, seen: Set<string>): boolean {
  return seen.size < seen.add(place).size
}

/** Shows it on every screen, and lets its turn end. */
function use(fight: Fight): void {
  expect(brokenInvariants(fight)).toEqual([])
  turnRows(fight, plainSystem)
  for (const combatant of Object.values(fight.combatants)) actionCatalogue(fight, combatant, plainSystem)
  const taste = { monsterHealth: 'exact', playerHealth: 'exact', conditions: true } as const
  const words = { title: '', subtitle: '', line: '' }
  playerScreen({ fight, picture: fight }, plainSystem, { screen: 'order', ...taste, ...words })
  for (const type of ['startFight', 'endTurn'] as const) {
    const ports = { system: plainSystem, dice: seededDice(1), newId: idMaker() }
    const decided = decide(fight, { type, override: true }, ports)
    if (decided.ok) expect(brokenInvariants(decided.fight)).toEqual([])
  }
}

const idMaker = () => {
  let made = 0
  return (kind: string) => `${kind}+${String(++made)}`
}

function useFight({ journal: read }: WrittenFight): void {
  for (let head = 0; head <= read.batches.length; head++) use(replay(read, head).fight)
}

function useItem({ kind, value }: ImportedItem): void {
  if (kind === 'fight') useFight(value)
  if (kind !== 'encounter') return
  use(createFight(value, { system: plainSystem, dice: seededDice(1), newId: idMaker() }))
}

describe('a file that uses a name which every object has', () => {
  it.each(NAMES)('is refused with its place and takes nothing down with it: %s', (name) => {
    const combatant = Object.keys(journal.origin.combatants)[0] ?? ''
    const odd = files.fight.replaceAll(`"combatant": "${combatant}"`, `"combatant": "${name}"`)
    expect(odd).not.toBe(files.fight)
    const result = readText(odd, importContext())
    expect(result).toMatchObject({ ok: true, report: { entries: [] } })
    expect(result.ok && result.report.skipped.length).toBe(1)
  })

  it.each(Object.keys(files) as (keyof typeof files)[])(
    'is read or refused with the place, wherever it stands: %s',
    { timeout: 120_000 },
    (file) => {
      let places = 0
      for (const odd of withNameAt(JSON.parse(files[file]), () => NAMES[places++ % NAMES.length] ?? '')) {
        const result = readText(JSON.stringify(odd, null, 1), importContext())
        if (!result.ok) continue
        const { entries, skipped } = result.report
        for (const { where, issues } of skipped) expect([where, issues[0]?.where]).not.toContain('')
        for (const { item } of entries) {
          expect(JSON.parse(JSON.stringify(item.value))).toEqual(item.value)
          useItem(item)
        }
      }
      expect(places).toBeGreaterThan(50)
    },
  )
})

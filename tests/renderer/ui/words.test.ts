import { expect, it } from 'vitest'
import { groupEncounters } from '#gm/features/encounters/encounter-groups.ts'
import { commandLines } from '#gm/features/command-bar/command-lines.ts'
import { logGroups } from '#gm/features/run/log/log-view.ts'
import { fitting } from '#ui/seek.ts'
import { beginsWords, holdsWords } from '#ui/words.ts'
import { anEncounter } from '#support/fight.ts'

it('words are found in any order, without case, accents and old letters', () => {
  expect(holdsWords('Die Große Žižka', 'zizka GROSSE')).toBe(true)
  expect(holdsWords('Die Große Žižka', 'zizka klein')).toBe(false)
  expect(holdsWords('anything', ' ')).toBe(true)
})

it('beginnings of words are found in any order, past commas and brackets', () => {
  expect(beginsWords('Kessler, Ílse (mage)', 'mag ils')).toBe(true)
  expect(beginsWords('Kessler, Ílse', 'essler')).toBe(false)
  expect([beginsWords('Kessler', ' '), beginsWords('Kessler', ',')]).toEqual([true, false])
})

it('every search takes a name typed without its accents', () => {
  const encounter = anEncounter([], { title: 'Brücke von Łódź' })
  expect(groupEncounters([encounter], 'lodz brucke')).toHaveLength(1)
  const intent = {
    id: 'x',
    label: 'Émile joins',
    keys: null,
    scope: 'anywhere' as const,
    run: () => undefined,
  }
  expect(commandLines('emile', [intent], [])).toHaveLength(1)
  expect(fitting([{ label: 'Strauß 3' }], 'strauss3')).toHaveLength(1)
  const line = { who: 'Ílse', text: 'hit Žižka', delta: '', tone: 'plain' as const }
  const command = { type: 'endTurn' as const }
  const batches = [{ seq: 1, label: '', at: 0, round: '1', command, events: [], lines: [line] }]
  const asked = { filter: 'all' as const, query: 'zizka ilse', limit: 9 }
  expect(logGroups({ batches, head: 1 }, asked).groups).toHaveLength(1)
})

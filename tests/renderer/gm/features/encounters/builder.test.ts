import { describe, expect, it } from 'vitest'
import { copyWords } from '#gm/features/encounters/builder/copy-words.ts'
import { partyChoices, seedsOfChoice } from '#gm/features/encounters/builder/builder-choices.ts'
import { readQuantity } from '#core/prepare/read-quantity'
import { readTotals } from '#gm/features/encounters/builder/seed-turns.ts'
import {
  seedsByName,
  withAdded,
  withoutMember,
  withoutWave,
  withRule,
  withSeed,
  withWave,
} from '#core/prepare/change-encounter'
import { noHistory, recorded, redone, undone } from '#gm/features/encounters/edit-history.ts'
import { createFight } from '#core/engine/setup/create-fight'
import { gmName } from '#core/engine/naming'
import { fixedDice } from '#support/dice.ts'
import { anEncounter, aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const keys = () => {
  let made = 0
  return () => `key ${String(++made)}`
}

describe('how many', () => {
  it.each(['1', '99', '2d4', 'd6 + 1'])('takes %s', (text) => {
    expect(readQuantity(text)).toHaveProperty('quantity')
  })

  it.each(['', '0', '100', '-3', '1e9', '2x', '50d20', 'NaN'])('refuses “%s” with a reason', (text) => {
    expect(readQuantity(text)).toHaveProperty('wrong')
  })

  it('reads fixed totals, one for each turn', () => {
    expect(readTotals('20, 5')).toEqual([20, 5])
    expect(readTotals('')).toEqual([])
    expect(readTotals('soon')).toBeNull()
  })
})

describe('changing an encounter', () => {
  const orc = aSeed('Orc')
  const wave = { id: 'w', label: 'Wave 2', round: 3, seeds: [aSeed('Ogre')] }

  it('changes one entry, also in a wave', () => {
    const after = withSeed(anEncounter([orc], { waves: [wave] }), 'Ogre', { hidden: true })
    expect(after.waves[0]?.seeds[0]?.hidden).toBe(true)
    expect(after.members[0]?.hidden).toBe(false)
  })

  it('gives a minion a turn of its own when its commander goes', () => {
    const imp = aSeed('Imp', { controller: 'Orc', turns: 0 })
    const [left] = withoutMember(anEncounter([orc, imp]), 'Orc').members
    expect(left).toMatchObject({ controller: null, turns: 1 })
  })

  it('adds a wave, fills it and takes it away again', () => {
    const added = withAdded(withWave(anEncounter([orc]), 'w'), 'w', [aSeed('Ogre')])
    expect(added.waves).toMatchObject([{ label: 'Wave 2', round: 2, seeds: [{ key: 'Ogre' }] }])
    expect(withoutWave(added, 'w').waves).toEqual([])
  })

  it('writes down only house rules that differ from the usual', () => {
    const changed = withRule(anEncounter([]), 'meets', false, true)
    expect(changed.settings).toEqual({ meets: false })
    expect(withRule(changed, 'meets', true, true).settings).toEqual({})
  })

  it('takes a typed name from the library when it is there, with its count', () => {
    const block = { ...orc.block, id: 'library-orc' }
    const [known, fresh] = seedsByName('3 orc, Shade', 'foe', 'plain', [block], keys())
    expect(known).toMatchObject({ quantity: 3, block: { id: 'library-orc' } })
    expect(fresh?.block.defence).toBeNull()
  })

  it('adds a whole party with keys of its own', () => {
    const party = {
      id: 'p',
      systemId: 'plain',
      name: 'Four',
      members: [aSeed('Ana'), aSeed('Bo')],
      notes: '',
    }
    const added = seedsOfChoice('party/p', 'ally', { blocks: [], parties: [party] }, keys())
    expect(added.map(({ key, block }) => [key, block.name])).toEqual([
      ['key 1', 'Ana'],
      ['key 2', 'Bo'],
    ])
  })

  it('offers whole parties before their characters', () => {
    const party = { id: 'p', systemId: 'plain', name: 'Four', members: [aSeed('Ana')], notes: '' }
    expect(partyChoices([party], plainSystem).map(({ label }) => label)).toEqual(['Four', 'Ana'])
  })
})

describe('telling copies apart', () => {
  it('does not number three wolves of three names', () => {
    const wolves = ['Shadowfang', 'Ironclaw', 'Duskrider'].map((name) =>
      aSeed('Wolf', { key: name, overrides: { name } }),
    )
    expect([...copyWords(anEncounter(wolves)).values()]).toEqual(['', '', ''])
  })

  it('goes on counting in a wave', () => {
    const more = aSeed('Ghoul', { key: 'more', quantity: 2 })
    const waves = [{ id: 'w', label: 'Wave 2', round: 4, seeds: [more] }]
    const words = copyWords(anEncounter([aSeed('Ghoul', { quantity: 3 })], { waves }))
    expect([...words.values()]).toEqual(['Numbered 1 to 3', 'Numbered 4 and 5'])
  })

  it('never gives two creatures one label when one is removed and brought back', () => {
    const three = anEncounter([
      aSeed('Orc', { quantity: 1 }),
      aSeed('Orc', { key: 'b' }),
      aSeed('Orc', { key: 'c' }),
    ])
    const without = withoutMember(three, 'b')
    const back = withAdded(without, 'start', [aSeed('Orc', { key: 'b' })])
    let made = 0
    const ports = { system: plainSystem, dice: fixedDice(), newId: () => `id ${String(++made)}` }
    const fight = createFight(back, ports)
    const labels = Object.values(fight.combatants).map((each) => gmName(fight, each))
    expect(new Set(labels).size).toBe(3)
  })
})

describe('undo in the builder', () => {
  const step = (before: string, after: string, merge: string | null = null) => ({
    before,
    after,
    label: after,
    merge,
  })

  it('takes back and brings back', () => {
    const history = recorded(noHistory<string>(), step('a', 'b'))
    const back = undone(history)
    expect(back?.value).toBe('a')
    expect(back && redone(back.history)?.value).toBe('b')
  })

  it('takes typing in one field back as one step', () => {
    const history = recorded(recorded(noHistory<string>(), step('', 'F', 'title')), step('F', 'Fo', 'title'))
    expect(undone(history)?.value).toBe('')
  })

  it('forgets what was undone when something else is done', () => {
    const back = undone(recorded(noHistory<string>(), step('a', 'b')))
    expect(back && redone(recorded(back.history, step('a', 'c')))).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { encounterSheet } from '#gm/features/printing/sheet.ts'
import { anEncounter, aSeed } from '#support/fight.ts'

describe('an encounter on paper', () => {
  const ghoul = aSeed('Ghoul', { quantity: 3, hidden: true, alias: 'A shape' })
  const ana = aSeed('Ana', { side: 'ally', player: 'Kim' })

  it('lists players, monsters and waves with what the GM must know of them', () => {
    const waves = [{ id: 'w', label: 'Wave 2', round: 4, seeds: [aSeed('Ghoul', { quantity: '2d4' })] }]
    expect(encounterSheet(anEncounter([ana, ghoul], { waves })).groups).toEqual([
      { label: 'Players', lines: ['Ana, played by Kim'] },
      { label: 'At the start', lines: ['3 Ghoul, hidden, called A shape'] },
      { label: 'Wave 2, start of round 4', lines: ['2d4 Ghoul'] },
    ])
  })

  it('prints equal stat blocks once, and one of its own with the numbers of the encounter', () => {
    const tough = aSeed('Ghoul', { overrides: { name: 'Ghoul lord', vitals: { hp: 40 } } })
    const { blocks } = encounterSheet(anEncounter([ghoul, aSeed('Ghoul'), tough]))
    expect(blocks.map(({ name, vitals }) => [name, vitals.hp])).toEqual([
      ['Ghoul', 10],
      ['Ghoul lord', 40],
    ])
  })

  it('prints no empty block for a creature that is only a name', () => {
    const bare = aSeed('Cook', { block: { stats: {}, vitals: {}, defence: 'notTracked' } })
    expect(encounterSheet(anEncounter([bare])).blocks).toEqual([])
  })
})

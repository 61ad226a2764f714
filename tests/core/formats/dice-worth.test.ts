import { describe, expect, it } from 'vitest'
import type { Encounter } from '#core/engine/model/encounter'
import { readText } from '#core/formats/registry'
import { terraMagia } from '#core/systems/terra-magia/system'
import { teriock } from '#core/systems/teriock/system'
import type { GameSystem } from '#core/engine/system'
import { fileText, importContext, reportOf } from '#support/import-context.ts'

const read = (text: string, system: GameSystem, name: string) =>
  reportOf(readText(text, importContext({ name, systems: [system], systemId: system.id })))
const table = (text: string, system: GameSystem) => read(text, system, 'x.csv')
const file = (content: object, system: GameSystem) =>
  read(fileText({ system: system.id, ...content }), system, 'x.json')
const vitalsOf = ({ entries }: ReturnType<typeof read>) =>
  entries.flatMap(({ item }) => (item.kind === 'statBlock' ? [item.value.vitals] : []))

describe('a fixed total that no roll comes to', () => {
  const question = 'Is 500 really the total?'
  it('is questioned in a table', () => {
    const { warnings } = table('name,HP,rolled initiative\nOgre,9,500', terraMagia)
    expect(warnings.some(({ message }) => message.includes(question))).toBe(true)
  })

  it('is questioned in a file', () => {
    const encounter = { title: 'Ford', members: [{ name: 'Ogre', AR: 14, HP: 9, totals: [500] }] }
    const { warnings } = file({ kind: 'encounter', encounter }, terraMagia)
    expect(warnings.map(({ message }) => message)).toContain(question)
  })
})

describe('dice in place of HP and MP', () => {
  it('[TE-1.10] are worth their sum in a table, and the report says how', () => {
    const report = table('name,AC,HP,MP\nOgre,14,4d10,22 (4d10)', teriock)
    expect(vitalsOf(report)).toEqual([{ hp: 24, mp: 22 }])
    expect(report.warnings.map(({ message }) => message)).toContain(
      'HP “4d10” is read as 24: each die half its faces + 1.',
    )
  })

  it.each([{ vitals: { hp: '4d10' } }, { vitals: { HP: '4d10' } }, { HP: '4d10' }])(
    '[TE-1.10] are worth their sum in a block of a file: %j',
    (written) => {
      const report = file({ statBlocks: [{ name: 'Ogre', AC: 14, ...written }] }, teriock)
      expect(vitalsOf(report)).toEqual([{ hp: 24 }])
      expect(report.warnings.filter(({ message }) => message.includes('each die'))).toHaveLength(1)
    },
  )

  it('[TE-1.10] are worth their sum in a member of an encounter', () => {
    const encounter = { title: 'Ford', members: [{ name: 'Ogre', AC: 14, HP: '4d10', MP: 3 }] }
    const [entry] = file({ kind: 'encounter', encounter }, teriock).entries
    expect((entry?.item.value as Encounter).members[0]?.block.vitals).toEqual({ hp: 24, mp: 3 })
  })

  it('are refused with a reason where the rules give no sum for them', () => {
    const reports = [
      table('name,AR,HP\nOgre,14,4d10', terraMagia),
      file({ statBlocks: [{ name: 'Ogre', AR: 14, HP: '4d10' }] }, terraMagia),
    ]
    for (const { entries, skipped } of reports) {
      expect(entries).toEqual([])
      expect(skipped[0]?.issues[0]?.message).toMatch(/^HP must be a (whole )?number, found/)
    }
  })
})

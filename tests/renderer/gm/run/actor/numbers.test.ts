import { expect, it } from 'vitest'
import { teriock } from '#core/systems/teriock/system'
import { sheetNumbers } from '#gm/features/run/actor/numbers.ts'

const shown = (stats: Readonly<Record<string, number | null>>) =>
  sheetNumbers({ stats }, teriock).map(
    ({ label, value, derived }) => `${label} ${value}${derived ? ' (sum)' : ''}`,
  )

it('shows attributes, unset ones too, what else is written, and what follows from it', () => {
  expect(shown({ mov: 3, str: -1, br: 27, bv: 2 })).toEqual([
    'MOV 3',
    'INT not set',
    'PER not set',
    'SNK not set',
    'STR \u22121',
    'BR 27',
    'BV 2',
    'P 3 (sum)',
    'F 6 (sum)',
    'Speed 60 (sum)',
  ])
})

it('says a number once, also where the sheet overrides it', () => {
  expect(shown({ p: 5, speed: 20 }).filter((each) => /^(P|Speed|SPD) /.test(each))).toEqual([
    'P 5 (sum)',
    'Speed 20 (sum)',
  ])
})

it('has the sum behind what follows from the stats', () => {
  const speed = sheetNumbers({ stats: { mov: 3 } }, teriock).find(({ label }) => label === 'Speed')
  expect(speed?.how).toBe('30 + 10 \u00d7 MOV 3, in feet')
})

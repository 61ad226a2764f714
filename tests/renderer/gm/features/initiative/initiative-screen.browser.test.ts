import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aSeed } from '#support/fight.ts'
import { atTheTable } from './initiative-table'

let table: ReturnType<typeof atTheTable>
afterEach(() => table.wrapper.unmount())

const ana = aSeed('Ana', { side: 'ally' })
const bo = aSeed('Bo', { side: 'ally' })
const totals = () =>
  Object.values(table.fight.value.entries).map(({ initiative }) => initiative?.total ?? null)

describe('typing totals', () => {
  it('goes from one blank to the next with Enter, and from the last one to the start', async () => {
    table = atTheTable([ana, bo])
    await expect.element(table.total('Ana')).toHaveFocus()
    await userEvent.keyboard('17{Enter}')
    await expect.element(table.total('Bo')).toHaveFocus()
    await userEvent.keyboard('0{Enter}')
    await expect.element(page.getByRole('button', { name: /^Start fight/ })).toHaveFocus()
    expect(totals()).toEqual([17, 0])
  })

  it('takes the bare die and adds the rest', async () => {
    table = atTheTable([aSeed('Ana', { side: 'ally', block: { stats: { speed: 4 } } })])
    await userEvent.keyboard('d14{Enter}')
    await expect.element(table.total('Ana')).toHaveValue('18')
  })

  it('refuses junk in place, keeps it, and changes nothing', async () => {
    table = atTheTable([ana])
    await userEvent.keyboard('abc{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Needs a number, or d14.')
    await expect.element(table.total('Ana')).toHaveValue('abc')
    expect(table.commands).toEqual([])
  })

  it('does not roll a total again when Enter passes over it', async () => {
    table = atTheTable([aSeed('Ana', { side: 'ally', total: 12 }), bo])
    await table.total('Ana').click()
    await userEvent.keyboard('{Enter}')
    expect(table.commands).toEqual([])
  })

  it('moves with the arrows and marks surprise with S', async () => {
    table = atTheTable([ana, bo])
    await userEvent.keyboard('{ArrowDown}s')
    await expect.element(page.getByRole('switch', { name: 'Bo: Surprised' })).toBeChecked()
  })

  it('rolls with R in the field of one that is still open, and goes on to the next', async () => {
    table = atTheTable([ana, bo])
    await expect.element(table.total('Ana')).toHaveFocus()
    await userEvent.keyboard('r')
    await expect.element(table.total('Bo')).toHaveFocus()
    expect(table.commands).toMatchObject([{ type: 'rollInitiative', together: false }])
    expect(totals()).toEqual([expect.any(Number), null])
  })

  it('rolls anew with R in the field of a total that stands, and stays to show it', async () => {
    table = atTheTable([aSeed('Ana', { side: 'ally', total: 99 }), bo])
    await table.total('Ana').click()
    await userEvent.keyboard('r')
    await expect.element(table.total('Ana')).not.toHaveValue('99')
    await expect.element(table.total('Ana')).toHaveFocus()
  })

  it('fills all at once, a dash leaving one open', async () => {
    table = atTheTable([ana, bo, aSeed('Cat', { side: 'ally' })])
    await page.getByRole('textbox', { name: 'All at once, in this order' }).fill('27 - 21')
    await userEvent.keyboard('{Enter}')
    await expect.element(table.total('Bo')).toHaveFocus()
    expect(totals()).toEqual([27, null, 21])
  })
})

describe('the start', () => {
  it('says how many blanks it will roll, and rolls them', async () => {
    table = atTheTable([ana, bo])
    await page.getByRole('button', { name: 'Start fight, roll 2 blanks' }).click()
    expect(totals()).not.toContain(null)
  })

  it('does not promise to roll what it has no stats for', async () => {
    table = atTheTable([ana, aSeed('Lair', { block: { stats: { speed: null } } })])
    await expect.element(page.getByRole('button', { name: /^Start fight, 1 total to type/ })).toBeVisible()
  })

  it('asks who goes first when the rules leave a tie open', async () => {
    table = atTheTable([aSeed('Ana', { side: 'ally', total: 18 }), aSeed('Orc', { total: 18 })])
    await page.getByRole('button', { name: 'Start fight' }).click()
    await expect.element(page.getByRole('button', { name: 'Ana first' })).toHaveFocus()
    await page.getByRole('button', { name: 'Orc first' }).click()
    await page.getByRole('button', { name: 'Start fight' }).click()
    expect(table.fight.value).toMatchObject({ phase: 'rounds', round: 1 })
    expect(table.table.nameOf(table.fight.value.activeEntry)).toBe('Orc')
  })

  it('takes the dice of a roll-off as they fell on the table, and says of equal ones what to do', async () => {
    table = atTheTable([aSeed('Ana', { side: 'ally', total: 18 }), aSeed('Orc', { total: 18 })])
    await page.getByRole('button', { name: 'Type the dice' }).click()
    const die = (name: string) => page.getByRole('textbox', { name: `d20 of ${name}` })
    await die('Ana').fill('12')
    await die('Orc').fill('12')
    const settle = page.getByRole('button', { name: /^Settle by these dice/ })
    await expect.element(settle).toHaveAccessibleDescription(/Equal dice: roll again/)
    await die('Ana').fill('12 4')
    await die('Orc').fill('12 17')
    await settle.click()
    expect(table.fight.value.order.map((entry) => table.table.nameOf(entry))).toEqual(['Orc', 'Ana'])
    expect(table.fight.value.entries[table.fight.value.order[0]!]?.initiative?.rankedBy).toBe('rollOff')
  })

  it('asks for the whole order of a tie of three', async () => {
    table = atTheTable(['Ana', 'Bo', 'Cat'].map((name) => aSeed(name, { total: 9 })))
    await page.getByRole('button', { name: 'Cat first' }).click()
    await page.getByRole('button', { name: 'Bo next' }).click()
    expect(table.fight.value.order.map((entry) => table.table.nameOf(entry))).toEqual(['Cat', 'Bo', 'Ana'])
  })
})

it('rolls all monsters again but nothing that was typed', async () => {
  table = atTheTable([aSeed('Orc'), aSeed('Lair', { total: 20 })])
  await page.getByRole('button', { name: /^Roll all again/ }).click()
  expect(table.commands).toEqual([
    { type: 'rollInitiative', entries: [table.table.entry('Orc')], together: false },
  ])
})

it('surprises one whole side with one click', async () => {
  table = atTheTable([ana, bo, aSeed('Orc')])
  await page.getByRole('button', { name: 'All surprised' }).click()
  const surprised = Object.values(table.fight.value.combatants).map((each) => [each.name, each.surprised])
  expect(surprised).toEqual([
    ['Ana', true],
    ['Bo', true],
    ['Orc', false],
  ])
})

it('asks once for the missing numbers of like creatures', async () => {
  table = atTheTable([aSeed('Orc', { quantity: 2, block: { defence: null } })])
  await page.getByRole('textbox', { name: 'Orc AC' }).fill('13')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Missing numbers' })).not.toBeInTheDocument()
  expect(Object.values(table.fight.value.combatants).map(({ defence }) => defence)).toEqual([13, 13])
})

it('takes a missing number once, although its field leaves with Enter', async () => {
  table = atTheTable([aSeed('Orc', { block: { defence: null } })])
  await page.getByRole('textbox', { name: 'Orc AC' }).fill('13')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Missing numbers' })).not.toBeInTheDocument()
  expect(table.commands.map(({ type }) => type)).toEqual(['together'])
})

it('questions a total that no roll comes to where all are typed at once, and takes it the second time', async () => {
  table = atTheTable([ana, bo])
  const field = page.getByRole('textbox', { name: 'All at once, in this order' })
  await field.fill('17 999999999')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Is 999999999 really the total?')
  await expect.element(field).toHaveValue('17 999999999')
  expect(totals()).toEqual([null, null])
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  expect(totals()).toEqual([17, 999_999_999])
})

it('leaves all missing numbers to the players in one step', async () => {
  table = atTheTable([aSeed('Ana', { block: { defence: null, vitals: {} } })])
  await page.getByRole('button', { name: 'Not tracked for all' }).click()
  await expect.element(page.getByRole('region', { name: 'Missing numbers' })).not.toBeInTheDocument()
  expect(table.commands.map(({ type }) => type)).toEqual(['together'])
})

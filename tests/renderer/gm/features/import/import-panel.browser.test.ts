import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ImportEntry, ImportIssue, ImportReport } from '#core/formats/format'
import { ImportPanel } from '#gm/features/import/index.ts'
import type { ImportPlan } from '#gm/features/import/import-plan.ts'
import { unreadFile, withReading, type OpenFile } from '#gm/features/import/open-file.ts'
import { aSeed } from '#support/fight.ts'

let wrapper: VueWrapper
afterEach(() => wrapper.unmount())

const PLAN: ImportPlan = { save: [], unchanged: [], differing: [], skipped: [], beside: [] }
const offered = (name: string) => unreadFile({ name, bytes: new Uint8Array() })
const refused = (name: string): OpenFile =>
  withReading(offered(name), { ok: false, error: { code: 'x', message: `${name} is a picture.`, where: '' } })
const entry = (id: string): ImportEntry => ({
  id,
  name: `Orc ${id}`,
  where: '',
  suggested: true,
  item: { kind: 'statBlock', value: aSeed('Orc').block },
})
const warning = (place: number): ImportIssue => ({
  severity: 'warning',
  where: `Line ${String(place)}`,
  path: '',
  message: 'AR missing',
})
function read(name: string, change: Partial<ImportReport> = {}): OpenFile {
  const report = { formatId: 'csv', formatLabel: 'Table', entries: [entry('1')], warnings: [], skipped: [] }
  return withReading(offered(name), { ok: true, report: { ...report, ...change } })
}
function show(files: readonly OpenFile[], change: object = {}) {
  const saves = { plan: PLAN, planning: false, answer: 'skip' as const, saving: false, skipped: 0 }
  wrapper = mount(ImportPanel, {
    attachTo: document.body,
    props: { files, refused: [], ...saves, ...change },
  })
}
const many = (count: number) => Array.from({ length: count }, (_, place) => entry(String(place)))
const save = page.getByRole('button', { name: /^Import \d/ })

describe('the lists of the import panel', () => {
  it('name a few refused files each by itself, and many in one list', async () => {
    show([refused('a.png'), refused('b.png')])
    await expect.element(page.getByRole('region', { name: 'b.png' })).toBeVisible()
    wrapper.unmount()
    show(
      ['a', 'b', 'c', 'd'].map((name) => refused(`${name}.png`)),
      { refused: ['e.json has 40 MB.'] },
    )
    const list = page.getByRole('list', { name: 'Files that can’t be used' })
    await expect.element(page.getByRole('alert')).toHaveTextContent('5 files can’t be used')
    expect(list.getByRole('listitem').elements()).toHaveLength(5)
    expect(page.getByRole('region', { name: 'a.png' }).elements()).toEqual([])
  })

  it('draw a hundred of thousands, and more when asked to', async () => {
    show([read('a.csv', { entries: many(5000) })])
    const boxes = page.getByRole('checkbox')
    await expect.element(page.getByText('5000 of 5000 ticked')).toBeVisible()
    expect(boxes.elements()).toHaveLength(100)
    await page.getByRole('button', { name: 'Show 100 more of 5000' }).click()
    await expect.poll(() => boxes.elements().length).toBe(200)
  })

  it('tick one, none and all', async () => {
    show([read('a.csv', { entries: many(9) })])
    await page.getByRole('checkbox', { name: 'Orc 3, stat block' }).click()
    await page.getByRole('button', { name: 'Tick none' }).click()
    const ticks = wrapper.emitted('tick')?.map(([, entries, on]) => [(entries as string[]).length, on])
    expect(ticks).toEqual([
      [1, false],
      [9, false],
    ])
  })

  it('show the first two hundred faults and count the rest', async () => {
    show([read('a.csv', { warnings: Array.from({ length: 230 }, (_, place) => warning(place)) })])
    await expect.element(page.getByText('30 more, all in the copied report.')).toBeVisible()
  })
})

describe('the button of the import panel', () => {
  it('counts what it takes and what it leaves', async () => {
    show([read('a.csv')], { plan: { ...PLAN, save: [entry('1').item], unchanged: ['Rat'] }, skipped: 2 })
    await expect.element(page.getByRole('button', { name: 'Import 1, skip 3' })).toBeEnabled()
  })

  it('says why it waits: files are read, then held against the library', async () => {
    show([{ ...read('a.csv'), progress: 0.5 }])
    await expect.element(page.getByText('Files are still being read.')).toBeVisible()
    await wrapper.setProps({ files: [read('a.csv')], planning: true })
    await expect.element(page.getByText('It is still being compared with the library.')).toBeVisible()
    await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  })

  it('asks what to do with what is there and differs', async () => {
    show([read('a.csv')], { plan: { ...PLAN, differing: ['Orc'], skipped: ['Orc'] } })
    await expect.element(page.getByText('Orc is there, but differs')).toBeVisible()
    await page.getByRole('radio', { name: 'Replace' }).click()
    expect(wrapper.emitted('update:answer')).toEqual([['replace']])
  })
})

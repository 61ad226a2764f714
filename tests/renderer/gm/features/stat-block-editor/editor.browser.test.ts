import { mount, type VueWrapper } from '@vue/test-utils'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { h } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { systems } from '#core/systems/registry'
import { emptyBlock } from '#core/prepare/change-blocks'
import { StatBlockEditor } from '#gm/features/stat-block-editor/index.ts'
import { listenForKeys } from '#gm/intents/listen.ts'
import { setScopes } from '#gm/intents/registry.ts'
import '#ui/tokens.css'

let wrapper: VueWrapper
let stop = (): void => undefined
afterEach(() => {
  wrapper.unmount()
  stop()
})

/** The editor over a new block of a system; drafts, saved blocks and refused keys as they come out. */
function edit(system: GameSystem, part: Partial<StatBlock> = {}) {
  const start = { ...emptyBlock('new', system.id), ...part }
  const out = { drafts: [] as StatBlock[], saved: [] as StatBlock[], refused: [] as string[], left: 0 }
  setScopes(['library'])
  stop = listenForKeys(window, {
    letters: () => true,
    refuse: (why) => out.refused.push(why),
    acts: () => undefined,
  })
  let ids = 0
  wrapper = mount(
    () =>
      h('div', { style: 'height: 100vh' }, [
        h(StatBlockEditor, {
          start,
          saved: null,
          isKept: true,
          system,
          blocks: [],
          newId: () => `id-${++ids}`,
          onDraft: (block: StatBlock) => out.drafts.push(block),
          onSave: (block: StatBlock) => out.saved.push(block),
          onLeave: () => out.left++,
        }),
      ]),
    { attachTo: document.body },
  )
  return out
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const [first] = systems as [GameSystem]

describe.each(systems.map((system) => [system.label, system] as const))('a new block of %s', (_, system) => {
  it('asks for every stat, point and slot that the system has, by its full name', async () => {
    const out = edit(system)
    for (const { label } of system.stats) await expect.element(field(label)).toBeInTheDocument()
    for (const { label } of system.vitals) await expect.element(field(label)).toBeInTheDocument()
    await expect.element(field(system.defence.label)).toBeInTheDocument()
    await page.getByRole('button', { name: 'Ability' }).click()
    for (const { label } of system.slots) await expect.element(field(label)).toBeInTheDocument()
    expect(out.drafts).toHaveLength(1)
  })

  it('invents no number: what was left empty is saved as missing', async () => {
    const out = edit(system)
    await userEvent.keyboard('Bog Hulk{Control>}s{/Control}')
    expect(out.saved).toMatchObject([{ name: 'Bog Hulk', defence: null, stats: {}, vitals: {} }])
  })
})

it('hands out every key press as a draft, and saves nothing by itself', async () => {
  const out = edit(first)
  await userEvent.keyboard('Wisp')
  expect(out.drafts.map(({ name }) => name)).toEqual(['W', 'Wi', 'Wis', 'Wisp'])
  expect(out.saved).toEqual([])
})

it('shows what the rules make of the stats, and lets a typed number win', async () => {
  const out = edit(first)
  await field('Power').fill('4')
  await field('Swiftness').fill('2')
  await expect.element(page.getByText('By the rules 9: Power + Swiftness + 3')).toBeVisible()
  await field('HP').fill('12')
  expect(out.drafts.at(-1)?.vitals).toEqual({ hp: 12 })
})

it('questions a number that hardly anybody means, and takes it', async () => {
  const out = edit(first)
  await field('Power').fill('300')
  await expect.element(field('Power')).toHaveAccessibleDescription('Unusual: a slip?')
  await field('VP').fill('99999')
  await expect.element(field('VP')).toHaveAccessibleDescription('Unusual: a slip?')
  await field('AR').fill('120')
  await expect.element(field('AR')).toHaveAccessibleDescription('Unusual: a slip?')
  expect(out.drafts.at(-1)).toMatchObject({ vitals: { vp: 99_999 }, defence: 120 })
})

it('tells a number, not tracked and missing apart', async () => {
  const out = edit(first)
  const box = page.getByRole('checkbox', { name: 'AR is not tracked' })
  const tick = () => box.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  tick()
  expect(out.drafts.at(-1)?.defence).toBe('notTracked')
  tick()
  expect(out.drafts.at(-1)?.defence).toBeNull()
  await field('AR').fill('0')
  expect(out.drafts.at(-1)?.defence).toBe(0)
})

it('previews dice while they are typed and says when they can not be rolled', async () => {
  edit(first)
  await page.getByRole('button', { name: 'Attack', exact: true }).click()
  await expect.element(field('Attack')).toHaveFocus()
  await field('Damage').fill('2d6+3')
  await expect.element(page.getByText('5 to 15, 10 on average')).toBeVisible()
  await field('Damage').fill('2d6+')
  await expect.element(page.getByText('The app cannot roll this. Write it like 2d6+3.')).toBeVisible()
})

it('does not save while a number can not be read, and says which', async () => {
  const out = edit(first, { name: 'Wisp' })
  await field('AR').fill('abc')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(out.saved).toEqual([])
  expect(out.refused).toEqual(['AR is not a number yet.'])
})

it('undoes step by step with Ctrl Z outside of the fields', async () => {
  const out = edit(first)
  await userEvent.keyboard('Wisp')
  await page.getByRole('button', { name: 'Trait', exact: true }).click()
  await page.getByRole('region', { name: 'As it will read' }).click()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(out.drafts.at(-1)).toMatchObject({ name: 'Wisp', traits: [] })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(out.drafts.at(-1)?.name).toBe('')
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(out.drafts.at(-1)?.name).toBe('Wisp')
})

it('keeps commas and spaces while tags are typed', async () => {
  const out = edit(first)
  await field('Tags, parted by commas').fill('salt mere, ')
  await expect.element(field('Tags, parted by commas')).toHaveValue('salt mere, ')
  expect(out.drafts.at(-1)?.tags).toEqual(['salt mere'])
})

it('stores a picture as a small data URL of 256 pixels at most', async () => {
  const out = edit(first)
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
  canvas.getContext('2d')!.fillRect(0, 0, 900, 600)
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!)))
  const files = new DataTransfer()
  files.items.add(new File([blob], 'ghoul.png', { type: 'image/png' }))
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  input.files = files.files
  input.dispatchEvent(new Event('change'))
  await expect.poll(() => out.drafts.at(-1)?.portrait ?? '').toMatch(/^data:image\/(webp|png);base64,/)
  const image = new Image()
  image.src = out.drafts.at(-1)!.portrait!
  await image.decode()
  expect([image.naturalWidth, image.naturalHeight]).toEqual([256, 171])
})

describe.each(['dark', 'light'])('in the %s theme', (theme) => {
  it('axe finds nothing', async () => {
    document.documentElement.dataset['theme'] = theme
    edit(first, { name: 'Wisp', traits: [{ name: 'Lamp', text: 'Lights.' }] })
    await page.getByRole('button', { name: 'Attack', exact: true }).click()
    await page.getByRole('button', { name: 'Ability', exact: true }).click()
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    document.documentElement.removeAttribute('data-theme')
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
  })
})

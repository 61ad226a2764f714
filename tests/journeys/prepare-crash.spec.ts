import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '../support/chromium.mjs'
import { expect, test } from '../support/journeys/browser-test'

/** A browser on a profile of its own that can end as in a power cut, and be started once more. */
class Desk {
  page!: Page
  private context!: BrowserContext

  constructor(
    private readonly profile: string,
    private readonly origin: string,
  ) {}

  async open(screen: string): Promise<void> {
    this.context = await chromium.launchPersistentContext(this.profile, chromiumLaunch())
    this.page = this.context.pages()[0] ?? (await this.context.newPage())
    await this.page.goto(`${this.origin}/gm.html#/${screen}`)
  }

  /** At the pace of somebody who types at a table; then the browser is gone. */
  async typeAndCrash(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 120 })
    const gone = new Promise((done) => this.context.once('close', done))
    const session = await this.context.browser()!.newBrowserCDPSession()
    void session.send('Browser.crash').catch(() => undefined)
    await gone
  }

  async close(): Promise<void> {
    await this.context.close()
  }
}

/** Everything, or everything but the key that was in flight. */
const butTheLast = (text: string): RegExp => new RegExp(`^${text.slice(0, -1)}${text.slice(-1)}?$`)

test('a crash while preparing loses at most the key press in flight', async ({ origin }) => {
  test.slow()
  const profile = await mkdtemp(join(tmpdir(), 'turnkeeper-crash-'))
  const desk = new Desk(profile, origin)
  const field = (role: 'textbox' | 'combobox', name: string | RegExp) => desk.page.getByRole(role, { name })

  await desk.open('encounters')
  await desk.page.getByRole('button', { name: 'New party' }).click()
  await expect(field('textbox', 'Name of the party')).toBeFocused()
  await desk.typeAndCrash('Saltmere')

  await desk.open('encounters')
  await expect(field('textbox', 'Name of the party')).toHaveValue(butTheLast('Saltmere'))
  await field('textbox', 'Name of the party').press('Enter')
  await field('combobox', 'Add a character').click()
  await desk.typeAndCrash('Ilse Kessler')

  await desk.open('encounters')
  await desk.page.getByRole('button', { name: /^Saltmer/ }).click()
  await expect(field('combobox', 'Add a character')).toHaveValue(butTheLast('Ilse Kessler'))
  await field('combobox', 'Add a character').press('Enter')
  await desk.page.getByRole('button', { name: 'New encounter' }).first().click()
  await expect(field('textbox', 'Title')).toBeFocused()
  await desk.typeAndCrash('Drowned chapel')

  await desk.open('encounters')
  await expect(field('textbox', 'Title')).toHaveValue(butTheLast('Drowned chapel'))
  await field('textbox', 'Title').press('Enter')
  await field('combobox', /^Add a player/).press('Escape')
  await desk.page.keyboard.press('a')
  await expect(field('combobox', /^Add a monster/)).toBeFocused()
  await desk.typeAndCrash('3 Mire Ghoul')

  await desk.open('encounters')
  await expect(field('combobox', /^Add a monster/)).toHaveValue(butTheLast('3 Mire Ghoul'))
  await field('combobox', /^Add a monster/).press('Enter')
  await field('textbox', 'Notes').click()
  await desk.typeAndCrash('Knee deep')

  await desk.open('encounters')
  await expect(field('textbox', 'Notes')).toHaveValue(butTheLast('Knee deep'))
  await expect(desk.page.getByRole('textbox', { name: /^Number of Mire Ghou/ })).toHaveValue('3')
  await desk.close()
  await rm(profile, { recursive: true, force: true, maxRetries: 10 })
})

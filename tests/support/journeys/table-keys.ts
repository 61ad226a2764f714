import { expect, type Page } from '@playwright/test'

/** What the arrows stop at in an open list. */
const OPTION = '[role="listbox"]:has([data-highlighted]) [role="option"]:not([data-disabled])'

/** The hands of a GM who has no pointer: every step is keys, and waits for the focus that a person would wait for. */
export class TableKeys {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async focused(name: RegExp | string): Promise<void> {
    await expect.poll(() => focusName(this.page)).toMatch(inWords(name))
  }

  /** Tab, or Shift+Tab, until a control of this name has the focus. */
  async tabTo(name: RegExp | string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const wanted = inWords(name)
    for (let pressed = 0; pressed < 120; pressed++) {
      if (wanted.test(await focusName(this.page))) return
      await this.page.keyboard.press(key)
    }
    throw new Error(`Nothing called ${String(name)} can be reached with ${key}`)
  }

  /** Tabs to a button and presses it. */
  async push(name: RegExp | string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(name, key)
    await this.press('Enter')
  }

  /** Types into the field that the app has brought the hands to, and goes on with Enter. */
  async answer(field: string, value: number | string): Promise<void> {
    await this.focused(field)
    await this.page.keyboard.type(String(value))
    await this.press('Enter')
  }

  /** Takes one of the answers in sight that the app has brought the hands to; Tab goes from one to the next. */
  async answerWith(option: string): Promise<void> {
    const answers = this.page.locator('[data-field]').filter({ has: this.page.locator(':focus') })
    await expect(answers.getByRole('button', { name: inWords(option) })).toBeVisible()
    await this.push(option)
  }

  /** Tabs to a field and types over what it holds. */
  async fill(field: string, value: number | string): Promise<void> {
    await this.tabTo(field)
    await this.press('Control+a')
    await this.page.keyboard.type(String(value))
  }

  /** Opens the list that has the focus and takes one of its options. */
  async pick(option: string): Promise<void> {
    await this.press('Enter')
    await expect(this.page.locator('[role="option"][data-highlighted]')).toBeVisible()
    await this.upToFirst()
    const wanted = inWords(option)
    const options = await this.page.locator(OPTION).count()
    for (let place = 0; place < options; place++) {
      // The list marks an option a moment after the key; the next key must find that done.
      await expect.poll(() => litPlace(this.page), { intervals: [20] }).toBe(place)
      if (wanted.test(await litOption(this.page))) return this.leave('listbox')
      await this.press('ArrowDown')
    }
    throw new Error(`No option ${option} can be reached`)
  }

  /** A list that has just opened marks its chosen line before it hears keys, so one Home may come too early. */
  private async upToFirst(): Promise<void> {
    const afterHome = async () => {
      await this.press('Home')
      return litPlace(this.page)
    }
    await expect.poll(afterHome, { intervals: [50] }).toBe(0)
  }

  /** Walks down the menu that has just opened. */
  async pickInMenu(item: string): Promise<void> {
    const wanted = inWords(item)
    for (let pressed = 0; pressed < 20; pressed++) {
      if (wanted.test(await focusName(this.page))) return this.leave('menu')
      await this.press('ArrowDown')
    }
    throw new Error(`No line ${item} in the menu`)
  }

  /** Takes the line; a key pressed before the list is gone would still be the list's. */
  private async leave(list: 'menu' | 'listbox'): Promise<void> {
    await this.press('Enter')
    // The lines under a field that suggests what is meant are a list that never closes.
    const open = list === 'menu' ? '[role="menu"]' : '[role="listbox"][data-state="open"]'
    await expect(this.page.locator(open)).toHaveCount(0)
  }

  /** Picks in a list further on. */
  async choose(list: string, option: string): Promise<void> {
    await this.tabTo(list)
    await this.pick(option)
  }

  /** Ticks these in the list of targets that has the focus. */
  async tick(...names: string[]): Promise<void> {
    await this.press('Enter')
    for (const name of names) {
      await this.tabTo(name)
      await this.press('Space')
    }
    await this.press('Enter')
  }

  /** Walks to an action of whoever is shown, and begins it. */
  async act(name: string): Promise<void> {
    await this.toActions()
    const seen = this.page.locator('[data-action] b', { hasText: new RegExp(`^${escaped(name)}$`) })
    if ((await seen.count()) === 0) {
      await this.press('m')
      await expect(seen.first()).toBeVisible()
    }
    const steps = await this.page.evaluate(stepsToAction, name)
    await this.press(...steps)
    await this.focused(new RegExp(`^${escaped(name)}\\b`))
    await this.press('Enter')
  }

  async toActions(): Promise<void> {
    for (let pressed = 0; pressed < 4; pressed++) {
      if (await this.page.evaluate(() => document.activeElement?.matches('[data-action]') === true)) return
      await this.press('F6')
    }
    throw new Error('F6 does not reach the actions')
  }

  /** Walks to a line of the turn order. */
  async line(name: string): Promise<void> {
    for (let pressed = 0; pressed < 4; pressed++) {
      if (await this.page.evaluate(() => document.activeElement?.matches('[data-line]') === true)) break
      await this.press('F6')
    }
    await this.press('Home')
    const wanted = inWords(name)
    for (let pressed = 0; pressed < 60; pressed++) {
      if (wanted.test(await focusName(this.page))) return
      await this.press('ArrowDown')
    }
    throw new Error(`No line of ${name} in the turn order`)
  }

  /** Shows someone in the middle, or aims an open dock at them. */
  async select(name: string): Promise<void> {
    await this.line(name)
    await this.press('Enter')
  }

  /** What is done to a whole fight stands in the command bar. */
  async command(words: string): Promise<void> {
    await this.press('Control+k')
    await expect(this.page.getByRole('dialog', { name: 'Command bar' })).toBeVisible()
    await this.page.keyboard.type(words)
    await this.press('Enter')
  }

  /** Ends the turn and waits until the next one has begun. */
  async endTurn(next: string): Promise<void> {
    await this.press('n')
    await expect(current(this.page)).toContainText(next)
  }

  /** The players' page, on a screen of its own; opening it from the menu is the player-window journey's. */
  async openPlayers(): Promise<Page> {
    const players = await this.page.context().newPage()
    await players.goto('/player.html')
    await this.page.bringToFront()
    return players
  }

  /** Damage or healing from the one box, for whoever is selected, else shown. */
  async wound(text: string): Promise<void> {
    await this.press('d')
    await this.focused('Damage or heal')
    await this.page.keyboard.type(text)
    await this.press('Enter')
  }

  /** The hands are on an action: the next key is a command. */
  async onActions(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement?.matches('[data-action]') === true))
      .toBe(true)
  }
}

/** The line of whoever acts. */
export function current(page: Page) {
  return page.getByRole('list', { name: 'Turn order' }).locator('[aria-current="true"]')
}

/** One line of the turn order, by the sentence that a screen reader speaks. */
export function lineOf(page: Page, name: string) {
  return page.getByRole('list', { name: 'Turn order' }).getByRole('button', { name: inWords(name) })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A plain text means a name that begins so. */
function inWords(name: RegExp | string): RegExp {
  return typeof name === 'string' ? new RegExp(`^${escaped(name)}`) : name
}

function focusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return ''
    const labels = (element as HTMLInputElement).labels
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? element.innerText
    return name.replace(/\s+/g, ' ').trim()
  })
}

function litOption(page: Page): Promise<string> {
  return page.locator('[role="option"][data-highlighted]').innerText()
}

/** How many options of the open list stand above the marked one. */
function litPlace(page: Page): Promise<number> {
  return page
    .locator(OPTION)
    .evaluateAll((options) => options.findIndex((option) => option.hasAttribute('data-highlighted')))
}

/** Runs in the page: which arrows lead from the action in focus to the one of this name. */
function stepsToAction(name: string): string[] {
  const lists = [...document.querySelectorAll('ul')].filter((list) => list.querySelector('[data-action]'))
  const columns = lists.map((list) => [...list.querySelectorAll<HTMLElement>('[data-action]')])
  const place = (found: (button: HTMLElement) => boolean): [number, number] => {
    const column = columns.findIndex((buttons) => buttons.some(found))
    return [column, columns[column]?.findIndex(found) ?? -1]
  }
  const [fromColumn, fromRow] = place((button) => button === document.activeElement)
  const [toColumn] = place((button) => button.querySelector('b')?.textContent === name)
  const [, toRow] = place((button) => button.querySelector('b')?.textContent === name)
  if (toColumn < 0) throw new Error(`No action is called ${name}`)
  const sideways = Array<string>(Math.abs(toColumn - fromColumn)).fill(
    toColumn < fromColumn ? 'ArrowLeft' : 'ArrowRight',
  )
  // Going sideways keeps the row as far as the column reaches; so first all the way up.
  const up = Array<string>(fromRow).fill('ArrowUp')
  return [...up, ...sideways, ...Array<string>(toRow).fill('ArrowDown')]
}

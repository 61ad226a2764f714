import type { Page } from '@playwright/test'

export type ElectronMain = typeof Electron.CrossProcessExports

/** A running Turnkeeper, in a real Electron or on the stand-in; journeys need not know which. */
export interface DesktopApp {
  readonly kind: 'electron' | 'stand-in'
  /** Runs a function in the main process; it sees only its two arguments. */
  evaluate<Result, Argument = undefined>(
    run: (electron: ElectronMain, argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>
  windows(): Page[]
  /** Waits for the window that shows a page such as "gm.html". */
  window(page: string): Promise<Page>
  /** Starts the app once more with these files; resolves when that second start has ended. */
  startAgain(...files: string[]): Promise<void>
  close(): Promise<void>
  /** Ends the main process at once, as a crash would. */
  kill(): Promise<void>
}

export interface LaunchOptions {
  userData: string
  /** Files on the command line, as after a double click. */
  files?: string[]
  /** Displays of the stand-in; a real Electron has the machine's own. */
  displays?: unknown[]
}

export async function waitForWindow(windows: () => Page[], page: string): Promise<Page> {
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    const found = windows().find((window) => new URL(window.url()).pathname === `/${page}`)
    if (found) {
      await found.waitForLoadState('domcontentloaded')
      return found
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`No window shows ${page}`)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { _electron as electron } from '@playwright/test'
import { waitForWindow, type DesktopApp, type LaunchOptions } from './desktop-app'

const ROOT = resolve(import.meta.dirname, '../../..')

/**
 * The binary that Electron's own install step fetched, or null. Never require('electron') for this: it
 * would try to fetch it.
 */
export function electronBinary(): string | null {
  if (process.env.TURNKEEPER_JOURNEYS === 'stand-in') return null
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const pathFile = join(folder, 'path.txt')
  return existsSync(pathFile) ? join(folder, 'dist', readFileSync(pathFile, 'utf8')) : null
}

export async function launchElectron(binary: string, options: LaunchOptions): Promise<DesktopApp> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const switches = [ROOT, `--user-data-dir=${options.userData}`, ...asRoot]
  const app = await electron.launch({ executablePath: binary, args: [...switches, ...(options.files ?? [])] })
  // Backups must not land among the documents of whoever runs the tests.
  await app.evaluate(({ app: main }, folder) => main.setPath('documents', folder), options.userData)
  return {
    kind: 'electron',
    evaluate: (run, argument) => app.evaluate(run as never, argument as never),
    windows: () => app.windows(),
    window: (page) => waitForWindow(() => app.windows(), page),
    startAgain: async (...files) => {
      await once(spawn(binary, [...switches, ...files]), 'exit')
    },
    close: () => app.close(),
    kill: async () => {
      const exited = once(app.process(), 'exit')
      app.process().kill('SIGKILL')
      await exited
    },
  }
}

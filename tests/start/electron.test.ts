import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runElectron } from '../../src/start/electron.mjs'

describe('starting the app', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turnkeeper-start-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Node takes Electron's part, and a script the app's. */
  async function run(script: string, ...files: string[]): Promise<boolean> {
    const app = join(folder, 'app.cjs')
    await writeFile(app, script)
    return runElectron(process.execPath, app, files)
  }

  it('hands it the files that are to be opened', async () => {
    expect(await run('process.exit(process.argv[2] === "a.turnkeeper" ? 0 : 1)', 'a.turnkeeper')).toBe(true)
  })

  it('tells when it could not even start, so that the browser takes over', async () => {
    expect(await run('process.exit(1)')).toBe(false)
    expect(await runElectron(join(folder, 'no-such-binary'), folder, [])).toBe(false)
  })
})

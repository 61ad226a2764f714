import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { breakStore } from '../support/journeys/break-store'
import { expect, test } from '../support/journeys/desktop-test'
import { launch } from '../support/journeys/launch'
import { noteOfferedFiles } from '../support/journeys/offered-files'

test('starts with one window, the GM’s', async ({ app, gm }) => {
  await expect(gm).toHaveTitle(/Turnkeeper/)
  expect(app.windows()).toHaveLength(1)
})

test('gives the GM page the bridge and nothing of Node', async ({ gm }) => {
  const seen = await gm.evaluate(() => ({
    bridge: Object.keys(window.turnkeeper!),
    node: ['require', 'process', 'module', 'Buffer'].filter((name) => name in window),
  }))
  expect(seen).toEqual({ bridge: ['request', 'on'], node: [] })
})

test('opens the file that the GM picks in the system’s dialog', async ({ app, gm, userData }) => {
  const path = join(userData, 'ghoul road.turnkeeper')
  await writeFile(path, '{"name":"Gómez"}')
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
  const offer = await gm.evaluate(async () => {
    const { files, refused } = await window.turnkeeper!.request('files:choose')
    return { refused, files: files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]) }
  })
  expect(offer).toEqual({ refused: [], files: [['ghoul road.turnkeeper', '{"name":"Gómez"}']] })
})

test('saves whole files and leaves no half ones behind', async ({ app, gm, userData }) => {
  const path = join(userData, 'out.turnkeeper')
  await app.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: file })
  }, path)
  const saved = await gm.evaluate(() =>
    window.turnkeeper!.request('files:save', { name: 'a.turnkeeper', text: '龍' }),
  )
  expect(saved).toBe(path)
  expect(await readFile(path, 'utf8')).toBe('龍')
  expect((await readdir(userData)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('says in plain words why a file was not saved', async ({ app, gm, userData }) => {
  await app.evaluate(({ dialog }, folder) => {
    dialog.showSaveDialog = () =>
      Promise.resolve({ canceled: false, filePath: `${folder}/gone/a.turnkeeper` })
  }, userData)
  const reason = await gm.evaluate(() =>
    window
      .turnkeeper!.request('files:save', { name: 'a.turnkeeper', text: 'x' })
      .then(String, (error: unknown) => (error as Error).message),
  )
  expect(reason).toBe('a.turnkeeper was not saved: the folder is no longer there.')
})

test('hands the file of a second start to the first window and ends that start', async ({
  app,
  gm,
  userData,
}) => {
  const path = join(userData, 'double-clicked.turnkeeper')
  await writeFile(path, '{}')
  const offered = await noteOfferedFiles(gm)
  await app.startAgain(path)
  await expect.poll(offered).toEqual([{ name: 'double-clicked.turnkeeper', text: '{}' }])
  expect(app.windows()).toHaveLength(1)
})

test('closes only after the page has written everything', async ({ userData }) => {
  const app = await launch({ userData })
  const gm = await app.window('gm.html')
  const path = join(userData, 'documents', 'Turnkeeper', 'backups')
  await gm.evaluate(() => {
    window.turnkeeper!.on('app:flush', () => {
      void window.turnkeeper!.request('files:backup', { name: 'last words.turnkeeper', text: 'x' })
    })
    return window.turnkeeper!.request('app:ready')
  })
  await app.close()
  expect(await readdir(path)).toHaveLength(1)
})

test('keeps a copy of everything outside the database when it is closed', async ({ userData }) => {
  const app = await launch({ userData })
  const gm = await app.window('gm.html')
  await gm
    .getByRole('button', { name: /^Run sample fight/ })
    .first()
    .click()
  await expect(gm.getByRole('list', { name: 'Turn order' })).toBeVisible()
  await app.close()
  const folder = join(userData, 'documents', 'Turnkeeper', 'backups')
  const [copy, ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(JSON.parse(await readFile(join(folder, copy ?? ''), 'utf8'))).toMatchObject({
    format: 'turnkeeper',
    kind: 'everything',
    fights: [{ ended: false }],
  })
})

test('stays and asks while something is not saved; leaving all the same keeps copies of it', async ({
  userData,
}) => {
  const app = await launch({ userData })
  const gm = await app.window('gm.html')
  await gm
    .getByRole('button', { name: /^Run sample fight/ })
    .first()
    .click()
  await expect(gm.getByText('Saved', { exact: true })).toBeVisible()
  await breakStore(gm)
  await gm.keyboard.press('n')
  const closed = app.close()
  const question = gm.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toContainText('The last step is only in memory.')
  await question.getByRole('button', { name: 'Leave anyway' }).click()
  await closed
  const [copy = ''] = await readdir(join(userData, 'documents', 'Turnkeeper', 'backups'))
  expect(copy).toContain('The Drowned Chapel')
})

// @ts-check
// `npm start`: builds when needed, then runs the app in Electron, or where that cannot be, in a browser.
//   --browser     in a browser in any case
//   --port=N      at another address than the usual one
//   files         are opened (Electron)
import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isBuildStale } from './build-age.mjs'
import { electronBinary, fetchElectron, hasDisplay, runElectron } from './electron.mjs'
import { openInBrowser } from './open-in-browser.mjs'
import { serve, USUAL_PORT } from './serve.mjs'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false }, port: { type: 'string' } },
})

buildWhenNeeded()
const reason = values.browser ? 'As asked, Turnkeeper runs in the browser.' : await tryElectron()
if (reason) await runInBrowser(reason)

function buildWhenNeeded() {
  if (!isBuildStale(ROOT)) return
  console.log('Building Turnkeeper …')
  const vite = join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js')
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
}

/** @returns {Promise<string | null>} why the browser has to do, in one line; null when the app has run */
async function tryElectron() {
  if (!hasDisplay()) return 'There is no display here, so Turnkeeper runs in the browser.'
  const binary = electronBinary() ?? (await fetchBinary())
  if (!binary) return 'Electron could not be fetched, so Turnkeeper runs in the browser.'
  const files = positionals.map((file) => resolve(file))
  if (await runElectron(binary, ROOT, files)) return null
  return 'Electron could not start here, so Turnkeeper runs in the browser.'
}

function fetchBinary() {
  console.log('Fetching Electron, on the first start only …')
  return fetchElectron()
}

/** @param {string} why */
async function runInBrowser(why) {
  console.log(why)
  const wanted = portFrom(values.port)
  const server = await serve(join(ROOT, 'out/renderer'), wanted)
  if (server.port !== wanted) {
    console.log(
      `Port ${wanted} is in use. At this other address the browser keeps other data: fights from before are not here.`,
    )
  }
  console.log(`Turnkeeper is at ${server.address} (Ctrl+C ends it)`)
  if (hasDisplay()) openInBrowser(server.address)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close())
}

/** @param {string | undefined} text */
function portFrom(text) {
  const port = text === undefined ? USUAL_PORT : Number(text)
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port
  console.error(`--port takes a number from 1024 to 65000, not "${text}".`)
  return process.exit(2)
}

// @ts-check
// Finds Electron, fetches it on the first start, and runs the app in it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A slow line gets its time; a line that leads nowhere does not hold the GM up for ever. */
const FETCH_LIMIT = 180_000
/** An Electron that ends by itself with a fault this soon never showed a window. */
const START_TIME = 5000

const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))

/** @returns {boolean} false on a Linux machine without a screen to show anything on */
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/** @returns {string | null} the binary, when Electron's install step has put it there */
export function electronBinary() {
  const pathFile = join(folder, 'path.txt')
  if (!existsSync(pathFile)) return null
  const binary = join(folder, 'dist', readFileSync(pathFile, 'utf8'))
  return existsSync(binary) ? binary : null
}

/**
 * Runs the install step that Electron's package brings along.
 * @returns {Promise<string | null>} the binary, or null when it could not be had
 */
export async function fetchElectron() {
  const step = spawn(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore' })
  const timer = setTimeout(() => step.kill(), FETCH_LIMIT)
  await ended(step)
  clearTimeout(timer)
  return electronBinary()
}

/**
 * Runs the app until it ends.
 * @param {string} binary
 * @param {string} root the project's folder
 * @param {string[]} files to open
 * @returns {Promise<boolean>} false when it could not even start
 */
export async function runElectron(binary, root, files) {
  const began = Date.now()
  const app = spawn(binary, [root, ...files], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => app.kill('SIGTERM'))
  const code = await ended(app)
  return code === 0 || Date.now() - began > START_TIME
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>} its exit code; null when it did not start or was ended
 */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
}

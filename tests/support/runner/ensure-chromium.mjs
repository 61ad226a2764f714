// @ts-check
// Makes sure that there is a Chromium to test in.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { findChromium } from '../chromium.mjs'

const PLAYWRIGHT = resolve(import.meta.dirname, '../../../node_modules/playwright-core/cli.js')

/**
 * Finds one or installs one, and says which.
 * @returns {string | null} the executable, or null when there is none to be had
 */
export function ensureChromium() {
  const found = working()
  if (found) return say(found)
  console.log('No Chromium here; installing one.')
  const installed = isDebianRoot() && installFromDebian() ? working() : null
  return say(installed ?? (installFromPlaywright() ? working() : null))
}

/** @param {string | null} path */
function say(path) {
  console.log(path ? `Chromium: ${path}` : 'Chromium: none found, and none could be installed')
  return path
}

/** Some systems put a mere pointer to a shop in Chromium's place; one that tells its version is real. */
function working() {
  const path = findChromium()
  if (!path) return null
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0 ? path : null
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ args) =>
    spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0
  return run(['update']) && run(['install', '--yes', '--no-install-recommends', 'chromium'])
}

function installFromPlaywright() {
  return spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], { stdio: 'ignore' }).status === 0
}

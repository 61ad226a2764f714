// @ts-check
// Finds the Chromium that component tests, journeys and the stand-in drive.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The first that exists: TURNKEEPER_CHROMIUM, one on this machine, the one Playwright fetched.
 * @returns {string | null}
 */
export function findChromium() {
  const override = process.env.TURNKEEPER_CHROMIUM
  if (override) return override
  return NAMES.map(onPath).find(Boolean) ?? MAC.find(existsSync) ?? ownOfPlaywright()
}

/** Launch options for Playwright; without a sandbox only for root, under whom Chromium's own one refuses to start. */
export function chromiumLaunch() {
  const executablePath = findChromium()
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return executablePath ? { executablePath, args } : { args }
}

/** @param {string} name */
function onPath(name) {
  if (process.platform === 'win32') return null
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

function ownOfPlaywright() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

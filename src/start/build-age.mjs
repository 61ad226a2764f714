// @ts-check
// Tells whether the build in out/ is older than what it is made from.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['src', 'resources', 'package.json', 'package-lock.json', 'electron.vite.config.ts']
const RESULTS = ['out/main/index.js', 'out/preload/gm.cjs', 'out/preload/player.cjs', 'out/renderer/gm.html']

/** @param {string} root the project's folder */
export function isBuildStale(root) {
  const results = RESULTS.map((name) => join(root, name))
  if (!results.every((path) => existsSync(path))) return true
  const built = Math.min(...results.map((path) => statSync(path).mtimeMs))
  return SOURCES.some((name) => newestIn(join(root, name)) > built)
}

/**
 * The newest time in a file or folder. A folder's own time counts: it changes when a file in it goes.
 * @param {string} path
 * @returns {number}
 */
function newestIn(path) {
  const facts = statSync(path, { throwIfNoEntry: false })
  if (!facts) return 0
  if (!facts.isDirectory()) return facts.mtimeMs
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

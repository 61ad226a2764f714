// @ts-check
// The lock is a file with the holder's process id; a second start leaves its arguments beside it.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { userData } from './switches.mjs'

const LOCK = join(userData, 'stand-in.lock')
const START = /^stand-in-start-\d+\.json$/

/**
 * @param {unknown} data what the second start hands over
 * @param {(argv: string[], directory: string, data: unknown) => void} onStart
 * @returns {boolean} false when another process holds the lock
 */
export function takeLock(data, onStart) {
  mkdirSync(userData, { recursive: true })
  if (isHeld()) {
    const path = join(userData, `stand-in-start-${process.pid}.json`)
    writeFileSync(path + '.part', JSON.stringify({ argv: process.argv, directory: process.cwd(), data }))
    renameSync(path + '.part', path)
    return false
  }
  writeFileSync(LOCK, String(process.pid))
  process.on('exit', () => rmSync(LOCK, { force: true }))
  setInterval(() => readStarts(onStart), 50).unref()
  return true
}

function isHeld() {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

/** @param {(argv: string[], directory: string, data: unknown) => void} onStart */
function readStarts(onStart) {
  for (const name of entries().filter((entry) => START.test(entry))) {
    const { argv, directory, data } = JSON.parse(readFileSync(join(userData, name), 'utf8'))
    rmSync(join(userData, name))
    onStart(argv, directory, data)
  }
}

/** The folder is gone when a test has ended before its app. */
function entries() {
  try {
    return readdirSync(userData)
  } catch {
    return []
  }
}

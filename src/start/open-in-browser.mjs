// @ts-check
import { spawn } from 'node:child_process'

/**
 * Opens an address in the default browser. Where that fails, the GM still has the printed address.
 * @param {string} address
 */
export function openInBrowser(address) {
  const [command, ...before] = opener()
  const child = spawn(command, [...before, address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

/** @returns {[string, ...string[]]} */
function opener() {
  if (process.platform === 'darwin') return ['open']
  if (process.platform === 'win32') return ['cmd', '/c', 'start', '']
  return ['xdg-open']
}

// @ts-check
// What the launcher passes on the command line and in the environment.
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const userData = switchValue('user-data-dir') ?? join(tmpdir(), `turnkeeper-stand-in-${process.pid}`)

/** @param {string} name */
function switchValue(name) {
  const prefix = `--${name}=`
  return process.argv.find((argument) => argument.startsWith(prefix))?.slice(prefix.length)
}

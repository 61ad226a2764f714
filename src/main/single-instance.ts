import { extname, resolve } from 'node:path'
import type { App } from 'electron'
import * as v from 'valibot'
import { READABLE_ENDINGS } from '#shared/file-limits'

const startSchema = v.object({ arguments: v.array(v.string()), directory: v.string() })

/**
 * Only one Turnkeeper may hold the database. A second start hands its files to the first and ends.
 * @param onStart called in the first instance for every later start, with the files it was given
 * @returns false in the second instance
 */
export function setupSingleInstance(app: App, onStart: (paths: string[]) => void): boolean {
  const own = { arguments: process.argv.slice(1), directory: process.cwd() }
  if (!app.requestSingleInstanceLock(own)) return false
  // Chromium reorders and extends the argv of this event, so the second start sends its own along.
  app.on('second-instance', (_event, argv, directory, data) => {
    const sent = v.safeParse(startSchema, data)
    const start = sent.success ? sent.output : { arguments: argv.slice(1), directory }
    onStart(filesIn(start.arguments, start.directory))
  })
  // macOS sends double-clicked files this way, the first of them before the app is ready.
  app.on('open-file', (event, path) => {
    event.preventDefault()
    onStart([path])
  })
  return true
}

/** The files among the arguments of a start, made absolute. Switches and the app's own folder are none. */
export function filesIn(commandLine: readonly string[], directory: string): string[] {
  const endings = READABLE_ENDINGS.map((ending) => `.${ending}`)
  return commandLine
    .filter((argument) => !argument.startsWith('-') && endings.includes(extname(argument).toLowerCase()))
    .map((path) => resolve(directory, path))
}

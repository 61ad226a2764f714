import type { ImportResult } from '#core/formats/format'
import { systems } from '#core/systems/registry'
import { randomId } from '#gm/session/randomness.ts'
import { readHere, type FileToRead } from './reading'

/** Between two files the window gets a turn, to show how far it is and to take a click on Cancel. */
export async function readOnWindow(file: FileToRead): Promise<ImportResult> {
  await new Promise((done) => setTimeout(done))
  return readHere(file, { systems, newId: randomId })
}

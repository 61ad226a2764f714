import { basename, extname, join } from 'node:path'
import { app, dialog, type BrowserWindow, type FileFilter } from 'electron'
import { READABLE_ENDINGS } from '#shared/file-limits'
import type { FileOffer, Payload } from '#shared/ipc/contract'
import { writeWhole } from './atomic-write'
import { safeFileName } from './file-name'
import { readFiles } from './read-files'

const READABLE: FileFilter[] = [
  { name: 'Encounters and rosters', extensions: [...READABLE_ENDINGS] },
  { name: 'All files', extensions: ['*'] },
]

export async function chooseFiles(parent: BrowserWindow): Promise<FileOffer> {
  const { canceled, filePaths } = await dialog.showOpenDialog(parent, {
    title: 'Open encounter files',
    properties: ['openFile', 'multiSelections'],
    filters: READABLE,
  })
  return readFiles(canceled ? [] : filePaths)
}

/** Returns the path, or null when cancelled. */
export async function saveFile(parent: BrowserWindow, file: Payload<'files:save'>): Promise<string | null> {
  const name = safeFileName(file.name)
  const ending = extname(name).slice(1)
  const { canceled, filePath } = await dialog.showSaveDialog(parent, {
    title: `Save ${basename(name)}`,
    defaultPath: join(app.getPath('documents'), name),
    filters: ending ? [{ name: `${ending} file`, extensions: [ending] }] : [],
  })
  if (canceled || filePath === '') return null
  await writeWhole(filePath, file.text)
  return filePath
}

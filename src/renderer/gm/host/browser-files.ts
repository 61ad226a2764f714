import { READABLE_ENDINGS } from '#shared/file-limits'
import { readBrowserFiles, type OfferInbox } from './file-offers'
import type { Host } from './host'

/** A browser needs some time to begin a download before its address may go. */
const DOWNLOAD_TIME = 60_000

export function browserFiles(inbox: OfferInbox): Host['files'] {
  return {
    choose: async () => inbox.takeChosen(await readBrowserFiles(await askForFiles())),
    save: (name, text) => Promise.resolve(download(name, text)),
    backup: (name, text) => Promise.resolve(download(name, text)),
    onOffered: (listener) => inbox.listen(listener),
  }
}

/** The browser's own picker; no files when cancelled. */
function askForFiles(): Promise<File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = READABLE_ENDINGS.map((ending) => `.${ending}`).join(',')
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}

/** Where a browser puts a download is its own business; this says what a GM can look for. */
function download(name: string, text: string): string {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIME)
  return `${name}, in the downloads folder`
}

import { refusalForSize } from '#shared/file-limits'
import type { Host, OfferedFile } from './host'

/** Files that came together, and one plain sentence for each that could not be taken. */
export interface Offer {
  files: OfferedFile[]
  refused: string[]
}

type OfferListener = Parameters<Host['files']['onOffered']>[0]

/** Passes offers on, and keeps those that come before anyone listens. */
export class OfferInbox {
  private readonly listeners = new Set<OfferListener>()
  private early: Offer[] = []

  receive(offer: Offer): void {
    if (offer.files.length + offer.refused.length === 0) return
    if (this.listeners.size === 0) this.early.push(offer)
    for (const listener of this.listeners) listener(offer.files, offer.refused)
  }

  listen(listener: OfferListener): () => void {
    this.listeners.add(listener)
    const early = this.early
    this.early = []
    for (const { files, refused } of early) listener(files, refused)
    return () => void this.listeners.delete(listener)
  }

  /** What the GM chose. Refused files are reported like those of a drop, in a list. */
  takeChosen({ files, refused }: Offer): OfferedFile[] {
    this.receive({ files: [], refused })
    return files
  }
}

/** The size is looked at before a byte is read. */
export async function readBrowserFiles(files: Iterable<File>): Promise<Offer> {
  const offer: Offer = { files: [], refused: [] }
  for (const file of files) {
    const refusal = refusalForSize(file.name, file.size)
    const bytes = refusal ? null : await readBytes(file)
    if (bytes) offer.files.push({ name: file.name, bytes })
    else offer.refused.push(refusal ?? `${file.name} could not be read. Folders cannot be opened.`)
  }
  return offer
}

/** Reading fails for a folder, and for a file that has gone since. */
async function readBytes(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

export function watchDrops(page: Window, receive: (offer: Offer) => void): void {
  page.addEventListener('drop', (event) => {
    const files = event.dataTransfer?.files
    if (files?.length) void readBrowserFiles(files).then(receive)
  })
}

import type { FileOffer } from '#shared/ipc/contract'
import { readFiles } from './read-files'

/**
 * Files that arrive unasked (double-clicked, handed over by a second start) wait here until the GM page
 * says that it listens, and again while it loads anew.
 */
export class FileInbox {
  private waiting: string[] = []
  private listening = false

  constructor(private readonly deliver: (offer: FileOffer) => void) {}

  async receive(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return
    if (this.listening) this.deliver(await readFiles(paths))
    else this.waiting.push(...paths)
  }

  /** The page listens from now on; returns what has been waiting for it. */
  async pageReady(): Promise<FileOffer> {
    this.listening = true
    return readFiles(this.waiting.splice(0))
  }

  pageGone(): void {
    this.listening = false
  }
}

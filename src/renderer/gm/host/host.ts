/**
 * Everything the GM window needs from the machine around it. Two implementations: the Electron bridge and
 * a plain browser. Nothing else in the renderer may know which of the two it runs in.
 */
import type { PlayerView } from '#core/views/player-view-schema'

/** A file the GM chose, dropped or double-clicked. Bytes, because the encoding is the reader's business. */
export interface OfferedFile {
  name: string
  bytes: Uint8Array
}

export interface DisplayState {
  open: boolean
  /** What the window stands on, for the menu: "Living room TV", "Browser window". */
  place: string
  /** True when only one display is attached, so the players would see the GM's screen. */
  mirrored: boolean
  /** Why this page cannot drive the display, in words for the GM (another tab does), or null. */
  blocked: string | null
}

export interface Quitting {
  /** Writes everything; the host waits for the answer, whether all is on disk. */
  flush: () => Promise<boolean>
  /** Writes a safety copy of everything outside the database, from memory. A browser would show it as a download. */
  copy: () => Promise<void>
  /** True while something is only in memory. */
  isUnsaved: () => boolean
  /** Asks the GM, because not everything could be written; `go` leaves all the same. */
  ask: (go: () => void) => void
}

export interface Host {
  readonly kind: 'electron' | 'browser'
  files: {
    /** Asks the GM for one or more files; an empty list when cancelled. Throws with a plain reason. */
    choose(): Promise<OfferedFile[]>
    /** Saves text under a proposed name; returns where it went, or null when cancelled. Throws with a plain reason. */
    save(name: string, text: string): Promise<string | null>
    /** Writes a safety copy outside the database without asking; returns where it went. */
    backup(name: string, text: string): Promise<string>
    /**
     * Files that arrive unasked: dropped on the window, double-clicked, handed over by a second start.
     * `refused` holds one plain sentence per file that could not be taken (too large, a folder).
     */
    onOffered(listener: (files: OfferedFile[], refused: string[]) => void): () => void
  }
  display: {
    /** Opens the players' window (or brings it back) on the best place. Throws with a plain reason (pop-up blocked). */
    open(): Promise<void>
    close(): Promise<void>
    /** Sends the newest view; a window opened later gets it too. */
    publish(view: PlayerView): void
    onState(listener: (state: DisplayState) => void): () => void
  }
  /** Call it once: what happens before the window goes or loads anew. */
  onQuit(quitting: Quitting): void
}

import { powerSaveBlocker, screen, type BrowserWindow, type Display } from 'electron'
import type { WindowDisplayState } from '#shared/ipc/contract'
import { createWindow } from './create-window'
import {
  choosePlayerPlace,
  identityOf,
  isSameDisplay,
  nameOf,
  type DisplayFacts,
  type DisplayIdentity,
  type PlayerPlace,
} from './placement'

/** In memory only, and another one than the GM page's: no database of the GM is within the players' reach. */
export const PLAYER_PARTITION = 'players'

interface Surroundings {
  /** The GM's window; the players' one never covers its display while another is there. */
  gmWindow: () => BrowserWindow | null
  /** The display used last, or null. */
  remembered: DisplayIdentity | null
  onRemember: (display: DisplayIdentity) => void
  onState: (state: WindowDisplayState) => void
}

/** The players' window: full screen on its own display, parked while that display is away. */
export class PlayerWindow {
  private opened: BrowserWindow | null = null
  private place: PlayerPlace | { kind: 'parked' } = { kind: 'parked' }
  private remembered: DisplayIdentity | null
  private awake: number | null = null

  constructor(private readonly around: Surroundings) {
    this.remembered = around.remembered
    screen.on('display-added', (_event, display) => this.onAdded(display))
    screen.on('display-removed', (_event, display) => this.onRemoved(display))
    screen.on('display-metrics-changed', () => this.changed())
  }

  get window(): BrowserWindow | null {
    return this.opened
  }

  get state(): WindowDisplayState {
    return {
      open: this.opened !== null,
      place: this.opened ? this.placeInWords() : '',
      mirrored: screen.getAllDisplays().length === 1,
    }
  }

  /** Opens the window, or brings it to the best place there is now. */
  open(): void {
    const gm = this.around.gmWindow()
    const gmDisplay = gm ? screen.getDisplayMatching(gm.getBounds()) : screen.getPrimaryDisplay()
    const best = choosePlayerPlace(screen.getAllDisplays(), gmDisplay, this.remembered)
    if (this.opened && this.isAt(best)) this.opened.showInactive()
    else this.moveTo(best)
  }

  close(): void {
    this.opened?.close()
  }

  private create(): BrowserWindow {
    const window = createWindow('player', {
      title: 'Turnkeeper players',
      backgroundColor: '#13111a',
      // A covered or unfocused window must still show the turn that is being played.
      webPreferences: { partition: PLAYER_PARTITION, backgroundThrottling: false },
    })
    window.removeMenu()
    window.on('closed', () => {
      this.opened = null
      this.changed()
    })
    for (const change of ['show', 'hide', 'minimize', 'restore'] as const) {
      window.on(change as 'show', () => this.keepAwake())
    }
    return window
  }

  /** A window stays where the GM has dragged it; a full screen stays on its display. */
  private isAt(best: PlayerPlace): boolean {
    if (this.place.kind === 'fullScreen' && best.kind === 'fullScreen') {
      return this.place.display.id === best.display.id
    }
    return this.place.kind === best.kind
  }

  private moveTo(place: PlayerPlace): void {
    const window = (this.opened ??= this.create())
    this.place = place
    setFullScreen(window, false)
    window.setBounds(place.kind === 'fullScreen' ? place.display.bounds : place.bounds)
    window.showInactive()
    if (place.kind === 'fullScreen') this.fill(window, place.display)
    this.changed()
  }

  private fill(window: BrowserWindow, display: DisplayFacts): void {
    setFullScreen(window, true)
    this.remembered = identityOf(display)
    this.around.onRemember(this.remembered)
  }

  /** The system moves windows of a lost display onto the GM's, full screen and all: hide it at once. */
  private onRemoved(display: Display): void {
    const place = this.place
    if (this.opened && place.kind === 'fullScreen' && place.display.id === display.id) {
      this.place = { kind: 'parked' }
      this.opened.hide()
      setFullScreen(this.opened, false)
    }
    this.changed()
  }

  private onAdded(display: Display): void {
    const isWaiting = this.opened && this.place.kind === 'parked' && this.remembered
    if (isWaiting && isSameDisplay(display, isWaiting)) this.moveTo({ kind: 'fullScreen', display })
    else this.changed()
  }

  private placeInWords(): string {
    if (this.place.kind === 'window') return 'A window on your screen'
    if (this.place.kind === 'fullScreen') return nameOf(identityOf(this.place.display))
    return this.remembered ? `Waiting for ${nameOf(this.remembered)}` : 'Hidden'
  }

  private changed(): void {
    this.keepAwake()
    this.around.onState(this.state)
  }

  /** The TV must not go to sleep while players look at it, and must be free to when they do not. */
  private keepAwake(): void {
    const isShown = this.opened !== null && this.opened.isVisible() && !this.opened.isMinimized()
    if (isShown) this.awake ??= powerSaveBlocker.start('prevent-display-sleep')
    else if (this.awake !== null) {
      powerSaveBlocker.stop(this.awake)
      this.awake = null
    }
  }
}

/** On macOS the plain kind: a full-screen Space stays behind black when its window goes. */
function setFullScreen(window: BrowserWindow, isFull: boolean): void {
  if (process.platform === 'darwin') window.setSimpleFullScreen(isFull)
  else window.setFullScreen(isFull)
}

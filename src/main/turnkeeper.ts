import { join } from 'node:path'
import { app, type BrowserWindow, type IpcMainInvokeEvent } from 'electron'
import type { Role } from '#shared/ipc/contract'
import { writeBackup } from './backups/backups'
import { chooseFiles, saveFile } from './files/dialogs'
import { FileInbox } from './files/file-inbox'
import type { Handlers } from './ipc/router'
import { sendEvent } from './ipc/send-event'
import { PlayerRelay } from './player-relay'
import { QuitHandshake } from './quit-handshake'
import { pageOf } from './windows/create-window'
import { bringUp, createGmWindow, rememberGmWindow } from './windows/gm-window'
import { PlayerWindow } from './windows/player-window'
import { loadWindowMemory, saveWindowMemory, type WindowMemory } from './windows/window-memory'

/** The running app: its two windows and what passes between them. */
export class Turnkeeper {
  private gm: BrowserWindow | null = null
  private player: PlayerWindow | null = null
  private memory: WindowMemory = { gm: null, playerDisplay: null }
  private readonly relay = new PlayerRelay((message) => sendEvent(this.playerWindow, 'player:view', message))
  private readonly inbox = new FileInbox((offer) => sendEvent(this.gm, 'files:offered', offer))
  private readonly handshake = new QuitHandshake({
    ask: () => sendEvent(this.gm, 'app:flush'),
    finish: () => app.quit(),
  })

  /** A later start, a double-clicked file: show the window that is there and hand the files to it. */
  receive(paths: string[]): void {
    bringUp(this.gm)
    void this.inbox.receive(paths)
  }

  openWindows(): void {
    this.memory = loadWindowMemory(this.memoryPath)
    const gm = (this.gm = createGmWindow(this.memory))
    this.player = new PlayerWindow({
      gmWindow: () => this.gm,
      remembered: this.memory.playerDisplay,
      onRemember: (display) => (this.memory.playerDisplay = display),
      onState: (state) => sendEvent(this.gm, 'display:changed', state),
    })
    gm.on('close', (event) => this.onClose(event, gm))
    gm.on('closed', () => this.onClosed())
    gm.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) this.pageGone()
    })
    gm.webContents.on('render-process-gone', () => this.pageGone())
  }

  /** The window that a message came from, when it came from that window's own page and no frame inside. */
  roleOf({ sender, senderFrame }: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>): Role | null {
    if (!senderFrame || senderFrame.parent) return null
    const page = senderFrame.url.replace(/[?#].*$/, '')
    if (sender === this.gm?.webContents && page === pageOf('gm')) return 'gm'
    return sender === this.playerWindow?.webContents && page === pageOf('player') ? 'player' : null
  }

  get handlers(): Handlers {
    return {
      'app:ready': () => this.pageReady(),
      'app:flushed': () => this.handshake.flushed(),
      'app:stay': () => this.handshake.stay(),
      'app:leave': () => this.handshake.leave(),
      'files:choose': () => chooseFiles(this.gmWindow),
      'files:save': (file) => saveFile(this.gmWindow, file),
      'files:backup': (file) => writeBackup(this.backupFolder, file, new Date()),
      'display:open': () => this.player?.open(),
      'display:close': () => this.player?.close(),
      'display:publish': (message) => this.relay.publish(message),
      'display:state': () => this.player?.state ?? { open: false, place: '', mirrored: false },
      'player:newest': () => this.relay.newest,
    }
  }

  private get gmWindow(): BrowserWindow {
    if (!this.gm) throw new Error('The GM window is gone')
    return this.gm
  }

  private get playerWindow(): BrowserWindow | null {
    return this.player?.window ?? null
  }

  private get memoryPath(): string {
    return join(app.getPath('userData'), 'windows.json')
  }

  private get backupFolder(): string {
    return join(app.getPath('documents'), 'Turnkeeper', 'backups')
  }

  private pageReady(): ReturnType<FileInbox['pageReady']> {
    this.handshake.pageReady()
    return this.inbox.pageReady()
  }

  private pageGone(): void {
    this.handshake.pageGone()
    this.inbox.pageGone()
  }

  private onClose(event: { preventDefault: () => void }, gm: BrowserWindow): void {
    this.memory.gm = rememberGmWindow(gm)
    saveWindowMemory(this.memoryPath, this.memory)
    if (!this.handshake.mayClose()) event.preventDefault()
  }

  /** Without the GM there is nothing to show and nobody to show it; the app ends on every system. */
  private onClosed(): void {
    this.gm = null
    app.quit()
  }
}

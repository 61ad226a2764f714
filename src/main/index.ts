import { app, ipcMain, session } from 'electron'
import { registerAppScheme, serveBuild } from './app-scheme'
import { setupRouter } from './ipc/router'
import { lockSession, lockWindows } from './lockdown'
import { setupMenu } from './menu'
import { filesIn, setupSingleInstance } from './single-instance'
import { Turnkeeper } from './turnkeeper'
import { PLAYER_PARTITION } from './windows/player-window'

const turnkeeper = new Turnkeeper()

registerAppScheme()
lockWindows(app)

if (setupSingleInstance(app, (paths) => turnkeeper.receive(paths))) {
  turnkeeper.receive(filesIn(process.argv.slice(1), process.cwd()))
  void app.whenReady().then(start)
} else {
  app.quit()
}

function start(): void {
  for (const pages of [session.defaultSession, session.fromPartition(PLAYER_PARTITION)]) {
    lockSession(pages)
    serveBuild(pages)
  }
  setupRouter(ipcMain, turnkeeper.handlers, (sender) => turnkeeper.roleOf(sender))
  setupMenu()
  turnkeeper.openWindows()
}

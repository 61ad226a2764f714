import type { DesktopApp, LaunchOptions } from './desktop-app'
import { electronBinary, launchElectron } from './launch-electron'
import { launchStandIn } from './launch-stand-in'

/** Starts the built app in a real Electron where its binary exists, else on the stand-in. */
export async function launch(options: LaunchOptions): Promise<DesktopApp> {
  const binary = electronBinary()
  return binary ? launchElectron(binary, options) : launchStandIn(options)
}

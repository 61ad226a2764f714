import { join } from 'node:path'
import { protocol, type Session } from 'electron'
import { answerFromBuild, refusal } from '../shared/serving/build-files.mjs'

const SCHEME = 'app'
/** One origin for ever: browsers file the database under it, so changing it would lose every fight. */
export const ORIGIN = `${SCHEME}://turnkeeper`
const BUILD = join(import.meta.dirname, '../renderer')

/** Electron wants this before the app is ready. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }])
}

/** Serves the built pages to one session. Every session has handlers of its own. */
export function serveBuild(session: Session): void {
  session.protocol.handle(SCHEME, async (request) => {
    const { host, pathname } = new URL(request.url)
    const known = `${SCHEME}://${host}` === ORIGIN
    const { status, headers, body } = known
      ? await answerFromBuild(BUILD, pathname)
      : refusal(403, 'Not part of Turnkeeper')
    return new Response(Buffer.from(body), { status, headers })
  })
}

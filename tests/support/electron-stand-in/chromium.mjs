// The one Chromium behind all windows, with a browser context for each session.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumLaunch } from '../chromium.mjs'
import { schemes } from './session.mjs'
import { userData } from './switches.mjs'

const PROFILE = join(userData, 'chromium')
const contexts = new Map()
let main = null

/** app://turnkeeper/x is http://turnkeeper.app.localhost/x to Chromium: a secure context, answered in here. */
export const toChromium = (url) =>
  url.replace(/^([a-z]+):\/\/([^/]+)/, (whole, scheme, host) =>
    schemes.has(scheme) ? `http://${host}.${scheme}.localhost` : whole,
  )

export const toApp = (url) =>
  url.replace(/^http:\/\/([^/]+)\.([a-z]+)\.localhost/, (whole, host, scheme) =>
    schemes.has(scheme) ? `${scheme}://${host}` : whole,
  )

/** @returns {Promise<number>} the port at which the test reaches the same pages */
export async function startChromium(onClosed) {
  const { args, ...launch } = chromiumLaunch()
  main = await chromium.launchPersistentContext(PROFILE, {
    ...launch,
    args: [...args, '--remote-debugging-port=0'],
    viewport: null,
  })
  main.on('close', onClosed)
  return Number(readFileSync(join(PROFILE, 'DevToolsActivePort'), 'utf8').split('\n')[0])
}

export async function stopChromium() {
  await main?.close().catch(() => {})
}

/** A new page of a session. Chromium starts with one page of its own; the first window takes that. */
export async function openPage(session, onNavigation) {
  const isFirst = !contexts.has(session)
  if (isFirst) contexts.set(session, await contextOf(session, onNavigation))
  const context = contexts.get(session)
  return (isFirst && context.pages()[0]) || context.newPage()
}

async function contextOf(session, onNavigation) {
  const context = session.partition === null ? main : await main.browser().newContext({ viewport: null })
  await context.route('**/*', (route) => answer(route, session, onNavigation))
  return context
}

async function answer(route, session, onNavigation) {
  const request = route.request()
  const url = toApp(request.url())
  if (request.isNavigationRequest() && !onNavigation(request, url)) return route.abort('aborted')
  const handler = session.handlers.get(url.split(':')[0])
  if (!handler) return route.abort('failed')
  const response = await handler(new Request(url, { method: request.method() }))
  const body = Buffer.from(await response.arrayBuffer())
  // A page that closes in the meantime needs no answer.
  return route
    .fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body })
    .catch(() => {})
}

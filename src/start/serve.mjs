// @ts-check
// The browser host: serves the built pages, and nothing else, to this machine alone.
import { createServer } from 'node:http'
import { answerFromBuild, refusal } from '../shared/serving/build-files.mjs'

/** Browsers keep the GM's data per address, so the address stays the same from start to start. */
export const USUAL_PORT = 41870
const HOST = '127.0.0.1'
const PORTS_TRIED = 20

/**
 * @param {string} folder the built renderer
 * @param {number} port the first to try; the next free one is taken when it is in use, 0 takes any
 * @returns {Promise<{ address: string, port: number, close: () => Promise<void> }>}
 */
export async function serve(folder, port) {
  const server = createServer((request, response) => void respond(folder, request, response))
  const taken = await listenFrom(server, port)
  const close = () =>
    new Promise((done) => {
      server.close(() => done(undefined))
      server.closeAllConnections()
    })
  return { address: `http://${HOST}:${taken}/gm.html`, port: taken, close }
}

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function respond(folder, request, response) {
  const answer = await answerTo(folder, request)
  response.writeHead(answer.status, answer.headers)
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 */
async function answerTo(folder, { method, url = '/', headers, socket }) {
  const own = `${HOST}:${socket.localPort}`
  // Other names lead here too: "localhost" would be another address with other data, and a stranger's
  // name that was pointed at this machine must get nothing.
  if (headers.host === `localhost:${socket.localPort}`) return redirect(`http://${own}${url}`)
  if (headers.host !== own) return refusal(403, 'Not part of Turnkeeper')
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'Only reading')
  const path = url.replace(/[?#].*$/, '')
  return path === '/' ? redirect('/gm.html') : answerFromBuild(folder, path)
}

/** @param {string} location */
function redirect(location) {
  const answer = refusal(307, 'Moved')
  return { ...answer, headers: { ...answer.headers, Location: location } }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} first
 */
async function listenFrom(server, first) {
  for (let port = first; port < first + PORTS_TRIED; port++) {
    const taken = await listen(server, port)
    if (taken) return taken
  }
  throw new Error(`No free port from ${first} to ${first + PORTS_TRIED - 1}.`)
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number | null>} the port, or null when it is in use
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(port, HOST, () => {
      server.removeAllListeners('error')
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

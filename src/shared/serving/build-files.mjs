// @ts-check
// Answers a request for a page or asset of the build, in the app:// scheme and over HTTP alike. Plain
// JavaScript, because `npm start` runs it before anything is built.
import { readFile, realpath } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import headers from '../security-headers.json' with { type: 'json' }

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.turnkeeper': 'application/json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/**
 * @typedef {object} Answer
 * @property {number} status 200, 403 (outside the build, or a kind of file we do not serve) or 404
 * @property {Record<string, string>} headers security headers on every answer, errors too
 * @property {Uint8Array} body
 */

/**
 * @param {string} root absolute folder of the built renderer
 * @param {string} pathname the path of a URL, still percent-encoded
 * @returns {Promise<Answer>}
 */
export async function answerFromBuild(root, pathname) {
  const path = fileInside(root, pathname)
  const type = path && TYPES[extname(path)]
  if (!path || !type) return refusal(403, 'Not part of Turnkeeper')
  const body = await readInside(root, path)
  return body
    ? { status: 200, headers: { ...headers, 'Content-Type': type }, body }
    : refusal(404, 'Not found')
}

/**
 * The file that a path names, or null when it leads out of the folder.
 * @param {string} root
 * @param {string} pathname
 * @returns {string | null}
 */
export function fileInside(root, pathname) {
  const decoded = decode(pathname)
  if (decoded === null || /[\0\\]/.test(decoded)) return null
  const path = join(root, decoded)
  return path.startsWith(root + sep) ? path : null
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * A link inside the build must not lead out of it either.
 * @param {string} root
 * @param {string} path
 */
async function readInside(root, path) {
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(path)])
    return real.startsWith(realRoot + sep) ? await readFile(real) : null
  } catch {
    return null
  }
}

/**
 * @param {number} status
 * @param {string} text
 * @returns {Answer}
 */
export function refusal(status, text) {
  return {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    body: new TextEncoder().encode(text),
  }
}

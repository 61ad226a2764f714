import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TITLE = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\[[A-Z]{2}-[^\n]*?)\1/g
const ID = /[A-Z]{2}-\d+\.\d+/g
const TAG = /\[([A-Z]{2}-[^\]]+)\]/g

/**
 * Which named test proves which clause: every test title of a folder that carries ids such as [XY-3.14].
 * @param {string} folder
 * @returns {Map<string, string[]>} titles by id
 */
export function ruleTitles(folder) {
  /** @type {Map<string, string[]>} */
  const titles = new Map()
  for (const path of testFiles(folder)) {
    for (const [, , title = ''] of readFileSync(path, 'utf8').matchAll(TITLE)) {
      for (const [, tag = ''] of title.matchAll(TAG)) {
        for (const [id] of tag.matchAll(ID)) titles.set(id, [...(titles.get(id) ?? []), plain(title)])
      }
    }
  }
  return titles
}

/** @param {string} title */
function plain(title) {
  return title.replace(TAG, '').replace(/\s+/g, ' ').trim()
}

/** @param {string} folder */
function testFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
}

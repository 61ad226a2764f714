import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const SRC = join(ROOT, 'src')
const text = readFileSync(join(SRC, 'README.md'), 'utf8')

const quoted = (line: string): string[] => [...line.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
const rooms = text.split('\n').flatMap((line) => quoted(/^\| *`[^|]*/.exec(line)?.[0] ?? ''))
const foldersOf = (folder: string): string[] =>
  readdirSync(join(SRC, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))

describe('the map', () => {
  it('names only folders that are there', () => {
    expect(rooms.filter((room) => !existsSync(join(SRC, room)))).toEqual([])
  })

  it('names every room of the house', () => {
    const all = ['.', 'core', 'renderer', 'renderer/gm'].flatMap(foldersOf)
    const named = (room: string): boolean =>
      rooms.some((each) => each === room || each.startsWith(`${room}/`))
    expect(all.filter((room) => !named(room))).toEqual([])
  })

  it('leads to files and folders that are there', () => {
    const paths = quoted(text).filter(
      (name) => /^[\w./-]+$/.test(name) && /^(core|renderer|storage|tests)\//.test(name),
    )
    expect(paths.length).toBeGreaterThan(rooms.length / 2)
    expect(paths.filter((path) => !existsSync(join(path.startsWith('tests/') ? ROOT : SRC, path)))).toEqual(
      [],
    )
  })
})

import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '#shared/file-limits'
import { writeWhole } from '../../src/main/files/atomic-write'
import { FileInbox } from '../../src/main/files/file-inbox'
import { safeFileName } from '../../src/main/files/file-name'
import { readFiles } from '../../src/main/files/read-files'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnkeeper-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('writing a file', () => {
  it('replaces what stood there, whole', async () => {
    const path = join(folder, 'a.turnkeeper')
    await writeFile(path, 'an older and longer text')
    await writeWhole(path, 'Gómez 龍 👹')
    expect(await readFile(path, 'utf8')).toBe('Gómez 龍 👹')
    expect(await readdir(folder)).toEqual(['a.turnkeeper'])
  })

  it('says in plain words when the folder is gone', async () => {
    const path = join(folder, 'gone', 'a.turnkeeper')
    await expect(writeWhole(path, 'x')).rejects.toThrow(
      'a.turnkeeper was not saved: the folder is no longer there.',
    )
  })

  it('leaves neither an empty file nor a draft behind when it fails', async () => {
    const path = join(folder, 'a.turnkeeper')
    await mkdir(join(path, 'kept'), { recursive: true })
    await expect(writeWhole(path, 'x')).rejects.toThrow(/was not saved/)
    expect(await readdir(folder)).toEqual(['a.turnkeeper'])
  })
})

describe('reading files', () => {
  it('gives name and bytes', async () => {
    await writeFile(join(folder, 'a.json'), '{}')
    const { files } = await readFiles([join(folder, 'a.json')])
    expect(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['a.json', '{}'],
    ])
  })

  it('refuses a file that is too large, and reads the others', async () => {
    const huge = join(folder, 'huge.json')
    await writeFile(huge, '')
    await truncate(huge, MAX_FILE_BYTES * 32)
    await writeFile(join(folder, 'a.json'), '{}')
    const offer = await readFiles([huge, join(folder, 'a.json')])
    expect(offer.refused).toEqual(['huge.json has 1024 MB. Files up to 32 MB can be read.'])
    expect(offer.files.map((file) => file.name)).toEqual(['a.json'])
  })

  it.each([
    ['a folder', '.', /is not a file\.$/],
    ['a file that is gone', 'gone.json', /^gone\.json could not be read: it is no longer there\.$/],
  ])('refuses %s by name', async (_what, name, sentence) => {
    const { files, refused } = await readFiles([join(folder, name)])
    expect(files).toEqual([])
    expect(refused).toEqual([expect.stringMatching(sentence)])
  })
})

describe('files that arrive unasked', () => {
  const names = (offer: { files: { name: string }[] }) => offer.files.map((file) => file.name)

  it('wait until the page listens', async () => {
    await writeFile(join(folder, 'a.json'), '{}')
    const delivered: string[][] = []
    const inbox = new FileInbox((offer) => delivered.push(names(offer)))
    await inbox.receive([join(folder, 'a.json')])
    expect(delivered).toEqual([])
    expect(names(await inbox.pageReady())).toEqual(['a.json'])
    expect(names(await inbox.pageReady())).toEqual([])
  })

  it('are delivered at once to a page that listens', async () => {
    await writeFile(join(folder, 'a.json'), '{}')
    const delivered: string[][] = []
    const inbox = new FileInbox((offer) => delivered.push(names(offer)))
    await inbox.pageReady()
    await inbox.receive([join(folder, 'a.json')])
    expect(delivered).toEqual([['a.json']])
  })

  it('wait again while the page loads anew', async () => {
    await writeFile(join(folder, 'a.json'), '{}')
    const inbox = new FileInbox(() => expect.unreachable())
    await inbox.pageReady()
    inbox.pageGone()
    await inbox.receive([join(folder, 'a.json')])
    expect(names(await inbox.pageReady())).toEqual(['a.json'])
  })
})

describe('a file name', () => {
  it.each([
    ['Ghoul road.turnkeeper', 'Ghoul road.turnkeeper'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['a:b*c?.json', 'a-b-c-.json'],
    ['line\nbreak', 'line-break'],
    ['CON.turnkeeper', '_CON.turnkeeper'],
    [' . ', 'Turnkeeper'],
    ['Žižka 龍 👹.turnkeeper', 'Žižka 龍 👹.turnkeeper'],
  ])('made of %j is %j', (text, name) => {
    expect(safeFileName(text)).toBe(name)
  })

  it('keeps its ending and fits any file system however long the text', () => {
    const name = safeFileName(`${'龍'.repeat(5000)}.turnkeeper`)
    expect(name.endsWith('龍.turnkeeper')).toBe(true)
    expect(Buffer.byteLength(name)).toBeLessThan(256)
  })
})

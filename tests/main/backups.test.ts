import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KEEP, surplus, writeBackup } from '../../src/main/backups/backups'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'turnkeeper-backups-')), 'Turnkeeper', 'backups')
})
afterEach(() => rm(join(folder, '..', '..'), { recursive: true, force: true }))

const evening = (minute: number) => new Date(2026, 2, 1, 19, minute, 5)

describe('a safety copy', () => {
  it('has its name and time, in a folder that is made for it', async () => {
    const path = await writeBackup(folder, { name: 'Ghoul road.turnkeeper', text: '{}' }, evening(30))
    expect(basename(path)).toBe('Ghoul road 2026-03-01 19-30-05.turnkeeper')
    expect(await readFile(path, 'utf8')).toBe('{}')
  })

  it('never replaces another one', async () => {
    const file = { name: 'Ghoul road.turnkeeper', text: '{}' }
    await writeBackup(folder, file, evening(30))
    const second = await writeBackup(folder, file, evening(30))
    expect(basename(second)).toBe('Ghoul road 2026-03-01 19-30-05 (2).turnkeeper')
    expect(await readdir(folder)).toHaveLength(2)
  })

  it('lets the oldest of its name go, and nobody else’s', async () => {
    for (let minute = 0; minute <= KEEP.ofOneName; minute++) {
      await writeBackup(folder, { name: 'Ghoul road.turnkeeper', text: '{}' }, evening(minute))
    }
    await writeFile(join(folder, 'my notes.txt'), 'mine')
    await writeBackup(folder, { name: 'Mill.turnkeeper', text: '{}' }, evening(59))
    const names = await readdir(folder)
    expect(names).toHaveLength(KEEP.ofOneName + 2)
    expect(names).not.toContain('Ghoul road 2026-03-01 19-00-05.turnkeeper')
  })

  it('stays when the clock was set back and it looks the oldest', async () => {
    for (let minute = 1; minute <= KEEP.ofOneName; minute++) {
      await writeBackup(folder, { name: 'Ghoul road.turnkeeper', text: 'old' }, evening(minute))
    }
    const path = await writeBackup(folder, { name: 'Ghoul road.turnkeeper', text: 'new' }, evening(0))
    expect(await readFile(path, 'utf8')).toBe('new')
  })
})

describe('what is deleted of many copies', () => {
  const copy = (name: string, day: number) =>
    `${name} 2026-03-${String(day).padStart(2, '0')} 19-30-05.turnkeeper`

  it('is nothing while there are few', () => {
    expect(surplus([copy('a', 1), copy('a', 2), copy('b', 1)])).toEqual([])
  })

  it('is the oldest of all when many fights have few copies each', () => {
    const names = Array.from({ length: KEEP.inAll }, (_none, index) => copy(`fight ${index}`, 2))
    expect(surplus([...names, copy('old', 1)])).toEqual([copy('old', 1)])
  })

  it('is never a file of another kind', () => {
    expect(surplus(Array.from({ length: 500 }, (_none, index) => `holiday ${index}.turnkeeper`))).toEqual([])
  })
})

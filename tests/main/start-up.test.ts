import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { filesIn, setupSingleInstance } from '../../src/main/single-instance'
import { loadWindowMemory, saveWindowMemory } from '../../src/main/windows/window-memory'

describe('the files of a start', () => {
  it('are those with an ending of ours, seen from where it was started', () => {
    const line = ['.', '--user-data-dir=x.json', 'a.turnkeeper', 'B.JSON', 'out/main/index.js', 'notes.pdf']
    expect(filesIn(line, resolve('/evening'))).toEqual([
      resolve('/evening/a.turnkeeper'),
      resolve('/evening/B.JSON'),
    ])
  })
})

describe('a second start', () => {
  const appWith = (isFirst: boolean) => {
    const listeners = new Map<string, (...all: unknown[]) => void>()
    const app = {
      requestSingleInstanceLock: () => isFirst,
      on: (name: string, listener: never) => void listeners.set(name, listener),
    }
    return {
      app: app as unknown as Electron.App,
      emit: (name: string, ...all: unknown[]) => listeners.get(name)?.(...all),
    }
  }

  it('learns that it is the second', () => {
    expect(setupSingleInstance(appWith(false).app, vi.fn())).toBe(false)
  })

  it('hands over the arguments that it sent along, not those that Chromium reordered', () => {
    const onStart = vi.fn()
    const { app, emit } = appWith(true)
    setupSingleInstance(app, onStart)
    const sent = { arguments: ['a.turnkeeper'], directory: resolve('/evening') }
    emit('second-instance', {}, ['electron', '--flag', 'b.json'], resolve('/'), sent)
    expect(onStart).toHaveBeenCalledExactlyOnceWith([resolve('/evening/a.turnkeeper')])
  })

  it('still hands over its files when nothing came along', () => {
    const onStart = vi.fn()
    const { app, emit } = appWith(true)
    setupSingleInstance(app, onStart)
    emit('second-instance', {}, ['electron', 'b.json'], resolve('/evening'), null)
    expect(onStart).toHaveBeenCalledExactlyOnceWith([resolve('/evening/b.json')])
  })

  it('of macOS comes as an event of its own', () => {
    const onStart = vi.fn()
    const { app, emit } = appWith(true)
    setupSingleInstance(app, onStart)
    const preventDefault = vi.fn()
    emit('open-file', { preventDefault }, '/evening/a.turnkeeper')
    expect(preventDefault).toHaveBeenCalledOnce()
    expect(onStart).toHaveBeenCalledExactlyOnceWith(['/evening/a.turnkeeper'])
  })
})

describe('the memory of window places', () => {
  it('comes back as it was saved, and counts as none when it is missing or broken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-memory-'))
    const path = join(folder, 'windows.json')
    const none = { gm: null, playerDisplay: null }
    expect(loadWindowMemory(path)).toEqual(none)
    const bounds = { x: 1, y: 2, width: 3, height: 4 }
    const memory = {
      gm: { bounds, isMaximized: true },
      playerDisplay: { id: 2, label: 'TV', width: 5, height: 6 },
    }
    saveWindowMemory(path, memory)
    expect(loadWindowMemory(path)).toEqual(memory)
    await writeFile(path, '{"gm":{"bounds":"wide"}}')
    expect(loadWindowMemory(path)).toEqual(none)
    await rm(folder, { recursive: true })
  })
})

import { describe, expect, it } from 'vitest'
import { forbiddenCode } from './forbidden-code'
import { importCircles, layerViolations } from './layer-check'
import { projectAliases, projectFiles, systemFolders } from './project-files'
import { readSource } from './source-file'

const aliases = projectAliases()

describe('the project', () => {
  const files = projectFiles()
  const code = files.filter((file) => /\.(ts|mjs|vue)$/.test(file.path))

  it('has sources to check', () => {
    expect(code.filter((file) => file.path.startsWith('src/')).length).toBeGreaterThan(10)
  })

  it('imports only what the layer table allows', () => {
    expect(layerViolations(code, aliases)).toEqual([])
  })

  it('has no modules that load each other in a circle', () => {
    expect(importCircles(code, aliases, ['static'])).toEqual([])
  })

  it('has no files in core that know each other in a circle, by their types either', () => {
    const core = code.filter((file) => file.path.startsWith('src/core/'))
    expect(importCircles(core, aliases, ['static', 'type'])).toEqual([])
  })

  it('holds no forbidden construct', () => {
    const systems = systemFolders()
    expect(files.flatMap((file) => forbiddenCode(file, systems))).toEqual([])
  })
})

describe('the layer check', () => {
  const check = (path: string, text: string) => layerViolations([readSource(path, text)], aliases)

  it.each([
    ['a static import', 'src/core/engine/a.ts', `import { b } from '#core/views/b'`],
    ['a type import', 'src/core/engine/a.ts', `import type { B } from '#storage/b'`],
    ['an import type', 'src/core/engine/a.ts', `type B = import('#storage/b').B`],
    ['a re-export', 'src/core/engine/a.ts', `export * from '../views/b'`],
    ['a dynamic import', 'src/renderer/player/a.ts', `const b = await import('#core/views/turn-rows')`],
    [
      'a Vue file',
      'src/renderer/player/A.vue',
      `<script setup lang="ts">\nimport b from '#gm/B.vue'\n</script>`,
    ],
    ['one rules system inside another', 'src/core/systems/one/a.ts', `import { b } from '../two/b'`],
    ['a package in core', 'src/core/engine/a.ts', `import { ref } from 'vue'`],
    ['Node in core', 'src/core/engine/a.ts', `import { readFile } from 'node:fs'`],
    ['Node in a preload', 'src/preload/a.ts', `import { join } from 'path'`],
    ['dexie outside storage', 'src/renderer/gm/a.ts', `import { Dexie } from 'dexie'`],
    ['electron in the renderer', 'src/renderer/gm/a.ts', `import { ipcRenderer } from 'electron'`],
    [
      'the inside of another feature',
      'src/renderer/gm/features/run/a.ts',
      `import { b } from '#gm/features/library/b.ts'`,
    ],
    [
      'a decision outside the session',
      'src/renderer/gm/features/run/a.ts',
      `import { decide } from '#core/engine/decide'`,
    ],
    ['a file in no layer', 'src/elsewhere/a.ts', `import { b } from './b'`],
  ])('refuses %s', (_what, path, text) => {
    expect(check(path, text)).toHaveLength(1)
  })

  it.each([
    ['a system its own folder', 'src/core/systems/one/a.ts', `import { b } from '../one/b'`],
    ['the registry every system', 'src/core/systems/registry.ts', `import { one } from './one/system'`],
    [
      'the player page its one file of core',
      'src/renderer/player/a.ts',
      `import type { PlayerView } from '#core/views/player-view-schema'`,
    ],
    [
      'a feature another feature’s index',
      'src/renderer/gm/features/run/a.ts',
      `import { b } from '#gm/features/library/index.ts'`,
    ],
    ['the session to decide', 'src/renderer/gm/session/a.ts', `import { decide } from '#core/engine/decide'`],
  ])('allows %s', (_what, path, text) => {
    expect(check(path, text)).toEqual([])
  })
})

describe('the check for circles', () => {
  const a = readSource('src/a.ts', `import { b } from './b'`)
  const b = readSource('src/b.ts', `import type { A } from './a'`)

  it('finds two files that know each other, by a type too', () => {
    expect(importCircles([a, b], aliases, ['static', 'type'])).toEqual([['src/a.ts', 'src/b.ts']])
  })

  it('lets types go round where only what is loaded counts', () => {
    expect(importCircles([a, b], aliases, ['static'])).toEqual([])
  })
})

describe('the check for forbidden code', () => {
  const check = (path: string, text: string) => forbiddenCode(readSource(path, text), ['some-system'])
  const core = 'src/core/engine/a.ts'
  const vue = 'src/renderer/gm/A.vue'

  it.each([
    ['the clock', core, 'const at = Date.now()'],
    ['the date of today', core, 'const at = new Date()'],
    ['unrecorded dice', core, 'const roll = Math.random()'],
    ['the page', core, 'document.title = ""'],
    ['the machine', core, 'const home = process.env'],
    ['a timer', core, 'setTimeout(() => {}, 1)'],
    ['a check of the system by id', 'src/renderer/gm/a.ts', `if (system.id === 'some-system') go()`],
    ['a check of a fight’s system', 'src/storage/a.ts', `const is = fight.systemId !== 'some-system'`],
    ['a switch on the system', core, 'switch (system.id) {}'],
    ['a system’s name in the engine', core, `const best = 'some-system'`],
    ['alert', 'src/renderer/gm/a.ts', 'alert("x")'],
    ['confirm on the window', 'src/renderer/gm/a.ts', 'window.confirm("x")'],
    ['prompt in a Vue file', vue, '<script setup lang="ts">\nconst a = prompt("x")\n</script>'],
    ['v-html', vue, '<template><p v-html="text" /></template>'],
    ['markup from text', 'src/renderer/ui/a.ts', 'element.innerHTML = text'],
    ['a path of one machine', 'tests/a.ts', "const path = '/" + "home/someone/file'"],
  ])('finds %s', (_what, path, text) => {
    expect(check(path, text)).toHaveLength(1)
  })

  it.each([
    ['a date that is given', core, 'const at = new Date(time)'],
    ['a field that happens to be called window', core, 'const size = frame.window'],
    ['a parameter that is called document', core, 'const read = (document: Text) => document.title'],
    ['two systems compared', 'src/renderer/gm/a.ts', 'const same = entry.systemId === fight.systemId'],
    ['a look at its shape', 'src/storage/a.ts', `const is = typeof block.systemId === 'string'`],
    ['the registry by name', 'src/core/systems/registry.ts', `if (system.id === 'some-system') go()`],
    ['a word of ours', 'src/renderer/gm/a.ts', 'dialog.confirm(1)'],
  ])('lets %s pass', (_what, path, text) => {
    expect(check(path, text)).toEqual([])
  })
})

/**
 * Who may import whom. The longest folder that contains a file is its layer; `*` stands for one folder
 * name, and in `mayImport` for the same name. A change to the architecture is a change to this table.
 */
export interface Layer {
  folder: string
  mayImport: readonly string[]
  packages: readonly string[]
  /** True when built-in modules of Node may be imported. */
  node?: boolean
}

const PLAYER_VIEW = 'src/core/views/player-view-schema.ts'
const VUE_PACKAGES = [
  'vue',
  'pinia',
  'reka-ui',
  '@vueuse/core',
  '@lucide/vue',
  '@fontsource-variable/alegreya',
  '@fontsource-variable/instrument-sans',
]

const core = (folder: string, ...more: readonly string[]): Layer => ({
  folder,
  mayImport: ['src/core/engine', 'src/core/model', folder, ...more],
  packages: ['valibot'],
})

export const LAYERS: readonly Layer[] = [
  { folder: 'src/core/engine', mayImport: ['src/core/engine'], packages: ['valibot'] },
  { folder: 'src/core/systems', mayImport: ['src/core/engine', 'src/core/systems'], packages: ['valibot'] },
  core('src/core/systems/*'),
  core('src/core/model'),
  core('src/core/history'),
  core('src/core/prepare'),
  core('src/core/views', 'src/core/prepare'),
  core('src/core/formats'),
  { folder: 'src/storage', mayImport: ['src/storage', 'src/core'], packages: ['dexie', 'valibot'] },
  { folder: 'src/shared', mayImport: ['src/shared', PLAYER_VIEW], packages: ['valibot'] },
  { folder: 'src/shared/serving', mayImport: ['src/shared'], packages: [], node: true },
  {
    folder: 'src/main',
    mayImport: ['src/main', 'src/shared'],
    packages: ['electron', 'valibot'],
    node: true,
  },
  { folder: 'src/preload', mayImport: ['src/preload', 'src/shared'], packages: ['electron'] },
  { folder: 'src/build', mayImport: ['src/build'], packages: ['vite'], node: true },
  { folder: 'src/start', mayImport: ['src/start', 'src/shared/serving'], packages: [], node: true },
  { folder: 'src/renderer/ui', mayImport: ['src/renderer/ui'], packages: VUE_PACKAGES },
  {
    folder: 'src/renderer/player',
    mayImport: ['src/renderer/player', 'src/renderer/ui', 'src/shared', PLAYER_VIEW],
    packages: VUE_PACKAGES,
  },
  {
    folder: 'src/renderer/gm',
    mayImport: ['src/renderer/gm', 'src/renderer/ui', 'src/core', 'src/storage', 'src/shared', 'resources'],
    packages: VUE_PACKAGES,
  },
  {
    folder: 'src/renderer/gm/host',
    mayImport: ['src/renderer/gm/host', 'src/shared', PLAYER_VIEW],
    packages: VUE_PACKAGES,
  },
  {
    folder: 'src/renderer/gm/features/library/markdown',
    mayImport: ['src/renderer/gm/features/library/markdown'],
    packages: ['vue', 'markdown-it'],
  },
  {
    folder: 'src/renderer/gm/session',
    mayImport: ['src/renderer/gm/session', 'src/renderer/gm/host', 'src/core', 'src/storage', 'src/shared'],
    packages: VUE_PACKAGES,
  },
]

/** A feature may use another feature only through its index.ts. */
export const FEATURES = 'src/renderer/gm/features'

/** Only the session turns commands into events; everything else asks it. */
export const DISPATCHER = 'src/renderer/gm/session'
export const DECIDE = 'src/core/engine/decide.ts'

/** The one file that may know which rules systems exist. */
export const SYSTEM_REGISTRY = 'src/core/systems/registry.ts'

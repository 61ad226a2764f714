import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { thirdPartyNotices } from './src/build/third-party-notices.ts'

const path = (relative: string): string => resolve(import.meta.dirname, relative)

export default defineConfig({
  main: {
    plugins: [thirdPartyNotices()],
    build: { sourcemap: true, rolldownOptions: { input: { index: path('src/main/index.ts') } } },
  },
  preload: {
    plugins: [thirdPartyNotices()],
    build: {
      // A sandboxed preload is CommonJS and can require nothing but electron: one self-contained .cjs each,
      // or code shared by the two would move to a third file that neither can load.
      externalizeDeps: false,
      isolatedEntries: true,
      rolldownOptions: {
        input: { gm: path('src/preload/gm.ts'), player: path('src/preload/player.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: path('src/renderer'),
    plugins: [vue(), thirdPartyNotices()],
    build: {
      sourcemap: true,
      rolldownOptions: {
        input: { gm: path('src/renderer/gm.html'), player: path('src/renderer/player.html') },
      },
    },
  },
})

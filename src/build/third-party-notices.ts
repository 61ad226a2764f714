import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const FILE = 'third-party-notices.txt'
const LEGAL = /^(licen[cs]e|copying|notice)/i
const INTRODUCTION = 'Turnkeeper contains the following packages, under the licences that follow each.'
const RULER = '-'.repeat(80)

/**
 * Writes beside the built files what the licences of the packages in them ask to be shipped: of code by its modules,
 * of fonts by the files that they were copied from. What a worker loads is not seen here, but the window loads it too.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    generateBundle(_, bundle) {
      const paths = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
      )
      const { root } = this.environment.config
      const folders = new Set(paths.flatMap((path) => packageFolder(resolve(root, path)) ?? []))
      if (folders.size > 0) this.emitFile({ type: 'asset', fileName: FILE, source: noticesOf([...folders]) })
    },
  }
}

/** Null for what is ours. Packages inside of packages have notices of their own. */
function packageFolder(path: string): string | null {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0] ?? null
}

export function noticesOf(folders: readonly string[]): string {
  return [INTRODUCTION, ...folders.map(noticeOf).sort()].join(`\n\n${RULER}\n`)
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
  const texts = readdirSync(folder).filter((file) => LEGAL.test(file))
  if (texts.length === 0) throw new Error(`${name} is bundled but brings no text of its licence.`)
  return [`${name} ${version} (${license})`, ...texts.map((file) => textOf(join(folder, file)))].join('\n\n')
}

interface Manifest {
  name: string
  version: string
  license: string
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8').trim()
}

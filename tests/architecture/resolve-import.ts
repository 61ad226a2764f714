import { isBuiltin } from 'node:module'
import { posix } from 'node:path'

export type Target = { kind: 'file'; path: string } | { kind: 'package'; name: string } | { kind: 'node' }

type Aliases = Readonly<Record<string, string>>

/** Says what an import leads to, by the "imports" of package.json and without looking at the disk. */
export function resolveImport(from: string, specifier: string, aliases: Aliases): Target {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return file(posix.join(posix.dirname(from), bare))
  if (bare.startsWith('#')) return file(throughAlias(bare, aliases))
  if (isBuiltin(bare)) return { kind: 'node' }
  return { kind: 'package', name: bare.split('/', bare.startsWith('@') ? 2 : 1).join('/') }
}

function file(path: string): Target {
  return { kind: 'file', path: /\.\w+$/.test(path) ? path : `${path}.ts` }
}

function throughAlias(specifier: string, aliases: Aliases): string {
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '')
    if (specifier.startsWith(prefix)) {
      return posix.normalize(target.replace('*', specifier.slice(prefix.length)))
    }
  }
  return specifier
}

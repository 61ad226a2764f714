import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { readSource, type SourceFile } from './source-file'

const ROOT = resolve(import.meta.dirname, '../..')
const CODE = /\.(ts|mjs|vue|html|css|json|yml)$/

export function projectFiles(): SourceFile[] {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => readSource(relative(ROOT, path).split(sep).join('/'), readFileSync(path, 'utf8'))),
  )
}

/** The "#name/*" imports of package.json. */
export function projectAliases(): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }
  return manifest.imports
}

/** Every rules system is a folder; its name is its id. */
export function systemFolders(): string[] {
  return readdirSync(join(ROOT, 'src/core/systems'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
}

import { DECIDE, DISPATCHER, FEATURES, LAYERS, type Layer } from './layer-table'
import { resolveImport, type Target } from './resolve-import'
import type { Import, SourceFile } from './source-file'

type Aliases = Readonly<Record<string, string>>

/** Returns one sentence per import that the layer table does not allow. */
export function layerViolations(files: readonly SourceFile[], aliases: Aliases): string[] {
  return files
    .filter((file) => file.path.startsWith('src/'))
    .flatMap((file) => file.imports.flatMap((entry) => violation(file.path, entry, aliases) ?? []))
}

function violation(from: string, entry: Import, aliases: Aliases): string | null {
  const target = resolveImport(from, entry.specifier, aliases)
  const layer = layerOf(from)
  if (!layer) return `${from} belongs to no layer`
  if (isAllowed(from, layer, target, entry)) return null
  return `${from} (${layer.folder}) must not import ${entry.specifier}`
}

function isAllowed(from: string, layer: Layer, target: Target, entry: Import): boolean {
  if (target.kind === 'node') return layer.node === true
  if (target.kind === 'package') return layer.packages.includes(target.name)
  const inReach = layer.mayImport.some((pattern) => isWithin(target.path, likeName(pattern, layer, from)))
  return inReach && !reachesIntoFeature(from, target.path) && !dispatches(from, target.path, entry)
}

function layerOf(path: string): Layer | undefined {
  const matching = LAYERS.filter((layer) => isWithin(path, likeName(layer.folder, layer, path)))
  return matching.sort((a, b) => b.folder.length - a.folder.length)[0]
}

/** Puts the folder name that `*` stands for in this path into a pattern. */
function likeName(pattern: string, layer: Layer, path: string): string {
  if (!layer.folder.endsWith('/*')) return pattern
  const parent = layer.folder.slice(0, -1)
  const rest = path.startsWith(parent) ? path.slice(parent.length).split('/') : []
  return pattern.replace('*', rest.length > 1 ? (rest[0] ?? '*') : '*')
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function reachesIntoFeature(from: string, target: string): boolean {
  if (!isWithin(target, FEATURES)) return false
  const feature = target.split('/').slice(0, 5).join('/')
  return isWithin(from, FEATURES) && !isWithin(from, feature) && target !== `${feature}/index.ts`
}

function dispatches(from: string, target: string, entry: Import): boolean {
  return (
    target === DECIDE &&
    entry.kind !== 'type' &&
    isWithin(from, 'src/renderer') &&
    !isWithin(from, DISPATCHER)
  )
}

/** Returns the circles among files that import each other, each as the list of its files. */
export function importCircles(
  files: readonly SourceFile[],
  aliases: Aliases,
  kinds: readonly Import['kind'][],
): string[][] {
  const graph = new Map(files.map((file) => [file.path, importsOf(file, aliases, kinds)]))
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (path: string, trail: string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) circles.push(trail.slice(start))
    if (start >= 0 || done.has(path)) return
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) walk(path, [])
  return circles
}

function importsOf(file: SourceFile, aliases: Aliases, kinds: readonly Import['kind'][]): string[] {
  return file.imports
    .filter((entry) => kinds.includes(entry.kind))
    .map((entry) => resolveImport(file.path, entry.specifier, aliases))
    .flatMap((target) => (target.kind === 'file' ? [target.path] : []))
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'

const ROOT = resolve(import.meta.dirname, '../..')
const INSIDE = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!node_modules)/g

/** The packages that the source maps of a part of the build speak of. */
function packagesIn(part: string): Set<string> {
  const maps = readdirSync(join(ROOT, 'out', part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'))
    .map((name) => JSON.parse(readFileSync(join(ROOT, 'out', part, name), 'utf8')) as { sources: string[] })
  const paths = maps.flatMap(({ sources }) => sources)
  return new Set(paths.flatMap((path) => [...path.matchAll(INSIDE)].at(-1)?.[1] ?? []))
}

for (const part of ['main', 'renderer']) {
  test(`the notices of ${part} name each package whose code is in it`, () => {
    const notices = readFileSync(join(ROOT, 'out', part, 'third-party-notices.txt'), 'utf8')
    const packages = [...packagesIn(part)]
    expect(packages).toContain('valibot')
    expect(packages.filter((name) => !notices.includes(`\n${name} `))).toEqual([])
  })
}

test('the notices name each font, and what its licence wants said', () => {
  const notices = readFileSync(join(ROOT, 'out/renderer/third-party-notices.txt'), 'utf8')
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const fonts = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'))
  expect(fonts.filter((name) => !notices.includes(`\n${name} `))).toEqual([])
  expect(notices).toContain('Copyright 2011 The Alegreya Project Authors')
})

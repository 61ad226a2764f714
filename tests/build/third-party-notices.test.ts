import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { noticesOf } from '../../src/build/third-party-notices.ts'

let folders: string[] = []
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
  folders = []
})

function aPackage(name: string, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'))
  folders.push(folder)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.2.3', license: 'Apache-2.0' }),
  )
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

it('a notice is the package’s name, version and licence, and each text that it brings', () => {
  const text = noticesOf([aPackage('b', { LICENSE: 'the licence\n', NOTICE: 'thanks', 'README.md': 'no' })])
  expect(text).toMatch(/\nb 1\.2\.3 \(Apache-2\.0\)\n\nthe licence\n\nthanks$/)
})

it('a package without a text of its licence stops the build', () => {
  expect(() => noticesOf([aPackage('bare', {})])).toThrow(
    'bare is bundled but brings no text of its licence.',
  )
})

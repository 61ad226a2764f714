// Prints every clause of the rules systems with the tests that hold it: npm run rules
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createJiti } from 'jiti'
import { ruleTitles } from './support/rule-titles.mjs'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'src/core/systems')
const load = createJiti(import.meta.url)
const titles = ruleTitles(join(root, 'tests'))
let untested = 0

for (const system of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const { rulesIndex } = await load.import(join(folder, system.name, 'rules-index.ts'))
  console.log(`\n${system.name}: ${rulesIndex.length} clauses`)
  for (const { id, clause, source } of rulesIndex) {
    const held = titles.get(id) ?? []
    if (held.length === 0) untested++
    console.log(`\n${id}  ${clause}  (${source})`)
    for (const title of held.length > 0 ? held : ['NO TEST']) console.log(`    ${title}`)
  }
}
console.log(`\n${untested === 0 ? 'Every clause has a test.' : `${untested} clauses without a test.`}`)
process.exitCode = untested === 0 ? 0 : 1

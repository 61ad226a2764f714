// Writes the JSON Schema of our files: npm run schema
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createJiti } from 'jiti'

const root = resolve(import.meta.dirname, '..')
const load = createJiti(import.meta.url)
const { systems } = await load.import(resolve(root, 'src/core/systems/registry.ts'))
const { publishedSchema } = await load.import(resolve(root, 'tests/support/published-schema.ts'))
const file = resolve(root, 'resources/turnkeeper.schema.json')
writeFileSync(file, await publishedSchema(systems))
console.log(`Wrote ${file}`)

// node --import …/register.mjs out/main/index.js: `import … from 'electron'` gives the stand-in.
import { register } from 'node:module'

const standIn = JSON.stringify(new URL('./electron.mjs', import.meta.url).href)
const hooks = `export async function resolve(specifier, context, next) {
  return specifier === 'electron' ? { url: ${standIn}, shortCircuit: true } : next(specifier, context)
}`
register('data:text/javascript,' + encodeURIComponent(hooks))

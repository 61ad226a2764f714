// @ts-check
// `npm test`: every check and every test, none left out when one fails. The last line
// is the sum. `npm test -- unit journeys` runs only the steps named.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { countCheck, countPlaywright, countVitest } from './support/runner/count-results.mjs'
import { ensureChromium } from './support/runner/ensure-chromium.mjs'
import { isBuildStale } from '../src/start/build-age.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const REPORTS = join(ROOT, 'node_modules/.cache/turnkeeper-tests')
/** A runner that hangs is ended, so that the others still get their turn. */
const TIME_LIMIT = 12 * 60_000
/** Steps that only read the sources. */
const READING = ['types', 'lint', 'format', 'unused']

/**
 * @typedef {import('./support/runner/count-results.mjs').Counts} Counts
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script path below node_modules
 * @property {string[]} arguments
 * @property {(exitCode: number | null, report: string) => Counts} count
 * @property {boolean} [inChromium]
 */

/** @type {Step[]} */
const STEPS = [
  check('build', 'electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn'),
  check('types', 'vue-tsc/bin/vue-tsc.js', '--build'),
  check('lint', 'eslint/bin/eslint.js', '--config', 'tests/eslint.config.ts', '--max-warnings', '0', '.'),
  check('format', 'prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  check('unused', 'knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  vitest('unit'),
  { ...vitest('component'), inChromium: true },
  {
    name: 'journeys',
    script: '@playwright/test/cli.js',
    arguments: ['test', '--config', 'tests/playwright.config.ts', '--reporter', 'dot,json'],
    count: countPlaywright,
    inChromium: true,
  },
]

/**
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @returns {Step}
 */
function check(name, script, ...args) {
  return { name, script, arguments: args, count: countCheck }
}

/**
 * @param {string} project
 * @returns {Step}
 */
function vitest(project) {
  const reporters = ['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${reportOf(project)}`]
  const config = ['--config', 'tests/vitest.config.ts', '--project', project]
  return {
    name: project,
    script: 'vitest/vitest.mjs',
    arguments: ['run', ...config, ...reporters],
    count: countVitest,
  }
}

/** @param {string} name */
function reportOf(name) {
  return join(REPORTS, `${name}.json`)
}

/** @returns {Step[]} */
function chosenSteps() {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) {
    console.error(
      `No step is called ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}.`,
    )
    process.exit(2)
  }
  if (names.length === 0) return STEPS
  // Journeys run the build, so an old one would tell of yesterday's app.
  const needed = names.includes('journeys') && isBuildStale(ROOT) ? ['build', ...names] : names
  return STEPS.filter((step) => needed.includes(step.name))
}

/**
 * @param {Step} step
 * @param {string | null} chromium
 * @returns {Promise<Counts>}
 */
async function run(step, chromium) {
  const began = Date.now()
  const { exitCode, output } = await runScript(step, chromium)
  const counts = step.count(exitCode, reportOf(step.name))
  const seconds = Math.round((Date.now() - began) / 1000)
  if (counts.failed > 0) console.log(output.trimEnd())
  console.log(
    `${step.name.padEnd(10)} ${inWords(counts)}  (${seconds} s)${counts.note ? `  ${counts.note}` : ''}`,
  )
  return counts
}

/**
 * @param {Step} step
 * @param {string | null} chromium
 * @returns {Promise<{ exitCode: number | null, output: string }>}
 */
function runScript(step, chromium) {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', step.script), ...step.arguments], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('journeys'),
      ...(chromium && { TURNKEEPER_CHROMIUM: chromium }),
    },
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT)
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return new Promise((done) => {
    child.once('close', (exitCode) => {
      clearTimeout(timer)
      done({ exitCode, output })
    })
  })
}

/** @param {Counts} counts */
function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const steps = chosenSteps()
const chromium = steps.some((step) => step.inChromium) ? ensureChromium() : null
const sum = { passed: 0, failed: 0, skipped: 0 }

/** @param {Step[]} lane */
async function runLane(lane) {
  for (const step of lane) {
    const counts = await run(step, chromium)
    sum.passed += counts.passed
    sum.failed += counts.failed
    sum.skipped += counts.skipped
  }
}

// Journeys need the build. After it, what only reads the sources goes beside what runs them: two cores, two lanes.
await runLane(steps.filter(({ name }) => name === 'build'))
await Promise.all([
  runLane(steps.filter(({ name }) => READING.includes(name))),
  runLane(steps.filter(({ name }) => name !== 'build' && !READING.includes(name))),
])
console.log(inWords(sum))
process.exitCode = sum.failed > 0 ? 1 : 0

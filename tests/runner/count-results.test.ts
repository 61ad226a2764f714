import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countCheck, countPlaywright, countVitest } from '../support/runner/count-results.mjs'

let folder: string
let report: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnkeeper-counts-'))
  report = join(folder, 'report.json')
})
afterEach(() => rm(folder, { recursive: true }))

const write = (content: unknown): Promise<void> => writeFile(report, JSON.stringify(content))

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
}
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }

describe('the sum of the tests', () => {
  it('counts a check as one', () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(countCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('takes the numbers that Vitest reports', async () => {
    await write(vitestReport)
    expect(countVitest(0, report)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  })

  it('counts a test file that could not be loaded as failed', async () => {
    await write({ ...vitestReport, testResults: [{ status: 'failed', assertionResults: [] }] })
    expect(countVitest(1, report)).toMatchObject({ passed: 5, failed: 1 })
  })

  it('takes the numbers that Playwright reports, and calls a flaky test failed', async () => {
    await write({ stats: { ...stats, flaky: 1 }, errors: [] })
    expect(countPlaywright(0, report)).toEqual({ passed: 5, failed: 1, skipped: 2 })
  })

  it('counts a runner that left no report as failed', () => {
    expect(countVitest(0, report)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a runner that ran nothing as failed', async () => {
    await write({ stats: { ...stats, expected: 0, skipped: 0 }, errors: [] })
    expect(countPlaywright(0, report)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a runner that fails without a failed test as failed', async () => {
    await write(vitestReport)
    expect(countVitest(1, report)).toMatchObject({ passed: 5, failed: 1 })
  })
})

// @ts-check
// Turns what a runner reports into true numbers. A runner that crashed or ran nothing counts as failed.
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number, note?: string }} Counts */

/**
 * A check that passes or fails as a whole.
 * @param {number | null} exitCode null when it was ended from outside
 * @returns {Counts}
 */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/**
 * @param {number | null} exitCode
 * @param {string} reportPath
 * @returns {Counts}
 */
export function countVitest(exitCode, reportPath) {
  return distrust(exitCode, readReport(reportPath), (report) => {
    // A file that could not even be loaded has no tests to count, but it has failed.
    const unloaded = report.testResults.filter(
      (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  })
}

/**
 * @param {number | null} exitCode
 * @param {string} reportPath
 * @returns {Counts}
 */
export function countPlaywright(exitCode, reportPath) {
  return distrust(exitCode, readReport(reportPath), ({ stats, errors }) => ({
    passed: stats.expected,
    // A test that passes only when repeated is not a test that passes.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }))
}

/**
 * @param {number | null} exitCode
 * @param {any} report null when there is none
 * @param {(report: any) => Counts} count
 * @returns {Counts}
 */
function distrust(exitCode, report, count) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: 'no report: the runner crashed' }
  const counts = count(report)
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'not one test ran' }
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1, note: 'the runner itself failed' }
  return counts
}

/** @param {string} path */
function readReport(path) {
  if (!existsSync(path)) return null
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

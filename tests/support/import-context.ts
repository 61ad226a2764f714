import type { ImportContext, ImportReport, ImportResult } from '#core/formats/format'
import { plainSystem } from '#support/plain-system.ts'

export function importContext(change: Partial<ImportContext> = {}): ImportContext {
  let ids = 0
  return {
    name: 'file.json',
    systems: [plainSystem],
    systemId: 'plain',
    newId: (kind) => `${kind}-new-${String(++ids)}`,
    ...change,
  }
}

/** The report of a file that must be readable. */
export function reportOf(result: ImportResult): ImportReport {
  if (!result.ok) throw new Error(`Refused: ${result.error.message}`)
  return result.report
}

/** A file of ours with these keys. */
export function fileText(content: object): string {
  return JSON.stringify({ format: 'turnkeeper', version: 1, kind: 'library', system: 'plain', ...content })
}

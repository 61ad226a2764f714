import type { ImportIssue, ImportReport } from '#core/formats/format'

/** The report as lines of text, for the clipboard. */
export function reportText(name: string, { entries, warnings, skipped }: ImportReport): string {
  const head = `${name}: ${entries.length} ready, ${skipped.length} with errors, ${warnings.length} with warnings`
  const errors = skipped.flatMap(({ issues, name: item }) => issues.map((issue) => `${item}: ${line(issue)}`))
  return [head, ...errors, ...warnings.map(line)].join('\n')
}

function line({ severity, where, path, message }: ImportIssue): string {
  const place = [where, path].filter(Boolean).join(', ')
  return `${severity === 'error' ? 'Error' : 'Warning'} ${place}: ${message}`
}

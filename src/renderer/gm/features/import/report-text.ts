import type { ImportError, ImportIssue, ImportReport } from '#core/formats/format'
import type { OpenFile } from './open-file'

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

export function reportOfFile({ name, report, error }: OpenFile): string {
  return report ? reportText(name, report) : error ? reasonOf(error, name) : `${name}: not read yet`
}

/** In a list of many: the name first, where the sentence does not begin with it. */
export function reasonOf({ message, where }: ImportError, name: string): string {
  const place = where === '' ? '' : ` (${where})`
  return message.startsWith(name) ? `${message}${place}` : `${name}: ${message}${place}`
}

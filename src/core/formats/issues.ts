/** Collects what a reader finds, with the place in the source. */
import type { ImportIssue, SkippedItem, SourceLine, TextEdit } from './format'
import { LIMITS } from './limits'
import { placeFinder, sourceLine } from './source-place'

export interface Span {
  start: number
  end: number
}

export interface Finding {
  severity: ImportIssue['severity']
  span: Span
  message: string
  path?: string
  fix?: { label: string; edit: TextEdit }
}

/** Findings about one item, until it is known whether the item is ready. */
export class Findings {
  readonly list: Finding[] = []

  error(span: Span, message: string, more: Pick<Finding, 'path' | 'fix'> = {}): void {
    this.list.push({ severity: 'error', span, message, ...more })
  }

  warn(span: Span, message: string, more: Pick<Finding, 'path' | 'fix'> = {}): void {
    this.list.push({ severity: 'warning', span, message, ...more })
  }

  get broken(): boolean {
    return this.list.some(({ severity }) => severity === 'error')
  }
}

/** Turns findings into the issues of a report. `columns`: their places name the column too. */
export class IssueWriter {
  readonly warnings: ImportIssue[] = []
  readonly skipped: SkippedItem[] = []
  private readonly place: ReturnType<typeof placeFinder>
  private written = 0

  constructor(
    private readonly text: string,
    private readonly columns = false,
  ) {
    this.place = placeFinder(text)
  }

  where({ start }: Span): string {
    return `Line ${this.place(start).line}`
  }

  private exactly({ start }: Span): string {
    const { line, column } = this.place(start)
    return this.columns ? `Line ${line}, column ${column}` : `Line ${line}`
  }

  source({ start, end }: Span): SourceLine {
    return sourceLine(this.text, start, end)
  }

  warn(findings: Findings, entry?: string): void {
    this.warnings.push(...this.issues(findings, entry))
  }

  skip(name: string, span: Span, findings: Findings): void {
    this.skipped.push({ where: this.where(span), name, issues: this.issues(findings) })
  }

  private issues(findings: Findings, entry?: string): ImportIssue[] {
    const room = Math.max(1, LIMITS.issues - this.written)
    const issues = findings.list.slice(0, room).map((finding) => this.issue(finding, entry))
    this.written += issues.length
    return issues
  }

  private issue({ severity, span, message, path, fix }: Finding, entry?: string): ImportIssue {
    return {
      severity,
      where: this.exactly(span),
      path: path ?? '',
      message,
      source: this.source(span),
      ...(fix ? { fix } : {}),
      ...(entry === undefined ? {} : { entry }),
    }
  }
}

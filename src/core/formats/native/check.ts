import * as v from 'valibot'
import type { Json, Path } from '../json/parse-json'
import { tidy, type Tidying } from './tidy'
import { issueText, pathOf, pathText, valueAt } from '../../model/wording'

/**
 * The value as the schema wants it, or null when it is not; what is wrong stands in the findings, each with
 * its path. Keys that the schema does not know are left out with a warning.
 */
export function check<S extends v.GenericSchema>(
  schema: S,
  value: Json,
  path: Path,
  tidying: Tidying,
): v.InferOutput<S> | null {
  const found = tidying.findings
  const tidied = tidy(schema, value, path, tidying)
  const parsed = v.safeParse(schema, tidied, { abortPipeEarly: true })
  if (parsed.success) return parsed.output
  for (const issue of parsed.issues) {
    const inner = pathOf(issue)
    const whole = [...path, ...inner]
    const original = valueAt(value, inner)
    const written = tidying.written(whole)
    found.error(tidying.spanOf(whole), sentence(issue, written, original), { path: pathText(written) })
  }
  return null
}

function sentence(issue: v.BaseIssue<unknown>, path: Path, value: unknown): string {
  return `${issueText(issue, pathText(path.slice(-1)) || 'The value', value)}.`
}

import * as v from 'valibot'
import type { Json, Path } from '../json/parse-json'
import { tidy, type Tidying } from './tidy'
import { foundText, pathText } from './wording'

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
    const inner = (issue.path ?? []).map(({ key }) => key as string | number)
    const whole = [...path, ...inner]
    const original = valueAt(value, inner)
    const written = tidying.written(whole)
    found.error(tidying.spanOf(whole), sentence(issue, written, original), { path: pathText(written) })
  }
  return null
}

function sentence(issue: v.BaseIssue<unknown>, path: Path, value: unknown): string {
  const subject = pathText(path.slice(-1)) || 'The value'
  if (value === undefined) return `${subject} is missing.`
  const must = issue.message.startsWith('must') ? issue.message : ownWords(issue)
  return `${subject} ${must}, ${foundText(value)}.`
}

function ownWords({ expected }: v.BaseIssue<unknown>): string {
  if (expected === 'Object') return 'must be an object in braces'
  if (expected === 'Array') return 'must be a list in brackets'
  return `must be ${expected ?? 'something else'}`
}

function valueAt(value: Json, path: Path): unknown {
  return path.reduce<unknown>(
    (here, key) =>
      typeof here === 'object' && here !== null ? (here as Record<string | number, unknown>)[key] : undefined,
    value,
  )
}

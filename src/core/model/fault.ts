import * as v from 'valibot'
import { issueText, pathOf, pathText, valueAt } from './wording'

/** What is wrong with a stored value, and where: "vitals.hp must be a number, found “abc”". Null: nothing. */
export function faultIn(schema: v.GenericSchema, value: unknown): string | null {
  const { issues } = v.safeParse(schema, value, { abortEarly: true })
  if (!issues) return null
  const path = pathOf(issues[0])
  return issueText(issues[0], pathText(path) || 'it', valueAt(value, path))
}

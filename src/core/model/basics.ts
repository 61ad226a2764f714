/**
 * The exact shapes of a running fight, for files that carry one. Nothing may be left out here: such files are
 * written by the app. Each shape is typed against the engine's, so that the two can't drift apart.
 */
import * as v from 'valibot'
import { COLOURS } from '../engine/model/combatant'
import type { JsonValue } from '../engine/model/inputs'

export const text = v.string('must be text')
export const num = v.pipe(v.number('must be a number'), v.finite('must not be infinite'))
export const flag = v.boolean('must be true or false')
/**
 * What is looked up somewhere: words of a rules system, and ids. Not a name that every object of the language
 * has ("toString"), which would be found everywhere.
 */
export const word = v.pipe(v.string('must be text'), v.check(isNobodysOwn, 'must be another word'))
export const wordOrNull = v.nullable(word)
export const id = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.check(isNobodysOwn, 'must be another word'),
)

/** False for what every object of the language has by that name. */
export function isNobodysOwn(word: string): boolean {
  return !(word in Object.prototype)
}

export const ids = v.array(id)
export const numberOrNull = v.nullable(num)
export const idOrNull = v.nullable(id)

/** By ids or by words of a rules system. */
export const record = <const S extends v.GenericSchema>(value: S) => keyed(word, value)
/** By names that people give: any text, which is read as an object's own only. */
export const named = <const S extends v.GenericSchema>(value: S) => keyed(v.string(), value)

/** valibot's own record passes over "constructor" and "__proto__" without a word; here every key counts. */
function keyed<const S extends v.GenericSchema>(key: v.GenericSchema<string, string>, value: S) {
  const plain = v.record(v.string(), value)
  const run: (typeof plain)['~run'] = (dataset, config) => {
    const given = dataset.value
    // Neither valibot's object nor its record refuses a list.
    if (typeof given !== 'object' || given === null) return plain['~run'](dataset, config)
    if (Array.isArray(given)) return plain['~run']({ value: 'a list' }, config)
    const issues: v.BaseIssue<unknown>[] = []
    const read = Object.entries(given).map(([name, each]: [string, unknown]) => {
      const found = [key['~run']({ value: name }, config), value['~run']({ value: each }, config)] as const
      const place = { type: 'object', origin: 'value', input: given, key: name, value: each } as const
      for (const issue of found.flatMap((one) => one.issues ?? []))
        issues.push({ ...issue, path: [place as never, ...(issue.path ?? [])] })
      return [name, found[1].value] as const
    })
    if (issues.length > 0) return { typed: false, value: given, issues: issues as never }
    return { typed: true, value: Object.fromEntries(read) as never }
  }
  return { ...plain, everyKey: true, '~run': run }
}

export const colour = v.picklist(COLOURS, `must be one of ${COLOURS.join(', ')}`)

export const tracked = v.union(
  [num, v.null(), v.literal('notTracked')],
  'must be a number, null or "notTracked"',
)

const scalar = [text, num, flag, v.null()] as const
export const dataValue = v.union(scalar, 'must be text, a number, true, false or null')

/** How a line of the log belongs to the action it tells of. */
export const loggedAs = {
  as: v.exactOptional(v.picklist(['headline', 'sum'])),
  whom: v.exactOptional(id),
}

/** Any JSON: what docks filled in, read by the system's own resolver. */
export const json: v.GenericSchema<JsonValue> = v.lazy(() =>
  v.union([...scalar, v.array(json), record(json)], 'must be JSON'),
)
export const inputs = record(json)

/** An object of a shape that has exactly the engine's keys. */
export function shape<T>() {
  return <const E extends Record<keyof T & string, v.GenericSchema>>(entries: E) => v.object(entries)
}

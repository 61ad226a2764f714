/**
 * The exact shapes of a running fight, for files that carry one. Nothing may be left out here: such files are
 * written by the app. Each shape is typed against the engine's, so that the two can't drift apart.
 */
import * as v from 'valibot'
import { COLOURS } from '../../../engine/model/combatant'
import type { JsonValue } from '../../../engine/commands'

export const text = v.string('must be text')
export const num = v.pipe(v.number('must be a number'), v.finite('must not be infinite'))
export const flag = v.boolean('must be true or false')
/** Not a name that every object of the language has ("toString"): looked up, it would always be there. */
export const id = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.check((value) => !(value in Object.prototype), 'must be another id'),
)
export const ids = v.array(id)
export const numberOrNull = v.nullable(num)
export const idOrNull = v.nullable(id)

export const record = <const S extends v.GenericSchema>(value: S) => v.record(v.string(), value)

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

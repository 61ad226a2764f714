/** Building blocks of the written format. Every message completes "…: must be …". */
import * as v from 'valibot'
import { isNobodysOwn } from '../../model/basics'
import { LARGEST_NUMBER, LIMITS } from '../limits'
import { quantityIn } from '../quantity'

const LARGE = `must lie between -${LARGEST_NUMBER} and ${LARGEST_NUMBER}`

export const text = v.pipe(
  v.string('must be text in quotes'),
  v.maxLength(LIMITS.text, `must not be longer than ${LIMITS.text} characters`),
)

export const name = v.pipe(
  v.string('must be text in quotes'),
  v.regex(/\S/, 'must not be empty'),
  v.maxLength(LIMITS.name, `must not be longer than ${LIMITS.name} characters`),
)

/** Ids, keys and words of a rules system. */
export const word = v.pipe(
  v.string('must be text in quotes'),
  v.minLength(1, 'must not be empty'),
  v.check(isNobodysOwn, 'must be another word'),
  v.maxLength(LIMITS.name, `must not be longer than ${LIMITS.name} characters`),
)

export const number = v.pipe(
  v.number('must be a number'),
  v.minValue(-LARGEST_NUMBER, LARGE),
  v.maxValue(LARGEST_NUMBER, LARGE),
)
export const whole = v.pipe(number, v.integer('must be a whole number'))
export const count = v.pipe(whole, v.minValue(0, 'must not be below 0'))
export const yesNo = v.boolean('must be true or false')

/** A number to have, to be asked (null), or that a player keeps ("notTracked"). */
export function tracked(range: typeof whole | typeof count) {
  return v.union(
    [range, v.null(), v.literal('notTracked')],
    'must be a whole number from 0, null (asked at the start) or "notTracked"',
  )
}

const FEW = `must be a whole number from 0 to ${LIMITS.members}, or dice such as "2d4" that come to no more`

/** Either a number of creatures or dice rolled at the start. The limit binds however it is written. */
export const quantity = v.union(
  [
    v.pipe(count, v.maxValue(LIMITS.members, FEW)),
    v.pipe(
      text,
      v.check((value) => quantityIn(value) !== null, FEW),
    ),
  ],
  FEW,
)

export const statValues = v.record(v.string(), v.nullable(number))
export const trackedValues = v.record(v.string(), tracked(count))
export const numbersByName = v.record(v.string(), number)

/** A value with a meaning of its own when it is left out. */
export function explain<const S extends v.GenericSchema>(schema: S, meaning: string) {
  return v.pipe(schema, v.description(meaning))
}

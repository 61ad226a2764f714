/**
 * Goes over a value beside its schema before it is checked: names keys that nobody reads, and reads numbers
 * that stand in quotes. What stays wrong is the schema's to refuse.
 */
import type * as v from 'valibot'
import type { Findings, Span } from '../issues'
import { setOwn, type Json, type Path } from '../json/parse-json'
import { numberInText } from '../lenient-number'
import { didYouMean } from '../near-word'
import { pathText, shown } from '../../model/wording'

export interface Tidying {
  findings: Findings
  spanOf: (path: Path) => Span
  /** The path under which the value stands in the file. */
  written: (path: Path) => Path
}

interface Shape {
  type: string
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  value?: v.GenericSchema
  /** A record of the fight's own shapes: none of its keys may be left out. */
  everyKey?: boolean
  wrapped?: v.GenericSchema
  options?: readonly v.GenericSchema[] | readonly string[]
}

/** Keys that would reach an object's prototype. Nobody calls a thing so by accident. */
const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** A copy of `value` that holds only what the schema knows. Changes nothing in `value`. */
export function tidy(schema: v.GenericSchema, value: Json, path: Path, tidying: Tidying): Json {
  const shape = schema as unknown as Shape
  if (shape.wrapped) return tidy(shape.wrapped, value, path, tidying)
  if (shape.type === 'union') return tidyUnion(shape, value, path, tidying)
  if (shape.type === 'object' && isObject(value)) return tidyObject(shape, value, path, tidying)
  if (shape.type === 'record' && isObject(value)) return tidyRecord(shape, value, path, tidying)
  if (shape.type === 'array' && shape.item && Array.isArray(value)) {
    const { item } = shape
    return value.map((each, place) => tidy(item, each, [...path, place], tidying))
  }
  return shape.type === 'number' ? tidyNumber(value, path, tidying, false) : wrongContainer(shape, value)
}

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** valibot takes a list for an object. Nothing is what it must not be taken for, so that it is refused. */
function wrongContainer({ type }: Shape, value: Json): Json {
  return (type === 'object' || type === 'record') && Array.isArray(value) ? `a list` : value
}

function tidyObject(shape: Shape, value: { [key: string]: Json }, path: Path, tidying: Tidying): Json {
  const entries = shape.entries ?? {}
  const kept: { [key: string]: Json } = {}
  for (const [key, each] of Object.entries(value)) {
    const schema = Object.hasOwn(entries, key) ? entries[key] : undefined
    if (schema) kept[key] = tidy(schema, each, [...path, key], tidying)
    else unknownKey(key, Object.keys(entries), [...path, key], tidying)
  }
  return kept
}

function unknownKey(key: string, known: readonly string[], path: Path, { findings, spanOf }: Tidying): void {
  const free = key.startsWith('$') || key.startsWith('//') || key === 'comment'
  if (free) return
  const message = `“${shown(key)}” is not a known key and is left out.${didYouMean(key, known)}`
  findings.warn(spanOf(path), message, { path: pathText(path) })
}

function tidyRecord(shape: Shape, value: { [key: string]: Json }, path: Path, tidying: Tidying): Json {
  const kept: { [key: string]: Json } = {}
  for (const [key, each] of Object.entries(value)) {
    if (PROTOTYPE_KEYS.has(key) && !shape.everyKey) unknownKey(key, [], [...path, key], tidying)
    else setOwn(kept, key, shape.value ? tidy(shape.value, each, [...path, key], tidying) : each)
  }
  return kept
}

function tidyUnion({ options = [] }: Shape, value: Json, path: Path, tidying: Tidying): Json {
  const shapes = options as unknown as readonly (v.GenericSchema & Shape)[]
  const fitting = shapes.find(({ type }) => fits(type, value))
  if (fitting) return tidy(fitting, value, path, tidying)
  const numeric = shapes.some(({ type }) => type === 'number')
  const literal = shapes.some((each) => 'literal' in each && each.literal === value)
  const nullable = shapes.some(({ type }) => type === 'null')
  return numeric && !literal ? tidyNumber(value, path, tidying, nullable) : value
}

function fits(type: string, value: Json): boolean {
  if (type === 'object' || type === 'record') return isObject(value)
  if (type === 'array') return Array.isArray(value)
  return type === typeof value
}

function tidyNumber(value: Json, path: Path, tidying: Tidying, nullable: boolean): Json {
  if (typeof value !== 'string') return value
  const { findings, spanOf, written } = tidying
  const read = numberInText(value)
  const more = { path: pathText(written(path)) }
  const subject = label(written(path))
  if (read.kind === 'number') {
    findings.warn(
      spanOf(path),
      `${subject} is written as text “${shown(value)}” and read as ${read.value}.`,
      more,
    )
    return read.value
  }
  if (read.kind === 'empty' && nullable) return null
  if (read.kind !== 'dice') return value
  const span = spanOf(path)
  const message = `${subject} must be a number, found the dice “${shown(value)}”, on average ${read.average}.`
  const fix = { label: `Use ${read.average}`, edit: { ...span, text: String(read.average) } }
  findings.error(span, message, { ...more, fix })
  return read.average
}

function label(path: Path): string {
  const last = path.at(-1)
  return typeof last === 'number' ? pathText(path) : (last ?? 'The value')
}

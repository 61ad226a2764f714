import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { consequence, prompt } from '#core/model/consequence'
import { effect, effectChanges, effectDraft } from '#core/model/effect'
import { encounter, party } from '#core/model/encounter'
import { fightEvent } from '#core/model/events'
import { combatant, fightShape, pastTurn, slot } from '#core/model/fight'
import { batch, storedFight } from '#core/model/journal'
import { seed, statBlock } from '#core/model/stat-block'
import { PLACES } from '#core/model/versions/lift'
import type { Kind } from '#core/model/versions/step'
import { writtenFight } from '#core/formats/native/journal-schema'
import { writtenDocument } from '#core/formats/native/written-document'
import { writtenEncounter, writtenMember } from '#core/formats/native/written-encounter'
import { writtenStatBlock } from '#core/formats/native/written-stat-block'
import { settingShape } from '#storage/setting-shapes'

const shapes: Record<Kind, readonly v.GenericSchema[]> = {
  statBlock: [statBlock, writtenStatBlock],
  seed: [seed],
  encounter: [encounter],
  party: [party],
  effect: [effect, effectDraft, effectChanges],
  slot: [slot],
  combatant: [combatant],
  pastTurn: [pastTurn],
  prompt: [prompt],
  consequence: [consequence],
  fight: [fightShape],
  event: [fightEvent],
  batch: [batch],
  fightRow: [storedFight],
  draft: [settingShape('draft/stat-block/x')!.schema],
  document: [writtenDocument],
  writtenMember: [writtenMember],
  writtenEncounter: [writtenEncounter],
  writtenFight: [writtenFight],
}

const kindOf = (schema: v.GenericSchema): Kind | undefined =>
  (Object.keys(shapes) as Kind[]).find((kind) => shapes[kind].some((each) => sameShape(each, schema)))

/** A schema with a description is a copy that has the same parts. */
function sameShape(a: v.GenericSchema, b: v.GenericSchema): boolean {
  const [one, other] = [a, b] as { entries?: unknown }[]
  return a === b || (one?.entries !== undefined && one.entries === other?.entries)
}

/** Every schema in it under its path, down to those that are a kind of their own. */
function partsOf(schema: v.GenericSchema, path: readonly string[] = []): [string, Kind][] {
  const kind = path.length > 0 ? kindOf(schema) : undefined
  if (kind) return [[path.join('.'), kind]]
  const { entries, item, value, options, wrapped, getter } = schema as unknown as {
    entries?: Record<string, v.GenericSchema>
    item?: v.GenericSchema
    value?: v.GenericSchema
    options?: readonly v.GenericSchema[]
    wrapped?: v.GenericSchema
    getter?: (input: unknown) => v.GenericSchema
  }
  const isSchema = (each: unknown): each is v.GenericSchema => typeof each === 'object' && each !== null
  return [
    ...Object.entries(entries ?? {}).flatMap(([key, each]) => partsOf(each, [...path, key])),
    ...(item ? partsOf(item, [...path, '*']) : []),
    ...(isSchema(value) ? partsOf(value, [...path, '*']) : []),
    ...(options ?? []).filter(isSchema).flatMap((each) => partsOf(each, path)),
    ...(wrapped ? partsOf(wrapped, path) : []),
    ...(getter && path.length === 0 ? partsOf(getter(undefined), path) : []),
  ]
}

describe('what a version step reaches', () => {
  it.each(Object.keys(shapes) as Kind[])('is every part that stands inside of a %s', (kind) => {
    const found = shapes[kind].flatMap((each) => partsOf(each))
    expect(PLACES[kind]).toEqual(Object.fromEntries(found))
  })
})

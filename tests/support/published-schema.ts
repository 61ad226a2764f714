import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import { format } from 'prettier'
import type { GameSystem } from '../../src/core/engine/system'
import { writtenFight } from '../../src/core/formats/native/journal-schema'
import { fightEvent } from '../../src/core/model/events'
import {
  combatant,
  disclosure,
  fightShape,
  frame,
  initiative,
  pastTurn,
  slot,
  turnEntry,
  vital,
} from '../../src/core/model/fight'
import { consequence, prompt } from '../../src/core/model/consequence'
import { effect } from '../../src/core/model/effect'
import { json } from '../../src/core/model/basics'
import { seed, statBlock } from '../../src/core/model/stat-block'
import { writtenDocument } from '../../src/core/formats/native/written-document'
import {
  writtenEncounter,
  writtenMember,
  writtenParty,
} from '../../src/core/formats/native/written-encounter'
import { writtenStatBlock } from '../../src/core/formats/native/written-stat-block'

/** Shapes that stand once under $defs. */
const definitions = {
  statBlock: writtenStatBlock,
  member: writtenMember,
  encounter: writtenEncounter,
  party: writtenParty,
  fight: writtenFight,
  fightState: fightShape,
  fightEvent,
  combatant,
  slot,
  vital,
  disclosure,
  initiative,
  turnEntry,
  frame,
  prompt,
  pastTurn,
  effect,
  consequence,
  storedBlock: statBlock,
  storedMember: seed,
  json,
}

/** The JSON Schema of our files as it stands in resources, made from the schemas that the reader uses. */
export function publishedSchema(systems: readonly GameSystem[]): Promise<string> {
  const schema = toJsonSchema(writtenDocument, {
    definitions,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const open = valibotSchema === (writtenStatBlock as never) || valibotSchema === (writtenMember as never)
      return valibotSchema.type === 'object' && !open ? { ...jsonSchema, additionalProperties: false } : null
    },
  })
  const { $schema, ...rest } = schema
  const titled = {
    $schema,
    title: 'Turnkeeper file, version 1',
    description:
      'A prepared encounter, a fight, a library or a safety copy. Read by the import of Turnkeeper.',
    ...rest,
    allOf: BY_KIND,
  }
  addWordsOf(systems, titled)
  return format(JSON.stringify(named(titled)), { parser: 'json', printWidth: 110 })
}

/** What can be written under "stats", "vitals" and so on is up to the rules system. */
function addWordsOf(systems: readonly GameSystem[], schema: JsonSchema): void {
  const properties = (of: JsonSchema | undefined) => (of?.properties ?? {}) as Record<string, JsonSchema>
  const block = schema.$defs?.['statBlock'] as JsonSchema
  const member = schema.$defs?.['member'] as JsonSchema
  const encounter = schema.$defs?.['encounter'] as JsonSchema
  const ids = systems.map(({ id }) => id)
  Object.assign(properties(schema)['system'] ?? {}, { enum: ids })
  describe(properties(block)['stats'], systems, (system) =>
    system.stats.map(({ id, short, label }) => `${id} (${short}, ${label})`),
  )
  describe(properties(block)['vitals'], systems, ({ vitals }) =>
    vitals.map(({ id, label }) => `${id} (${label})`),
  )
  describe(properties(encounter)['settings'], systems, ({ settings }) =>
    settings.map(({ id, label }) => `${id} (${label})`),
  )
  const abilities = properties(block)['abilities'] as { items?: JsonSchema }
  describe(properties(abilities.items)['cost'], systems, ({ slots }) => slots.map(({ id }) => id))
  const damageTypes = ({ damageTypes: types }: GameSystem) => [...types]
  for (const key of ['attacks', 'abilities']) {
    const list = properties(block)[key] as { items?: JsonSchema }
    describe(properties(list.items)['damageType'], systems, damageTypes)
  }
  for (const of of [block, member]) addLabels(of, systems)
}

/** What must be there depends on the kind of the file. */
const BY_KIND = (['encounter', 'fight'] as const).map((kind) => ({
  if: { properties: { kind: { const: kind } } },
  then: { required: [kind] },
}))

/** A definition that only refers to one without a name takes its place. */
function named(schema: JsonSchema): JsonSchema {
  let text = JSON.stringify(schema)
  for (const [name, definition] of Object.entries(schema.$defs ?? {})) {
    const unnamed = /^#\/\$defs\/(\d+)$/.exec((definition as JsonSchema).$ref ?? '')?.[1]
    if (unnamed === undefined) continue
    const { [unnamed]: target, ...defs } = (JSON.parse(text) as JsonSchema).$defs ?? {}
    text = JSON.stringify({ ...(JSON.parse(text) as JsonSchema), $defs: { ...defs, [name]: target } })
    text = text.replaceAll(`"#/$defs/${unnamed}"`, `"#/$defs/${name}"`)
  }
  return JSON.parse(text) as JsonSchema
}

function describe(
  schema: JsonSchema | undefined,
  systems: readonly GameSystem[],
  words: (system: GameSystem) => string[],
): void {
  if (!schema) throw new Error('The schema has lost a key')
  const lines = systems.map((system) => `${system.id}: ${words(system).join(', ')}.`)
  schema.description = [schema.description, ...lines].filter(Boolean).join(' ')
}

/** AR, HP … straight in the creature, by the names the systems give them. */
function addLabels(schema: JsonSchema, systems: readonly GameSystem[]): void {
  const { properties = {} } = schema as { properties?: Record<string, JsonSchema> }
  const defence = properties['defence']
  const vital = (properties['vitals'] as { additionalProperties?: JsonSchema }).additionalProperties
  for (const system of systems) {
    properties[system.defence.label] = { ...defence, description: 'The same as "defence".' }
    for (const { id, label } of system.vitals) {
      properties[label] = { ...vital, description: `The same as "${id}" under "vitals".` }
    }
  }
}

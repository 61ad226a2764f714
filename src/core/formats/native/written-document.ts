/** The whole file, as this version writes it. The published JSON Schema is made from this. */
import * as v from 'valibot'
import { VERSION } from '../../model/versions/steps'
import { writtenFight } from './journal-schema'
import { explain, word } from './words'
import { writtenEncounter, writtenMember, writtenParty } from './written-encounter'
import { writtenStatBlock } from './written-stat-block'

export const FORMAT = 'turnkeeper'
export const KINDS = ['encounter', 'fight', 'library', 'everything'] as const
export type DocumentKind = (typeof KINDS)[number]

export const writtenDocument = v.object({
  $schema: v.optional(explain(v.string(), 'Address of this schema, for editors. Not read.')),
  format: explain(v.literal(FORMAT), 'Says that this is a file of ours.'),
  version: explain(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VERSION)),
    'Version of the format that the file was written in.',
  ),
  kind: explain(
    v.picklist(KINDS),
    'encounter: one prepared fight, under "encounter". fight: a running or ended fight with its history, under "fight"; written by the app. library: stat blocks, parties and encounters. everything: a safety copy.',
  ),
  system: v.optional(
    explain(
      word,
      'Rules system of everything in the file that names none of its own. Needed for hand-written files.',
    ),
  ),
  statBlocks: v.optional(
    explain(v.array(writtenStatBlock), 'Creatures, listed once; members name them by id or name.'),
  ),
  party: v.optional(
    explain(v.array(writtenMember), 'The player characters of the encounter; allies when no side is given.'),
  ),
  encounter: v.optional(writtenEncounter),
  fight: v.optional(writtenFight),
  parties: v.optional(v.array(writtenParty)),
  encounters: v.optional(v.array(writtenEncounter)),
  fights: v.optional(v.array(writtenFight)),
})

/** Keys of the document that hold something to import. */
export const SECTIONS = [
  'statBlocks',
  'party',
  'encounter',
  'fight',
  'parties',
  'encounters',
  'fights',
] as const

/** From library values to the text of a file. What is written here reads back equal. */
import type { Encounter } from '../../engine/model/encounter'
import type { Party } from '../../engine/model/party'
import type { CombatantSeed } from '../../engine/model/seed'
import type { StatBlock } from '../../engine/model/stat-block'
import type { WrittenFight } from '../format'
import { BlockList } from './block-list'
import { VERSION } from '../../model/versions/steps'
import { FORMAT, type DocumentKind } from './written-document'

export interface Library {
  statBlocks?: readonly StatBlock[]
  parties?: readonly Party[]
  encounters?: readonly Encounter[]
  fights?: readonly WrittenFight[]
}

/**
 * One encounter with everything it needs.
 * @param library its blocks are the library's where it is read too; the characters of the encounter are not
 */
export function writeEncounter(encounter: Encounter, library: readonly StatBlock[] = []): string {
  const blocks = new BlockList(usedBy(encounter, library))
  const written = encounterText(encounter, blocks)
  return documentText('encounter', {
    system: encounter.systemId,
    statBlocks: blocks.listed,
    encounter: written,
  })
}

function usedBy({ members, waves }: Encounter, library: readonly StatBlock[]): StatBlock[] {
  const seeds = [...members, ...waves.flatMap((wave) => wave.seeds)]
  const used = new Set(seeds.map(({ block }) => block.id))
  return library.filter(({ id }) => used.has(id))
}

/** One fight with its whole history, undone steps included. */
export function writeFight(fight: WrittenFight): string {
  return documentText('fight', { system: fight.systemId, fight: fightText(fight) })
}

/** `everything` for a safety copy; `library` for a choice of stat blocks, parties and encounters. */
export function writeLibrary(library: Library, kind: 'library' | 'everything' = 'library'): string {
  const blocks = new BlockList(library.statBlocks)
  const parties = library.parties?.map(({ systemId, ...party }) => ({
    ...party,
    system: systemId,
    members: party.members.map((member) => memberText(member, blocks)),
  }))
  const encounters = library.encounters?.map((each) => encounterText(each, blocks))
  const fights = library.fights?.map(fightText)
  return documentText(kind, { statBlocks: blocks.listed, parties, encounters, fights })
}

function documentText(kind: DocumentKind, content: Record<string, unknown>): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, kind, ...content }, null, 2)}\n`
}

function encounterText({ systemId, members, waves, ...encounter }: Encounter, blocks: BlockList) {
  return {
    ...encounter,
    system: systemId,
    members: members.map((member) => memberText(member, blocks)),
    waves: waves.map(({ seeds, ...wave }) => ({
      ...wave,
      members: seeds.map((seed) => memberText(seed, blocks)),
    })),
  }
}

function memberText({ block, overrides, ...seed }: CombatantSeed, blocks: BlockList) {
  return { block: blocks.reference(block), ...overrides, ...seed }
}

function fightText({ systemId, ...fight }: WrittenFight) {
  return { ...fight, system: systemId }
}

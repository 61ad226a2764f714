import { nextTick, shallowRef } from 'vue'
import type { Encounter } from '#core/engine/model/encounter'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock } from '#core/engine/model/stat-block'
import { loadMarkdown } from '#gm/features/library/index.ts'

/** One page of paper or more: what it is called, who is in it, and their stat blocks. */
export interface Sheet {
  title: string
  /** "Saltmere, session 14"; empty for a single block. */
  about: string
  groups: readonly { label: string; lines: readonly string[] }[]
  blocks: readonly StatBlock[]
  notes: string
}

const open = shallowRef<Sheet | null>(null)
/** What is being printed. Only the print root draws it. */
export const sheet = open

export function printBlock(block: StatBlock): Promise<void> {
  return print({ title: '', about: '', groups: [], blocks: [block], notes: '' })
}

export function printEncounter(encounter: Encounter): Promise<void> {
  return print(encounterSheet(encounter))
}

export function encounterSheet({ title, campaign, session, members, waves, notes }: Encounter): Sheet {
  const groups = [
    { label: 'Players', lines: members.filter(({ side }) => side === 'ally').map(lineOf) },
    { label: 'At the start', lines: members.filter(({ side }) => side === 'foe').map(lineOf) },
    ...waves.map(({ label, round, seeds }) => ({
      label: `${label}, ${round === null ? 'when you bring it in' : `start of round ${round}`}`,
      lines: seeds.map(lineOf),
    })),
  ]
  const seeds = [...members, ...waves.flatMap((wave) => wave.seeds)]
  return {
    title,
    about: [campaign, session].filter((word) => word !== '').join(', '),
    groups: groups.filter(({ lines }) => lines.length > 0),
    blocks: blocksOf(seeds),
    notes,
  }
}

/** "3 Mire Ghoul, hidden, called Shape in the mist, surprised". */
function lineOf({
  quantity,
  block,
  overrides,
  hidden,
  alias,
  surprised,
  player,
  notes,
}: CombatantSeed): string {
  const count = quantity === 1 ? '' : `${quantity} `
  const said = [
    hidden ? 'hidden' : '',
    alias === null ? '' : `called ${alias}`,
    surprised ? 'surprised' : '',
    player === '' ? '' : `played by ${player}`,
    notes,
  ]
  return [`${count}${overrides.name ?? block.name}`, ...said].filter((word) => word !== '').join(', ')
}

/** With the encounter's own numbers; equal ones once. Creatures of a name alone have nothing to print. */
function blocksOf(seeds: readonly CombatantSeed[]): StatBlock[] {
  const blocks = seeds.map(({ block, overrides }) => ({
    ...block,
    name: overrides.name ?? block.name,
    defence: overrides.defence ?? block.defence,
    vitals: { ...block.vitals, ...overrides.vitals },
  }))
  const known = new Map(blocks.filter(hasContent).map((block) => [JSON.stringify(block), block]))
  return [...known.values()]
}

function hasContent({ stats, attacks, abilities, traits, notes, defence }: StatBlock): boolean {
  const parts = [attacks, abilities, traits].some((list) => list.length > 0)
  return parts || Object.keys(stats).length > 0 || notes !== '' || typeof defence === 'number'
}

/** Puts the sheet into the page, prints it, and takes it out again. */
async function print(next: Sheet): Promise<void> {
  open.value = next
  window.addEventListener('afterprint', () => (open.value = null), { once: true })
  // Without it notes are printed as they were typed: nothing is missing.
  await loadMarkdown().catch(() => undefined)
  await nextTick()
  await picturesDrawn()
  window.print()
}

async function picturesDrawn(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.print-sheet img')]
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

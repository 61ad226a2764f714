import type { StatBlock } from '../engine/model/stat-block'

/** A block with nothing but its system: every number is missing, none is invented. */
export function emptyBlock(id: string, systemId: string, name = ''): StatBlock {
  return {
    id,
    systemId,
    name,
    kind: '',
    tags: [],
    source: 'Yours',
    stats: {},
    defence: null,
    vitals: {},
    skills: [],
    attacks: [],
    abilities: [],
    traits: [],
    affinities: [],
    notes: '',
  }
}

/** Ids of attacks and abilities stay: they only need to be unique in one block. */
export function duplicateOf(block: StatBlock, id: string, names: ReadonlySet<string>): StatBlock {
  return { ...block, id, name: freeName(block.name, names) }
}

/** "Mire Ghoul, copy", then "Mire Ghoul, copy 2". */
function freeName(name: string, names: ReadonlySet<string>): string {
  const bare = name.replace(/, copy( \d+)?$/, '')
  for (let number = 1; ; number++) {
    const tried = number === 1 ? `${bare}, copy` : `${bare}, copy ${number}`
    if (!names.has(tried)) return tried
  }
}

/** Only the blocks that change. Tags differ in more than case and accents, or they are the same tag. */
export function withTag(blocks: readonly StatBlock[], tag: string): StatBlock[] {
  const wanted = tag.trim()
  if (wanted === '') return []
  return blocks
    .filter(({ tags }) => !tags.some((each) => each.toLowerCase() === wanted.toLowerCase()))
    .map((block) => ({ ...block, tags: [...block.tags, wanted] }))
}

export function withoutTag(blocks: readonly StatBlock[], tag: string): StatBlock[] {
  return blocks
    .filter(({ tags }) => tags.includes(tag))
    .map((block) => ({ ...block, tags: block.tags.filter((each) => each !== tag) }))
}

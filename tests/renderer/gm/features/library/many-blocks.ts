import type { StatBlock } from '#core/engine/model/stat-block'
import { bareSeed } from '#core/engine/setup/seeding'

/** A block of the plain system. */
export function aBlock(name: string, change: Partial<StatBlock> = {}): StatBlock {
  return { ...bareSeed(name, name, 'plain').block, id: name, defence: null, ...change }
}

const FIRST = ['Marsh', 'Mire', 'Mason', 'Mirror', 'Moor', 'Moss', 'Bog', 'Iron', 'Grave', 'Salt']
const LAST = ['Ghoul', 'Hexer', 'Strider', 'Golem', 'Beetle', 'Giant', 'Warden', 'Priest', 'Lancer', 'Wisp']
const KINDS = ['Beast', 'Construct', 'Humanoid', 'Spirit', 'Undead', 'Giant', 'Plant']

/** So many blocks, every one with notes of a few lines, all named differently. */
export function manyBlocks(count: number, systemId = 'plain'): StatBlock[] {
  return Array.from({ length: count }, (_, place) => {
    const name = `${FIRST[place % 10] ?? ''} ${LAST[Math.floor(place / 10) % 10] ?? ''} ${place}`
    return aBlock(name, {
      id: `block-${place}`,
      systemId,
      kind: KINDS[place % 7] ?? '',
      tags: place % 3 === 0 ? ['saltmere', 'night'] : ['court'],
      source: place % 5 === 0 ? 'Yours' : 'Core',
      stats: { speed: place % 12 },
      defence: 8 + (place % 12),
      vitals: { hp: 5 + (place % 40) },
      notes: `They will not cross running water. Number ${place} keeps **watch** at the weir,\nand rings the bell.`,
    })
  })
}

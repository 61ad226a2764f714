import { systems } from '#core/systems/registry'

const FIRST = ['Marsh', 'Mire', 'Mason', 'Mirror', 'Moor', 'Moss', 'Bog', 'Iron', 'Grave', 'Salt']
const LAST = ['Ghoul', 'Hexer', 'Strider', 'Golem', 'Beetle', 'Giant', 'Warden', 'Priest', 'Lancer', 'Wisp']
const KINDS = ['Beast', 'Construct', 'Humanoid', 'Spirit', 'Undead', 'Giant', 'Plant']

/** Rows as they stand in the database, of all systems in turn, with notes of two lines. */
export function storedBlocks(size: number): object[] {
  return Array.from({ length: size }, (_, place) => ({
    id: `bench-${place}`,
    systemId: systems[place % systems.length]?.id,
    name: `${FIRST[place % 10] ?? ''} ${LAST[Math.floor(place / 10) % 10] ?? ''} ${place}`,
    kind: KINDS[place % 7],
    tags: place % 3 === 0 ? ['saltmere', 'night'] : ['court'],
    source: place % 5 === 0 ? 'Yours' : 'Core',
    stats: {},
    defence: 8 + (place % 12),
    vitals: { hp: 5 + (place % 40) },
    skills: [],
    attacks: [],
    abilities: [],
    traits: [],
    affinities: [],
    notes: `They will not cross running water. Number ${place} keeps watch at the weir,\nand rings the bell.`,
    deletedAt: 0,
    updatedAt: place,
  }))
}

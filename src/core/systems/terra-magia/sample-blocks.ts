/** The creatures of the sample fight, all our own. */
import type { Ability, Attack, StatBlock } from '../../engine/model/stat-block'

type Stats = Partial<Record<'pwr' | 'swi' | 'end' | 'inf' | 'log' | 'int' | 'wil', number>>
type Extra = Partial<Record<'tokens' | 'shield' | 'speed' | 'jump' | 'freeAttacks' | 'attackPenalty', number>>

function attack(
  id: string,
  name: string,
  kind: string,
  numbers: Pick<Attack, 'stat' | 'bonus' | 'weaponBonus'>,
  damage: [dice: string, type: string],
  properties: readonly string[] = [],
  note = '',
): Attack {
  return { id, name, kind, ...numbers, damage: damage[0], damageType: damage[1], properties, note }
}

const by = (stat: string, bonus: number, weaponBonus = 0) => ({ stat, bonus, weaponBonus })

function ability(id: string, name: string, change: Partial<Ability>): Ability {
  return {
    id,
    name,
    maneuver: 'active',
    cost: { major: 1 },
    vitalCost: {},
    uses: null,
    trigger: '',
    sustained: false,
    seconds: null,
    damage: '',
    damageType: '',
    note: '',
    ...change,
  }
}

interface Written {
  kind: string
  stats: Stats
  extra?: Extra
  ar: number
  vp: number
  hp?: number
  skills?: StatBlock['skills']
  attacks: readonly Attack[]
  abilities?: readonly Ability[]
  traits?: StatBlock['traits']
  affinities?: StatBlock['affinities']
}

function block(id: string, name: string, written: Written): StatBlock {
  return {
    id: `drowned-chapel-${id}`,
    systemId: 'terra-magia',
    name,
    kind: written.kind,
    tags: ['sample'],
    source: 'Turnkeeper sample',
    stats: { ...written.stats, ...written.extra },
    defence: written.ar,
    vitals: { vp: written.vp, ...(written.hp === undefined ? {} : { hp: written.hp }) },
    skills: written.skills ?? [],
    attacks: written.attacks,
    abilities: written.abilities ?? [],
    traits: written.traits ?? [],
    affinities: written.affinities ?? [],
    notes: '',
  }
}

export const tobin = block('tobin', 'Tobin Ashgrove', {
  kind: 'Character',
  stats: { pwr: 3, swi: 3, end: 4, inf: 2, log: 1, int: 3, wil: 3 },
  extra: { tokens: 1, shield: 2, speed: 6, jump: 2 },
  ar: 13,
  vp: 18,
  skills: [
    { name: 'Block', stat: 'pwr', bonus: 3 },
    { name: 'Athletics', stat: 'pwr', bonus: 2 },
    { name: 'Stamina', stat: 'end', bonus: 2 },
  ],
  attacks: [
    attack('mace', 'Mace', 'martial', by('pwr', 3), ['1d8+3', 'crushing']),
    attack('shield', 'Tower shield', 'martial', by('pwr', 2), ['1d4+3', 'crushing'], ['blocking']),
  ],
})

export const ilse = block('ilse', 'Ilse Kessler', {
  kind: 'Character',
  stats: { pwr: 0, swi: 4, end: 2, inf: 1, log: 4, int: 5, wil: 2 },
  extra: { tokens: 2, speed: 7, jump: 2 },
  ar: 12,
  vp: 14,
  skills: [
    { name: 'Tech Use', stat: 'log', bonus: 4 },
    { name: 'Dodge', stat: 'swi', bonus: 2 },
  ],
  attacks: [
    attack('carbine', 'Carbine', 'firearm', by('swi', 3, 1), ['2d6', 'stabbing'], ['reload: Major']),
    attack('knife', 'Knife', 'martial', by('swi', 1), ['1d4', 'stabbing']),
    attack('flare-shot', 'Flare shot', 'firearm', by('swi', 3), ['1d8', 'fire'], ['inflicts Burning 3']),
  ],
  abilities: [
    ability('flare', 'Flare shot', {
      cost: { major: 1, minor: 1 },
      uses: { count: 2, per: 'fight' },
      damage: '1d8',
      damageType: 'fire',
      note: 'Sets what it hits alight.',
    }),
  ],
})

export const maren = block('maren', 'Maren Voss', {
  kind: 'Character',
  stats: { pwr: 0, swi: 7, end: 2, inf: 3, log: 0, int: 5, wil: 4 },
  extra: { tokens: 2, speed: 8, jump: 3 },
  ar: 15,
  vp: 14,
  skills: [
    { name: 'Dodge', stat: 'swi', bonus: 3 },
    { name: 'Gymnastics', stat: 'swi', bonus: 2 },
    { name: 'Sneak', stat: 'swi', bonus: 3 },
  ],
  attacks: [
    attack('sabre', 'Sabre', 'martial', by('swi', 3, 1), ['1d8', 'slashing']),
    attack('throwing-knife', 'Throwing knife', 'ranged', by('swi', 2), ['1d4', 'stabbing']),
  ],
})

export const odo = block('odo', 'Brother Odo', {
  kind: 'Character',
  stats: { pwr: 2, swi: 3, end: 3, inf: 4, log: 5, int: 3, wil: 5 },
  extra: { tokens: 3, speed: 6, jump: 1 },
  ar: 14,
  vp: 11,
  skills: [
    { name: 'Medicine', stat: 'log', bonus: 4 },
    { name: 'Mental Fortitude', stat: 'end', bonus: 3 },
  ],
  attacks: [
    attack('staff', 'Bell staff', 'martial', by('pwr', 2), ['1d6+2', 'crushing'], ['blocking']),
    attack('sparks', 'Spark litany', 'spell', by('log', 3), ['1d10', 'electricity']),
  ],
  abilities: [
    ability('toll', 'Toll of calm', {
      cost: { minor: 1 },
      uses: { count: 1, per: 'round' },
      note: 'One ally in hearing lowers its Fear by 3.',
    }),
  ],
})

export const beetle = block('beetle', 'Lamp Beetle', {
  kind: 'Construct',
  stats: { pwr: 1, swi: 2, end: 3, inf: 0, log: 0, int: 0, wil: 0 },
  extra: { speed: 5, jump: 1 },
  ar: 13,
  vp: 4,
  attacks: [attack('mandibles', 'Mandibles', 'martial', by('pwr', 2), ['1d6+1', 'crushing'])],
  traits: [{ name: 'Lamp', text: 'Lights 8 m around it. What it lights cannot be hidden.' }],
  affinities: [{ category: 'immunity', type: 'radiation' }],
})

export const warden = block('warden', 'Hollow Warden', {
  kind: 'Undead',
  stats: { pwr: 5, swi: 5, end: 5, inf: 2, log: 1, int: 4, wil: 6 },
  extra: { speed: 8, jump: 2 },
  ar: 16,
  vp: 40,
  hp: 12,
  skills: [{ name: 'Block', stat: 'pwr', bonus: 3 }],
  attacks: [
    attack(
      'halberd',
      'Halberd',
      'martial',
      by('pwr', 4, 1),
      ['2d6+5', 'slashing'],
      ['reach 2 m', 'blocking'],
    ),
    attack('grasp', 'Drowning grasp', 'martial', by('pwr', 4), ['1d6+5', 'crushing']),
  ],
  abilities: [
    ability('oath', 'Stone oath', {
      cost: { minor: 1 },
      uses: { count: 1, per: 'fight' },
      note: '+1 AR for 2 rounds: add it as an effect.',
    }),
  ],
  traits: [{ name: 'Hollow', text: 'Needs no breath and does not bleed.' }],
  affinities: [
    { category: 'resistance', type: 'slashing' },
    { category: 'weakness', type: 'electricity' },
    { category: 'immunity', type: 'water' },
  ],
})

export const ghoul = block('ghoul', 'Mire Ghoul', {
  kind: 'Undead',
  stats: { pwr: 2, swi: 4, end: 3, inf: -2, log: -2, int: 3, wil: 2 },
  extra: { speed: 7, jump: 2 },
  ar: 11,
  vp: 14,
  hp: 6,
  attacks: [
    attack('claws', 'Claws', 'martial', by('swi', 2), ['1d6+2', 'slashing'], ['inflicts Bleeding 2']),
  ],
  traits: [{ name: 'Mire born', text: 'Mud and knee-deep water do not slow it.' }],
  affinities: [{ category: 'weakness', type: 'fire' }],
})

export const wisp = block('wisp', 'Lantern Wisp', {
  kind: 'Spirit',
  stats: { pwr: -4, swi: 7, end: 1, inf: 4, log: 2, int: 5, wil: 3 },
  extra: { speed: 10, jump: 10, freeAttacks: 2, attackPenalty: -2 },
  ar: 17,
  vp: 6,
  hp: 3,
  attacks: [attack('cold-light', 'Cold light', 'spell', by('inf', 4), ['1d8', 'radiation'])],
  abilities: [
    ability('lure', 'Lure', {
      cost: { major: 1, movement: 1 },
      uses: { count: 1, per: 'turn' },
      note: 'One creature that sees it: inflict Fear 4.',
    }),
    ability('blink', 'Blink', {
      cost: { reaction: 1 },
      trigger: 'someone comes next to it',
      note: 'Moves up to 5 m.',
    }),
  ],
  affinities: [
    { category: 'resistance', type: 'physical' },
    { category: 'immunity', type: 'fire' },
  ],
})

export const hound = block('hound', 'Clockwork Hound', {
  kind: 'Construct',
  stats: { pwr: 1, swi: 4, end: 4, inf: 0, log: 0, int: 1, wil: 1 },
  extra: { speed: 9, jump: 3 },
  ar: 14,
  vp: 12,
  attacks: [attack('jaws', 'Steel jaws', 'martial', by('pwr', 3, 1), ['1d8+1', 'stabbing'])],
  affinities: [
    { category: 'resistance', type: 'stabbing' },
    { category: 'weakness', type: 'electricity' },
  ],
})

/** Creatures of our own invention. */
import type { Ability, Attack, StatBlock } from '../../engine/model/stat-block'

function ability(id: string, name: string, maneuver: string, change: Partial<Ability> = {}): Ability {
  return {
    id,
    name,
    maneuver,
    cost: {},
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

function weapon(id: string, name: string, damage: string, change: Partial<Attack> = {}): Attack {
  return {
    id,
    name,
    kind: 'melee',
    stat: null,
    bonus: 0,
    weaponBonus: 0,
    damage,
    damageType: 'mundane',
    properties: ['proficient'],
    note: '',
    ...change,
  }
}

function block(
  id: string,
  name: string,
  stats: StatBlock['stats'],
  vitals: StatBlock['vitals'],
  change: Partial<StatBlock>,
): StatBlock {
  return {
    id,
    systemId: 'teriock',
    name,
    kind: '',
    tags: [],
    source: 'Turnkeeper samples',
    stats,
    defence: null,
    vitals,
    skills: [],
    attacks: [],
    abilities: [],
    traits: [],
    affinities: [],
    notes: '',
    ...change,
  }
}

const dispelMagic = ability('dispel-magic', 'Dispel Magic', 'reactive', {
  cost: { reaction: 1 },
  vitalCost: { mp: 2 },
  trigger: 'a spell is cast within reach of your voice',
  cancels: true,
  note: 'Undoes the spell it answers',
})

export const ossian = block(
  'sample-ossian',
  'Ossian the Pale',
  { mov: 2, int: 4, per: 2, snk: 0, str: 1, br: 27, av: 3, bv: 0 },
  { hp: 40, mp: 30 },
  {
    kind: 'Undead',
    tags: ['court', 'commander'],
    attacks: [weapon('ossian-scepter', 'Bone scepter', '1d8+2')],
    abilities: [
      ability('ossian-pall', 'Pale Breath', 'active', {
        cost: { action: 2 },
        vitalCost: { mp: 4 },
        damage: '2d6',
        damageType: 'terror',
        note: 'Double. Everyone before him',
      }),
      dispelMagic,
      ability('ossian-word', 'Basic Command, a word', 'active', { note: 'Free. One thrall gets 1 action' }),
      ability('ossian-ember', 'Will of the Court', 'passive', {
        note: 'His thralls cannot be frightened while he stands.',
      }),
    ],
    affinities: [
      { category: 'immunity', type: 'toxic' },
      { category: 'weakness', type: 'holy' },
    ],
    traits: [{ name: 'Never sleeps', text: 'He keeps watch all night.' }],
  },
)

export const cinderGuard = block(
  'sample-cinder-guard',
  'Cinder Guard',
  { mov: 1, int: 0, per: 1, snk: -1, str: 3, br: 7, av: 4, bv: 3 },
  { hp: 18, mp: 4 },
  {
    kind: 'Construct',
    tags: ['court'],
    attacks: [
      weapon('guard-halberd', 'Halberd', '1d10+1', { note: 'Reach 10 ft' }),
      weapon('guard-javelin', 'Javelin', '1d6', { kind: 'missile', note: '30 ft' }),
    ],
    abilities: [
      ability('guard-flare', 'Flare Up', 'reactive', {
        trigger: 'it takes damage in melee',
        damage: '1d4',
        damageType: 'fire',
        note: 'Burns whoever struck it',
      }),
      ability('guard-plate', 'Glowing Plate', 'passive', { note: 'Touching it hurts: 1 fire.' }),
    ],
    affinities: [
      { category: 'immunity', type: 'fire' },
      { category: 'resistance', type: 'mundane' },
    ],
  },
)

export const emberThrall = block(
  'sample-ember-thrall',
  'Ember Thrall',
  { mov: 0, int: -2, per: 0, snk: 0, str: 1, br: 2, av: 1, bv: 0 },
  { hp: 8, mp: 1 },
  {
    kind: 'Undead',
    tags: ['court', 'minion'],
    attacks: [weapon('thrall-claws', 'Claws', '1d6', { properties: [] })],
    abilities: [
      ability('thrall-fall', 'Fall Apart', 'reactive', {
        cost: { reaction: 1 },
        trigger: 'it is hit',
        note: 'The pieces block the way',
      }),
    ],
    affinities: [{ category: 'immunity', type: 'toxic' }],
  },
)

export const ashStalker = block(
  'sample-ash-stalker',
  'Ash Stalker',
  { mov: 4, int: 0, per: 3, snk: 5, str: 1, br: 12, av: 2, bv: 0 },
  { hp: 15, mp: 6 },
  {
    kind: 'Spirit',
    tags: ['ambush'],
    attacks: [weapon('stalker-talons', 'Talons', '1d8', { properties: ['proficient', 'penalty -2'] })],
    abilities: [
      ability('stalker-choke', 'Choking Ash', 'active', {
        cost: { action: 1 },
        vitalCost: { mp: 2 },
        note: 'One target suffocates',
      }),
      ability('stalker-slip', 'Slip Away', 'reactive', {
        cost: { reaction: 1 },
        trigger: 'someone ends a move beside it',
        note: 'Moves at once',
      }),
      ability('stalker-quiet', 'Ash on Ash', 'passive', { note: 'Silent while it stays in shadow.' }),
    ],
  },
)

export const seraphine = block(
  'sample-seraphine',
  'Seraphine Vael',
  { mov: 5, int: 4, per: 1, snk: 0, str: -1, level: 27, av: 1, bv: 0 },
  { hp: 26, mp: 20 },
  {
    kind: 'Character',
    tags: ['party'],
    attacks: [weapon('seraphine-staff', 'Staff', '1d6')],
    abilities: [
      ability('spark', 'Spark', 'active', {
        cost: { action: 1 },
        vitalCost: { mp: 1 },
        damage: '1d6',
        damageType: 'magic',
        note: 'Bolt, one target',
      }),
      ability('fire-ball', 'Fire Ball', 'active', {
        cost: { action: 2 },
        vitalCost: { mp: 5 },
        damage: '4d6',
        damageType: 'fire',
        note: 'Double. Cast, in the stack',
      }),
      ability('mist-step', 'Mist Step', 'active', {
        cost: { action: 2 },
        vitalCost: { mp: 3 },
        note: 'Double. Elsewhere in sight',
      }),
      ability('sunder-ward', 'Sunder Ward', 'active', {
        cost: { action: 3 },
        vitalCost: { mp: 4 },
        note: 'Triple. Breaks one standing ward',
      }),
      dispelMagic,
      ability('flinch', 'Flinch', 'reactive', { trigger: 'you take damage', note: 'Five feet away' }),
    ],
  },
)

export const brannoch = block(
  'sample-brannoch',
  'Brannoch Keld',
  { mov: 3, int: 2, per: 2, snk: 0, str: 2, level: 17, av: 4, bv: 4 },
  { hp: 24, mp: 14 },
  {
    kind: 'Character',
    tags: ['party'],
    attacks: [
      weapon('brannoch-hammer', 'Hammer', '1d8+2'),
      weapon('brannoch-throw', 'Thrown hammer', '1d6+2', { kind: 'missile', note: '20 ft' }),
    ],
    abilities: [
      ability('warding-circle', 'Warding Circle', 'slow', {
        seconds: 30,
        note: 'No spirit crosses it once it is drawn',
      }),
      ability('mend', 'Mend', 'active', {
        cost: { action: 1 },
        vitalCost: { mp: 2 },
        damage: '1d8+2',
        damageType: 'healing',
        note: 'Touch, heals',
      }),
      ability('shield-oath', 'Shield Oath', 'reactive', {
        cost: { reaction: 1 },
        trigger: 'an ally beside you is attacked',
        note: 'The attack goes to you',
      }),
      ability('steady', 'Steady', 'passive', { note: 'Never loses his footing.' }),
    ],
  },
)

export const joss = block(
  'sample-joss',
  'Joss Fenwick',
  { mov: 4, int: 1, per: 3, snk: 4, str: 0, level: 12, av: 2, bv: 1 },
  { hp: 24, mp: 8 },
  {
    kind: 'Character',
    tags: ['party'],
    attacks: [
      weapon('joss-knife', 'Long knife', '1d6+1', { properties: ['proficient', 'penalty -2'] }),
      weapon('joss-bow', 'Short bow', '1d8', { kind: 'missile', note: '60 ft' }),
    ],
    abilities: [
      ability('joss-counter', 'Cut the Thread', 'reactive', {
        cost: { reaction: 1 },
        vitalCost: { mp: 1 },
        trigger: 'a spell is cast at you',
        cancels: true,
        note: 'Undoes the spell it answers',
      }),
      ability('joss-taunt', 'Taunt', 'active', { note: 'Free. A few words, any time' }),
      ability('joss-shadow', 'At Home in Shadow', 'passive', { note: '2 more to hide in dim light.' }),
    ],
  },
)

export const wren = block(
  'sample-wren',
  'Wren Tallow',
  { mov: 2, int: 3, per: 2, snk: 1, str: 0, level: 9, av: 1, bv: 0 },
  { hp: 19, mp: 12 },
  {
    kind: 'Character',
    tags: ['party'],
    attacks: [weapon('wren-sling', 'Sling', '1d4+1', { kind: 'missile', note: '50 ft' })],
    abilities: [
      ability('wren-light', 'Candle of Dawn', 'active', {
        cost: { action: 1 },
        vitalCost: { mp: 3 },
        damage: '2d6',
        damageType: 'holy',
        note: 'One target, spirits hate it',
      }),
      ability('wren-hymn', 'Quiet Hymn', 'active', {
        cost: { action: 1 },
        vitalCost: { mp: 2 },
        sustained: true,
        note: 'Sustained. Allies are not frightened',
      }),
      ability('wren-shield', 'Hush', 'reactive', {
        cost: { reaction: 1 },
        trigger: 'someone speaks',
        note: 'They lose the word',
      }),
    ],
  },
)

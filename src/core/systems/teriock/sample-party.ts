/** Who comes to the Ember Court: characters of our own invention. */
import { ability, block, dispelMagic, weapon } from './sample-making'

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

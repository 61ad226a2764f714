/** The Ember Court: creatures of our own invention. */
import { ability, block, dispelMagic, weapon } from './sample-making'

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
      ability('stalker-quiet', 'Ash on Ash', 'passive', {
        trigger: 'while hidden',
        note: 'It makes no sound at all.',
      }),
    ],
  },
)

export const sootChanter = block(
  'sample-soot-chanter',
  'Soot Chanter',
  { mov: 0, int: 3, per: 1, snk: 1, str: -1, br: 9, av: 1, bv: 0 },
  { hp: 14, mp: 16 },
  {
    kind: 'Human',
    tags: ['court'],
    attacks: [weapon('chanter-knife', 'Ritual knife', '1d4+1')],
    abilities: [
      ability('chanter-dirge', 'Dirge of Embers', 'slow', {
        seconds: 60,
        note: 'When it ends, the thralls stand up again',
      }),
      ability('chanter-veil', 'Veil of Soot', 'active', {
        cost: { action: 1 },
        vitalCost: { mp: 2 },
        sustained: true,
        note: 'Sustained. The guards are hard to see',
      }),
      ability('chanter-hiss', 'Hiss', 'reactive', {
        cost: { reaction: 1 },
        vitalCost: { mp: 2 },
        trigger: 'a spell is cast nearby',
        cancels: true,
        note: 'Undoes the spell it answers',
      }),
    ],
  },
)

/** Ember Court: a fight of our own creatures that has something of everything these rules know. */
import type { Encounter } from '../../engine/model/encounter'
import type { CombatantSeed } from '../../engine/model/seed'
import type { StatBlock } from '../../engine/model/stat-block'
import { ashStalker, cinderGuard, emberThrall, ossian, sootChanter } from './sample-court'
import { brannoch, joss, seraphine, wren } from './sample-party'

function seed(key: string, block: StatBlock, change: Partial<CombatantSeed> = {}): CombatantSeed {
  return {
    key,
    block,
    quantity: 1,
    side: 'foe',
    player: '',
    hidden: false,
    alias: null,
    surprised: false,
    controller: null,
    totals: [],
    turns: 1,
    overrides: {},
    carried: {},
    notes: '',
    ...change,
  }
}

export const sampleEncounter: Encounter = {
  id: 'sample-ember-court',
  systemId: 'teriock',
  title: 'Ember Court',
  campaign: 'Turnkeeper samples',
  session: 'Sample fight',
  status: 'planned',
  settings: {},
  members: [
    seed('ossian', ossian, { notes: 'Wants the court to hold until the third round.' }),
    seed('guard', cinderGuard, { quantity: 2 }),
    seed('thrall', emberThrall, { quantity: 2, controller: 'ossian', turns: 0 }),
    seed('chanter', sootChanter),
    seed('stalker', ashStalker, { hidden: true, notes: 'Above the door. Shows itself when someone falls.' }),
    seed('seraphine', seraphine, { side: 'ally', player: 'Noor' }),
    seed('brannoch', brannoch, { side: 'ally', player: 'Ilja' }),
    seed('joss', joss, { side: 'ally', player: 'Mira' }),
  ],
  waves: [
    {
      id: 'wren',
      label: 'Wren Tallow comes in from the garden',
      round: 3,
      seeds: [seed('wren', wren, { side: 'ally', player: 'Tom' })],
    },
  ],
  notes:
    'The court meets by candle light. Whoever wins initiative finds the doors barred. Ossian cannot be talked down while his thralls stand.',
}

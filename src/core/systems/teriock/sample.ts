/** Ember Court: a fight of our own creatures that has something of everything these rules know. */
import type { Encounter } from '../../engine/model/encounter'
import { seedOf } from '../../engine/setup/seeding'
import { ashStalker, cinderGuard, emberThrall, ossian, sootChanter } from './sample-court'
import { brannoch, joss, seraphine, wren } from './sample-party'

export const sampleEncounter: Encounter = {
  id: 'sample-ember-court',
  systemId: 'teriock',
  title: 'Ember Court',
  campaign: 'Turnkeeper samples',
  session: 'Sample fight',
  status: 'planned',
  settings: {},
  members: [
    seedOf('ossian', ossian, { notes: 'Wants the court to hold until the third round.' }),
    seedOf('guard', cinderGuard, { quantity: 2 }),
    seedOf('thrall', emberThrall, { quantity: 2, controller: 'ossian', turns: 0 }),
    seedOf('chanter', sootChanter),
    seedOf('stalker', ashStalker, {
      hidden: true,
      notes: 'Above the door. Shows itself when someone falls.',
    }),
    seedOf('seraphine', seraphine, { side: 'ally', player: 'Noor' }),
    seedOf('brannoch', brannoch, { side: 'ally', player: 'Ilja' }),
    seedOf('joss', joss, { side: 'ally', player: 'Mira' }),
  ],
  waves: [
    {
      id: 'wren',
      label: 'Wren Tallow',
      round: 3,
      seeds: [seedOf('wren', wren, { side: 'ally', player: 'Tom' })],
    },
  ],
  notes:
    'The court meets by candle light. Whoever wins initiative finds the doors barred. Ossian cannot be talked down while his thralls stand.',
}

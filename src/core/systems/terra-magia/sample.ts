/** A prepared fight of our own, so that a new GM can try the app before typing anything. */
import type { Encounter } from '../../engine/model/encounter'
import type { CombatantSeed } from '../../engine/model/seed'
import type { StatBlock } from '../../engine/model/stat-block'
import { seedOf } from '../../engine/setup/seeding'
import { beetle, ghoul, hound, ilse, maren, odo, tobin, warden, wisp } from './sample-blocks'

const played = (key: string, written: StatBlock, player: string): CombatantSeed =>
  seedOf(key, written, { side: 'ally', player })

/** Four characters and a machine of theirs against six, two more in round 4. */
export const sampleEncounter: Encounter = {
  id: 'sample-drowned-chapel',
  systemId: 'terra-magia',
  title: 'The Drowned Chapel',
  campaign: 'Saltmere',
  session: 'Session 14',
  status: 'planned',
  settings: {},
  members: [
    played('tobin', tobin, 'Dan'),
    played('ilse', ilse, 'Noor'),
    played('maren', maren, 'Sofia'),
    played('odo', odo, 'Luca'),
    seedOf('beetle', beetle, { side: 'ally', controller: 'ilse', turns: 0 }),
    seedOf('warden', warden),
    seedOf('ghoul', ghoul, { quantity: 3 }),
    seedOf('wisp', wisp, { hidden: true }),
    seedOf('hound', hound, { surprised: true }),
  ],
  waves: [
    {
      id: 'crypt',
      label: 'Two Mire Ghouls',
      round: 4,
      seeds: [seedOf('ghoul-wave', ghoul, { quantity: 2 })],
    },
  ],
  notes:
    'Water is knee deep in the nave: half Move, no Leap. The wisp stays in the rood screen until someone relights the altar lamp. If the bell rings, every ghoul loses its next turn.',
}

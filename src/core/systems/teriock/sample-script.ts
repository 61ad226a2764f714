/** Ember Court up to its second round: a Fire Ball waits under two dispels, and a ritual is kept up. */
import { act, declare, endTurn, start, tie, total, type Script } from '../../engine/setup/script'

const hit = (weapon: string, d20: number, damage: number): Record<string, string | number> => ({
  weapon,
  d20,
  damage,
})

const initiative: Script = [
  total('Ossian the Pale', 24),
  total('Brannoch Keld', 22),
  total('Seraphine Vael', 19),
  total('Cinder Guard 1', 17),
  total('Cinder Guard 2', 17),
  total('Joss Fenwick', 14),
  total('Ash Stalker', 12),
  total('Soot Chanter', 9),
  tie('Cinder Guard 1', 'Cinder Guard 2'),
  start,
]

const firstRound: Script = [
  act('Ossian the Pale', 'move'),
  endTurn,
  act('Brannoch Keld', 'warding-circle'),
  act('Brannoch Keld', 'basicAttack', hit('brannoch-hammer', 12, 8), ['Cinder Guard 1']),
  endTurn,
  act('Seraphine Vael', 'move'),
  endTurn,
  act('Cinder Guard 1', 'basicAttack', hit('guard-halberd', 14, 6), ['Brannoch Keld']),
  endTurn,
  act('Cinder Guard 2', 'move'),
  endTurn,
  act('Joss Fenwick', 'basicAttack', hit('joss-bow', 16, 6), ['Cinder Guard 1']),
  endTurn,
  endTurn,
  act('Soot Chanter', 'move'),
  endTurn,
]

const secondRound: Script = [
  act('Ossian the Pale', 'move'),
  endTurn,
  act('Brannoch Keld', 'sustain'),
  endTurn,
  declare('Seraphine Vael', 'fire-ball', { damage: 14 }, [
    'Ossian the Pale',
    'Cinder Guard 1',
    'Cinder Guard 2',
  ]),
  declare('Ossian the Pale', 'dispel-magic'),
  declare('Seraphine Vael', 'dispel-magic'),
]

export const sampleScript: Script = [...initiative, ...firstRound, ...secondRound]

/** The Drowned Chapel up to the middle of its second round: an attack is on the table. */
import { act, defeat, die, endTurn, start, tie, total, type Script } from '../../engine/setup/script'

const hit = (weapon: string, roll: number, damage: number): Record<string, string | number> => ({
  weapon,
  roll,
  damage,
})

/** Claws inflict Bleeding 2; a Stamina check that succeeds by 2 shakes it off. */
const clawed = (roll: number, damage: number): Record<string, string | number> => ({
  ...hit('claws', roll, damage),
  inflictAnswer: 'success',
  inflictDegrees: 2,
})

const engagement: Script = [
  total('Tobin Ashgrove', 27),
  total('Ilse Kessler', 23),
  total('Maren Voss', 21),
  total('Brother Odo', 18),
  die('Mire Ghoul 2', 17),
  die('Hollow Warden', 12),
  die('Mire Ghoul 1', 9),
  die('Mire Ghoul 3', 9),
  die('Lantern Wisp', 2),
  die('Clockwork Hound', 4),
  tie('Mire Ghoul 1', 'Mire Ghoul 3'),
  start,
]

const firstRound: Script = [
  act('Tobin Ashgrove', 'attack', hit('mace', 8, 9), ['Mire Ghoul 2']),
  endTurn,
  act('Mire Ghoul 2', 'attack', clawed(7, 5), ['Maren Voss']),
  endTurn,
  act('Ilse Kessler', 'attack', hit('carbine', 9, 11), ['Mire Ghoul 2']),
  defeat('Mire Ghoul 2'),
  endTurn,
  act('Maren Voss', 'attack', hit('sabre', 6, 5), ['Hollow Warden']),
  endTurn,
  act('Hollow Warden', 'attack', hit('halberd', 5, 9), ['Brother Odo']),
  endTurn,
  endTurn,
  act('Mire Ghoul 1', 'attack', clawed(8, 4), ['Tobin Ashgrove']),
  endTurn,
  act('Mire Ghoul 3', 'move', { metres: 4 }),
  endTurn,
  endTurn,
]

const secondRound: Script = [
  act('Tobin Ashgrove', 'attack', hit('mace', 9, 10), ['Mire Ghoul 3']),
  act('Tobin Ashgrove', 'defend', {}),
  endTurn,
  act('Ilse Kessler', 'prep', { action: 'attack', trigger: 'anything reaches the altar' }),
  endTurn,
  act('Maren Voss', 'attack', hit('sabre', 9, 6), ['Hollow Warden']),
  act('Maren Voss', 'attack', hit('sabre', 3, 0), ['Hollow Warden']),
  endTurn,
  act('Hollow Warden', 'attack', { ...hit('halberd', 7, 8), note: 'Hit Ilse Kessler' }, ['Ilse Kessler']),
  act('Hollow Warden', 'simple-item', { note: 'Doused lantern', text: 'doused the lantern' }),
]

export const sampleScript: Script = [...engagement, ...firstRound, ...secondRound]

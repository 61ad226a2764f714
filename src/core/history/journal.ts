import type { Fight } from '../engine/model/fight'

export type { Batch, Journal } from '../model/journal'

/** The state at a head. `picture` is the last state the players may see: it stands still while a hidden creature acts. */
export interface Moment {
  fight: Fight
  picture: Fight
}

export interface Checkpoint {
  seq: number
  moment: Moment
}

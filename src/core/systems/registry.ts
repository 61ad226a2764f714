/** The rules systems there are, each with its sample fight. The only file that may know them by name. */
import type { Encounter } from '../engine/model/encounter'
import type { GameSystem } from '../engine/system'
import { sampleEncounter as drownedChapel } from './terra-magia/sample'
import { terraMagia } from './terra-magia/system'
import { sampleEncounter as emberCourt } from './teriock/sample'
import { teriock } from './teriock/system'

export interface Registration {
  system: GameSystem
  sample: Encounter
}

export const registrations: readonly Registration[] = [
  { system: terraMagia, sample: drownedChapel },
  { system: teriock, sample: emberCourt },
]

export const systems: readonly GameSystem[] = registrations.map(({ system }) => system)

export function systemById(id: string): GameSystem | null {
  return systems.find((system) => system.id === id) ?? null
}

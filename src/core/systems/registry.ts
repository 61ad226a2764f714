/** The rules systems there are, each with its sample fight. The only file that may know them by name. */
import type { Encounter } from '../engine/model/encounter'
import type { Script } from '../engine/setup/script'
import type { GameSystem } from '../engine/system'
import { sampleEncounter as drownedChapel } from './terra-magia/sample'
import { sampleScript as chapelScript } from './terra-magia/sample-script'
import { terraMagia } from './terra-magia/system'
import { sampleEncounter as emberCourt } from './teriock/sample'
import { sampleScript as courtScript } from './teriock/sample-script'
import { teriock } from './teriock/system'

export interface Registration {
  system: GameSystem
  sample: Encounter
  /** Played after the sample's start: it opens in the middle. */
  script: Script
}

export const registrations: readonly Registration[] = [
  { system: terraMagia, sample: drownedChapel, script: chapelScript },
  { system: teriock, sample: emberCourt, script: courtScript },
]

export const systems: readonly GameSystem[] = registrations.map(({ system }) => system)

export function systemById(id: string): GameSystem | null {
  return systems.find((system) => system.id === id) ?? null
}

/** The rules systems there are. The only file that may know them by name. */
import type { GameSystem } from '../engine/system'
import { teriock } from './teriock/system'

export const systems: readonly GameSystem[] = [teriock]

export function systemById(id: string): GameSystem | null {
  return systems.find((system) => system.id === id) ?? null
}

import type { CombatantSeed } from './seed'

/** Characters that fight together, with what they carry from fight to fight. */
export interface Party {
  id: string
  systemId: string
  name: string
  /** Written with side 'ally' unless the GM says otherwise. */
  members: readonly CombatantSeed[]
  notes: string
}

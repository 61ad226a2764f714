import type { Settings, Wave } from './fight'
import type { CombatantSeed } from './seed'

/** A prepared fight. Embeds everything it needs: deleting a library block never breaks it. */
export interface Encounter {
  id: string
  systemId: string
  title: string
  campaign: string
  session: string
  status: 'planned' | 'running' | 'fought'
  /** House rules that differ from the system's defaults. */
  settings: Settings
  members: readonly CombatantSeed[]
  waves: readonly Wave[]
  notes: string
}

import { registrations } from '#core/systems/registry'

/** The sample fights in the order in which the first-run card offers them. */
export const samples = registrations.map(({ system, sample }) => ({
  systemLabel: system.label,
  encounter: sample,
}))

import type { Encounter } from '../model/encounter'
import type { Fight } from '../model/fight'
import { seedCombatants, type SeedingPorts } from './seeding'
import type { GameSystem } from '../system'
import { sortEntries } from '../time/turn-order'

/** The fight of a prepared encounter, before initiative. The origin of its journal. */
export function createFight(encounter: Encounter, ports: SeedingPorts): Fight {
  const { system, newId } = ports
  const empty = emptyFight(newId('fight'), encounter, system)
  const { combatants, entries, copies } = seedCombatants(empty, encounter.members, ports)
  return {
    ...empty,
    copies,
    combatants: Object.fromEntries(combatants.map((each) => [each.id, each])),
    entries: Object.fromEntries(entries.map((each) => [each.id, each])),
    order: sortEntries(entries, system).map((each) => each.id),
  }
}

function emptyFight(id: string, encounter: Encounter, system: GameSystem): Fight {
  const defaults = Object.fromEntries(system.settings.map(({ id: setting, initial }) => [setting, initial]))
  return {
    id,
    encounter: encounter.id,
    title: encounter.title,
    campaign: encounter.campaign,
    session: encounter.session,
    systemId: encounter.systemId,
    settings: { ...defaults, ...encounter.settings },
    settingsToCome: {},
    phase: 'initiative',
    round: 0,
    roundsBegun: 0,
    activeEntry: null,
    interrupted: [],
    order: [],
    acted: [],
    passed: [],
    movesToCome: [],
    fired: [],
    entries: {},
    combatants: {},
    copies: {},
    stack: [],
    stackUses: [],
    prompts: [],
    pastTurns: [],
    waves: encounter.waves,
    notes: encounter.notes,
  }
}

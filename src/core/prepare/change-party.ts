import type { Party } from '../engine/model/party'
import type { CombatantSeed } from '../engine/model/seed'
import type { GameSystem } from '../engine/system'
import { maximumOf } from '../engine/setup/seeding'

export function emptyParty(id: string, systemId: string, name: string): Party {
  return { id, systemId, name, members: [], notes: '' }
}

export function withMember(party: Party, key: string, change: Partial<CombatantSeed>): Party {
  const members = party.members.map((member) => (member.key === key ? { ...member, ...change } : member))
  return { ...party, members }
}

export function withoutPartyMember(party: Party, key: string): Party {
  return { ...party, members: party.members.filter((member) => member.key !== key) }
}

/** "VP 3 of 14, Terra Tokens 2, Bleeding 1"; "fresh" when nothing is carried. */
export function carriedInWords(member: CombatantSeed, system: GameSystem): string {
  const { vitals = {}, counters = {}, effects = [] } = member.carried
  const words = [
    ...system.vitals.flatMap(({ id, label }) => {
      const max = maximumOf(id, member, system)
      const now = vitals[id]
      return now === undefined || now === max
        ? []
        : [`${label} ${now}${typeof max === 'number' ? ` of ${max}` : ''}`]
    }),
    ...system.counters.flatMap(({ id, label }) =>
      counters[id] === undefined ? [] : [`${label} ${counters[id]}`],
    ),
    ...effects.map(({ label, severity }) => (severity === null ? label : `${label} ${severity}`)),
  ]
  return words.length === 0 ? 'fresh' : words.join(', ')
}

/** A carried number that is typed; empty is "full", so it is not written down. */
export function withCarriedNumber(
  member: CombatantSeed,
  kind: 'vitals' | 'counters',
  id: string,
  value: number | null,
): CombatantSeed['carried'] {
  const { [id]: _before, ...rest } = member.carried[kind] ?? {}
  return { ...member.carried, [kind]: value === null ? rest : { ...rest, [id]: value } }
}

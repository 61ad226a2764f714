import type { Encounter } from '#core/engine/model/encounter'
import { holdsWords } from '#ui/words.ts'

export interface EncounterGroup {
  /** "Saltmere, session 14"; "No campaign" when neither is given. */
  label: string
  encounters: Encounter[]
}

/** By campaign and session, in the order of the list; only what the search finds. */
export function groupEncounters(encounters: readonly Encounter[], search: string): EncounterGroup[] {
  const groups = new Map<string, Encounter[]>()
  for (const encounter of encounters.filter((each) => found(each, search))) {
    const label = [encounter.campaign, encounter.session].filter((word) => word !== '').join(', ')
    const known = groups.get(label || 'No campaign')
    if (known) known.push(encounter)
    else groups.set(label || 'No campaign', [encounter])
  }
  return [...groups].map(([label, list]) => ({ label, encounters: list }))
}

/** Every word of the search stands somewhere in the titles or in a creature's name. */
function found({ title, campaign, session, members }: Encounter, search: string): boolean {
  const names = members.map(({ block }) => block.name)
  return holdsWords([title, campaign, session, ...names].join(' '), search)
}

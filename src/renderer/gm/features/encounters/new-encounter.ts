import type { Encounter } from '#core/engine/model/encounter'
import type { CombatantSeed } from '#core/engine/model/seed'
import { bareSeed } from '#core/engine/seeding'

/** `settings`: the house rules that the GM has chosen for this system once and for all. */
export function emptyEncounter(
  id: string,
  systemId: string,
  title: string,
  settings: Encounter['settings'] = {},
): Encounter {
  return {
    id,
    systemId,
    title,
    campaign: '',
    session: '',
    status: 'planned',
    settings,
    members: [],
    waves: [],
    notes: '',
  }
}

/** "Ana, Bo, 3 Orc": names are enough; a number before or after a name makes copies. */
export function seedsFromNames(
  text: string,
  side: CombatantSeed['side'],
  systemId: string,
  newKey: () => string,
): CombatantSeed[] {
  const names = text.split(/[,;\n]+/).map((name) => name.trim())
  return names
    .filter((name) => name !== '')
    .map((name) => {
      const { bare, quantity } = copiesIn(name)
      return { ...bareSeed(newKey(), bare, systemId), side, quantity }
    })
}

const MOST_COPIES = 99

function copiesIn(name: string): { bare: string; quantity: number } {
  const [, before, , rest] = /^(\d{1,2})\s*(x|×)?\s+(.+)$/i.exec(name) ?? []
  const [, start, , after] = /^(.+?)\s+(x|×)\s*(\d{1,2})$/i.exec(name) ?? []
  const quantity = Math.min(MOST_COPIES, Math.max(1, Number(before ?? after ?? 1)))
  return { bare: rest ?? start ?? name, quantity }
}

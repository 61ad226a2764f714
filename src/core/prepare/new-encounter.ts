import type { Encounter } from '../engine/model/encounter'
import type { CombatantSeed } from '../engine/model/seed'
import { bareSeed } from '../engine/setup/seeding'
import { readQuantity } from './read-quantity'

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

/** "Ana, Bo, 3 Orc, 2d4 Rat": names are enough; a number or dice before or after a name makes copies. */
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

const MANY = String.raw`\d{1,2}(?:d\d{1,2})?`
const BEFORE = new RegExp(`^(${MANY})\\s*(?:x|×)?\\s+(.+)$`, 'i')
const AFTER = new RegExp(`^(.+?)\\s+(?:x|×)\\s*(${MANY})$`, 'i')

function copiesIn(name: string): { bare: string; quantity: CombatantSeed['quantity'] } {
  const [, before, rest] = BEFORE.exec(name) ?? []
  const [, start, after] = AFTER.exec(name) ?? []
  const many = before ?? after
  if (many === undefined) return { bare: name, quantity: 1 }
  const read = readQuantity(many.toLowerCase())
  return { bare: rest ?? start ?? name, quantity: 'quantity' in read ? read.quantity : 1 }
}

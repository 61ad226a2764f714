/** One sentence on where a combatant stands: its turn, how its initiative came about, whom it ties with. */
import type { Combatant } from '#core/engine/model/combatant'
import { currentCombatant, entriesOf, type Fight } from '#core/engine/model/fight'
import type { TurnEntry } from '#core/engine/model/initiative'
import type { GameSystem } from '#core/engine/system'
import { compareEntries, upcomingEntry } from '#core/engine/time/turn-order'
import { gmName } from '#core/engine/naming'

export interface Story {
  /** "Acting now" */
  doing: string
  /** "engagement 21"; '' without a turn of its own. */
  total: string
  /** "d20 12 + Swiftness 4 + Intuition 5. Tied with Maren, settled by Swiftness." On demand. */
  how: string
  /** "Played by Noor." Leaves at the minimum width. */
  more: string
}

export function storyOf(fight: Fight, combatant: Combatant, system: GameSystem): Story {
  const entries = entriesOf(fight, combatant.id)
  const entry = entries.find(({ id }) => id === fight.activeEntry) ?? entries[0]
  const label = system.initiative.label.toLowerCase()
  const how = entry ? [sumWords(entry, combatant, system), tieWords(fight, entry, system)] : []
  const more = [
    commanderWords(fight, combatant),
    combatant.player === '' ? '' : `Played by ${combatant.player}.`,
  ]
  return {
    doing: standing(fight, combatant, entry),
    total: entry?.initiative ? `${label} ${entry.initiative.total}` : '',
    how: how.filter(Boolean).join(' '),
    more: more.filter(Boolean).join(' '),
  }
}

function standing(fight: Fight, combatant: Combatant, entry: TurnEntry | undefined): string {
  if (combatant.defeated) return 'Defeated'
  if (currentCombatant(fight)?.id === combatant.id) return 'Acting now'
  if (!entry) return combatant.controller === null ? 'Without a turn' : 'Acts when commanded'
  if (combatant.delayed !== null) return 'Delayed'
  if (entry.id === upcomingEntry(fight)) return 'Next to act'
  return fight.acted.includes(entry.id) ? 'Has acted' : 'Waiting'
}

function sumWords({ initiative }: TurnEntry, combatant: Combatant, system: GameSystem): string {
  const { dice } = system.initiative
  const sum = system.initiative.terms(combatant)
  if (!initiative || initiative.die === null || !sum) return ''
  const parts = sum.map(
    ({ label: name, amount }) => `${amount < 0 ? '\u2212' : '+'} ${name} ${Math.abs(amount)}`,
  )
  return `${dice.replace(/^1d/, 'd')} ${initiative.die} ${parts.join(' ')}.`
}

function tieWords(fight: Fight, entry: TurnEntry, system: GameSystem): string {
  const total = entry.initiative?.total
  if (total === undefined) return ''
  const tied = fight.order.flatMap((id) => {
    const other = fight.entries[id]
    const same = other && other.id !== entry.id && other.initiative?.total === total
    const owner = same ? fight.combatants[other.combatant] : undefined
    return other && owner && owner.id !== entry.combatant ? [{ other, owner }] : []
  })
  const first = tied[0]
  if (!first) return ''
  const names = tied.map(({ owner }) => gmName(fight, owner))
  const how = first.other.dragged || entry.dragged ? 'placed by the GM' : settled(entry, first.other, system)
  return `Tied with ${names.slice(0, 2).join(', ')}${names.length > 2 ? ` and ${names.length - 2} more` : ''}${how === '' ? '' : `, ${how}`}.`
}

function settled(a: TurnEntry, b: TurnEntry, system: GameSystem): string {
  const { settledBy } = compareEntries(a, b, system)
  if (settledBy === null) return ''
  if (settledBy === 'gm') return 'settled by the GM'
  if (settledBy === 'rollOff') return 'settled by a roll-off'
  const breaker = system.initiative.tieBreakers.find(({ id }) => id === settledBy)?.label ?? settledBy
  return `settled by ${breaker}${system.initiative.ownTieRule ? " (the app's rule)" : ''}`
}

function commanderWords(fight: Fight, { controller }: Combatant): string {
  const commander = controller === null ? undefined : fight.combatants[controller]
  return commander ? `Commanded by ${gmName(fight, commander)}.` : ''
}

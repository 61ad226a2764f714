import type { Command } from '#core/engine/commands'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import { bare } from '#core/engine/isolated'
import { gmName } from '#core/engine/naming'
import type { GameSystem } from '#core/engine/system'
import { previewWound, readDamage, woundCommands } from '#gm/features/run/index.ts'

/** What a typed line means, ready to be done. */
export interface TypedWound {
  id: string
  label: string
  /** What it would do to each of them. */
  outcome: string
  commands: readonly Command[]
}

const MOST = 6

/**
 * "ghoul 3 -7" hurts, "odo +6" heals, "ghoul 2 =12" sets, "all ghouls -4" hurts every one of them. The entry
 * reads as in the damage box, but for the minus: without it, "ghoul 3" is a name.
 */
export function typedWounds(query: string, fight: Fight, system: GameSystem): TypedWound[] {
  const [, name = '', sign = '', rest = ''] =
    /^(.*?)\s*([-\u2212+=])\s*(-?\d\S*(?:\s\S+)*)$/.exec(query) ?? []
  if (name === '') return []
  const entry = sign === '+' || sign === '=' ? sign + rest : rest
  const everyone = /^all\s+(.+?)s?$/i.exec(name)
  const found = combatantsCalled(everyone?.[1] ?? name, fight)
  // Whoever is out of the fight is hurt by name only.
  const groups = everyone
    ? [found.filter(({ defeated }) => !defeated)]
    : found.slice(0, MOST).map((each) => [each])
  return groups.flatMap((group) => woundOf(group, entry, fight, system))
}

function woundOf(group: readonly Combatant[], entry: string, fight: Fight, system: GameSystem): TypedWound[] {
  const [first] = group
  const reading = readDamage(entry, system)
  if (!first || reading.kind === 'blank' || reading.kind === 'refused') return []
  const names = group.map((each) => gmName(fight, each)).join(', ')
  const vital = reading.kind === 'set' ? system.vitals.find(({ id }) => id === reading.vital) : undefined
  const verb = { hurt: 'takes', heal: 'heals', set: `${vital?.label ?? ''} is set to` }[reading.kind]
  const aheadFor = (each: Combatant): string => {
    const words = previewWound(fight, each, 'full', reading, '', system)?.words ?? ''
    return group.length > 1 ? `${gmName(fight, each)}: ${words}` : words
  }
  const targets = group.map(({ id }) => ({ combatant: id, share: 'full' as const }))
  return [
    {
      id: `wound/${targets.map(({ combatant }) => combatant).join()}`,
      label: `${names} ${group.length > 1 && reading.kind === 'hurt' ? 'take' : verb} ${entry.replace(/^[+=]/, '')}`,
      outcome: group.map((each) => aheadFor(each)).join('; '),
      commands: woundCommands(reading, targets, ''),
    },
  ]
}

/** Every word typed begins a word of the name; those who act or are up come before those who are out. */
function combatantsCalled(words: string, fight: Fight): Combatant[] {
  const wanted = bare(words).toLowerCase().split(/\s+/)
  const called = Object.values(fight.combatants).filter((combatant) => {
    const parts = bare(gmName(fight, combatant)).toLowerCase().split(/\s+/)
    return wanted.every((word) => parts.some((part) => part.startsWith(word)))
  })
  return called.sort((a, b) => Number(a.defeated) - Number(b.defeated))
}

/** What a creature brings itself, as lines of its action catalogue: its attacks, its abilities, what it holds ready. */
import type { Inputs } from '../engine/model/inputs'
import type { Combatant } from '../engine/model/combatant'
import type { Attack } from '../engine/model/stat-block'
import type { GameSystem } from '../engine/system'
import type { ActionDefinition } from '../engine/action'

/** One line of the catalogue: an action, with what is filled in already when it is chosen here. */
export interface Line {
  /** Stable while the creature is as it is; an attack has its own beside the action it is made with. */
  key: string
  name: string
  action: ActionDefinition
  inputs: Inputs
  /** "+6, 2d6+5 slashing"; null: what the action says of itself. */
  words: string | null
  own: boolean
}

/** Own lines first, then the book's; an attack of the stat block stands for the bare action behind it. */
export function linesOf(actor: Combatant, actions: readonly ActionDefinition[], system: GameSystem): Line[] {
  const strike = attackAction(system)
  const lines = actions.flatMap((action) => [
    ...(action.id === strike ? attackLines(actor, action, system) : []),
    lineOf(action, system),
  ])
  return [...lines.filter(({ own }) => own), ...lines.filter(({ own }) => !own)]
}

export function lineOf(action: ActionDefinition, system: GameSystem): Line {
  const own = action.ability !== null || action.heldBy !== undefined
  return { key: action.id, name: action.name, action, inputs: {}, words: abilityWords(action, system), own }
}

function attackLines(actor: Combatant, action: ActionDefinition, system: GameSystem): Line[] {
  return plainAttacks(actor).map((attack) => ({
    key: lineKey(action.id, attack.id),
    name: attack.name,
    action,
    inputs: { weapon: attack.id },
    words: attackWords(attack, actor, system),
    own: true,
  }))
}

export function lineKey(action: string, weapon: unknown): string {
  return typeof weapon === 'string' ? `${action}:${weapon}` : action
}

/** Attacks that stand by themselves; one of the same name as an ability that strikes is how that one hits. */
export function plainAttacks({ block }: Pick<Combatant, 'block'>): Attack[] {
  const striking = block.abilities.filter(({ damage }) => damage !== '').map(({ name }) => name.toLowerCase())
  return block.attacks.filter(({ name }) => !striking.includes(name.toLowerCase()))
}

/** The action that an attack of the stat block is made with. */
export function attackAction({ actions }: GameSystem): string | null {
  return actions.find(({ dock, timing }) => dock === 'attack' && timing !== 'reaction')?.id ?? null
}

/** "+6 now, 2d6+4 slashing": a penalty of this turn is counted in. */
function attackWords(attack: Attack, actor: Combatant, system: GameSystem): string {
  const now = system.attackNow?.(actor, attack) ?? null
  const bonus = now && (now.bonus !== 0 || now.passing) ? signed(now.bonus) : ''
  const damage = [attack.damage, attack.damageType].filter(Boolean).join(' ')
  return [now?.passing ? `${bonus} now` : bonus, damage].filter(Boolean).join(', ')
}

/** "5 MP, 4d6 fire"; null where points and dice say nothing. */
function abilityWords({ ability, vitalCost }: ActionDefinition, { vitals }: GameSystem): string | null {
  if (!ability) return null
  const points = Object.entries(vitalCost).map(
    ([vital, count]) => `${count} ${vitals.find(({ id }) => id === vital)?.label ?? vital}`,
  )
  const damage = [ability.damage, ability.damageType].filter(Boolean).join(' ')
  return [...points, damage].filter(Boolean).join(', ') || null
}

const signed = (amount: number): string => (amount < 0 ? `−${Math.abs(amount)}` : `+${amount}`)

import type { Combatant } from '../../engine/model/combatant'
import type { GameSystem } from '../../engine/system'
import type { MoveInputs } from './inputs'
import { statOf } from './stats'

/** Movement of one action: how far it goes and what it does to the turn's pool of metres. Null: Speed is unset. */
export interface MovePlan {
  /** Most metres this movement may take. */
  most: number
  metres: number
  /** Pool and use after it. */
  granted: number
  used: number
  /** Longest hop allowed, for jumps. */
  hop: number | null
}

export const MOVES: readonly string[] = [
  'move',
  'jump',
  'leap',
  'full-sprint',
  'cautious-step',
  'keep-moving',
]

export function metresLeft({ counters }: Pick<Combatant, 'counters'>): number {
  return Math.max(0, (counters.metres ?? 0) - (counters.metresUsed ?? 0))
}

/** Halves round down, nothing goes below 0. */
function half(value: number): number {
  return Math.max(0, Math.floor(value / 2))
}

/** Half of a negative Power counts as 0, so a leap is never shorter than a hop. */
function leapLength(stats: Combatant['stats']): number | null {
  const { jump = null, pwr = null } = stats
  return jump === null || pwr === null ? null : Math.max(0, jump) + half(pwr)
}

/** Metres of each movement where its stats are known; a Jump counts by the hop. */
export function movementOf({ stats }: Pick<Combatant, 'stats'>): Readonly<Record<string, number | null>> {
  const speed = stats.speed == null ? null : Math.max(0, stats.speed)
  return {
    move: speed,
    jump: speed === null ? null : (stats.jump ?? null),
    leap: leapLength(stats),
    'full-sprint': speed === null ? null : 2 * speed,
    'cautious-step': speed === null ? null : half(speed),
  }
}

/** Metres that follow from the stats, shown with them. */
export const derived: NonNullable<GameSystem['derived']> = (stats) => {
  const speed = stats.speed ?? null
  const leap = leapLength(stats)
  return [
    ...(leap === null ? [] : [{ label: 'Leap (m)', amount: leap }]),
    ...(speed === null
      ? []
      : [
          { label: 'Full Sprint (m)', amount: Math.max(0, 2 * speed) },
          { label: 'Cautious Step (m)', amount: half(speed) },
        ]),
  ]
}

export function planMove(actor: Combatant, action: string, inputs: MoveInputs): MovePlan | null {
  const speed = statOf(actor, 'speed')
  if (speed === null) return null
  const leaps = action === 'leap' || (action === 'keep-moving' && inputs.manner === 'leap')
  if (leaps) return planLeap(actor, action, inputs, speed)
  const grant = grantOf(action, Math.max(0, speed))
  const most = action === 'full-sprint' || action === 'cautious-step' ? grant : metresLeft(actor) + grant
  const metres = Math.max(0, inputs.metres ?? (action === 'keep-moving' ? most : grant))
  const jumps = action === 'jump' || (action === 'keep-moving' && inputs.manner === 'jump')
  return { most, metres, ...poolAfter(actor, grant, metres), hop: jumps ? statOf(actor, 'jump') : null }
}

function grantOf(action: string, speed: number): number {
  if (action === 'keep-moving') return 0
  if (action === 'full-sprint') return 2 * speed
  return action === 'cautious-step' ? half(speed) : speed
}

/** A leap uses up the whole Movement that pays for it, or what is left of one that has begun. */
function planLeap(actor: Combatant, action: string, inputs: MoveInputs, speed: number): MovePlan | null {
  const length = leapLength(actor.stats)
  if (length === null) return null
  const grant = action === 'leap' ? Math.max(0, speed) : 0
  const whole = action === 'leap' ? grant : metresLeft(actor)
  // In the middle of a Move it shares what is left of the pool.
  const most = action === 'leap' ? length : Math.min(length, whole)
  const metres = Math.max(0, inputs.metres ?? most)
  return { most, metres, ...poolAfter(actor, grant, whole), hop: null }
}

function poolAfter({ counters }: Combatant, grant: number, used: number): { granted: number; used: number } {
  return { granted: (counters.metres ?? 0) + grant, used: (counters.metresUsed ?? 0) + used }
}

/** Why this movement is too far, or null. The GM may rule otherwise. */
export function tooFar({ metres, most, hop }: MovePlan, inputs: MoveInputs): string | null {
  if (metres > most) return `${metres} m is too far: ${most} m at most.`
  if (hop !== null && inputs.hop !== null && inputs.hop > hop) return `A hop goes ${hop} m at most.`
  return null
}

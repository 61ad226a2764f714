import type { DisplayOptions } from '#core/views/player-view'

/**
 * What the players saw last, kept outside the database: this outlives the page at once, also while nothing can
 * be written to the disk. After a reload or a crash they see the same, or less, never more.
 */
export interface KeptDisplay extends DisplayOptions {
  /** What B goes back to. */
  beforeBlack: DisplayOptions['screen']
  /** The fight on the table, and when it was last changed. */
  fight: string | null
  changedAt: number
}

const PLACE = 'turnkeeper/players-see'
/** From dark to light. */
const SCREENS = ['black', 'title', 'order'] as const
const HEALTH = ['off', 'words', 'exact'] as const

export function keepDisplay(kept: KeptDisplay): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept))
  } catch {
    // There is no room, or it is not allowed: then an older one must not speak for this one.
    localStorage.removeItem(PLACE)
  }
}

export function keptDisplay(): KeptDisplay | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is KeptDisplay {
  const { screen, beforeBlack, monsterHealth, playerHealth, conditions, fight, changedAt } = (value ??
    {}) as Partial<KeptDisplay>
  const health = [monsterHealth, playerHealth].every((each) => HEALTH.some((word) => word === each))
  const screens = [screen, beforeBlack].every((each) => SCREENS.some((word) => word === each))
  return (
    health && screens && typeof conditions === 'boolean' && fight !== undefined && Number.isFinite(changedAt)
  )
}

export function darkerScreen(
  one: DisplayOptions['screen'],
  other: DisplayOptions['screen'],
): DisplayOptions['screen'] {
  return SCREENS.find((screen) => screen === one || screen === other) ?? one
}

/** Of each choice the one that shows less. */
export function darkerTaste<T extends DisplayOptions>(one: T, other: DisplayOptions): T {
  const health = (key: 'monsterHealth' | 'playerHealth'): DisplayOptions[typeof key] =>
    HEALTH.find((word) => word === one[key] || word === other[key]) ?? 'off'
  return {
    ...one,
    monsterHealth: health('monsterHealth'),
    playerHealth: health('playerHealth'),
    conditions: one.conditions && other.conditions,
  }
}

/** Another fight, or an earlier state of it, may show what the players have not seen or see no more. */
export function isWhatTheySaw(
  { fight, changedAt }: Pick<KeptDisplay, 'fight' | 'changedAt'>,
  now: Pick<KeptDisplay, 'fight' | 'changedAt'>,
): boolean {
  return fight === now.fight && changedAt <= now.changedAt
}

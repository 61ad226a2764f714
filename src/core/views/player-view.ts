import { isRunning, type Fight } from '../engine/model/fight'
import type { Combatant } from '../engine/model/combatant'
import type { TurnEntryId } from '../engine/model/ids'
import type { GameSystem } from '../engine/system'
import { cannotAct } from '../engine/time/turn-order'
import {
  healthWord,
  safeText,
  secretNames,
  shownCombatant,
  shownName,
  sitsOutSurprised,
  tokenText,
  turnAmong,
} from './disclosure'
import type { PlayerHealth, PlayerRow, PlayerScreen } from './player-view-schema'

export type HealthShown = 'words' | 'off' | 'exact'

/** What the GM chose in the display menu. */
export interface DisplayOptions {
  screen: 'order' | 'title' | 'black'
  monsterHealth: HealthShown
  playerHealth: HealthShown
  conditions: boolean
  title: string
  subtitle: string
  line: string
}

/** The present fight and the last picture of it that the players may see (see history/journal: Moment). */
interface Seen {
  fight: Fight
  picture: Fight
}

/** The players' screen, built field by field. Without a running fight, and before the first visible turn: the title card. */
export function playerScreen(
  seen: Seen | null,
  system: GameSystem | null,
  options: DisplayOptions,
): PlayerScreen {
  if (options.screen === 'black') return { screen: 'black' }
  const running = seen !== null && isRunning(seen.fight) && isRunning(seen.picture)
  if (!running || !system || options.screen === 'title') return titleCard(options)
  const shown = shownRows(seen)
  const turn = turnAmong(seen.picture, new Set(shown.keys()))
  // Nobody they know can act: an order in which nobody acts would tell them of somebody else.
  if (!turn) return titleCard(options)
  return {
    screen: 'order',
    round: turn.phase === 'surprise' ? 'Surprise' : String(turn.round),
    rows: rowsOf(seen, turn, shown, { system, options }),
    stack: framesOf(seen),
  }
}

function titleCard({ title, subtitle, line }: DisplayOptions): PlayerScreen {
  return { screen: 'title', title, subtitle, line }
}

function shownRows({ fight, picture }: Seen): Map<TurnEntryId, Combatant> {
  const shown = new Map<TurnEntryId, Combatant>()
  for (const entry of picture.order) {
    const combatant = shownCombatant(picture, fight, entry)
    if (combatant) shown.set(entry, combatant)
  }
  return shown
}

function rowsOf(
  { fight, picture }: Seen,
  turn: Fight,
  shown: ReadonlyMap<TurnEntryId, Combatant>,
  { system, options }: { system: GameSystem; options: DisplayOptions },
): PlayerRow[] {
  const secrets = secretNames(fight)
  // The slot of one that can't act passes sooner where an unseen one acts after it.
  const passed = turn.passed.filter((entry) => cannotAct(turn, entry) === null)
  const done = new Set([...turn.acted, ...passed])
  const next = nextShown(turn, done)
  const turnOf = turnsIn(turn.order, shown)
  return turn.order.flatMap((entry) => {
    const combatant = shown.get(entry)
    if (!combatant) return []
    return {
      key: entry,
      ...facesOf(shownName(picture, fight, combatant), combatant),
      ...turnOf(entry),
      state: stateOf(entry, turn, next, done),
      down: combatant.defeated || (system.health(combatant)?.down ?? false),
      health: healthOf(combatant, system, options),
      effects: options.conditions ? publicEffects(picture, combatant, secrets) : [],
    }
  })
}

function facesOf(
  name: string,
  { side, colour }: Combatant,
): Pick<PlayerRow, 'name' | 'token' | 'side' | 'colour'> {
  return { name, token: tokenText(name, side), side, ...(colour ? { colour } : {}) }
}

/** By the order of this round, among the lines that are shown. */
function turnsIn(
  order: readonly TurnEntryId[],
  shown: ReadonlyMap<TurnEntryId, Combatant>,
): (entry: TurnEntryId) => Pick<PlayerRow, 'turn'> {
  return (entry) => {
    const turns = order.filter((each) => shown.get(each)?.id === shown.get(entry)?.id)
    return turns.length < 2 ? {} : { turn: { place: turns.indexOf(entry) + 1, of: turns.length } }
  }
}

function stateOf(
  entry: TurnEntryId,
  { activeEntry }: Fight,
  next: TurnEntryId | null,
  done: ReadonlySet<TurnEntryId>,
): PlayerRow['state'] {
  if (entry === activeEntry) return 'current'
  if (entry === next) return 'next'
  return done.has(entry) ? 'acted' : 'waiting'
}

/** Who is next among those the players know, looking over the end of the round. */
function nextShown(turn: Fight, done: ReadonlySet<TurnEntryId>): TurnEntryId | null {
  const resumed = turn.interrupted.at(-1)
  if (resumed !== undefined) return resumed
  const able = turn.order.filter((entry) => entry !== turn.activeEntry && cannotAct(turn, entry) === null)
  return able.find((entry) => !done.has(entry)) ?? able[0] ?? null
}

function healthOf(combatant: Combatant, system: GameSystem, options: DisplayOptions): PlayerHealth | null {
  const shown = combatant.side === 'ally' ? options.playerHealth : options.monsterHealth
  const health = system.health(combatant)
  if (shown === 'off' || !health) return null
  const { word, pips } = healthWord(health)
  return shown === 'words'
    ? { word, pips, exact: null }
    : { word: '', pips, exact: `${String(health.now)} of ${String(health.max)}` }
}

function publicEffects(
  picture: Fight,
  combatant: Combatant,
  secrets: ReturnType<typeof secretNames>,
): string[] {
  const labels = combatant.effects
    .filter((effect) => effect.public && effect.begins === null)
    .flatMap((effect) => safeText(effect.label, secrets) ?? [])
  return [...new Set(sitsOutSurprised(picture, combatant) ? [...labels, 'Surprised'] : labels)]
}

/** Newest first. Events are the GM's own words and stay with the GM; so does everything of a hidden creature. */
function framesOf({ fight, picture }: Seen): { who: string; what: string }[] {
  const secrets = secretNames(fight)
  return [...picture.stack].reverse().flatMap(({ kind, actor, name, state }) => {
    const then = picture.combatants[actor ?? '']
    const present = fight.combatants[actor ?? '']
    const secret = !then || !present || then.disclosure.hidden || present.disclosure.hidden
    const what = safeText(name, secrets)
    if (secret || kind === 'event' || state !== 'waiting' || what === null) return []
    return [{ who: shownName(picture, fight, then), what }]
  })
}

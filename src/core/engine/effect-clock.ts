import type { Decision } from './decision'
import type { Combatant } from './model/combatant'
import type { Effect, Tick, When } from './model/effect'
import type { CombatantId } from './model/ids'
import { parseDice } from './dice'

/** A moment that effects may wait for. `who`: the creatures whose turn or action it is. */
export interface Boundary {
  event: When['event']
  moment: When['moment']
  who: readonly CombatantId[]
}

/** All three together, in the order of a start: what ends, what begins, what ticks. */
export function passStart(decision: Decision, boundary: Boundary): void {
  expireEffects(decision, boundary)
  beginEffects(decision, boundary)
  tickEffects(decision, boundary)
}

/** All three together, in the order of an end: what ticks, what ends, what begins (so not to end at once). */
export function passEnd(decision: Decision, boundary: Boundary): void {
  tickEffects(decision, boundary)
  expireEffects(decision, boundary)
  beginEffects(decision, boundary)
}

/** Effects that were waiting to begin and begin now. */
export function beginEffects(decision: Decision, boundary: Boundary): void {
  const waits: Picks = (bearer, effect) => matches(effect.begins, boundary, bearer, effect)
  forEachEffect(decision, waits, (bearer, effect) => {
    const { begins } = effect
    if (begins && begins.skip > 0)
      change(decision, bearer, { ...effect, begins: { ...begins, skip: begins.skip - 1 } })
    else
      decision.emit({
        type: 'EffectChanged',
        combatant: bearer.id,
        effect: { ...effect, begins: null },
        quiet: false,
      })
  })
}

export function tickEffects(
  decision: Decision,
  boundary: Boundary,
  which: (effect: Effect) => boolean = () => true,
): void {
  const ticksNow = (bearer: Combatant, effect: Effect, place: number): boolean =>
    matches(effect.ticks[place] ?? null, boundary, bearer, effect)
  const waits: Picks = (bearer, effect) =>
    !effect.begins && which(effect) && effect.ticks.some((_, place) => ticksNow(bearer, effect, place))
  forEachEffect(decision, waits, (bearer, { id, ticks }) => {
    for (const place of ticks.keys()) {
      // Looked up afresh for each tick: the one before may have changed or ended the effect.
      const now = decision.fight.combatants[bearer.id]
      const effect = now?.effects.find((each) => each.id === id)
      const tick = effect?.ticks[place]
      if (now && effect && tick && ticksNow(now, effect, place))
        tickOrWait(decision, now, effect, place, tick)
    }
  })
}

/** Asks the rolls of what may end now, then ends what ends by itself. */
export function expireEffects(decision: Decision, boundary: Boundary): void {
  expire(decision, boundary, 'roll')
  expire(decision, boundary, 'itself')
}

function expire(decision: Decision, boundary: Boundary, how: 'roll' | 'itself'): void {
  const waits: Picks = (bearer, effect) =>
    !effect.begins &&
    (effect.ends?.by === 'itself') === (how === 'itself') &&
    matches(effect.ends, boundary, bearer, effect)
  forEachEffect(decision, waits, (bearer, effect) => {
    const { ends } = effect
    if (!ends) return
    if (ends.skip > 0) change(decision, bearer, { ...effect, ends: { ...ends, skip: ends.skip - 1 } })
    else if (ends.by === 'itself') endEffect(decision, bearer.id, effect, 'its time was up')
    else askForExpiry(decision, bearer, effect, ends.by)
  })
}

export function endEffect(decision: Decision, bearer: CombatantId, effect: Effect, reason: string): void {
  decision.emit({ type: 'EffectEnded', combatant: bearer, effect: effect.id, label: effect.label, reason })
}

type Picks = (bearer: Combatant, effect: Effect) => boolean

/** Acts on effects that wait for this moment and whose clock runs. */
function forEachEffect(
  decision: Decision,
  waits: Picks,
  act: (bearer: Combatant, effect: Effect) => void,
): void {
  for (const atFirst of Object.values(decision.fight.combatants)) {
    for (const found of atFirst.effects) {
      if (!waits(atFirst, found)) continue
      // Looked up afresh: an earlier effect of the same moment may have changed or ended this one.
      const bearer = decision.fight.combatants[atFirst.id]
      const effect = bearer?.effects.find((each) => each.id === found.id)
      if (bearer && effect && waits(bearer, effect) && !decision.system.clockStopped(bearer, effect))
        act(bearer, effect)
    }
  }
}

function matches(when: When | null, boundary: Boundary, bearer: Combatant, effect: Effect): boolean {
  if (when?.event !== boundary.event || when.moment !== boundary.moment) return false
  if (when.event === 'round' || when.event === 'fight' || when.whose === 'anyone') return true
  const anchor = anchorOf(when, bearer.id, effect)
  return anchor !== null && boundary.who.includes(anchor)
}

/** Whose turn or action the moment belongs to; null for rounds, fights and 'anyone'. */
export function anchorOf(
  when: When,
  bearer: CombatantId,
  effect: Pick<Effect, 'source'>,
): CombatantId | null {
  if (when.event === 'round' || when.event === 'fight') return null
  if (when.whose === 'target') return bearer
  if (when.whose === 'source') return effect.source
  return when.whose === 'anchor' ? when.anchor : null
}

function change(decision: Decision, bearer: Combatant, effect: Effect): void {
  decision.emit({ type: 'EffectChanged', combatant: bearer.id, effect, quiet: true })
}

function tickOrWait(decision: Decision, bearer: Combatant, effect: Effect, place: number, tick: Tick): void {
  if (tick.skip > 0) {
    const ticks = effect.ticks.map((each, index) =>
      index === place ? { ...each, skip: each.skip - 1 } : each,
    )
    change(decision, bearer, { ...effect, ticks })
  } else doTick(decision, bearer, effect, tick)
}

/** Plain numbers happen by themselves. Dice are the GM's to roll or to type. */
function doTick(decision: Decision, bearer: Combatant, effect: Effect, { does }: Tick): void {
  const tell = (text: string): void => {
    decision.emit({
      type: 'EffectTicked',
      combatant: bearer.id,
      effect: effect.id,
      label: effect.label,
      text,
    })
  }
  if (does.kind === 'remind') return tell(does.text)
  if (does.kind === 'severity') return changeSeverity(decision, bearer, effect, does.by)
  const amount = Number(does.amount)
  if (does.kind === 'heal') {
    tell(`heals ${does.amount}`)
    const healed = Number.isInteger(amount) ? amount : decision.roll(does.amount).total
    return decision.apply({
      do: 'heal',
      target: bearer.id,
      vital: does.vital,
      amount: healed,
      cause: effect.label,
    })
  }
  if (!Number.isInteger(amount) && parseDice(does.amount)) return askForDamage(decision, bearer, effect, does)
  tell(`${does.amount} damage`)
  const parts = [{ amount, type: does.damageType }]
  decision.apply({ do: 'damage', target: bearer.id, parts, straightTo: does.straightTo, cause: effect.label })
}

function changeSeverity(decision: Decision, bearer: Combatant, effect: Effect, by: number): void {
  const severity = (effect.severity ?? 0) + by
  if (severity <= 0) return endEffect(decision, bearer.id, effect, 'its severity fell to 0')
  decision.emit({
    type: 'EffectChanged',
    combatant: bearer.id,
    effect: { ...effect, severity },
    quiet: false,
  })
}

function askForDamage(
  decision: Decision,
  bearer: Combatant,
  effect: Effect,
  does: { amount: string; damageType: string; straightTo: string | null },
): void {
  decision.apply({
    do: 'prompt',
    prompt: {
      combatant: bearer.id,
      effect: effect.id,
      text: `${effect.label}: ${does.amount} ${does.damageType} damage`.replace('  ', ' '),
      dice: does.amount,
      roll: { kind: 'damage', damageType: does.damageType, straightTo: does.straightTo },
      options: [],
    },
  })
}

function askForExpiry(
  decision: Decision,
  bearer: Combatant,
  effect: Effect,
  by: { dice: string; anyDie: number },
): void {
  if (decision.fight.prompts.some((prompt) => prompt.effect === effect.id && prompt.roll?.kind === 'expiry'))
    return
  const text = `${effect.label}: roll ${by.dice}, any ${String(by.anyDie)} ends it`
  const ends = { do: 'endEffect', target: bearer.id, effect: effect.id, reason: 'the roll ended it' } as const
  decision.apply({
    do: 'prompt',
    prompt: {
      combatant: bearer.id,
      effect: effect.id,
      text,
      dice: by.dice,
      roll: { kind: 'expiry', anyDie: by.anyDie },
      options: [
        { id: 'ends', label: 'It ends', does: [ends] },
        { id: 'stays', label: 'It stays', does: [] },
      ],
    },
  })
}

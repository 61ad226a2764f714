import type { Decision } from '../decision'
import type { Combatant } from '../model/combatant'
import type { Effect, Tick, TickDoes, When } from '../model/effect'
import type { Prompt } from '../consequence'
import type { CombatantId } from '../model/ids'
import { readAmount, type WrittenAmount } from '../dice'

/** A moment that effects may wait for. `who`: the creatures whose turn or action it is. */
export interface Boundary {
  event: When['event']
  moment: When['moment']
  who: readonly CombatantId[]
}

/** Which effects a moment is for. */
export type Which = (effect: Effect) => boolean
const all: Which = () => true

/** All three together, in the order of a start: what ends, what begins, what ticks. */
export function passStart(decision: Decision, boundary: Boundary): void {
  expireEffects(decision, boundary)
  beginEffects(decision, boundary)
  tickEffects(decision, boundary)
}

/** All three together, in the order of an end: what ticks, what ends, what begins (so not to end at once). */
export function passEnd(decision: Decision, boundary: Boundary, which: Which = all): void {
  tickEffects(decision, boundary, which)
  expireEffects(decision, boundary, which)
  beginEffects(decision, boundary, which)
}

/** Effects that were waiting to begin and begin now. */
export function beginEffects(decision: Decision, boundary: Boundary, which: Which = all): void {
  const waits: Picks = (bearer, effect) => which(effect) && matches(effect.begins, boundary, bearer, effect)
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

export function tickEffects(decision: Decision, boundary: Boundary, which: Which = all): void {
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
export function expireEffects(decision: Decision, boundary: Boundary, which: Which = all): void {
  expire(decision, boundary, which, 'roll')
  expire(decision, boundary, which, 'itself')
}

function expire(decision: Decision, boundary: Boundary, which: Which, how: 'roll' | 'itself'): void {
  const waits: Picks = (bearer, effect) =>
    !effect.begins &&
    which(effect) &&
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

/** Plain numbers happen by themselves. Dice and remarks ("1d6 fire") are the GM's to roll or to type. */
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
  const points = pointsOf(decision, does, readAmount(does.amount))
  if (points === null) return askForPoints(decision, bearer, effect, does)
  const { total, fallen } = points
  tell(does.kind === 'heal' ? `heals ${does.amount}${fallen}` : `${does.amount} damage`)
  decision.apply(
    does.kind === 'heal'
      ? { do: 'heal', target: bearer.id, vital: does.vital, amount: total, cause: effect.label }
      : {
          do: 'damage',
          target: bearer.id,
          parts: [{ amount: total, type: does.damageType }],
          straightTo: does.straightTo,
          cause: effect.label,
          source: effect.source,
        },
  )
}

type Points = Extract<TickDoes, { amount: string }>

/** Null: the GM is asked. Healing dice hurt nobody, so the app rolls them and tells each. */
function pointsOf(
  decision: Decision,
  { kind }: Points,
  amount: WrittenAmount,
): { total: number; fallen: string } | null {
  if (amount.kind === 'number') return { total: Math.max(0, amount.value), fallen: '' }
  if (kind !== 'heal' || amount.kind !== 'dice') return null
  const { dice, total } = decision.roll(amount.dice)
  return { total: Math.max(0, total), fallen: `: ${dice.join(', ')}` }
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

function askForPoints(decision: Decision, bearer: Combatant, effect: Effect, does: Points): void {
  const roll =
    does.kind === 'heal'
      ? ({ kind: 'heal', vital: does.vital } as const)
      : ({ kind: 'damage', damageType: does.damageType, straightTo: does.straightTo } as const)
  const amount = readAmount(does.amount)
  const prompt = {
    combatant: bearer.id,
    effect: effect.id,
    text: `${effect.label}: ${pointsInWords(does, amount)}`,
    cause: effect.label,
    dice: amount.kind === 'dice' ? amount.dice : '',
    roll,
    options: [],
  }
  decision.apply({ do: 'prompt', prompt })
}

function pointsInWords(does: Points, amount: WrittenAmount): string {
  if (does.kind === 'heal') return ['heals', does.amount.trim()].join(' ').trim()
  const type = amount.kind === 'remark' ? '' : does.damageType
  return [does.amount.trim(), type, 'damage'].filter(Boolean).join(' ')
}

function askForExpiry(
  decision: Decision,
  bearer: Combatant,
  effect: Effect,
  by: { dice: string; anyDie: number },
): void {
  const waits = ({ effect: about, options }: Prompt): boolean =>
    about === effect.id && options.some(({ id }) => id === 'ends')
  if (decision.fight.prompts.some(waits)) return
  const isDice = readAmount(by.dice).kind === 'dice'
  const text = `${effect.label}: roll ${by.dice}, any ${String(by.anyDie)} ends it`
  const ends = { do: 'endEffect', target: bearer.id, effect: effect.id, reason: 'the roll ended it' } as const
  decision.apply({
    do: 'prompt',
    prompt: {
      combatant: bearer.id,
      effect: effect.id,
      text,
      // What is no dice is rolled at the table, and the GM says what came of it.
      dice: isDice ? by.dice : '',
      roll: isDice ? { kind: 'expiry', anyDie: by.anyDie } : null,
      options: [
        { id: 'ends', label: 'It ends', does: [ends] },
        { id: 'stays', label: 'It stays', does: [] },
      ],
    },
  })
}

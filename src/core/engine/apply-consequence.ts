import { own } from './own'
import type { Consequence } from './consequence'
import type { Decision } from './decision'
import { endEffect } from './time/effect-clock'
import { answerAtOnce } from './stack/frames'
import { newSlot, type Slot } from './model/budget'
import type { Combatant, Vital } from './model/combatant'
import { moveInOrder } from './time/moving'
import { delayTurn, endTurnNow } from './time/turn-ending'
import { anchored } from './time/vanished-anchor'

type Apply<T extends Consequence['do']> = (
  decision: Decision,
  target: Combatant,
  consequence: Extract<Consequence, { do: T }>,
) => void

/** What has no target is handled apart; everything else is skipped when its target has left. */
type Targeted = Exclude<Consequence['do'], 'prompt' | 'log' | 'endTurn' | 'moveEntry'>

const applying: { [T in Targeted]: Apply<T> } = {
  damage: (decision, target, { parts, straightTo, cause, source }) => {
    const { steps, vitals, counters = {} } = decision.system.damage(decision.fight, target, parts, straightTo)
    const changes = Object.entries(vitals).flatMap(([id, to]) => {
      const from = vitalOf(target, id)?.now
      return from === undefined || from === to ? [] : [[id, { from, to }] as const]
    })
    decision.emit({
      type: 'DamageTaken',
      combatant: target.id,
      amount: parts.reduce((sum, part) => sum + part.amount, 0),
      types: [...new Set(parts.map((part) => part.type).filter(Boolean))],
      steps,
      vitals: Object.fromEntries(changes),
      cause,
      untracked: Object.values(target.vitals).every((vital) => vital === 'notTracked'),
      ...(source === undefined ? {} : { source }),
    })
    for (const [counter, to] of Object.entries(counters))
      decision.apply({ do: 'setCounter', target: target.id, counter, to })
  },
  heal: (decision, target, { vital, amount, cause, overMax = false }) => {
    const known = vitalOf(target, vital)
    const most = known && !overMax ? Math.max(known.max, known.now) : Infinity
    const change = known ? { from: known.now, to: Math.min(known.now + amount, most) } : null
    decision.emit({ type: 'Healed', combatant: target.id, vital, amount, change, cause })
  },
  setVital: (decision, target, { vital, now, cause }) => {
    const known = vitalOf(target, vital)
    if (known)
      decision.emit({
        type: 'VitalSet',
        combatant: target.id,
        vital,
        value: { ...known, now: Math.max(known.min, now) },
        cause,
      })
  },
  addEffect: (decision, target, { effect }) => {
    decision.emit({
      type: 'EffectAdded',
      combatant: target.id,
      effect: { id: decision.newId('effect'), ...anchored(decision.fight, target.id, effect) },
    })
  },
  changeEffect: (decision, target, { effect: id, changes, quiet = false }) => {
    const effect = target.effects.find((each) => each.id === id)
    if (effect)
      decision.emit({
        type: 'EffectChanged',
        combatant: target.id,
        effect: anchored(decision.fight, target.id, { ...effect, ...changes }),
        quiet,
      })
  },
  endEffect: (decision, target, { effect: id, reason }) => {
    const effect = target.effects.find((each) => each.id === id)
    if (effect) endEffect(decision, target.id, effect, reason)
  },
  setCounter: (decision, target, { counter, to }) => {
    if (own(target.counters, counter) !== to)
      decision.emit({ type: 'CounterSet', combatant: target.id, counter, to })
  },
  spendSlots: (decision, target, { slots, note, action }) => {
    const boughtBy = { action, use: decision.newId('use') }
    decision.emit({ type: 'SlotsSpent', combatant: target.id, slots, note, boughtBy })
  },
  switchOff: (decision, target, { slots, note, by }) => {
    const cause = by === undefined ? {} : { by }
    decision.emit({ type: 'SlotsSwitchedOff', combatant: target.id, slots, note, ...cause })
  },
  returnSlots: (decision, target, { slots }) => {
    for (const { id, state } of target.budget) {
      if (slots.includes(id) && state !== 'unspent')
        decision.emit({ type: 'SlotReturned', combatant: target.id, slot: id })
    }
  },
  grantSlots: (decision, target, { slots, grantedBy }) => {
    const granted: Slot[] = []
    for (const { kind } of slots) granted.push(newSlot(kind, [...target.budget, ...granted], grantedBy))
    decision.emit({ type: 'SlotsGranted', combatant: target.id, slots: granted })
  },
  countUse: (decision, target, { action }) => {
    decision.emit({ type: 'UseCounted', combatant: target.id, action })
  },
  answered: (decision, target, { action }) => {
    answerAtOnce(decision, target, action)
  },
  defeat: (decision, target) => {
    if (!target.defeated) decision.emit({ type: 'Defeated', combatant: target.id })
  },
  revive: (decision, target) => {
    if (target.defeated) decision.emit({ type: 'Revived', combatant: target.id })
  },
  delay: (decision, target) => {
    delayTurn(decision, target)
  },
}

/** Turns what a rule causes into events. The only door from rules systems to the fight. */
export function applyConsequence(decision: Decision, consequence: Consequence): void {
  if (consequence.do === 'prompt') {
    if (!own(decision.fight.combatants, consequence.prompt.combatant)) return
    decision.emit({ type: 'Prompted', prompt: { id: decision.newId('prompt'), ...consequence.prompt } })
  } else if (consequence.do === 'log') {
    const { do: _, ...logged } = consequence
    decision.emit({ type: 'Logged', ...logged })
  } else if (consequence.do === 'moveEntry') {
    moveInOrder(decision, consequence.entry, consequence.before, consequence.when)
  } else if (consequence.do === 'endTurn') {
    endTurnNow(decision)
  } else {
    const { combatants } = decision.fight
    const target = Object.hasOwn(combatants, consequence.target) ? combatants[consequence.target] : undefined
    if (target) (applying[consequence.do] as Apply<Targeted>)(decision, target, consequence)
  }
}

function vitalOf(combatant: Combatant, id: string): Vital | null {
  const vital = own(combatant.vitals, id)
  return vital === undefined || vital === 'notTracked' ? null : vital
}

import * as v from 'valibot'
import type { EventOf, EventType, FightEvent } from '../engine/events'
import {
  colour,
  flag,
  id,
  idOrNull,
  ids,
  inputs,
  loggedAs,
  num,
  numberOrNull,
  record,
  text,
  tracked,
  word,
  wordOrNull,
} from './basics'
import { prompt } from './consequence'
import { effect } from './effect'
import {
  combatant,
  copies,
  disclosure,
  frame,
  initiative,
  movesToCome,
  pastTurn,
  purchase,
  settingValue,
  slot,
  turnEntry,
  vital,
  wave,
} from './fight'
import { side } from './stat-block'

const change = v.object({ from: num, to: num })
const who = { combatant: id }
const newOrder = { order: ids, movesToCome: v.exactOptional(movesToCome) }

type EventShapes = { [T in EventType]: v.GenericSchema<unknown, EventOf<T>> }

const turns = {
  InitiativeSet: event('InitiativeSet', { entry: id, initiative: v.nullable(initiative) }),
  TieSettled: event('TieSettled', {
    entries: ids,
    by: v.picklist(['gm', 'rollOff']),
    dice: v.array(num),
    newcomers: v.exactOptional(ids),
  }),
  OrderSet: event('OrderSet', { order: ids }),
  EntryMoved: event('EntryMoved', { entries: ids, swapped: flag, ...newOrder }),
  MovePlanned: event('MovePlanned', { entry: id, before: idOrNull, movesToCome: newOrder.movesToCome }),
  RoundBegan: event('RoundBegan', { phase: v.picklist(['surprise', 'rounds']), round: num, order: ids }),
  RoundEnded: event('RoundEnded', { round: num }),
  TurnBegan: event('TurnBegan', { entry: id }),
  TurnResumed: event('TurnResumed', { entry: id, past: v.exactOptional(pastTurn) }),
  TurnEnded: event('TurnEnded', { entry: id, past: pastTurn }),
  TurnInterrupted: event('TurnInterrupted', { entry: id, by: id, suspends: v.exactOptional(pastTurn) }),
  TurnPassed: event('TurnPassed', {
    entry: id,
    why: v.picklist(['defeated', 'surprised', 'delayed', 'joinedLate', 'actedEarlier', 'gone']),
  }),
  TurnReopened: event('TurnReopened', {
    past: pastTurn,
    acted: ids,
    passed: ids,
    suspends: v.exactOptional(pastTurn),
  }),
  NobodyCanAct: event('NobodyCanAct', {}),
  BoundaryFired: event('BoundaryFired', { key: text }),
  Delayed: event('Delayed', who),
  CameBack: event('CameBack', { ...who, ...newOrder }),
  DelayLapsed: event('DelayLapsed', who),
  DelayTakenBack: event('DelayTakenBack', who),
  EntryGiven: event('EntryGiven', { entry: turnEntry, passed: flag, ...newOrder }),
  FightEnded: event('FightEnded', {}),
} satisfies Partial<EventShapes>

const spending = {
  BudgetRefreshed: event('BudgetRefreshed', { ...who, budget: v.array(slot) }),
  SlotsSpent: event('SlotsSpent', { ...who, slots: ids, note: text, boughtBy: v.nullable(purchase) }),
  SlotReturned: event('SlotReturned', { ...who, slot: id }),
  SlotsSwitchedOff: event('SlotsSwitchedOff', {
    ...who,
    slots: ids,
    note: text,
    by: v.exactOptional(text),
  }),
  SlotsGranted: event('SlotsGranted', { ...who, slots: v.array(slot) }),
  CounterSet: event('CounterSet', { ...who, counter: word, to: num }),
  UseCounted: event('UseCounted', { ...who, action: word }),
  UsesCleared: event('UsesCleared', { ...who, per: v.picklist(['turn', 'round']) }),
  ActionTaken: event('ActionTaken', {
    ...who,
    action: word,
    name: text,
    slots: ids,
    inputs,
    overruled: v.array(text),
  }),
  FrameDeclared: event('FrameDeclared', { frame, use: wordOrNull, opens: flag }),
  FrameSettled: event('FrameSettled', {
    frame: id,
    state: v.picklist(['resolved', 'cancelled']),
    by: v.picklist(['rules', 'gm']),
  }),
  StackEmptied: event('StackEmptied', {}),
} satisfies Partial<EventShapes>

const bodies = {
  DamageTaken: event('DamageTaken', {
    ...who,
    amount: num,
    types: v.array(text),
    steps: v.array(text),
    vitals: record(change),
    cause: text,
    untracked: flag,
    source: v.exactOptional(idOrNull),
  }),
  Healed: event('Healed', { ...who, vital: word, amount: num, change: v.nullable(change), cause: text }),
  VitalSet: event('VitalSet', { ...who, vital: word, value: vital, cause: text }),
  EffectAdded: event('EffectAdded', { ...who, effect }),
  EffectChanged: event('EffectChanged', { ...who, effect, quiet: flag }),
  EffectTicked: event('EffectTicked', { ...who, effect: id, label: text, text }),
  EffectEnded: event('EffectEnded', { ...who, effect: id, label: text, reason: text }),
  CombatantsJoined: event('CombatantsJoined', {
    combatants: v.array(combatant),
    entries: v.array(turnEntry),
    passed: ids,
    copies,
    ...newOrder,
  }),
  CombatantLeft: event('CombatantLeft', { ...who, name: text }),
  CombatantLeaving: event('CombatantLeaving', who),
  Defeated: event('Defeated', who),
  Revived: event('Revived', who),
  SurpriseSet: event('SurpriseSet', { ...who, surprised: flag }),
  ControllerSet: event('ControllerSet', { ...who, controller: idOrNull }),
} satisfies Partial<EventShapes>

const records = {
  DisclosureSet: event('DisclosureSet', { ...who, disclosure, copies }),
  CombatantEdited: event('CombatantEdited', {
    ...who,
    changes: v.object({
      name: v.exactOptional(text),
      side: v.exactOptional(side),
      defence: v.exactOptional(tracked),
      stats: v.exactOptional(record(numberOrNull)),
      counters: v.exactOptional(record(num)),
      notes: v.exactOptional(text),
      colour: v.exactOptional(v.nullable(colour)),
    }),
  }),
  Prompted: event('Prompted', { prompt }),
  PromptSettled: event('PromptSettled', { prompt: id, text, answer: text }),
  NotesWritten: event('NotesWritten', { text }),
  SettingChanged: event('SettingChanged', {
    setting: word,
    value: settingValue,
    from: v.picklist(['now', 'nextTurn']),
  }),
  WaveBroughtIn: event('WaveBroughtIn', { wave: id, label: text }),
  WavesAdded: event('WavesAdded', { waves: v.array(wave) }),
  Overruled: event('Overruled', { code: text }),
  Logged: event('Logged', { who: idOrNull, text, ...loggedAs }),
} satisfies Partial<EventShapes>

/** One shape per event: a new event does not compile until it has one. */
export const eventShapes: EventShapes = { ...turns, ...spending, ...bodies, ...records }

export const fightEvent = v.variant(
  'type',
  Object.values(eventShapes) as never,
) as unknown as v.GenericSchema<unknown, FightEvent>

function event<
  const T extends EventType,
  const E extends Record<Exclude<keyof EventOf<T>, 'type'> & string, v.GenericSchema>,
>(type: T, entries: E) {
  return v.object({ type: v.literal(type), ...entries })
}

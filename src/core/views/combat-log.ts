/** Words of the GM's log: what happened, worded once when it happens. Also names the Undo step. */
import type { EventOf, EventType, FightEvent } from '../engine/events'
import type { LogLine } from '../engine/model/log-line'
import type { Fight } from '../engine/model/fight'
import { gmName } from '../engine/naming'
import type { GameSystem } from '../engine/system'
import { composed, withoutMerged, type Said } from './log-lines'
import {
  becameOf,
  BY_HAND,
  countersInWords,
  diceOfJoiner,
  effectInWords,
  firstTurnInWords,
  givenByHand,
  inWords,
  ruleInWords,
  slotsInWords,
  totalInWords,
  waits,
  type Setting,
} from './log-phrases'
import { placeInWords } from './turn-rows'

type Words<T extends EventType> = (event: EventOf<T>, setting: Setting) => LogLine | null

const line = (who: string, text: string, delta = '', tone: LogLine['tone'] = 'plain'): LogLine => ({
  who,
  text,
  delta,
  tone,
})
const silent = (): null => null

function nameIn({ before, after }: Setting, id: string | null): string {
  const combatant = after.combatants[id ?? ''] ?? before.combatants[id ?? '']
  return combatant ? gmName(after.combatants[id ?? ''] ? after : before, combatant) : ''
}

function ownerOf(setting: Setting, entry: string): string {
  const owner = setting.after.entries[entry] ?? setting.before.entries[entry]
  return nameIn(setting, owner?.combatant ?? null)
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

function vitalDelta({ system }: Setting, vitals: EventOf<'DamageTaken'>['vitals']): string {
  const parts = Object.entries(vitals).flatMap(([id, { from, to }]) => {
    const label = system.vitals.find((vital) => vital.id === id)?.label ?? id
    return from === to ? [] : [`${signed(to - from)} ${label}`]
  })
  return parts.join(', ')
}

const passedBecause: Record<EventOf<'TurnPassed'>['why'], string> = {
  defeated: '',
  gone: '',
  delayed: '',
  actedEarlier: '',
  surprised: 'is surprised and skips the turn',
  joinedLate: 'joined too late for this round',
}

const words: { [T in EventType]: Words<T> } = {
  InitiativeSet: ({ entry, initiative }, setting) =>
    initiative
      ? line(ownerOf(setting, entry), totalInWords(initiative))
      : line(ownerOf(setting, entry), 'total cleared'),
  TieSettled: ({ entries, by, dice }, setting) => {
    const order = entries.map((entry) => ownerOf(setting, entry)).join(', ')
    const how = by === 'gm' ? 'settled by the GM' : `rolled off (${dice.join(', ')})`
    return line('', `Tie ${how}: ${order}`)
  },
  OrderSet: silent,
  EntryMoved: ({ entries, swapped }, setting) => {
    const [first = '', second = ''] = entries.map((entry) => ownerOf(setting, entry))
    return swapped ? line(first, `and ${second} swapped places`) : line(first, 'was moved in the turn order')
  },
  MovePlanned: ({ entry }, setting) =>
    line(ownerOf(setting, entry), `from the next round on acts ${placeInWords(setting.after, entry)}`),
  RoundBegan: silent,
  RoundEnded: silent,
  TurnBegan: silent,
  TurnResumed: ({ entry }, setting) => line(ownerOf(setting, entry), 'goes on'),
  TurnEnded: ({ entry }, setting) => line(ownerOf(setting, entry), 'ended the turn'),
  TurnInterrupted: ({ by }, setting) => line(ownerOf(setting, by), 'acts now, out of order'),
  TurnPassed: ({ entry, why }, setting) =>
    passedBecause[why] === '' ? null : line(ownerOf(setting, entry), passedBecause[why]),
  TurnReopened: ({ past }, setting) => line(ownerOf(setting, past.entry), 'has the turn again'),
  NobodyCanAct: () => line('', 'Nobody can act'),
  BoundaryFired: silent,
  BudgetRefreshed: silent,
  SlotsSpent: ({ combatant, slots, note }, setting) =>
    note === BY_HAND
      ? line(nameIn(setting, combatant), `${slotsInWords(setting, combatant, slots)} spent by hand`)
      : null,
  SlotReturned: ({ combatant, slot }, setting) =>
    line(nameIn(setting, combatant), `${slotsInWords(setting, combatant, [slot])} given back`),
  SlotsSwitchedOff: ({ combatant, slots, note }, setting) => {
    const before = setting.before.combatants[combatant]?.budget ?? []
    const lost = slots.filter((slot) => before.find(({ id }) => id === slot)?.state !== 'off')
    // What was off before only says why anew.
    if (lost.length === 0) return null
    return line(nameIn(setting, combatant), `${slotsInWords(setting, combatant, lost)} lost: ${note}`)
  },
  SlotsGranted: ({ combatant, slots }, setting) =>
    line(
      nameIn(setting, combatant),
      `was given ${slots.length} ${slots.length === 1 ? 'action' : 'actions'}${givenByHand(slots)}`,
    ),
  CounterSet: silent,
  UseCounted: silent,
  UsesCleared: silent,
  ActionTaken: ({ combatant, action, name }, setting) =>
    line(nameIn(setting, combatant), setting.system.told?.[action] ?? `used ${name}`),
  FrameDeclared: ({ frame }, { before }) => {
    if (frame.kind === 'event') return line(frame.actorName, frame.name)
    const answered = before.stack.some(({ id }) => id === frame.answers)
    return line(frame.actorName, `${answered ? 'answered with' : 'announced'} ${frame.name}`)
  },
  FrameSettled: ({ frame, state, by }, { before }) => {
    const settled = before.stack.find(({ id }) => id === frame)
    const verb =
      state === 'cancelled' ? (by === 'gm' ? 'was cancelled by the GM' : 'was cancelled') : 'took effect'
    const owner = settled?.kind === 'ability' && settled.actorName !== '' ? `${settled.actorName}'s ` : ''
    return line('', `${owner}${settled?.name ?? ''} ${verb}`)
  },
  StackEmptied: silent,
  DamageTaken: ({ combatant, amount, types, vitals, steps, cause, untracked }, setting) => {
    const kind = types.length > 0 ? `${types.join(' and ')} ` : ''
    const from = cause === '' ? '' : ` from ${cause}`
    const delta = vitalDelta(setting, vitals)
    // What is left of it stands at the side; a number here as well would be another one as often as not.
    const none = delta === '' && !untracked ? 'no ' : untracked ? `${amount} ` : ''
    const told = line(nameIn(setting, combatant), `took ${none}${kind}damage${from}`, delta, 'loss')
    const sum = steps.length > 0 || untracked ? steps : [`${amount} ${kind}`.trim()]
    return sum.length > 0 ? { ...told, sum } : told
  },
  Healed: ({ combatant, vital, amount, change, cause }, setting) => {
    const by = cause === '' ? '' : ` by ${cause}`
    const delta = change ? vitalDelta(setting, { [vital]: change }) : ''
    const told = line(nameIn(setting, combatant), `was healed${by}`, delta, 'gain')
    return { ...told, sum: [`${amount} healed`] }
  },
  VitalSet: ({ combatant, vital, value, cause }, setting) => {
    const label = setting.system.vitals.find(({ id }) => id === vital)?.label ?? vital
    const text =
      value === 'notTracked' ? `does not track ${label}` : `has ${label} ${value.now} of ${value.max}`
    return { ...line(nameIn(setting, combatant), text), sum: [cause] }
  },
  EffectAdded: ({ combatant, effect }, setting) =>
    line(nameIn(setting, combatant), `has ${effectInWords(effect)}`),
  EffectChanged: ({ combatant, effect, quiet }, setting) =>
    quiet ? null : line(nameIn(setting, combatant), `${effect.label} ${becameOf(effect, setting)}`),
  EffectTicked: ({ combatant, label, text }, setting) =>
    line(nameIn(setting, combatant), `${label}: ${text}`),
  EffectEnded: ({ combatant, label, reason }, setting) => ({
    ...line(nameIn(setting, combatant), `lost ${label}`),
    sum: [reason],
  }),
  CombatantsJoined: (joined, setting) => {
    const names = joined.combatants.map(
      ({ id }) => `${nameIn(setting, id)}${diceOfJoiner(id, joined.entries)}`,
    )
    return line('', `${names.join(', ')} joined${firstTurnInWords(joined, setting)}`)
  },
  EntryGiven: ({ entry }, setting) => {
    const when = waits(setting.after, entry.id) ? ', from the next round on' : ', this round too'
    return line(nameIn(setting, entry.combatant), `got a turn of its own${when}`)
  },
  CombatantLeft: ({ name }) => line(name, 'left the fight'),
  CombatantLeaving: ({ combatant }, setting) =>
    line(nameIn(setting, combatant), 'leaves when the stack is empty'),
  Defeated: ({ combatant }, setting) => line(nameIn(setting, combatant), 'was defeated'),
  Revived: ({ combatant }, setting) => line(nameIn(setting, combatant), 'is back in the fight'),
  SurpriseSet: ({ combatant, surprised }, setting) =>
    line(nameIn(setting, combatant), surprised ? 'is surprised' : 'is no longer surprised'),
  Delayed: ({ combatant }, setting) => line(nameIn(setting, combatant), 'delays the turn'),
  CameBack: ({ combatant }, setting) => line(nameIn(setting, combatant), 'comes back after this turn'),
  DelayLapsed: ({ combatant }, setting) =>
    line(nameIn(setting, combatant), 'did not come back, the actions are lost'),
  DelayTakenBack: ({ combatant }, setting) =>
    line(nameIn(setting, combatant), 'no longer delays: its turn comes again'),
  ControllerSet: ({ combatant, controller }, setting) =>
    controller === null
      ? line(nameIn(setting, combatant), 'has no commander now')
      : line(nameIn(setting, combatant), `is commanded by ${nameIn(setting, controller)}`),
  DisclosureSet: ({ combatant, disclosure }, setting) => {
    const was = setting.before.combatants[combatant]?.disclosure
    if (was?.hidden !== disclosure.hidden) {
      return line(
        nameIn(setting, combatant),
        disclosure.hidden ? 'is hidden from the players' : 'is revealed',
      )
    }
    if (was.alias === disclosure.alias) return null
    const text = disclosure.alias === null ? 'is shown by name' : `is shown as ${disclosure.alias}`
    return line(nameIn(setting, combatant), text)
  },
  CombatantEdited: ({ combatant, changes }, setting) =>
    line(nameIn(setting, combatant), countersInWords(combatant, changes, setting) ?? 'was changed by hand'),
  Prompted: silent,
  PromptSettled: ({ text, answer }) => line('', `${text}: ${answer}`),
  NotesWritten: () => line('', 'Notes changed'),
  SettingChanged: ({ setting, value, from }, { system }) => {
    const rule = system.settings.find(({ id }) => id === setting)?.label ?? setting
    const since = from === 'now' ? '' : ', from the next turn on'
    return line('', `House rule: ${rule} ${inWords(value)}${since}`)
  },
  WaveBroughtIn: ({ label }) => line(label, 'arrived'),
  WavesAdded: ({ waves }) => line('', `Still to come: ${waves.map(({ label }) => label).join(', ')}`),
  Overruled: ({ code }) => line('', `GM ruling: ${ruleInWords(code)}`, '', 'ruling'),
  Logged: ({ who, text }, setting) => line(nameIn(setting, who), text),
  FightEnded: () => line('', 'The fight is over'),
}

export interface Worded {
  label: string
  round: string
  lines: LogLine[]
}

/** `states[i]` is the fight before `events[i]`; the last one is the fight after all of them. */
export function wordBatch(
  events: readonly FightEvent[],
  states: readonly Fight[],
  system: GameSystem,
): Worded {
  const said = readingOrder(events).flatMap((place): Said[] => {
    const [event, before, after] = [events[place], states[place], states[place + 1]]
    if (!event || !before || !after) return []
    const line = (words[event.type] as Words<EventType>)(event, { before, after, system })
    return line ? [{ event, line }] : []
  })
  const lines = composed(withoutMerged(said, events))
  const round = roundOf(states[0])
  const first = lines.find(({ tone }) => tone !== 'ruling')
  return { label: first ? labelOf(first) : unspoken(events), round, lines }
}

function labelOf({ who, text, delta }: LogLine): string {
  const said = `${who} ${text}`.trim()
  return delta === '' ? said : `${said}, ${delta}`
}

/** As it happened; but what an action put on the stack is told in place of the action itself. */
function readingOrder(events: readonly FightEvent[]): number[] {
  const places = events.map((_, place) => place)
  const taken = events.findIndex(({ type }) => type === 'ActionTaken')
  const declared = events.findIndex(
    (event) => event.type === 'FrameDeclared' && event.frame.kind === 'ability',
  )
  if (taken < 0 || declared < taken) return places
  return places.flatMap((place) => (place === taken ? [declared] : place === declared ? [] : [place]))
}

/** Names a step that has no line in the log. */
function unspoken(events: readonly FightEvent[]): string {
  const began = events.find((event) => event.type === 'RoundBegan')
  if (began)
    return began.phase === 'surprise' ? 'start of the surprise round' : `start of round ${began.round}`
  return events.some(({ type }) => type === 'SlotsSpent') ? 'spent action' : 'last change'
}

/** A step belongs to the round in which it was taken, also when it ends that round. */
function roundOf(fight: Fight | undefined): string {
  if (!fight || fight.phase === 'initiative') return ''
  return fight.phase === 'surprise' ? 'Surprise' : String(fight.round)
}

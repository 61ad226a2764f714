/**
 * Version 2: a slot says what bought it and what switched it off by ids. Version 1 had a note for readers, the
 * first slot of a payment, and at times nothing but the note to tell why a slot was off.
 */
import { isOld, type Old, type Step } from './step'

/** The notes that version 1's rules read, and what they stood for. */
const CAUSES: Readonly<Record<string, string>> = {
  'surprised until its first turn': 'surprised',
  Dead: 'dead',
  'Critically wounded': 'criticallyWounded',
  Unconscious: 'unconscious',
  Paralyzed: 'paralyzed',
  Frozen: 'frozen',
}

/** By the condition's own word, where version 1 told it by its label alone. */
function cause({ note }: Old): Old {
  const known = typeof note === 'string' && Object.hasOwn(CAUSES, note) ? CAUSES[note] : undefined
  return known === undefined ? {} : { by: known }
}

function slot({ paidWith, ...old }: Old): Old {
  const off = old['state'] === 'off' && old['offBy'] === undefined ? cause(old)['by'] : undefined
  return {
    ...old,
    ...(off === undefined ? {} : { offBy: off }),
    // Which action it was, nobody wrote down; that it was one payment is known.
    ...(paidWith === undefined ? {} : { boughtBy: { action: null, use: paidWith } }),
  }
}

function event(old: Old): Old {
  if (old['type'] !== 'SlotsSwitchedOff' || old['by'] !== undefined) return old
  return { ...old, ...cause(old) }
}

/** The action stands in the event before; each payment of a step is a use of its own. */
function batch(old: Old): Old {
  const events: unknown = old['events']
  if (!Array.isArray(events)) return old
  const lifted = events.map((each: unknown, place) => {
    if (!isOld(each) || each['type'] !== 'SlotsSpent') return each
    const taken: unknown = events[place - 1]
    const action = isOld(taken) && taken['type'] === 'ActionTaken' ? taken['action'] : null
    return { ...each, boughtBy: { action, use: `step-${String(old['seq'])}-${String(place)}` } }
  })
  return { ...old, events: lifted }
}

function consequence(old: Old): Old {
  return old['do'] === 'spendSlots' ? { action: null, ...old } : old
}

export const slotsByFacts: Step = { to: 2, up: { slot, event, batch, consequence } }

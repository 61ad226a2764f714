import * as v from 'valibot'
import type { Consequence, Prompt } from '../engine/consequence'
import { flag, id, idOrNull, ids, loggedAs, num, shape, text, word, wordOrNull } from './basics'
import { effectChanges, effectDraft } from './effect'

type Deed = Consequence['do']
type DeedOf<D extends Deed> = Extract<Consequence, { do: D }>
type DeedShapes = { [D in Deed]: v.GenericSchema<unknown, DeedOf<D>> }

type Roll = NonNullable<Prompt['roll']>
type RollShapes = { [K in Roll['kind']]: v.GenericSchema<unknown, Extract<Roll, { kind: K }>> }

const to = { target: id }

/** What the engine's unions list, one by one. */
export const consequence: v.GenericSchema<unknown, Consequence> = v.lazy(() => deed)

/** One shape per meaning of a roll: a new one does not compile until it has one. */
const rolls: RollShapes = {
  expiry: v.object({ kind: v.literal('expiry'), anyDie: num }),
  damage: v.object({ kind: v.literal('damage'), damageType: text, straightTo: wordOrNull }),
  heal: v.object({ kind: v.literal('heal'), vital: word }),
  pick: v.object({
    kind: v.literal('pick'),
    table: v.array(v.object({ from: num, to: num, option: text })),
  }),
}

const promptEntries = {
  combatant: id,
  effect: idOrNull,
  text,
  cause: v.exactOptional(text),
  dice: text,
  roll: v.nullable(
    v.variant('kind', Object.values(rolls) as never) as unknown as v.GenericSchema<unknown, Roll>,
  ),
  options: v.array(v.object({ id, label: text, does: v.array(consequence) })),
}

export const prompt: v.GenericSchema<unknown, Prompt> = shape<Prompt>()({ id, ...promptEntries })

/** One shape per consequence: a new one does not compile until it has one. */
const deeds: DeedShapes = {
  damage: shapeOf('damage', {
    ...to,
    parts: v.array(v.object({ amount: num, type: text })),
    straightTo: wordOrNull,
    cause: text,
    source: v.exactOptional(idOrNull),
  }),
  heal: shapeOf('heal', { ...to, vital: word, amount: num, cause: text, overMax: v.exactOptional(flag) }),
  setVital: shapeOf('setVital', { ...to, vital: word, now: num, cause: text }),
  addEffect: shapeOf('addEffect', { ...to, effect: effectDraft }),
  changeEffect: shapeOf('changeEffect', {
    ...to,
    effect: id,
    changes: effectChanges,
    quiet: v.exactOptional(flag),
  }),
  endEffect: shapeOf('endEffect', { ...to, effect: id, reason: text }),
  setCounter: shapeOf('setCounter', { ...to, counter: word, to: num }),
  spendSlots: shapeOf('spendSlots', { ...to, slots: ids, note: text, action: wordOrNull }),
  switchOff: shapeOf('switchOff', { ...to, slots: ids, note: text, by: v.exactOptional(text) }),
  returnSlots: shapeOf('returnSlots', { ...to, slots: ids }),
  grantSlots: shapeOf('grantSlots', { ...to, slots: v.array(v.object({ kind: word })), grantedBy: id }),
  countUse: shapeOf('countUse', { ...to, action: word }),
  answered: shapeOf('answered', { ...to, action: word }),
  moveEntry: shapeOf('moveEntry', { entry: id, before: idOrNull, when: v.picklist(['now', 'nextRound']) }),
  defeat: shapeOf('defeat', to),
  revive: shapeOf('revive', to),
  delay: shapeOf('delay', to),
  endTurn: shapeOf('endTurn', {}),
  prompt: shapeOf('prompt', { prompt: v.object(promptEntries) }),
  log: shapeOf('log', { who: idOrNull, text, ...loggedAs }),
}

const deed = v.variant('do', Object.values(deeds) as never) as unknown as v.GenericSchema<
  unknown,
  Consequence
>

/** An object that has exactly the keys of that consequence, those that may be left out too. */
function shapeOf<
  const D extends Deed,
  const E extends Record<Exclude<keyof DeedOf<D>, 'do'> & string, v.GenericSchema>,
>(what: D, entries: E) {
  return v.object({ do: v.literal(what), ...entries })
}

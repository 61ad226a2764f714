/**
 * What the players' window may know, and nothing else. The schema is strict: a field that is not listed
 * here is refused before it is sent, so a leak is an error in our tests and never a surprise on the TV.
 */
import * as v from 'valibot'

/** Health in words and pips; `exact` only when the GM chose to show numbers. `word` is '' in exact mode. */
const healthSchema = v.strictObject({
  word: v.picklist(['Unhurt', 'Hurt', 'Badly hurt', 'Nearly down', 'Down', '']),
  /** Filled pips of four; 0 means down. */
  pips: v.picklist([0, 1, 2, 3, 4]),
  /** Text such as "12 of 20", or null in word mode. */
  exact: v.nullable(v.string()),
})

const rowSchema = v.strictObject({
  /** Opaque and stable for one turn entry. Says nothing about creatures that are not shown. */
  key: v.string(),
  name: v.string(),
  /** One to three characters for the token. */
  token: v.string(),
  side: v.picklist(['ally', 'foe']),
  /** Of the ring under its miniature, which stands on the table for all to see. */
  colour: v.exactOptional(
    v.picklist(['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'black']),
  ),
  /** Which of its turns this one is, where it is seen to have several. */
  turn: v.exactOptional(v.strictObject({ place: v.number(), of: v.number() })),
  state: v.picklist(['acted', 'current', 'next', 'waiting']),
  down: v.boolean(),
  health: v.nullable(healthSchema),
  /** Labels of the conditions that the players may see. */
  effects: v.array(v.string()),
})

/** One frame of the reaction stack as the players see it; hidden creatures' frames are left out. */
const frameSchema = v.strictObject({ who: v.string(), what: v.string() })

const titleScreen = v.strictObject({
  screen: v.literal('title'),
  title: v.string(),
  subtitle: v.string(),
  line: v.string(),
})
const blackScreen = v.strictObject({ screen: v.literal('black') })
const orderScreen = v.strictObject({
  screen: v.literal('order'),
  /** "2", or "Surprise" for an unnumbered surprise round. */
  round: v.string(),
  rows: v.array(rowSchema),
  stack: v.array(frameSchema),
})

export const playerScreenSchema = v.variant('screen', [titleScreen, blackScreen, orderScreen])

/** `seq` counts published views. A window drops any view that is not newer than the one it shows. */
export const playerViewSchema = v.strictObject({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  view: playerScreenSchema,
})

export type PlayerHealth = v.InferOutput<typeof healthSchema>
export type PlayerRow = v.InferOutput<typeof rowSchema>
export type PlayerScreen = v.InferOutput<typeof playerScreenSchema>
export type PlayerView = v.InferOutput<typeof playerViewSchema>

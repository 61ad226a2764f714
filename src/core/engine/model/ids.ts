/** Ids are opaque strings made by the session (never by a rule), so replay needs no randomness. */
export type CombatantId = string
/** A place in the turn order. A combatant has none, one or several (see rules: "Turn entries"). */
export type TurnEntryId = string
export type EffectId = string
export type FrameId = string
export type PromptId = string
export type SlotId = string

/** Makes a fresh id; the argument only helps a reader of the journal ("effect", "frame"). */
export type NewId = (kind: string) => string

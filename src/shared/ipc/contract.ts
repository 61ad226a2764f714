/**
 * All that may pass between the main process and the pages. Router, preload bridges and types derive from
 * these tables: a message that is not listed here cannot be sent, and one that is not shaped as listed is
 * refused. Requests go from a page to main and get one answer; events go from main to a page.
 */
import * as v from 'valibot'
import { feedMessageSchema } from '../feed-message'
import { MAX_FILE_BYTES } from '../file-limits'

const nothing = v.void()

const fileSchema = v.strictObject({ name: v.string(), bytes: v.instance(Uint8Array) })

const offerSchema = v.strictObject({
  files: v.array(fileSchema),
  /** One plain sentence for each file that was not read. */
  refused: v.array(v.string()),
})

const textFileSchema = v.strictObject({
  /** Proposed file name with its ending; characters that a file system refuses are replaced. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(4 * MAX_FILE_BYTES)),
})

const displayStateSchema = v.strictObject({ open: v.boolean(), place: v.string(), mirrored: v.boolean() })

export const GM_REQUESTS = {
  /** The page listens now. Answers with the files that came before; later ones come as "files:offered". */
  'app:ready': { payload: nothing, result: offerSchema },
  /** Answers "app:flush": all is written, the window may go. */
  'app:flushed': { payload: nothing, result: nothing },
  /** Answers "app:flush": something could not be written, and the GM is asked first. */
  'app:stay': { payload: nothing, result: nothing },
  /** The GM leaves all the same. */
  'app:leave': { payload: nothing, result: nothing },
  /** Asks with the system's dialog; no files when cancelled. */
  'files:choose': { payload: nothing, result: offerSchema },
  /** Answers with the path, or null when cancelled. */
  'files:save': { payload: textFileSchema, result: v.nullable(v.string()) },
  /** Answers with the path of the copy. */
  'files:backup': { payload: textFileSchema, result: v.string() },
  'display:open': { payload: nothing, result: nothing },
  'display:close': { payload: nothing, result: nothing },
  'display:publish': { payload: feedMessageSchema, result: nothing },
  'display:state': { payload: nothing, result: displayStateSchema },
} as const

export const PLAYER_REQUESTS = {
  /** The newest view, for a window that opens late; null when nothing was published yet. */
  'player:newest': { payload: nothing, result: v.nullable(feedMessageSchema) },
} as const

export const GM_EVENTS = {
  'app:flush': nothing,
  'files:offered': offerSchema,
  'display:changed': displayStateSchema,
} as const

export const PLAYER_EVENTS = { 'player:view': feedMessageSchema } as const

export type Role = 'gm' | 'player'

export type Requests = typeof GM_REQUESTS & typeof PLAYER_REQUESTS
export type Events = typeof GM_EVENTS & typeof PLAYER_EVENTS
export type RequestName = keyof Requests
export type EventName = keyof Events
export type Payload<Name extends RequestName> = v.InferOutput<Requests[Name]['payload']>
export type Result<Name extends RequestName> = v.InferOutput<Requests[Name]['result']>
export type EventPayload<Name extends EventName> = v.InferOutput<Events[Name]>

export type FileOffer = EventPayload<'files:offered'>
export type WindowDisplayState = EventPayload<'display:changed'>

/** What travels back for a request. `reason` is a plain sentence for the GM. */
export type Answer = { ok: true; value: unknown } | { ok: false; reason: string }

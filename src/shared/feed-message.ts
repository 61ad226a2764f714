/**
 * How a player view travels from the GM window to the players' window, in either host: the view and the
 * GM page that published it. View numbers start again when the GM page is loaded anew, so a number alone
 * does not say which of two views is the newer.
 */
import * as v from 'valibot'
import { playerViewSchema, type PlayerView } from '#core/views/player-view-schema'

export const feedMessageSchema = v.strictObject({
  /** One random id per load of the GM page. */
  source: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  view: playerViewSchema,
})

export type FeedMessage = v.InferOutput<typeof feedMessageSchema>

/** Returns the message when it is well formed to the last field, else null. */
export function readFeedMessage(value: unknown): FeedMessage | null {
  const result = v.safeParse(feedMessageSchema, value)
  return result.success ? result.output : null
}

/**
 * Lets only newer views pass. A source that was seen before and replaced since never comes back, so a view
 * that is late by a whole reload is dropped too.
 */
export class ViewGate {
  private current: FeedMessage | null = null
  private readonly replaced = new Set<string>()

  get newest(): FeedMessage | null {
    return this.current
  }

  /** Returns the view when it is to be shown, else null. */
  pass(message: FeedMessage): PlayerView | null {
    const current = this.current
    if (this.replaced.has(message.source)) return null
    if (current?.source === message.source && current.view.seq >= message.view.seq) return null
    if (current && current.source !== message.source) this.replaced.add(current.source)
    this.current = message
    return message.view
  }
}

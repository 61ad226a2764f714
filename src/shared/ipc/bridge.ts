/** What a preload puts on its page's window: the page's own requests and events by name, and nothing else. */
import type {
  EventName,
  EventPayload,
  GM_EVENTS,
  GM_REQUESTS,
  Payload,
  RequestName,
  Result,
} from './contract'

export interface Bridge<Request extends RequestName, Event extends EventName> {
  /** Rejects with a plain sentence for the GM. */
  request: <Name extends Request>(
    name: Name,
    ...payload: undefined extends Payload<Name> ? [] : [Payload<Name>]
  ) => Promise<Result<Name>>
  /** Returns the function that stops listening. */
  on: <Name extends Event>(name: Name, listener: (payload: EventPayload<Name>) => void) => () => void
}

export type GmBridge = Bridge<keyof typeof GM_REQUESTS, keyof typeof GM_EVENTS>

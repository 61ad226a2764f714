import { ViewGate, type FeedMessage } from '#shared/feed-message'

/**
 * Passes player views on to the players' window. Keeps the newest one only, for a window that opens late,
 * and drops any that comes after a newer one. The router has checked each by the strict schema.
 */
export class PlayerRelay {
  private readonly gate = new ViewGate()

  constructor(private readonly send: (message: FeedMessage) => void) {}

  publish(message: FeedMessage): void {
    if (this.gate.pass(message)) this.send(message)
  }

  get newest(): FeedMessage | null {
    return this.gate.newest
  }
}

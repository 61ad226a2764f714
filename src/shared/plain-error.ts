/** An error whose message is written for the GM: one plain sentence that says what to do. */
export class PlainError extends Error {
  override readonly name = 'PlainError'
}

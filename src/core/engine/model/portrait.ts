/** Characters of a stored picture: a data URL of at most 256 pixels is far below. */
export const LARGEST_PORTRAIT = 100_000

/** A picture that carries its own bytes. Not an address, and not a kind that can hold a script. */
export const PORTRAIT = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/

export function isPortrait(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LARGEST_PORTRAIT && PORTRAIT.test(value)
}

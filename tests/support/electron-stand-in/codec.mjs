// @ts-check
/**
 * Values as JSON text, after a structured clone: what Electron could not send (a Vue proxy, a function)
 * fails here too. Self-contained, because its source also runs inside the pages.
 * @returns {{ encode: (value: unknown) => string, decode: (text: string) => unknown }}
 */
export function makeCodec() {
  /** @param {unknown} value @returns {unknown} */
  const pack = (value) => {
    if (value === undefined) return { $: 'undefined' }
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(pack)
    if (value instanceof Uint8Array) return { $: 'bytes', bytes: [...value] }
    if (Object.getPrototypeOf(value) !== Object.prototype)
      throw new Error('The stand-in cannot send this kind of object')
    return { $: 'object', fields: Object.entries(value).map(([key, field]) => [key, pack(field)]) }
  }
  /** @param {any} value @returns {unknown} */
  const unpack = (value) => {
    if (Array.isArray(value)) return value.map(unpack)
    if (value === null || typeof value !== 'object') return value
    if (value.$ === 'bytes') return Uint8Array.from(value.bytes)
    if (value.$ === 'undefined') return undefined
    return Object.fromEntries(
      value.fields.map((/** @type {[string, unknown]} */ [key, field]) => [key, unpack(field)]),
    )
  }
  return {
    encode: (value) => JSON.stringify(pack(structuredClone(value))),
    decode: (text) => unpack(JSON.parse(text)),
  }
}

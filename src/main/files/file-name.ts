const FORBIDDEN = '<>:"/\\|?*'
/** Windows keeps these names for devices, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Turns any text into one file name that Windows, macOS and Linux all take. */
export function safeFileName(text: string): string {
  const allowed = Array.from(text).map((letter) =>
    letter < ' ' || FORBIDDEN.includes(letter) ? '-' : letter,
  )
  const name = allowed.join('').replace(/^[.\s]+|[.\s]+$/g, '')
  if (name === '') return 'Turnkeeper'
  return shorten(DEVICE.test(name) ? `_${name}` : name)
}

/** File systems take 255 bytes; the ending has to survive. */
function shorten(name: string): string {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= 16 ? name.slice(dot) : ''
  let stem = Array.from(name.slice(0, name.length - ending.length)).slice(0, 120)
  while (Buffer.byteLength(stem.join('')) > 200) stem = stem.slice(0, -1)
  return stem.join('').trimEnd() + ending
}

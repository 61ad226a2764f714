import { PlainError } from '#shared/plain-error'

/** Longest side of a stored picture in pixels, and how large its text may be. */
export const MOST_PIXELS = 256
const MOST_CHARACTERS = 80_000
const QUALITIES = [0.85, 0.7, 0.5]

/** Width and height that fit, with the same shape; small pictures stay as they are. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * A picture file as a small data URL. Drawing it anew leaves nothing of the file but its pixels: no place, no
 * camera, no script. Throws with a plain reason.
 */
export async function portraitFrom(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) throw new PlainError('This is not a picture that can be read. Use PNG, JPEG or WebP.')
  const { width, height } = fittedSize(picture.width, picture.height)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const small = QUALITIES.map((quality) => () => canvas.toDataURL('image/webp', quality))
  for (const write of small) {
    const url = write()
    if (url.length <= MOST_CHARACTERS) return url
  }
  throw new PlainError('This picture is too large even when it is scaled down.')
}

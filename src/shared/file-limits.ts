/** No encounter, fight or whole library comes near this; a file past it is refused before it is read. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024

/** What the file dialogs offer. Reading goes by content, never by the ending alone. */
export const READABLE_ENDINGS = ['turnkeeper', 'json', 'csv', 'txt'] as const

/** Returns the reason why a file of this size is not read, or null. */
export function refusalForSize(name: string, bytes: number): string | null {
  if (bytes <= MAX_FILE_BYTES) return null
  const megabytes = Math.ceil(bytes / (1024 * 1024))
  return `${name} has ${megabytes} MB. Files up to ${MAX_FILE_BYTES / (1024 * 1024)} MB can be read.`
}

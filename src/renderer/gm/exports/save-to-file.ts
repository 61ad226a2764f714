import { refuse, tell } from '#gm/notices/notices.ts'
import { plainReason } from '#gm/notices/plain-reason.ts'

/** Says where a file went, or why there is none. Cancelling says nothing. */
export async function saveToFile(write: () => Promise<string | null>): Promise<void> {
  try {
    const place = await write()
    if (place !== null) tell(`Saved as ${place}.`)
  } catch (error) {
    refuse(plainReason(error, 'The file could not be written.'))
  }
}

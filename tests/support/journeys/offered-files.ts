import type { Page } from '@playwright/test'

/** A file as a journey compares it: its bytes as text. */
export interface TextFile {
  name: string
  text: string
}

/** Begins to note down the files that reach the GM page unasked; call the result for what has come. */
export async function noteOfferedFiles(gm: Page): Promise<() => Promise<TextFile[]>> {
  await gm.evaluate(async () => {
    const noted: TextFile[] = []
    Object.assign(window, { noted })
    const note = ({ files }: { files: { name: string; bytes: Uint8Array }[] }): void => {
      for (const { name, bytes } of files) noted.push({ name, text: new TextDecoder().decode(bytes) })
    }
    window.turnkeeper!.on('files:offered', note)
    // Whether the page has already said that it listens or not, from here on it has.
    note(await window.turnkeeper!.request('app:ready'))
  })
  return () => gm.evaluate(() => (window as unknown as { noted: TextFile[] }).noted)
}

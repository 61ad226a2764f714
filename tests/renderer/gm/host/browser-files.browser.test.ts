import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserFiles } from '#gm/host/browser-files.ts'
import { OfferInbox, readBrowserFiles, watchDrops } from '#gm/host/file-offers.ts'
import type { OfferedFile } from '#gm/host/host.ts'
import { MAX_FILE_BYTES } from '#shared/file-limits'
import { keepStrayDropsOut } from '#shared/stray-drops'

keepStrayDropsOut(window)

function drop(target: EventTarget, ...files: File[]): DragEvent {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

function tooLarge(name: string): File {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: MAX_FILE_BYTES + 1 })
  return file
}

describe('dropped files', () => {
  const inbox = new OfferInbox()
  watchDrops(window, (offer) => inbox.receive(offer))
  let offers: { names: string[]; refused: string[] }[]
  let stop: () => void

  beforeEach(() => {
    offers = []
    stop = inbox.listen((files, refused) => offers.push({ names: files.map((file) => file.name), refused }))
  })
  afterEach(() => stop())

  it('arrive with their names, whatever they are dropped on', async () => {
    drop(document.body, new File(['{}'], 'a.turnkeeper'), new File(['x'], 'b.csv'))
    await vi.waitFor(() => expect(offers).toEqual([{ names: ['a.turnkeeper', 'b.csv'], refused: [] }]))
  })

  it('never replace the page', () => {
    expect(drop(document.body, new File(['x'], 'picture.png')).defaultPrevented).toBe(true)
  })

  it('leave dropped text to fields and keep it off the page', () => {
    const field = document.body.appendChild(document.createElement('input'))
    const text = (target: EventTarget): DragEvent => drop(target)
    expect([text(field).defaultPrevented, text(document.body).defaultPrevented]).toEqual([false, true])
    field.remove()
  })
})

describe('file offers', () => {
  it('wait for the first listener', () => {
    const inbox = new OfferInbox()
    inbox.receive({ files: [], refused: ['a.json is not a file.'] })
    const heard: string[][] = []
    inbox.listen((_files, refused) => heard.push(refused))
    expect(heard).toEqual([['a.json is not a file.']])
  })

  it('tell in the import why no chosen file can be read', () => {
    const inbox = new OfferInbox()
    const heard: string[][] = []
    inbox.listen((_files, refused) => heard.push(refused))
    const refused = ['a.json has 40 MB. Files up to 32 MB can be read.']
    expect(inbox.takeChosen({ files: [], refused })).toEqual([])
    expect(heard).toEqual([refused])
  })
})

describe('the picker', () => {
  function choose(...files: File[]): Promise<OfferedFile[]> {
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
      const chosen = new DataTransfer()
      for (const file of files) chosen.items.add(file)
      this.files = chosen.files
      this.dispatchEvent(new Event(files.length > 0 ? 'change' : 'cancel'))
    })
    return browserFiles(new OfferInbox()).choose()
  }

  it('gives the bytes of what the GM chose', async () => {
    const [file] = await choose(new File(['龍'], 'a.json'))
    expect([file?.name, new TextDecoder().decode(file?.bytes)]).toEqual(['a.json', '龍'])
  })

  it('gives nothing when the GM cancels', async () => {
    expect(await choose()).toEqual([])
  })
})

describe('a file over the limit', () => {
  it('is refused before it is read', async () => {
    const file = tooLarge('huge.json')
    const read = vi.spyOn(file, 'arrayBuffer')
    expect(await readBrowserFiles([file])).toEqual({
      files: [],
      refused: ['huge.json has 33 MB. Files up to 32 MB can be read.'],
    })
    expect(read).not.toHaveBeenCalled()
  })
})

import { describe, expect, it } from 'vitest'
import { systems } from '#core/systems/registry'
import { BackgroundReader, type FileReading } from '#gm/features/import/background-reader.ts'
import { readHere, type FileToRead, type FromWorker } from '#gm/features/import/reading.ts'
import { useImport } from '#gm/features/import/use-import.ts'

let made = 0
const ports = { systems, newId: (kind: string) => `${kind}-${String(++made)}` }
const here: FileReading = {
  read: (file) => Promise.resolve(readHere(file, ports)),
  stop: () => undefined,
}
const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) })
const asked: FileToRead = {
  ...file('a.csv', 'name,HP\nOrc,1'),
  edits: [],
  systemId: '',
  answers: null,
  remembered: {},
}
const settled = () => new Promise((done) => setTimeout(done, 0))

function anImport(reading = here) {
  const answered: [string, object][] = []
  const imports = useImport({
    reading,
    before: () => ({ systemId: '', remembered: {} }),
    answered: (subject, answers) => void answered.push([subject, answers]),
  })
  return { imports, answered }
}

describe('the files of one import', () => {
  it('are read again with what the GM answers, and the answer is remembered by the columns', async () => {
    const { imports, answered } = anImport()
    imports.offer([file('a.csv', 'name,HP,initiative\nOrc,15,17')], [])
    await settled()
    const { key } = imports.files.value[0]!
    imports.reply(key, 'rules', 'teriock')
    await settled()
    expect(imports.files.value[0]!.report!.entries[0]!.item.value.systemId).toBe('teriock')
    expect(answered).toEqual([['name hp initiative', { rules: 'teriock' }]])
  })

  it('lose a refused one when it comes again corrected', async () => {
    const { imports } = anImport()
    imports.offer([file('a.csv', 'name,HP\n"Orc,15'), file('b.csv', 'name,HP\nRat,4')], ['c.json has 40 MB.'])
    await settled()
    imports.offer([file('a.csv', 'name,HP\nOrc,15'), file('b.csv', 'name,HP\nBat,4')], [])
    await settled()
    expect(imports.files.value.map(({ name, error }) => [name, error])).toEqual([
      ['b.csv', null],
      ['a.csv', null],
      ['b.csv', null],
    ])
    expect(imports.refused.value).toEqual(['c.json has 40 MB.'])
    imports.offer([file('c.json', '{}')], [])
    expect(imports.refused.value).toEqual([])
  })

  it('are read again with everything that was mended in them', async () => {
    const { imports } = anImport()
    imports.offer([file('a.csv', 'name,HP\nOrc,2d6\nRat,2d4')], [])
    for (let fixes = 2; fixes > 0; fixes--) {
      await settled()
      const { key, report } = imports.files.value[0]!
      expect(report!.skipped).toHaveLength(fixes)
      imports.mend(key, report!.skipped[0]!.issues[0]!.fix!.edit)
    }
    await settled()
    expect(imports.files.value[0]!.report!.skipped).toEqual([])
  })

  it('keep the list of what is ticked while another one is read', async () => {
    let tell: (share: number) => void = () => undefined
    const reading: FileReading = {
      ...here,
      read: (each, progress) =>
        each.name === 'slow.csv' ? new Promise(() => (tell = progress)) : here.read(each, progress),
    }
    const { imports } = anImport(reading)
    imports.offer([file('a.csv', 'name,HP\nOrc,15'), file('slow.csv', 'name,HP')], [])
    await settled()
    const before = imports.chosen.value
    tell(0.5)
    expect(imports.files.value[1]!.progress).toBe(0.5)
    expect(imports.chosen.value).toBe(before)
  })

  it('can be ticked all at once', async () => {
    const { imports } = anImport()
    imports.offer([file('a.csv', 'name,HP\nOrc,15\nRat,4')], [])
    await settled()
    const { key } = imports.files.value[0]!
    imports.tick(key, ['1', '2'], false)
    expect(imports.chosen.value.flat()).toEqual([])
  })

  it('never hide one another: a fault of ours is told of its own file', () => {
    const read = readHere(asked, {
      systems,
      newId: () => {
        throw new Error('broken')
      },
    })
    expect(read).toMatchObject({ ok: false, error: { code: 'format/fault' } })
  })
})

describe('reading beside the window', () => {
  const onWindow = () => Promise.resolve(readHere(asked, ports))
  /** A worker that answers when the test says so. */
  function aWorker() {
    const worker = {
      onmessage: null as ((event: { data: FromWorker }) => void) | null,
      onerror: null as (() => void) | null,
      postMessage: () => undefined,
      terminated: false,
      terminate: () => void (worker.terminated = true),
    }
    return worker
  }

  it('says how far it is, and ends with what was read', async () => {
    const worker = aWorker()
    const shares: number[] = []
    const read = new BackgroundReader(() => worker as unknown as Worker, onWindow).read(asked, (share) =>
      shares.push(share),
    )
    await settled()
    worker.onmessage?.({ data: { kind: 'progress', share: 0.5 } })
    worker.onmessage?.({ data: { kind: 'read', read: readHere(asked, ports) } })
    expect(await read).toMatchObject({ ok: true })
    expect(shares).toEqual([0.5])
  })

  it('is stopped at once, with all that waits', async () => {
    const worker = aWorker()
    const reader = new BackgroundReader(() => worker as unknown as Worker, onWindow)
    const reads = [reader.read(asked, () => undefined), reader.read(asked, () => undefined)]
    await settled()
    reader.stop()
    expect(await Promise.all(reads)).toMatchObject([{ ok: false }, { ok: false }])
    expect(worker.terminated).toBe(true)
  })

  it('goes on with the next file when one is too much', async () => {
    const workers = [aWorker(), aWorker()]
    const reader = new BackgroundReader(() => workers.shift() as unknown as Worker, onWindow)
    const [first, second] = workers
    const reads = [reader.read(asked, () => undefined), reader.read(asked, () => undefined)]
    await settled()
    first!.onmessage?.({ data: { kind: 'ready' } })
    first!.onerror?.()
    expect(await reads[0]).toMatchObject({ ok: false })
    await settled()
    second!.onmessage?.({ data: { kind: 'read', read: readHere(asked, ports) } })
    expect(await reads[1]).toMatchObject({ ok: true })
  })

  it.each([
    [
      'can be made',
      () => {
        throw new Error('no workers here')
      },
    ],
    ['starts', () => aWorker() as unknown as Worker],
  ])('is done by the window where no worker %s', async (_what, make) => {
    const made: Worker[] = []
    const reader = new BackgroundReader(() => {
      const worker = make()
      made.push(worker)
      return worker
    }, onWindow)
    const read = reader.read(asked, () => undefined)
    await settled()
    made[0]?.onerror?.(new Event('error') as ErrorEvent)
    expect(await read).toMatchObject({ ok: true })
    expect(await reader.read(asked, () => undefined)).toMatchObject({ ok: true })
    expect(made.length).toBeLessThan(2)
  })

  it('can be stopped while the window reads', async () => {
    const reader = new BackgroundReader(
      () => {
        throw new Error('no workers here')
      },
      () => new Promise(() => undefined),
    )
    const read = reader.read(asked, () => undefined)
    await settled()
    reader.stop()
    expect(await read).toMatchObject({ ok: false, error: { code: 'format/stopped' } })
  })
})

import { describe, expect, it } from 'vitest'
import { JournalWriter } from '#gm/session/journal-writer.ts'
import { StoreTrouble } from '#storage/store-trouble'

const never = (): void => undefined
const later = (): Promise<void> => new Promise((done) => void setTimeout(done))

describe('the queue to the disk', () => {
  it.each([...Array(12).keys()])('writes what comes in %i moments after another write', async (gap) => {
    const writer = new JournalWriter(never)
    const written: string[] = []
    const job = (name: string) => (): Promise<void> => {
      written.push(name)
      return Promise.resolve()
    }
    writer.write(job('first'))
    for (let moment = 0; moment < gap; moment++) await Promise.resolve()
    writer.write(job('second'))
    await later()
    expect({ written, state: writer.state.value }).toEqual({ written: ['first', 'second'], state: 'saved' })
  })

  it('never runs two writes at once', async () => {
    const writer = new JournalWriter(never)
    let running = 0
    let most = 0
    const job = async (): Promise<void> => {
      most = Math.max(most, ++running)
      await later()
      running--
    }
    for (let each = 0; each < 5; each++) writer.write(job)
    await writer.flush()
    expect(most).toBe(1)
  })

  it('tries a failed write again before any later one', async () => {
    const tries: string[] = []
    let retry = never
    let broken = true
    const writer = new JournalWriter((act) => (retry = act))
    writer.write(() => {
      tries.push('first')
      return broken ? Promise.reject(new Error('full')) : Promise.resolve()
    })
    writer.write(() => {
      tries.push('second')
      return Promise.resolve()
    })
    expect(await writer.flush()).toBe(false)
    expect(writer.state.value).toBe('failed')
    broken = false
    retry()
    expect(await writer.flush()).toBe(true)
    expect(tries.at(-1)).toBe('second')
    expect(tries.indexOf('second')).toBe(tries.length - 1)
  })

  it('waits longer from try to try, and says why and how long', async () => {
    const pauses: number[] = []
    let retry = never
    const writer = new JournalWriter((act, pause) => {
      retry = act
      pauses.push(pause)
    })
    writer.write(() => Promise.reject(new StoreTrouble(new DOMException('', 'QuotaExceededError'))))
    for (let each = 0; each < 7; each++) {
      await later()
      retry()
    }
    await later()
    expect(pauses.slice(0, 7)).toEqual([1000, 2000, 5000, 10_000, 20_000, 20_000, 20_000])
    expect(writer.trouble.value).toEqual({ why: 'The disk is full.', pause: 20_000 })
  })

  it('says nothing of the machine’s own words', async () => {
    const writer = new JournalWriter(never)
    writer.write(() => Promise.reject(new Error('LevelDB IO error 0x1F')))
    await writer.flush()
    expect(writer.trouble.value?.why).toBe('Nothing can be written at the moment.')
  })

  it('is not sped up by pauses of tries before a try by hand', async () => {
    const acts: (() => void)[] = []
    let tries = 0
    const writer = new JournalWriter((act) => void acts.push(act))
    writer.write(() => {
      tries++
      return Promise.reject(new Error('full'))
    })
    await later()
    await writer.flush()
    acts[0]?.()
    await later()
    expect(tries).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { JournalWriter } from '#gm/session/journal-writer.ts'

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
})

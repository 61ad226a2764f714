import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissNotice, notice } from '#gm/notices/notices.ts'
import {
  changedSince,
  forgetWaysBack,
  hasWayBack,
  isLastThingDone,
  takeBackNewest,
  tellOfFight,
  tellWithUndo,
} from '#gm/notices/ways-back.ts'

const nothing = (): void => undefined

beforeEach(forgetWaysBack)

describe('what a click took', () => {
  it('comes back one by one, the last first, also when its notice has gone', () => {
    const given: string[] = []
    tellWithUndo('Deleted Ford.', () => given.push('Ford'))
    tellWithUndo('Deleted Mill.', () => given.push('Mill'))
    dismissNotice()
    for (let each = 0; each < 3; each++) takeBackNewest(false)
    expect(given).toEqual(['Mill', 'Ford'])
    expect(hasWayBack(false)).toBe(false)
  })

  it('is taken back once: by the notice or by the key', () => {
    const run = vi.fn()
    tellWithUndo('Deleted Ford.', run)
    notice.value?.action?.run()
    takeBackNewest(false)
    expect(run).toHaveBeenCalledOnce()
  })

  it('waits behind what was changed since', () => {
    tellWithUndo('Deleted Ford.', nothing)
    expect(isLastThingDone(false)).toBe(true)
    changedSince()
    expect([isLastThingDone(false), hasWayBack(false)]).toEqual([false, true])
  })

  it('waits on the other screens while a fight is in front', () => {
    tellWithUndo('Deleted Ford.', nothing)
    expect([isLastThingDone(true), hasWayBack(true)]).toEqual([false, false])
  })

  it('of the fight comes first until something is done in it', () => {
    let isLast = true
    tellOfFight('The encounter begins again.', nothing, () => isLast)
    expect(isLastThingDone(true)).toBe(true)
    isLast = false
    expect(isLastThingDone(true)).toBe(false)
  })
})

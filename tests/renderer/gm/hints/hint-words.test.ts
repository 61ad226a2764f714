import { describe, expect, it } from 'vitest'
import { hintFor } from '#gm/hints/hint-words.ts'

const fresh = { off: false, seen: [] }

describe('a hint', () => {
  it('belongs to what is in front', () => {
    expect(hintFor('library', null, fresh)?.text).toMatch(/New makes a stat block/)
    expect(hintFor('run', 'initiative', fresh)?.text).toMatch(/Enter/)
    expect(hintFor('run', 'rounds', fresh)?.text).toMatch(/N ends the turn/)
  })

  it('stays away where the first-run card says it all, and when the fight is over', () => {
    expect(hintFor('run', null, fresh)).toBeNull()
    expect(hintFor('run', 'ended', fresh)).toBeNull()
  })

  it('is shown once, and not at all when hints are off', () => {
    expect(hintFor('library', null, { off: false, seen: ['library'] })).toBeNull()
    expect(hintFor('encounters', null, { off: false, seen: ['library'] })).not.toBeNull()
    expect(hintFor('encounters', null, { off: true, seen: [] })).toBeNull()
  })
})

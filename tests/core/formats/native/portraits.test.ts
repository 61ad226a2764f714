import { describe, expect, it } from 'vitest'
import { isPortrait } from '#core/engine/model/portrait'
import { writeEncounter, writeLibrary } from '#core/formats/native/write-document'
import { readText } from '#core/formats/registry'
import { playerScreen } from '#core/views/player-view'
import { firstMoment } from '#core/history/replay'
import { anEncounter, aSeed, Table } from '#support/fight.ts'
import { importContext, reportOf } from '#support/import-context.ts'
import { plainSystem } from '#support/plain-system.ts'

const picture = 'data:image/webp;base64,UklGRgoAAABXRUJQVlA4TA=='
const seed = aSeed('Ghoul', { block: { portrait: picture } })

describe('the picture of a stat block', () => {
  it('comes back as it went out, in a library and in an encounter', () => {
    for (const text of [writeLibrary({ statBlocks: [seed.block] }), writeEncounter(anEncounter([seed]))]) {
      const { entries } = reportOf(readText(text, importContext()))
      expect(JSON.stringify(entries)).toContain(picture)
    }
  })

  it.each([
    'https://example.com/ghoul.png',
    'file:///ghoul.png',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHA+',
    `${picture}"><script>`,
  ])('is never an address or anything that can hold a script: %s', (portrait) => {
    expect(isPortrait(portrait)).toBe(false)
    const text = writeLibrary({ statBlocks: [{ ...seed.block, portrait }] })
    const report = reportOf(readText(text, importContext()))
    expect(report.entries).toEqual([])
    expect(JSON.stringify(report)).toContain('must be a PNG, JPEG or WebP picture')
  })

  it('never reaches the players’ screen', () => {
    const { fight } = new Table([{ ...seed, totals: [10] }]).start()
    const screen = playerScreen(firstMoment(fight), plainSystem, {
      screen: 'order',
      monsterHealth: 'exact',
      playerHealth: 'exact',
      conditions: true,
      title: '',
      subtitle: '',
      line: '',
    })
    expect(JSON.stringify(screen)).toContain('Ghoul')
    expect(JSON.stringify(screen)).not.toContain('base64')
  })
})

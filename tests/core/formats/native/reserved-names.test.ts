import { describe, expect, it } from 'vitest'
import { writeFight } from '#core/formats/native/write-document'
import { readText } from '#core/formats/registry'
import { importContext } from '#support/import-context.ts'
import { playedJournal } from '#support/played-journal.ts'

const journal = playedJournal()
const written = { id: journal.origin.id, systemId: 'plain', title: 'Ford', ended: false, journal }
const text = writeFight(written)

describe('a fight file that uses a name which every object has', () => {
  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'is refused with its place and takes nothing down with it: %s',
    (name) => {
      const combatant = Object.keys(journal.origin.combatants)[0] ?? ''
      const odd = text.replaceAll(`"combatant": "${combatant}"`, `"combatant": "${name}"`)
      expect(odd).not.toBe(text)
      const result = readText(odd, importContext())
      expect(result).toMatchObject({ ok: true, report: { entries: [] } })
      expect(result.ok && result.report.skipped.length).toBe(1)
    },
  )
})

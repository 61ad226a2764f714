import { describe, expect, it } from 'vitest'
import type { Consequence, Prompt } from '#core/engine/consequence'
import type { WrittenFight } from '#core/formats/format'
import { writeFight } from '#core/formats/native/write-document'
import { readText } from '#core/formats/registry'
import { playedJournal } from '#support/played-journal.ts'
import { importContext, reportOf } from '#support/import-context.ts'

const journal = playedJournal()
const fight: WrittenFight = {
  id: journal.origin.id,
  systemId: 'plain',
  title: 'Ford',
  ended: false,
  journal,
}

const read = (text: string) => reportOf(readText(text, importContext()))

/** The report after something in the file was changed. */
function readChanged(change: (file: { fight: WrittenFight }) => void) {
  const file = JSON.parse(writeFight(fight)) as { fight: WrittenFight }
  change(file)
  return read(JSON.stringify(file))
}

const faultOf = (change: Parameters<typeof readChanged>[0]) => readChanged(change).skipped[0]!.issues[0]!

describe('a fight in a file', () => {
  it('comes back equal with its whole history, undone steps included', () => {
    expect(journal.head).toBeLessThan(journal.batches.length)
    expect(read(writeFight(fight)).entries[0]!.item).toStrictEqual({ kind: 'fight', value: fight })
  })

  it('comes back equal with a reminder whose roll picks its answer', () => {
    const [who = ''] = Object.keys(journal.origin.combatants)
    const does: Consequence[] = [
      { do: 'changeEffect', target: who, effect: 'burn', changes: { severity: 1 }, quiet: true },
      { do: 'returnSlots', target: who, slots: ['s1'] },
      { do: 'countUse', target: who, action: 'strike' },
      { do: 'answered', target: who, action: 'dodge' },
      { do: 'moveEntry', entry: 'e1', before: null, when: 'nextRound' },
    ]
    const roll: Prompt['roll'] = { kind: 'pick', table: [{ from: 1, to: 8, option: 'a' }] }
    const options = [{ id: 'a', label: 'Injury', does }]
    const asked: Prompt = { id: 'p', combatant: who, effect: null, text: 'Roll', dice: '1d8', roll, options }
    const origin = { ...journal.origin, prompts: [asked] }
    const given = { ...fight, journal: { ...journal, origin } }
    expect(read(writeFight(given)).entries[0]?.item.value).toStrictEqual(given)
  })

  it('is refused with the path where an event makes no sense', () => {
    const fault = faultOf(({ fight: { journal: changed } }) => {
      Object.assign(changed.batches[1]!.events[0]!, { type: 'Exploded' })
    })
    expect(fault).toMatchObject({
      path: 'fight.journal.batches[1].events[0]',
      message: 'This is no event that this version knows.',
    })
  })

  it('is refused when an event has a value of the wrong kind', () => {
    const fault = faultOf(({ fight: { journal: changed } }) => {
      Object.assign(changed.origin, { round: 'one' })
    })
    expect(fault).toMatchObject({
      path: 'fight.journal.origin.round',
      message: 'round must be a number, found “one”.',
    })
  })

  it('is refused when a batch is missing', () => {
    const fault = faultOf(({ fight: { journal: changed } }) => {
      ;(changed.batches as unknown[]).splice(1, 1)
    })
    expect(fault.message).toBe('seq must be 2, found 3.')
  })

  it('is refused when its history speaks of somebody who is not there', () => {
    const fault = faultOf(({ fight: { journal: changed } }) => {
      ;(changed.batches[0] as unknown as { events: unknown[] }).events = [
        { type: 'OrderSet', order: ['nobody'] },
      ]
    })
    expect(fault.message).toMatch(/^The fight can’t be played on from here/)
  })

  it('is refused when its head lies past its end', () => {
    const fault = faultOf(({ fight: { journal: changed } }) => {
      ;(changed as { head: number }).head = 99
    })
    expect(fault.message).toBe(`head must be a whole number from 0 to ${String(journal.batches.length)}.`)
  })
})

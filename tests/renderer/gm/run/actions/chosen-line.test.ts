import { expect, it } from 'vitest'
import { actionCatalogue } from '#core/views/available-actions'
import { chosenLine } from '#gm/features/run/actions/chosen-line.ts'
import { openDraft } from '#gm/features/run/draft.ts'
import { duel } from '#support/terra.ts'

it.each([
  ['by the line of its weapon', (weapon: string) => ({ weapon })],
  ['by the bare attack', () => ({})],
])('an attack lights the line of its weapon and no other, begun %s', (_how, inputs) => {
  const table = duel()
  const actor = table.combatant('A')
  const weapon = actor.block.attacks[0]?.id ?? ''
  const lines = actionCatalogue(table.fight, actor, table.system).flatMap(({ actions }) => actions)
  const open = openDraft(
    { actor: actor.id, action: 'attack', inputs: inputs(weapon), moment: 'apply' },
    table.fight,
    table.system,
  )
  expect(chosenLine(lines, actor, open)?.key).toBe(`attack:${weapon}`)
  expect(chosenLine(lines, table.combatant('B'), open)).toBeNull()
})

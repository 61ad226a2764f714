import type { Command } from '#core/engine/commands'
import type { Batch, Journal } from '#core/history/journal'
import { Table, aSeed } from '#support/fight.ts'

/** A short fight of the plain system, recorded: a hit, an effect, turns; its last step is undone. */
export function playedJournal(): Journal {
  const table = new Table([
    aSeed('Ana', { total: 18, side: 'ally' }),
    aSeed('Orc', { total: 9, quantity: 2 }),
  ])
  const origin = table.fight
  const batches: Batch[] = []
  const play = (command: Command): void => {
    table.do(command)
    batches.push({
      seq: batches.length + 1,
      label: command.type,
      at: 1000 + batches.length,
      round: `Round ${String(table.fight.round)}`,
      command,
      events: table.events,
      lines: [{ who: 'Ana', text: command.type, delta: '', tone: 'plain' }],
    })
  }
  const [first, second] = table.fight.order.filter(
    (id) => table.fight.entries[id]?.combatant !== table.id('Ana'),
  )
  play({ type: 'settleTie', entries: [first!, second!], by: 'gm' })
  play({ type: 'startFight' })
  const inputs = { target: table.id('Orc 1'), amount: 4 }
  play({ type: 'takeAction', combatant: table.id('Ana'), action: 'strike', inputs })
  play({ type: 'endTurn' })
  play({
    type: 'dealDamage',
    targets: [{ combatant: table.id('Ana'), share: 'half' }],
    amount: 5,
    damageType: 'blunt',
  })
  play({ type: 'endTurn' })
  return { origin, batches, head: batches.length - 1 }
}

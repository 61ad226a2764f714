import { nextTick, type ShallowRef } from 'vue'
import { gmName } from '#core/engine/naming'
import { useCommandSource, type CommandLine } from '#gm/features/command-bar/index.ts'
import { beginsWords } from '#ui/words.ts'
import { linesOf, orderView, type OrderLine } from './order/order-view'
import type { Run } from './run'

const MOST = 12

/** What the command bar finds in a fight: its creatures by name, the rules of its effects with their text. */
export function useFinder(run: Run, root: Readonly<ShallowRef<HTMLElement | null>>): void {
  const show = ({ key, combatant }: OrderLine): void => {
    run.select([combatant])
    void nextTick(() => root.value?.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)?.focus())
  }
  useCommandSource((query) => [
    ...linesOf(orderView(run.fight.value, run.system))
      .filter(({ name }) => beginsWords(name, query))
      .slice(0, MOST)
      .map((line) => creatureLine(line, run, () => show(line))),
    ...run.system.effects
      .filter(({ label }) => beginsWords(label, query))
      .slice(0, MOST)
      .map(({ id, label, hint }) => ({
        ...PLAIN,
        id: `effect/${id}`,
        group: 'Rules, Enter puts it on',
        label,
        aside: hint,
        run: () => (run.naming.value = label),
      })),
  ])
}

const PLAIN = { keys: null, blocked: false } as const

function creatureLine(line: OrderLine, { fight, system }: Run, show: () => void): CommandLine {
  const combatant = fight.value.combatants[line.combatant]
  const numbers = line.vitals.flatMap(({ label, value }) =>
    value === null || value === 'notTracked' ? [] : [`${label} ${value.now} of ${value.max}`],
  )
  const defence = line.defence === null ? [] : [`${system.defence.label} ${line.defence}`]
  return {
    ...PLAIN,
    id: `line/${line.key}`,
    group: 'In the fight',
    label: combatant ? gmName(fight.value, combatant) : line.name,
    aside: [...defence, ...numbers].join(', '),
    run: show,
  }
}

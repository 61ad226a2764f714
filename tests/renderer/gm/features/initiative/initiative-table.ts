import { mount, type VueWrapper } from '@vue/test-utils'
import { page } from 'vitest/browser'
import { defineComponent, h, shallowRef } from 'vue'
import type { Command } from '#core/engine/commands'
import { decide } from '#core/engine/decide'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantSeed } from '#core/engine/model/seed'
import { InitiativeScreen } from '#gm/features/initiative/index.ts'
import { seededDice } from '#support/dice.ts'
import { Table } from '#support/fight.ts'
import '#ui/tokens.css'

/** The initiative screen over a fight that takes its commands, without storage. */
export function atTheTable(members: readonly CombatantSeed[]) {
  const table = new Table(members)
  const dice = seededDice(7)
  const fight = shallowRef<Fight>(table.fight)
  const commands: Command[] = []
  const perform = (command: Command) => {
    const decided = decide(fight.value, command, { system: table.system, dice, newId: table.newId })
    commands.push(command)
    if (decided.ok) fight.value = decided.fight
    return decided.ok ? null : decided.rejection
  }
  const Host = defineComponent(() => {
    const props = { system: table.system, undoLabel: null, redoLabel: null, perform }
    return () => h(InitiativeScreen, { ...props, fight: fight.value })
  })
  const wrapper: VueWrapper = mount(Host, { attachTo: document.body })
  return {
    table,
    fight,
    commands,
    wrapper,
    total: (name: string) => page.getByRole('textbox', { name: `${name} total` }),
  }
}

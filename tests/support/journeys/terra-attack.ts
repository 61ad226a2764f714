import { expect, type Page } from '@playwright/test'
import { lineOf, type TableKeys } from './table-keys'

/** An attack up to its target roll. A weapon that isn't the first has a line of its own. */
export async function aim(keys: TableKeys, target: string, roll: number, weapon?: string): Promise<void> {
  await keys.act(weapon ?? 'Attack')
  await keys.focused('Target')
  await keys.pick(target)
  await keys.answer('Target roll', roll)
}

/** Enter after Enter: the target roll, no reaction of the target, the damage. */
export async function strike(keys: TableKeys, target: string, roll: number, damage: number, weapon?: string) {
  await aim(keys, target, roll, weapon)
  await keys.answerWith('Takes it')
  await keys.answer('Damage', damage)
}

/** A check whose threshold only the table knows succeeds by so much. The hands are brought there. */
export async function outcome(keys: TableKeys, degrees: number): Promise<void> {
  await keys.answerWith('Succeeds')
  await keys.answer('By degrees', degrees)
}

/** The foe that has just dropped is offered as defeated. */
export async function falls(keys: TableKeys, page: Page, name: string): Promise<void> {
  await expect(lineOf(page, name)).toHaveAccessibleName(/HP 0 of/)
  await keys.press('Delete')
  await expect(lineOf(page, name)).toHaveAccessibleName(/Defeated/)
}

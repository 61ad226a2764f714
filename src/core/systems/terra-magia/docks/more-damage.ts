/** The rows for damage of other types in the same hit: what the weapon adds, then what the GM adds. */
import type { DockField } from '../../../engine/dock'
import type { Attack } from '../../../engine/model/stat-block'
import { ordinal } from '../attacks'
import { damageTypes } from '../damage'
import { moreOfWeapon } from '../damage-parts'
import { moreKeys, type AttackInputs } from '../inputs'
import { choiceField, numberField, option, rollField } from './fields'

/** Every row that says something, and one blank after the last, so that one more can always be added. */
export function moreDamageFields(weapon: Attack, inputs: AttackInputs): DockField[] {
  const written = moreOfWeapon(weapon).length
  const filled = inputs.more.findLastIndex(({ damage }) => typeof damage === 'number' && damage > 0) + 1
  const rows = inputs.more.slice(0, Math.max(written, filled) + 1)
  return rows.flatMap((_row, at) => rowFields(weapon, inputs, at))
}

function rowFields(weapon: Attack, inputs: AttackInputs, at: number): DockField[] {
  const keys = moreKeys(at)
  const row = inputs.more[at]
  if (!keys || !row) return []
  const written = moreOfWeapon(weapon)[at]
  const type = row.type ?? written?.type ?? null
  const amount = typeof row.damage === 'number' ? row.damage : null
  const label = at === 0 ? 'More of another type' : `More of a ${ordinal(at + 2)} type`
  const types = damageTypes.map((each) => option(each, each))
  const kind = choiceField(
    keys.type,
    at === 0 ? 'Its type' : `The ${ordinal(at + 2)} type`,
    type,
    types,
    'list',
  )
  if (written) return [rollField(keys.damage, 'More damage', written.dice, row.damage), kind]
  return [numberField(keys.damage, label, amount, { min: 0, seldom: true }), ...(amount ? [kind] : [])]
}

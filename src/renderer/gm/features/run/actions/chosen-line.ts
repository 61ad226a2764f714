import { formInputs } from '#core/engine/dock'
import type { Combatant } from '#core/engine/model/combatant'
import type { CatalogueAction } from '#core/views/available-actions'
import type { OpenDraft } from '../draft'

/** The one line that an open form stands for: of an attack the weapon's own, whichever way it was begun. */
export function chosenLine<T extends Pick<CatalogueAction, 'action' | 'inputs'>>(
  lines: readonly T[],
  combatant: Pick<Combatant, 'id'>,
  open: OpenDraft | null,
): T | null {
  if (open?.actor.id !== combatant.id) return null
  const same = lines.filter(({ action }) => action.id === open.action.id)
  const weapon = (open.form ? formInputs(open.form) : open.draft.inputs).weapon
  const bare = same.find(({ inputs }) => inputs.weapon === undefined)
  return same.find(({ inputs }) => inputs.weapon !== undefined && inputs.weapon === weapon) ?? bare ?? null
}

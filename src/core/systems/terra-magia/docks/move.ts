import type { DockContext, DockForm } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import type { ActionDefinition } from '../../../engine/action'
import { effectOf } from '../ailments'
import { readMove } from '../inputs'
import { metresLeft, planMove, tooFar } from '../movement'
import { choiceField, form, numberField, option, step } from './fields'

/** Metres used and left. Without a Movement Speed there is nothing to count and nothing to fill in. */
export function moveDock({ actor, action, inputs }: DockContext): DockForm {
  const read = readMove(inputs)
  if (!read) return form({ blocked: 'Type whole metres' })
  const plan = planMove(actor, action.id, read)
  if (!plan) return form({ notes: [unknownLength(actor), ...consequencesOf(actor, action)] })
  const far = tooFar(plan, read)
  const after = Math.max(0, plan.granted - plan.used)
  return form({
    steps: [
      {
        ...step('metres', '', [
          ...(action.id === 'keep-moving' ? [mannerField(read.manner)] : []),
          numberField('metres', 'Metres', plan.metres, { min: 0, max: plan.most }),
          ...(plan.hop === null
            ? []
            : [
                numberField('hop', 'Longest hop', read.hop ?? Math.min(plan.hop, plan.metres), {
                  min: 0,
                  max: plan.hop,
                }),
              ]),
        ]),
        result: `${metresLeft(actor)} m left now, ${after} m after`,
      },
    ],
    notes: [...(far === null ? [] : [far]), ...consequencesOf(actor, action)],
    apply: `${action.name}, ${plan.metres} m`,
    bought: `${action.name} ${plan.metres} m`,
  })
}

function unknownLength({ stats }: Combatant): string {
  return stats.speed == null
    ? 'No Movement Speed on its stat block, so metres are not counted.'
    : 'A leap needs Jump Distance and Power on its stat block, so metres are not counted.'
}

/** What moving costs besides the slot. */
function consequencesOf(actor: Combatant, { id }: Pick<ActionDefinition, 'id'>): string[] {
  return [
    ...(effectOf(actor, 'cover') ? ['It leaves its cover.'] : []),
    ...(id === 'full-sprint' ? ['No Reactions until the start of its next turn.'] : []),
    ...(id === 'cautious-step' ? ['Provokes no Reaction Attacks, and a d4 more on Sneak.'] : []),
  ]
}

function mannerField(manner: string) {
  return choiceField('manner', 'How', manner, [
    option('walk', 'Walk'),
    option('jump', 'Jump'),
    option('leap', 'Leap', 'uses it all'),
  ])
}

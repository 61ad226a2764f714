/** One movement of a game master's hands: an action through catalogue and dock, or anything else the screen offers. */
import type { Command } from '#core/engine/commands'
import { actsNow } from '#core/engine/catalogue'
import type { Combatant } from '#core/engine/model/combatant'
import { currentCombatant, type Fight } from '#core/engine/model/fight'
import type { Effect } from '#core/engine/model/effect'
import { topFrame } from '#core/engine/stack/reaction-stack'
import type { GameSystem } from '#core/engine/system'
import { actionCatalogue } from '#core/views/available-actions'
import { draftCommand, firstMoment, type Draft } from '#gm/features/run/draft.ts'
import { anEffect, when } from '#support/fight.ts'
import { toCommand } from '#support/random-commands.ts'
import { oddNumbers, text } from './careless.ts'
import type { Chance } from './chance.ts'
import { fillIn } from './fill-dock.ts'

/** What the hands ask for; null when there was nothing to press. */
export function commandOf(fight: Fight, system: GameSystem, chance: Chance): Command | null {
  const frame = topFrame(fight.stack)
  if (frame && chance.often(40)) return resolving(fight, system, chance)
  if (chance.often(45)) return acting(fight, system, chance)
  if (chance.often(20)) return withEffects(fight, system, chance)
  return toCommand(fight, system, {
    kind: chance.upTo(110),
    a: chance.upTo(20),
    b: chance.upTo(20),
    n: chance.upTo(31) - 5,
    flag: chance.often(50),
  })
}

function acting(fight: Fight, system: GameSystem, chance: Chance): Command | null {
  const actor = someone(fight, chance)
  const offered = actor && actionCatalogue(fight, actor, system).flatMap(({ actions }) => actions)
  const chosen =
    offered && chance.one(chance.often(70) ? offered.filter(({ reason }) => reason === null) : offered)
  if (!chosen) return null
  const answered = chosen.action.answers && chance.often(60) ? topFrame(fight.stack) : null
  const draft: Draft = {
    actor: actor.id,
    action: chosen.action.id,
    inputs: {},
    moment: firstMoment(chosen.action, system, answered !== null),
    ...(answered ? { answers: answered.id } : {}),
    ...(chance.often(15) ? { override: true } : {}),
  }
  const open = fillIn(draft, fight, system, chance)
  // A form that says what is still missing has no Apply to press.
  return open && !open.form?.blocked ? draftCommand(open) : null
}

function resolving(fight: Fight, system: GameSystem, chance: Chance): Command | null {
  const frame = topFrame(fight.stack)
  const actor = fight.combatants[frame?.actor ?? '']
  if (!frame || !actor || frame.action === null)
    return { type: 'resolveTop', ...(chance.often(20) ? { override: true } : {}) }
  const { action, inputs } = frame
  const open = fillIn({ actor: actor.id, action, inputs, moment: 'resolve' }, fight, system, chance)
  return open?.form && !open.form.blocked ? draftCommand(open) : { type: 'resolveTop' }
}

/** Mostly whoever may act now. */
function someone(fight: Fight, chance: Chance): Combatant | undefined {
  const all = Object.values(fight.combatants)
  const now = all.filter((each) => actsNow(fight, each))
  return chance.one(chance.often(75) && now.length > 0 ? now : all)
}

/** Effects put on from the book or by hand, renamed, changed and taken off. */
function withEffects(fight: Fight, system: GameSystem, chance: Chance): Command | null {
  const bearer = chance.one(Object.values(fight.combatants))
  const effect = bearer && chance.one(bearer.effects)
  if (!bearer) return null
  if (effect && chance.often(30)) return { type: 'removeEffect', combatant: bearer.id, effect: effect.id }
  if (effect && chance.often(30)) return changed(bearer, effect, chance)
  const definition = chance.often(60) ? chance.one(system.effects) : undefined
  const combatants = [bearer.id]
  if (!definition) return { type: 'addEffect', combatants, effect: handmade(fight, system, chance) }
  const { id, label, severity, draft } = definition
  const strength = severity ? { severity: 1 + chance.upTo(12) } : {}
  return {
    type: 'addEffect',
    combatants,
    effect: { ...draft, ...strength, definition: id, label, source: currentCombatant(fight)?.id ?? null },
  }
}

function changed({ id }: Combatant, { id: effect }: Effect, chance: Chance): Command {
  return {
    type: 'changeEffect',
    combatant: id,
    effect,
    changes: chance.often(70)
      ? { label: text(chance), note: text(chance) }
      : { severity: chance.one(oddNumbers) ?? 1 },
  }
}

function handmade(fight: Fight, system: GameSystem, chance: Chance) {
  const moment = chance.often(50) ? ('start' as const) : ('end' as const)
  const whose = chance.one(['target', 'source', 'anyone'] as const) ?? 'target'
  const vital = chance.one(system.vitals)?.id ?? system.healVital
  const does = chance.one([
    {
      kind: 'damage',
      amount: text(chance),
      damageType: text(chance),
      straightTo: chance.often(30) ? vital : null,
    },
    { kind: 'heal', amount: text(chance), vital },
    { kind: 'severity', by: chance.one(oddNumbers) ?? 1 },
    { kind: 'remind', text: text(chance) },
  ] as const)
  return anEffect(text(chance) || 'Odd', {
    source: chance.one(Object.keys(fight.combatants)) ?? null,
    ticks: does ? [{ ...when({ moment, whose }), does }] : [],
    ends: chance.often(60)
      ? when({
          moment,
          whose,
          skip: chance.upTo(3),
          by: chance.often(30) ? { dice: '2d4', anyDie: 4 } : 'itself',
        })
      : null,
    modifiers: chance.often(30)
      ? [{ target: 'defence', amount: chance.one(oddNumbers) ?? 1, stacking: 'odd' }]
      : [],
    public: chance.often(50),
  })
}

import * as fc from 'fast-check'
import type { Command } from '#core/engine/commands'
import type { Fight } from '#core/engine/model/fight'
import { topFrame } from '#core/engine/stack/reaction-stack'
import type { GameSystem } from '#core/engine/system'
import { actionsOf } from '#core/engine/catalogue'
import { anEffect, aSeed, when } from '#support/fight.ts'

/** A random gesture of a GM: what it names is looked up in the fight it meets, so most of them make sense. */
export interface Gesture {
  kind: number
  a: number
  b: number
  n: number
  flag: boolean
}

export const gesture: fc.Arbitrary<Gesture> = fc.record({
  kind: fc.nat({ max: 109 }),
  a: fc.nat({ max: 19 }),
  b: fc.nat({ max: 19 }),
  n: fc.integer({ min: -5, max: 25 }),
  flag: fc.boolean(),
})

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/** Weighted so that turns really pass: about a third of all gestures end the turn. */
export function toCommand(
  fight: Fight,
  system: GameSystem,
  { kind, a, b, n, flag }: Gesture,
): Command | null {
  const who = pick(Object.keys(fight.combatants), a)
  const other = pick(Object.keys(fight.combatants), b)
  const entry = pick(fight.order, a)
  const before = pick(fight.order, b)
  if (who === undefined || other === undefined) return joinOf(n, flag, fight)
  const combatant = fight.combatants[who]
  if (kind < 34) return { type: 'endTurn', override: flag }
  if (kind < 37) return { type: 'backOneTurn' }
  if (kind < 45)
    return {
      type: 'dealDamage',
      targets: [
        { combatant: who, share: 'full' },
        { combatant: other, share: 'half' },
      ],
      amount: Math.abs(n),
      damageType: '',
    }
  if (kind < 48)
    return {
      type: 'heal',
      targets: [{ combatant: who, share: 'full' }],
      amount: Math.abs(n),
      vital: system.healVital,
    }
  if (kind < 52) return { type: 'defeat', combatants: [who] }
  if (kind < 54) return { type: 'revive', combatants: [who] }
  if (kind < 57) return joinOf(n, flag, fight)
  if (kind < 60) return { type: 'leave', combatants: [who] }
  if (kind < 63)
    return {
      type: 'setDisclosure',
      combatants: [who],
      hidden: flag,
      ...(n > 20 ? { alias: 'Stranger' } : {}),
    }
  if (kind < 66) return addEffectOf(who, other, n, flag)
  if (kind < 68)
    return pick(fight.prompts, a)
      ? { type: 'answerPrompt', prompt: pick(fight.prompts, a)?.id ?? '', option: flag ? 'ends' : 'stays' }
      : null
  if (entry === undefined || before === undefined) return null
  if (kind < 72)
    return { type: 'moveEntry', entry, before: flag ? before : null, when: n > 10 ? 'nextRound' : 'now' }
  if (kind < 75) return { type: 'swapPlaces', first: entry, second: before }
  if (kind < 78) return { type: 'actNow', entry }
  if (kind < 81) return { type: 'delay', combatant: fight.entries[fight.activeEntry ?? '']?.combatant ?? who }
  if (kind < 84)
    return {
      type: 'comeBack',
      combatant: Object.values(fight.combatants).find((each) => each.delayed !== null)?.id ?? who,
    }
  if (kind < 90) return actionOf(fight, system, who, other, a + b, n)
  if (kind < 94)
    return topFrame(fight.stack) || n < 15
      ? { type: 'resolveTop' }
      : { type: 'nameEvent', text: 'a noise', actor: who }
  if (kind < 96) return { type: 'setSurprised', combatants: [who], surprised: flag }
  if (kind < 98)
    return pick(combatant?.budget ?? [], b)
      ? {
          type: flag ? 'returnSlot' : 'spendSlot',
          combatant: who,
          slot: pick(combatant?.budget ?? [], b)?.id ?? '',
          note: 'by hand',
        }
      : null
  if (kind < 100) return { type: 'giveEntry', combatant: who, total: n }
  return writtenOver(fight, system, who, other, entry, { kind, n, flag })
}

/** What a GM writes over by hand. */
function writtenOver(
  fight: Fight,
  system: GameSystem,
  who: string,
  other: string,
  entry: string,
  { kind, n, flag }: Pick<Gesture, 'kind' | 'n' | 'flag'>,
): Command | null {
  if (kind < 102) return { type: 'setInitiative', entry, total: n }
  if (kind < 104)
    return { type: 'setVital', combatant: who, vital: system.healVital, now: n, ...(flag ? { max: n } : {}) }
  if (kind < 106) return { type: 'setController', combatant: who, controller: flag ? other : null }
  if (kind < 108) return { type: 'editCombatant', combatant: who, name: flag ? 'Orc' : 'Orc 2' }
  const setting = system.settings.find(({ kind: each }) => each === 'switch')
  return setting ? { type: 'changeSetting', setting: setting.id, value: flag } : null
}

function joinOf(n: number, flag: boolean, fight: Fight): Command {
  const name = flag ? 'Wolf' : 'Late Guest'
  const seed = aSeed(name, { hidden: n % 3 === 0, side: flag ? 'foe' : 'ally' }, fight.systemId)
  return { type: 'join', seeds: [seed], totals: { [name]: n }, tie: 'after', benefits: flag }
}

function addEffectOf(target: string, source: string, n: number, flag: boolean): Command {
  const moment = flag ? 'start' : 'end'
  const whose = n % 2 === 0 ? 'source' : 'target'
  const ends = when({ moment, whose, skip: Math.abs(n) % 3, event: n > 20 ? 'round' : 'turn' })
  const tick = { ...when({ moment, whose }), does: { kind: 'remind', text: 'tick' } as const }
  return {
    type: 'addEffect',
    combatants: [target],
    effect: anEffect(n > 8 ? 'Hunted by Wisp' : 'Frightened by Strahd', {
      source,
      ends,
      ticks: [tick],
      public: flag,
    }),
  }
}

function actionOf(
  fight: Fight,
  system: GameSystem,
  who: string,
  target: string,
  index: number,
  n: number,
): Command | null {
  const actor = fight.combatants[who]
  const action = actor && pick(actionsOf(actor, system), index)
  if (!action) return null
  const onStack = system.stack && action.stacks && n > 0
  const top = topFrame(fight.stack)
  const answers = system.stack && action.answers && top ? { answers: top.id } : {}
  return {
    type: 'takeAction',
    combatant: who,
    action: action.id,
    inputs: { target, amount: Math.abs(n) },
    onStack,
    ...answers,
  }
}

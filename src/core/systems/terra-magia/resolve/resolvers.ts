import type { ActionContext, GameSystem } from '../../../engine/system'
import { own } from '../../../engine/own'
import { prepBehind, preparedBy } from '../actions'
import { MOVES } from '../movement'
import { resolveInflict } from './ailment'
import { resolveAttack } from './attack'
import { resolveAssist, resolveCheck, resolveFirstAid } from './check'
import { resolveCommand } from './command'
import { resolveDefend } from './defend'
import { resolveCover, resolveEquip, resolveWords } from './hands'
import { resolveMove } from './movement'
import { resolveChangeOrder } from './order'
import { resolvePrep } from './prep'
import { ends, type Resolver } from './resolver'
import { resolveGive, resolveSpend, resolveStopDying, resolveTokenDie, resolveWake } from './tokens'

const resolvers: Readonly<Record<string, Resolver>> = {
  attack: resolveAttack,
  'reaction-attack': resolveAttack,
  defend: resolveDefend,
  prep: resolvePrep,
  command: resolveCommand,
  assist: resolveAssist,
  'first-aid': resolveFirstAid,
  'physical-skill': resolveCheck,
  'mental-skill': resolveCheck,
  'complex-item': resolveCheck,
  dodge: resolveCheck,
  block: resolveCheck,
  'take-cover': resolveCover,
  'simple-item': resolveWords,
  equip: resolveEquip,
  reload: resolveWords,
  'change-order': resolveChangeOrder,
  'token-stop-dying': resolveStopDying,
  'token-wake': resolveWake,
  'token-reroll-before': resolveSpend,
  'token-reroll-after': resolveSpend,
  'token-die': resolveTokenDie,
  'token-give': resolveGive,
  inflict: resolveInflict,
  ...Object.fromEntries(MOVES.map((id) => [id, resolveMove])),
}

/** Own abilities: with damage they strike like a weapon, without they are the GM's words. */
function resolverFor({ action }: ActionContext): Resolver {
  if (action.ability) return action.dock === 'attack' ? resolveAttack : resolveWords
  return own(resolvers, action.id) ?? resolveWords
}

export const resolve: GameSystem['resolve'] = (context) => {
  const prep = prepBehind(context.actor, context.action)
  const inner = prep ? preparedBy(context.actor, prep) : null
  if (!prep || !inner) return resolverFor(context)(context)
  return [
    ends(context.actor, prep.id, 'used'),
    ...resolverFor({ ...context, action: inner })(asPrepared(context, inner)),
  ]
}

/** An attack looks at the held action to know that it is prepared; everything else needs the one it holds. */
function asPrepared(context: ActionContext, inner: ActionContext['action']): ActionContext {
  return inner.dock === 'attack' ? context : { ...context, action: inner }
}

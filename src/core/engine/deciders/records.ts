import type { CommandOf } from '../commands'
import { Refused, type Decision } from '../decision'
import type { Decider } from './decider'
import { passEnd } from '../time/effect-clock'
import { nameCopy } from '../naming'
import { isRunning } from '../model/fight'
import { isOddDefence, isOddStat } from '../odd-values'
import { impossible, ruleAsks, type Rejection } from '../rejection'
import { combatantOf } from './lookup'

/** What the GM writes over: name, side, base AR or AC, stats, counters, notes, the ring under the miniature. */
const editCombatant: Decider<'editCombatant'> = (
  decision,
  { combatant: id, name, side, defence, stats, counters, notes, colour },
) => {
  const before = combatantOf(decision, id)
  const changes = {
    ...(name === undefined || name === before.name ? {} : { name }),
    ...(side === undefined ? {} : { side }),
    ...(defence === undefined ? {} : { defence }),
    ...(stats === undefined ? {} : { stats: { ...before.stats, ...stats } }),
    ...(counters === undefined ? {} : { counters: { ...before.counters, ...counters } }),
    ...(notes === undefined ? {} : { notes }),
    ...(colour === undefined ? {} : { colour }),
  }
  if (Object.keys(changes).length === 0) return
  for (const question of questionsOf(decision, { defence, stats })) decision.stopAt(question)
  decision.emit({ type: 'CombatantEdited', combatant: id, changes })
  if ('name' in changes) numberAnew(decision, id)
}

interface Edited {
  defence: CommandOf<'editCombatant'>['defence'] | undefined
  stats: CommandOf<'editCombatant'>['stats'] | undefined
}

/** Numbers that a GM hardly means are asked before they are written. */
function questionsOf({ system }: Decision, { defence, stats = {} }: Edited): Rejection[] {
  const odd = [
    ...(defence !== undefined && isOddDefence(defence) ? [`${system.defence.label} ${String(defence)}`] : []),
    ...system.stats.flatMap((each) => {
      const value = stats[each.id] ?? null
      return isOddStat(each, value) ? [`${each.label} ${String(value)}`] : []
    }),
  ]
  return odd.map((words) => ruleAsks('value/unusual', `${words} is unusual.`, 'Set it'))
}

/** Under a new name it is a copy of others, or the only one. */
const numberAnew = (decision: Decision, id: string): void => {
  const { name, disclosure: before } = combatantOf(decision, id)
  const { disclosure, copies } = nameCopy(decision.fight.copies, name, {
    ...before,
    number: null,
    letter: null,
  })
  decision.emit({ type: 'DisclosureSet', combatant: id, disclosure, copies })
}

const writeNotes: Decider<'writeNotes'> = (decision, { text }) => {
  if (text !== decision.fight.notes) decision.emit({ type: 'NotesWritten', text })
}

/** A rule changed in the middle of a turn counts from the next turn on. */
const changeSetting: Decider<'changeSetting'> = (decision, { setting, value }) => {
  const known = decision.system.settings.some(({ id }) => id === setting)
  decision.stopAt(known ? null : impossible('setting/unknown', 'This system has no such rule.'))
  decision.emit({
    type: 'SettingChanged',
    setting,
    value,
    from: isRunning(decision.fight) ? 'nextTurn' : 'now',
  })
}

const endFight: Decider<'endFight'> = (decision) => {
  if (decision.fight.phase === 'ended') throw new Refused(impossible('fight/ended', 'The fight is over.'))
  passEnd(decision, { event: 'fight', moment: 'end', who: [] })
  decision.emit({ type: 'FightEnded' })
}

export const recordDeciders = { editCombatant, writeNotes, changeSetting, endFight }

/** What the parts of the run screen share: the table, who is selected, and the action being filled in. */
import {
  computed,
  inject,
  provide,
  ref,
  shallowRef,
  watch,
  type ComputedRef,
  type InjectionKey,
  type Ref,
} from 'vue'
import { actionOf } from '#core/engine/catalogue'
import type { Command } from '#core/engine/commands'
import type { Inputs } from '#core/engine/model/inputs'
import type { Combatant } from '#core/engine/model/combatant'
import { currentCombatant } from '#core/engine/model/fight'
import type { CombatantId, FrameId, SlotId } from '#core/engine/model/ids'
import { ruleAsks, type Rejection } from '#core/engine/rejection'
import {
  aimed,
  draftCommand,
  firstMoment,
  isTouched,
  openDraft,
  ruleAgainst,
  type Draft,
  type OpenDraft,
} from './draft'
import { keepWhileAway, putAway, startTurnsAfresh } from './left-drafts'
import { createSelection, type Selection } from './selection'
import type { Table } from './table'

/** A refusal on show; `anyway` does it all the same, null where there is nothing to do. */
export interface Refusal {
  rejection: Rejection
  anyway: (() => void) | null
}

export interface PayWith {
  combatant: CombatantId
  slot: SlotId
}

export interface BeginOptions {
  inputs?: Inputs
  slots?: readonly SlotId[]
  answers?: FrameId
  cancels?: FrameId | null
  /** On the stack or not, against the action's own habit. */
  moment?: Draft['moment']
}

export interface Run extends Table, Omit<Selection, 'forget'> {
  current: ComputedRef<Combatant | null>
  /** Whom the middle of the screen shows: the only one selected, else whoever acts. */
  shown: ComputedRef<Combatant | null>
  /** Whom damage and effects go to: the selection, else the one that is shown. */
  targets: ComputedRef<readonly Combatant[]>
  draft: ComputedRef<OpenDraft | null>
  refusal: Ref<Refusal | null>
  /** Slot that the next action is to be paid with, where it fits; chosen by the GM instead of the cheapest. */
  payWith: Ref<PayWith | null>
  /** Column of the action catalogue that the arrows are in. */
  column: Ref<number>
  /** What the box for effects begins with; null: it is closed. */
  naming: Ref<string | null>
  /** All actions are in sight, those that are seldom used too. */
  unfolded: Ref<boolean>
  /** Does it, or shows why not. True when done. `done`: then, also where the GM has to overrule something first. */
  ask: (command: Command, done?: () => void) => boolean
  begin: (actor: CombatantId, action: string, options?: BeginOptions) => void
  changeDraft: (draft: Draft) => void
  /** Puts the form away; nothing of it is in the fight. */
  cancelDraft: () => void
  apply: () => boolean
}

const KEY: InjectionKey<Run> = Symbol('run')

export function useRun(): Run {
  const run = inject(KEY)
  if (!run) throw new Error('Outside of a run screen')
  return run
}

export function provideRun(table: Table, unfolded: Ref<boolean>): Run {
  const { forget, ...selection } = createSelection()
  const { selected } = selection
  const drafted = shallowRef<Draft | null>(null)
  const refusal = shallowRef<Refusal | null>(null)
  const payWith = ref<PayWith | null>(null)
  const draft = computed(() => openDraft(drafted.value, table.fight.value, table.system))
  const people = peopleOf(table, selected, draft)
  const ask = asker(table, refusal)
  const run: Run = {
    ...table,
    ...people,
    ...selection,
    draft,
    refusal,
    payWith,
    column: ref(0),
    naming: ref(null),
    unfolded,
    ask,
    begin: beginner(table, { selected, drafted, refusal, payWith, ask }),
    changeDraft: (next) => (drafted.value = next),
    cancelDraft: () => putAway(run, drafted),
    apply: () => applyDraft(draft.value, { selected, drafted, refusal, payWith, ask }),
  }
  forgetLeavers(table, forget, drafted)
  startTurnsAfresh(run, drafted)
  keepWhileAway(run, drafted)
  provide(KEY, run)
  return run
}

/** Whoever has left is meant by nothing any more, also when Undo brings it back. */
function forgetLeavers({ fight }: Table, forget: Selection['forget'], drafted: Ref<Draft | null>): void {
  watch(fight, ({ combatants }) => {
    forget((id) => combatants[id] !== undefined)
    if (drafted.value && !combatants[drafted.value.actor]) drafted.value = null
  })
}

function peopleOf(
  { fight }: Table,
  selected: Ref<ReadonlySet<CombatantId>>,
  draft: ComputedRef<OpenDraft | null>,
) {
  const current = computed(() => currentCombatant(fight.value))
  const chosen = computed(() => [...selected.value].flatMap((id) => fight.value.combatants[id] ?? []))
  const shown = computed(() => {
    const open = draft.value
    // Whoever fills in an action stays in the middle while the GM picks its targets in the order.
    if (open && open.draft.moment !== 'resolve') return open.actor
    return chosen.value.length === 1 ? (chosen.value[0] ?? null) : current.value
  })
  const targets = computed(() => {
    if (chosen.value.length > 0) return chosen.value
    return shown.value ? [shown.value] : []
  })
  return { current, shown, targets }
}

function asker(table: Table, refusal: Ref<Refusal | null>): Run['ask'] {
  const ask = (command: Command, done?: () => void): boolean => {
    const rejection = table.dispatch(command)
    const anyway = rejection?.overridable ? () => void ask({ ...command, override: true }, done) : null
    refusal.value = rejection ? { rejection, anyway } : null
    if (!rejection) done?.()
    return rejection === null
  }
  return ask
}

interface Beginning {
  selected: Ref<ReadonlySet<CombatantId>>
  drafted: Ref<Draft | null>
  refusal: Ref<Refusal | null>
  payWith: Ref<PayWith | null>
  ask: Run['ask']
}

/** Opens the dock of an action, or takes it at once when there is nothing to fill in. */
function beginner(table: Table, { selected, drafted, refusal, payWith, ask }: Beginning): Run['begin'] {
  const others = (actor: CombatantId) => [...selected.value].filter((id) => id !== actor)
  const open = (draft: Draft): void => {
    const opened = openDraft(draft, table.fight.value, table.system)
    if (!opened) return
    const { actor, action, form } = opened
    const against = draft.override ? null : ruleAgainst(table.fight.value, actor, action, draft, table.system)
    if (against) {
      refusal.value = { rejection: against, anyway: () => open({ ...draft, override: true }) }
      return
    }
    refusal.value = null
    // What is done at once, such as a re-roll, leaves a form open that is being filled in.
    if (form)
      drafted.value = begun(draft.moment === 'resolve' ? draft : aimed(draft, form, others(draft.actor)))
    else ask(draftCommand(opened))
    payWith.value = null
  }
  /** Nothing that was filled in goes without a word. */
  const openInstead = (draft: Draft): void => {
    const opened = openDraft(draft, table.fight.value, table.system)
    const before = openDraft(drafted.value, table.fight.value, table.system)
    if (!opened?.form || !before || !isTouched(before.draft)) return open(draft)
    const reason = `${before.action.name} is not applied yet.`
    const question = `Drop it for ${opened.action.name}`
    refusal.value = { rejection: ruleAsks('draft/open', reason, question), anyway: () => open(draft) }
  }
  return (actor, action, options = {}) => {
    const combatant = table.fight.value.combatants[actor]
    const definition = combatant && actionOf(combatant, action, table.system)
    if (!definition) return
    const inputs = options.inputs ?? {}
    const moment = options.moment ?? firstMoment(definition, table.system, options.answers !== undefined)
    const slots = payWith.value?.combatant === actor ? { slots: [payWith.value.slot] } : {}
    openInstead({ ...slots, ...options, actor, action, inputs, moment })
  }
}

/** What it begins with is not yet the GM's work. */
function begun(draft: Draft): Draft {
  return { ...draft, given: draft.inputs }
}

function applyDraft(opened: OpenDraft | null, { selected, drafted, ask }: Beginning): boolean {
  if (!opened || opened.form?.blocked) return false
  // A refused draft stays, so that nothing typed is lost. Whom it was aimed at is no longer selected.
  return ask(draftCommand(opened), () => {
    drafted.value = null
    selected.value = new Set()
  })
}

import { nextTick, onMounted, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Combatant } from '#core/engine/model/combatant'
import { topFrame } from '#core/engine/stack/reaction-stack'
import type { CatalogueColumn } from '#core/views/available-actions'
import { lineKey } from '#core/views/own-actions'
import { toNextColumn } from '#gm/focus/next-column.ts'
import { useHands } from '#gm/intents/hands.ts'
import { useIntents, type Intent } from '#gm/intents/registry.ts'
import type { Run } from './run'

type Root = Readonly<ShallowRef<HTMLElement | null>>

/** Where a form takes what is typed. */
const DOCK_FIELD = '[data-field] :is(input, [role="combobox"])'

/** Keys that belong to no single part of the screen, and where the focus goes when the fight moves on. */
export function useRunKeys(run: Run, columns: ComputedRef<readonly CatalogueColumn[]>, root: Root): void {
  const focus = (selector: string): boolean => {
    const element = root.value?.querySelector<HTMLElement>(selector)
    element?.focus()
    return element != null
  }
  followFight(run, focus)
  useIntents(() => [
    ...actionIntents(run, columns.value),
    ...selectionIntents(run),
    ...movingIntents(run, columns, root, focus),
    questionIntent(root),
  ])
}

/** The hands belong to an open form, else to the top of the stack, else to the actions. */
function followFight(run: Run, focus: (selector: string) => boolean): void {
  const settle = async (action: string | null): Promise<void> => {
    await nextTick()
    if (run.draft.value?.form) return
    if (topFrame(run.fight.value.stack) && focus('[data-resolve]')) return
    if (action === null || !focus(`[data-action="${CSS.escape(action)}"]`))
      focus('[data-action][tabindex="0"]')
  }
  useHands(() => void (run.draft.value?.form ? focus(DOCK_FIELD) || focus('[data-apply]') : settle(null)))
  watch(
    () => run.fight.value.activeEntry,
    () => void settle(null),
  )
  watch(
    () => topFrame(run.fight.value.stack)?.id,
    () => void settle(null),
  )
  watch(
    () => (run.draft.value ? lineKey(run.draft.value.action.id, run.draft.value.draft.given?.weapon) : null),
    (open, closed) => void (open === null && settle(closed)),
  )
  // An answer that is given takes its button along, and with it the focus. Not before the next frame: the
  // Enter that gave the answer would press the button that has the focus by then.
  watch(run.fight, () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) void settle(null)
    }),
  )
  onMounted(() => {
    if (document.activeElement === document.body) void settle(null)
  })
}

/** Every action has its line in the command bar; 1 to 9 choose the first that matter. */
function actionIntents(run: Run, columns: readonly CatalogueColumn[]): Intent[] {
  return columns.flatMap(({ actions }) =>
    actions.map(({ key, name, action, inputs, digit, reason }) => ({
      id: `fight/action-${key}`,
      label: reason === null ? name : `${name}. ${reason}`,
      keys: digit === null ? null : String(digit),
      scope: 'fight' as const,
      run: () => {
        if (run.shown.value) run.begin(run.shown.value.id, action.id, { inputs })
      },
    })),
  )
}

const ids = (combatants: readonly Combatant[]): string[] => combatants.map(({ id }) => id)

/** What is done to whoever is selected, else to whoever is shown. */
function selectionIntents(run: Run): Intent[] {
  const all = (test: (combatant: Combatant) => boolean): boolean => run.targets.value.every(test)
  return [
    {
      id: 'fight/hide',
      label: 'Hide or reveal to players',
      keys: 'V',
      scope: 'fight',
      run: () => {
        const hidden = !all(({ disclosure }) => disclosure.hidden)
        run.ask({ type: 'setDisclosure', combatants: ids(run.targets.value), hidden })
      },
    },
    {
      id: 'fight/surprised',
      label: 'Surprised or not',
      keys: 'S',
      scope: 'fight',
      run: () => {
        const surprised = !all((each) => each.surprised)
        run.ask({ type: 'setSurprised', combatants: ids(run.targets.value), surprised })
      },
    },
    {
      id: 'fight/defeated',
      label: 'Defeated or revived',
      keys: 'Del',
      scope: 'fight',
      run: () => {
        const type = all(({ defeated }) => defeated) ? 'revive' : 'defeat'
        run.ask({ type, combatants: ids(run.targets.value) })
      },
    },
  ]
}

function movingIntents(
  run: Run,
  columns: ComputedRef<readonly CatalogueColumn[]>,
  root: Root,
  focus: (selector: string) => boolean,
): Intent[] {
  const toActions = () => void nextTick(() => focus('[data-action][tabindex="0"]'))
  const part = (by: number) => () => toNextColumn(root, by, NEXT_STEP)
  const light = (by: number): void => {
    run.column.value = Math.min(columns.value.length - 1, Math.max(0, run.column.value + by))
    toActions()
  }
  const back = (): void => {
    if (run.draft.value) {
      run.cancelDraft()
      return
    }
    run.refusal.value = null
    run.select([])
    // While a stack is open no action waits to be chosen: what goes on is its top.
    void nextTick(() => focus('[data-resolve]') || focus('[data-action][tabindex="0"]'))
  }
  const quiet = { scope: 'fight', unlisted: true } as const
  return [
    { ...quiet, id: 'fight/column-left', label: 'Column to the left', keys: '←', run: () => light(-1) },
    { ...quiet, id: 'fight/column-right', label: 'Column to the right', keys: '→', run: () => light(1) },
    { ...quiet, id: 'fight/next-part', label: 'Next column', keys: 'F6', run: part(1) },
    {
      ...quiet,
      id: 'fight/last-part',
      label: 'Previous column',
      keys: ['Shift', 'F6'],
      run: part(-1),
    },
    { ...quiet, id: 'fight/to-current', label: 'Back to whoever acts', keys: 'Esc', run: back },
  ]
}

/** What waits for the GM's word: questions of the rules, and newcomers whose time has come. */
function questions(root: Root): HTMLElement[] {
  return [...(root.value?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
}

function questionIntent(root: Root): Intent {
  return {
    id: 'fight/question',
    label: 'Next open question',
    keys: 'Q',
    scope: 'fight',
    enabled: () => questions(root).length > 0,
    reason: () => 'Nothing is asked now.',
    run: () => toQuestion(root),
  }
}

/** To the one after the hands; into its field when it has one, else onto its first answer. */
function toQuestion(root: Root): void {
  const all = questions(root)
  const here = all.findIndex((each) => each.contains(document.activeElement))
  const next = all[(here + 1) % all.length]
  const field = next?.querySelector<HTMLElement>('input') ?? next?.querySelector<HTMLElement>('button')
  field?.focus()
}

/** Where the hands belong in a column, when it has such a place. */
const NEXT_STEP = '[data-line][tabindex="0"], [data-action][tabindex="0"], [data-resolve]'

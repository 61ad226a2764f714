/** States that the rules name. Numbers of cover and the text of ailments are the GM's. */
import type { EffectDraft, Modifier, When } from '../../engine/model/effect'
import type { EffectDefinition } from '../../engine/system'

type Draft = EffectDefinition['draft']

const plain: Draft = {
  severity: null,
  begins: null,
  ticks: [],
  ends: null,
  modifiers: [],
  causes: null,
  sustained: false,
  public: true,
  tone: 'neutral',
  note: '',
  data: {},
}

export const at = (event: When['event'], moment: When['moment'], skip = 0): When => ({
  event,
  moment,
  whose: 'target',
  anchor: null,
  skip,
  by: 'itself',
})

export const modifier = (target: string, amount: number, stacking: string): Modifier => ({
  target,
  amount,
  stacking,
})

const define = (
  id: string,
  label: string,
  hint: string,
  draft: Partial<Draft>,
  severity = false,
): EffectDefinition => ({ id, label, hint, severity, draft: { ...plain, ...draft } })

const untilOwnTurn = at('turn', 'start')
const EVERY_SLOT = 'major,movement,minor,reaction'

export const effects: readonly EffectDefinition[] = [
  define('stumbled', 'Stumbled', 'Enemies roll an advantage die against it', {
    ends: untilOwnTurn,
    tone: 'harmful',
    modifiers: [modifier('enemyDiceAgainst', 1, 'stumbled')],
  }),
  define('defend', 'Defend', 'Harder to hit until its next turn', {
    ends: untilOwnTurn,
    tone: 'helpful',
    modifiers: [modifier('defence', 1, 'defend')],
  }),
  define('prep', 'Prep held', 'An action kept for its Reaction', {
    ends: untilOwnTurn,
    tone: 'helpful',
    public: false,
  }),
  define('sprint', 'Full Sprint', 'No reactions until its next turn', {
    ends: untilOwnTurn,
    data: { off: 'reaction', noReactions: true },
  }),
  define('cautious', 'Cautious Step', 'Provokes no reaction attacks', {
    ends: at('turn', 'end'),
    tone: 'helpful',
  }),
  define('cover', 'Cover', 'Ends when it moves', { tone: 'helpful' }),
  define('assisted', 'Assisted', 'Advantage dice kept until used', { tone: 'helpful', data: { dice: 2 } }),
  define('tokenDie', 'Token die', 'An advantage die for a skill check', {
    tone: 'helpful',
    data: { dice: 1, checksOnly: true },
  }),
  define('dying', 'Dying', 'The severity is the death stage', { severity: 1, tone: 'harmful' }, true),
  define('unconscious', 'Unconscious', 'Can do nothing until it wakes', {
    tone: 'harmful',
    data: { off: EVERY_SLOT, noReactions: true },
  }),
  define('injury', 'Lasting injury', 'Stays after the fight', { tone: 'harmful' }),
  define(
    'exhaustion',
    'Exhaustion',
    'Takes actions away, at 1, 5 and 10',
    { severity: 1, tone: 'harmful' },
    true,
  ),
  define(
    'bleeding',
    'Bleeding',
    '2 HP per Major; from 5 per Reaction too',
    { severity: 1, tone: 'harmful' },
    true,
  ),
  define('fear', 'Fear', 'Its text is yours', { severity: 1, tone: 'harmful' }, true),
  define('ailment', 'Ailment', 'Name, severity and text are yours', { severity: 1, tone: 'harmful' }, true),
]

/** Those that accumulate severity and are inflicted against a Stamina check. */
export const AILMENTS: readonly string[] = ['exhaustion', 'bleeding', 'fear', 'ailment']

/** A fresh effect of the table. Throws on a name that is not in it. */
export function effect(id: string, source: string | null, change: Partial<EffectDraft> = {}): EffectDraft {
  const definition = effects.find((each) => each.id === id)
  if (!definition) throw new Error(`No effect ${id}`)
  return { ...definition.draft, definition: id, label: definition.label, source, ...change }
}

/** Conditions, hacks, and what the tracker itself keeps as effects: a readied action, a slow ability, a block. */
import type { Combatant } from '../../engine/model/combatant'
import type { Effect, EffectDraft, When } from '../../engine/model/effect'
import type { EffectDefinition } from '../../engine/system'
import { own } from '../../engine/own'

export const OWN_TURN_START: When = {
  event: 'turn',
  moment: 'start',
  whose: 'target',
  anchor: null,
  skip: 0,
  by: 'itself',
}

/** The commonest end: the target's end of turn, by a roll. */
export const USUAL_END: When = { ...OWN_TURN_START, moment: 'end', by: { dice: '2d4', anyDie: 4 } }

export const TURN_END: When = { ...OWN_TURN_START, moment: 'end', whose: 'anyone' }

type Draft = EffectDefinition['draft']

const bare: Draft = {
  severity: null,
  begins: null,
  ticks: [],
  ends: null,
  modifiers: [],
  causes: null,
  sustained: false,
  public: true,
  tone: 'harmful',
  note: '',
  data: {},
}

interface Row {
  label: string
  hint: string
  implies?: readonly string[]
  draft?: Partial<Draft>
  severity?: boolean
}

const byRoll: Partial<Draft> = { ends: USUAL_END }
const secret: Partial<Draft> = { tone: 'helpful', public: false }
const untilOwnTurn: Partial<Draft> = { tone: 'helpful', ends: OWN_TURN_START }

const CONDITIONS: Readonly<Record<string, Row>> = {
  allured: { label: 'Allured', hint: 'Drawn to someone', implies: ['bound'], draft: byRoll },
  anosmatic: { label: 'Anosmatic', hint: 'No sense of smell' },
  asleep: {
    label: 'Asleep',
    hint: 'Unconscious until woken',
    implies: ['unconscious', 'down', 'blind', 'prone'],
  },
  blind: { label: 'Blind', hint: 'Attacks with disadvantage', draft: byRoll },
  bound: { label: 'Bound', hint: 'Will not let someone come to harm' },
  burned: { label: 'Burned', hint: 'Does not heal by itself' },
  charmed: { label: 'Charmed', hint: 'Fights for the other side', draft: byRoll },
  criticallyWounded: {
    label: 'Critically wounded',
    hint: 'Cannot be woken',
    implies: ['down', 'prone'],
  },
  dead: { label: 'Dead', hint: 'At the lowest it can reach', implies: ['down', 'prone'] },
  deaf: { label: 'Deaf', hint: 'Hears nothing', draft: byRoll },
  defyingDeath: { label: 'Defying death', hint: 'Resists dying and fainting', draft: { tone: 'helpful' } },
  disguised: { label: 'Disguised', hint: 'Check Disguise sees through it', draft: secret },
  down: { label: 'Down', hint: 'Unconscious or dead' },
  dueling: { label: 'Dueling', hint: 'Only its opponents can reach it', draft: { tone: 'neutral' } },
  encumbered: { label: 'Encumbered', hint: '1 light, 2 heavy', severity: true, draft: { severity: 1 } },
  ethereal: { label: 'Ethereal', hint: 'Out of reach of the material', draft: { tone: 'neutral' } },
  frenzied: { label: 'Frenzied', hint: 'Will not leave the fight', draft: { tone: 'neutral' } },
  frightened: { label: 'Frightened', hint: 'Keeps away from what it fears', draft: byRoll },
  frozen: { label: 'Frozen', hint: 'Pauses its other effects' },
  goaded: { label: 'Goaded', hint: 'Attacks others with disadvantage', draft: byRoll },
  grounded: { label: 'Grounded', hint: 'Cannot leave the ground', draft: byRoll },
  hacked: { label: 'Hacked', hint: 'A body part is wounded' },
  hidden: { label: 'Hidden', hint: 'Must be noticed first', draft: secret },
  hollied: { label: 'Hollied', hint: 'Dropped by holy damage' },
  immobilized: { label: 'Immobilized', hint: 'Cannot move from its place', draft: byRoll },
  invisible: { label: 'Invisible', hint: 'Cannot be seen', draft: secret },
  lighted: { label: 'Lighted', hint: 'Gives light, easily seen', draft: { tone: 'neutral' } },
  meleeDodging: { label: 'Melee dodging', hint: 'Melee attacks need 2 more', draft: untilOwnTurn },
  missileDodging: { label: 'Missile dodging', hint: 'Missile attacks need 2 more', draft: untilOwnTurn },
  mute: { label: 'Mute', hint: 'Cannot speak', draft: byRoll },
  odorless: { label: 'Odorless', hint: 'Cannot be smelled', draft: { tone: 'neutral' } },
  paralyzed: {
    label: 'Paralyzed',
    hint: 'No active, reactive or slow abilities',
    implies: ['immobilized'],
    draft: byRoll,
  },
  poisoned: {
    label: 'Poisoned',
    hint: '1d6 toxic at its turn start',
    draft: {
      ticks: [
        { ...OWN_TURN_START, does: { kind: 'damage', amount: '1d6', damageType: 'toxic', straightTo: null } },
      ],
    },
  },
  prone: { label: 'Prone', hint: 'Lies on the ground' },
  ruined: { label: 'Ruined', hint: 'Beyond bringing back', implies: ['dead', 'down'] },
  silenced: { label: 'Silenced', hint: 'Basic abilities only', implies: ['mute'], draft: byRoll },
  silent: { label: 'Silent', hint: 'Cannot be heard', draft: { tone: 'neutral' } },
  slowed: { label: 'Slowed', hint: 'Moves at half speed', draft: byRoll },
  snared: { label: 'Snared', hint: 'Held in place', implies: ['immobilized'] },
  suffocating: {
    label: 'Suffocating',
    hint: 'Asked every turn',
    draft: { ticks: [{ ...OWN_TURN_START, does: { kind: 'remind', text: 'cannot breathe' } }] },
  },
  terrored: { label: 'Terrored', hint: 'Dropped by terror' },
  transformed: { label: 'Transformed', hint: 'Has another form', draft: { tone: 'neutral' } },
  unconscious: { label: 'Unconscious', hint: 'Passive abilities only', implies: ['down', 'prone'] },
  wisping: { label: 'Wisping', hint: 'A wisp between the realms', implies: ['ethereal'] },
}

export const CONDITION_IDS: readonly string[] = Object.keys(CONDITIONS)

/** Wounds of one kind of body part, counted: two arms, two legs, one of the rest. */
export const HACKS: Readonly<
  Record<string, { label: string; most: number; implies: readonly (readonly string[])[] }>
> = {
  hackArm: { label: 'Arm hack', most: 2, implies: [['hacked'], ['hacked']] },
  hackLeg: {
    label: 'Leg hack',
    most: 2,
    implies: [
      ['hacked', 'slowed'],
      ['hacked', 'slowed', 'immobilized'],
    ],
  },
  hackBody: { label: 'Body hack', most: 1, implies: [['hacked']] },
  hackEar: { label: 'Ear hack', most: 1, implies: [['hacked', 'deaf']] },
  hackEye: { label: 'Eye hack', most: 1, implies: [['hacked', 'blind']] },
  hackNose: { label: 'Nose hack', most: 1, implies: [['hacked', 'anosmatic']] },
  hackMouth: { label: 'Mouth hack', most: 1, implies: [['hacked', 'mute']] },
}

export const effects: readonly EffectDefinition[] = [
  ...Object.entries(CONDITIONS).map(([id, { label, hint, severity = false, draft }]) => ({
    id,
    label,
    hint,
    severity,
    draft: { ...bare, ...draft },
  })),
  ...Object.entries(HACKS).map(([id, { label, most }]) => ({
    id,
    label,
    hint: most > 1 ? `Up to ${String(most)}` : 'At most one',
    severity: true,
    draft: { ...bare, severity: 1 },
  })),
]

/** An effect of the table, ready to be put on. */
export function draftOf(id: string, change: Partial<EffectDraft> = {}): EffectDraft {
  const known = effects.find((each) => each.id === id)
  return { ...bare, ...known?.draft, definition: id, label: known?.label ?? id, source: null, ...change }
}

/** An implied condition: in force as long as its causes, nothing else. */
export function impliedDraft(id: string, cause: string): EffectDraft {
  return draftOf(id, { causes: [cause], ends: null, ticks: [] })
}

/** Conditions that this effect brings with it now. */
export function impliedBy({
  definition,
  severity,
  begins,
}: Pick<Effect, 'definition' | 'severity' | 'begins'>): readonly string[] {
  if (definition === null || begins !== null) return []
  const hack = own(HACKS, definition)
  if (hack) return hack.implies[Math.min(severity ?? 1, hack.most) - 1] ?? []
  return own(CONDITIONS, definition)?.implies ?? []
}

export function isCondition(id: string | null): boolean {
  return id !== null && own(CONDITIONS, id) !== undefined
}

/** As the rules call it, whatever the GM has made of it on a creature. */
export function labelOf(id: string): string {
  return effects.find((each) => each.id === id)?.label ?? id
}

/** In force, not only announced. */
export function effectOf({ effects: all }: Pick<Combatant, 'effects'>, id: string): Effect | null {
  return all.find(({ definition, begins }) => definition === id && begins === null) ?? null
}

/**
 * A passive ability is in effect as long as its duration says: "while hidden", "while not prone". Words that
 * name no condition are the GM's to judge, so it stays in view.
 */
export function passiveInEffect(combatant: Combatant, { trigger }: { trigger: string }): boolean {
  const said = /^while\s+(not\s+)?(.+)$/i.exec(trigger.trim())
  const named = said?.[2]?.toLowerCase() ?? ''
  const condition = Object.entries(CONDITIONS).find(([, { label }]) => label.toLowerCase() === named)?.[0]
  if (condition === undefined) return true
  return (effectOf(combatant, condition) !== null) === (said?.[1] === undefined)
}

/** Whoever has one of these uses only passive abilities. */
export const DISABLING = ['dead', 'criticallyWounded', 'unconscious', 'paralyzed', 'frozen'] as const

/** Its owner becomes unable: what it sustains ends. */
export const UNABLE: readonly string[] = ['dead', 'criticallyWounded', 'unconscious']

export function disabledBy(combatant: Pick<Combatant, 'effects'>): Effect | null {
  for (const id of DISABLING) {
    const effect = effectOf(combatant, id)
    if (effect) return effect
  }
  return null
}

/** The tracker's own effects are no part of the creature, so being frozen does not stop them. */
const TRACKERS: readonly (string | null)[] = ['ready', 'slow', 'blocking']

/** Frozen pauses everything else on the creature, expiry rolls included, but not its own end. */
export function clockStopped(combatant: Combatant, effect: Effect): boolean {
  if (effect.definition === 'frozen' || TRACKERS.includes(effect.definition)) return false
  return effectOf(combatant, 'frozen') !== null
}

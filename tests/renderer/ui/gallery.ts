import { Flame, Link, Shield, Zap } from '@lucide/vue'
import { defineComponent, h, ref, type VNode } from 'vue'
import AppButton from '#ui/AppButton.vue'
import AppCheckbox from '#ui/AppCheckbox.vue'
import AppField from '#ui/AppField.vue'
import AppSwitch from '#ui/AppSwitch.vue'
import ArShield from '#ui/ArShield.vue'
import BadgeTag from '#ui/BadgeTag.vue'
import CreatureToken from '#ui/CreatureToken.vue'
import EffectTag from '#ui/EffectTag.vue'
import EmptyState from '#ui/EmptyState.vue'
import ImportReportRow from '#ui/ImportReportRow.vue'
import LogLine from '#ui/LogLine.vue'
import NumberField from '#ui/NumberField.vue'
import ReminderList from '#ui/ReminderList.vue'
import SegmentedControl from '#ui/SegmentedControl.vue'
import SlotChip from '#ui/SlotChip.vue'
import StackFrame from '#ui/StackFrame.vue'
import TurnDial from '#ui/TurnDial.vue'
import VitalBar from '#ui/VitalBar.vue'

const DIAL = [
  'acted',
  'defeated',
  'acted',
  'acted',
  'current',
  'next',
  'waiting',
  'waiting',
  'hidden',
  'waiting',
] as const
const segments = DIAL.map((state, index) => ({ key: String(index), state }))

function row(...children: VNode[]): VNode {
  return h(
    'div',
    { style: 'display:flex;flex-wrap:wrap;gap:14px;align-items:center;margin-bottom:14px' },
    children,
  )
}

function buttons(): VNode[] {
  return (['go', 'quiet', 'line', 'ghost', 'danger'] as const).map((variant) =>
    row(
      h(AppButton, { variant, keys: 'N' }, () => `End turn`),
      h(AppButton, { variant, size: 'lg', icon: Zap, keys: ['Ctrl', '↵'] }, () => 'Start fight'),
      h(AppButton, { variant, size: 'sm' }, () => 'Bring in'),
      h(AppButton, { variant, icon: Zap, label: `Roll again, ${variant}` }),
      h(AppButton, { variant, reason: 'Needs 2 Major + Minor' }, () => 'Change turn order'),
    ),
  )
}

function fields(): VNode[] {
  return [
    row(
      h(AppField, { label: 'Name', modelValue: 'Ilse' }),
      h(AppField, {
        label: 'Search',
        labelHidden: true,
        modelValue: '',
        placeholder: 'Search or command',
        keys: ['Ctrl', 'K'],
      }),
      h(AppField, { label: 'Locked name', modelValue: 'Locked', locked: true }),
      h(AppField, { label: 'Path', modelValue: 'x', error: 'This folder cannot be written to.' }),
    ),
    row(
      h(NumberField, { label: 'Damage', modelValue: 12, keys: 'D' }),
      h(NumberField, { label: 'Total', labelHidden: true, modelValue: 21, size: 'lg', style: 'width:74px' }),
      h(NumberField, {
        label: 'Total of Odo',
        modelValue: null,
        size: 'lg',
        placeholder: 'total',
        style: 'width:74px',
      }),
    ),
    row(
      h(AppSwitch, { label: 'Surprise, Hound', onWord: 'Surprised', offWord: 'Ready', modelValue: true }),
      h(AppSwitch, { label: 'Surprise, Odo', onWord: 'Surprised', offWord: 'Ready', modelValue: false }),
      h(AppSwitch, { label: 'Conditions', modelValue: true }),
      h(AppSwitch, {
        label: 'Lock',
        onWord: 'Open',
        offWord: 'Locked',
        modelValue: false,
        reason: 'The fight has begun.',
      }),
    ),
    row(
      h(AppCheckbox, { label: 'Undead', count: 14, modelValue: true }),
      h(AppCheckbox, { label: 'Beast', modelValue: false }),
      h(AppCheckbox, { label: 'Spirit', modelValue: false, disabled: true }),
      h(SegmentedControl<'words' | 'off' | 'exact'>, {
        label: 'Monster health',
        modelValue: 'words',
        options: [
          { value: 'words', label: 'Words' },
          { value: 'off', label: 'Off' },
          { value: 'exact', label: 'Exact' },
        ],
      }),
    ),
  ]
}

function creatures(): VNode[] {
  const token = (text: string, side: 'ally' | 'foe', more = {}) => h(CreatureToken, { text, side, ...more })
  return [
    row(
      token('MV', 'ally', { size: 'lg' }),
      token('W', 'foe', { size: 'lg' }),
      token('MV', 'ally'),
      token('3', 'foe'),
      token('2', 'foe', { out: true }),
      token('BO', 'ally', { out: true }),
      token('1', 'foe', { size: 'sm' }),
      h(TurnDial, { segments, size: 'mark' }),
      h(TurnDial, { segments, size: 'clock' }),
      h(TurnDial, { segments, size: 'card' }),
      h('div', { style: 'width:200px;height:200px' }, h(TurnDial, { segments, size: 'tv' })),
    ),
    h(
      'div',
      {
        style: 'display:grid;grid-template-columns:1fr 1fr 76px;gap:22px;align-items:end;margin-bottom:14px',
      },
      [
        h(VitalBar, { label: 'VP', now: 31, max: 40, kind: 'solid', layout: 'large' }),
        h(VitalBar, { label: 'HP', now: 7, max: 12, kind: 'notched', layout: 'large' }),
        h('div', [
          h(VitalBar, { label: 'VP', now: 18, max: 18, kind: 'solid' }),
          h(VitalBar, { label: 'HP', now: 4, max: 6, kind: 'notched' }),
        ]),
        h(VitalBar, {
          label: 'HP of Ossian',
          now: 34,
          max: 40,
          pending: 16,
          kind: 'notched',
          layout: 'bare',
        }),
        h(VitalBar, { label: 'VP', now: 11, max: 17, pending: 2, kind: 'solid', layout: 'bare' }),
        h(VitalBar, { label: 'HP below zero', now: -6, max: 20, min: -20, kind: 'notched' }),
      ],
    ),
    row(
      h(EffectTag, { label: 'Stone oath', remaining: '+1 AR, 2 rounds left', tone: 'good', icon: Shield }),
      h(EffectTag, { label: 'Burning 3', remaining: '2 rounds left', tone: 'bad', icon: Flame }),
      h(EffectTag, {
        label: 'Bound oath',
        remaining: "until Ilse's turn starts",
        tone: 'arcane',
        icon: Link,
      }),
      h(EffectTag, { label: 'Prone' }),
    ),
    row(
      h(BadgeTag, { tone: 'good' }, () => 'Will resolve'),
      h(BadgeTag, { tone: 'bad' }, () => 'Cancelled'),
      h(BadgeTag, { tone: 'arcane' }, () => 'First'),
      h(BadgeTag, { tone: 'lamp' }, () => 'Tied'),
      h(BadgeTag, { icon: Shield }, () => 'Hidden'),
      h(ArShield, {
        total: 16,
        reasons: ['13 base', '+2 mail', '+1 oath'],
        ledger: [
          { label: 'Base (Hollow Warden)', value: '13' },
          { label: 'Rusted mail', value: '+2' },
          { label: 'Stone oath, 2 rounds left', value: '+1' },
        ],
        note: 'Target rolls must reach this.',
      }),
      h(ArShield, { total: null, ledger: [] }),
    ),
    h('div', { style: 'display:flex;gap:5px;margin-bottom:14px' }, [
      h(SlotChip, { slotName: 'Major', state: 'unspent' }),
      h(SlotChip, { slotName: 'Major', state: 'pending', bought: 'Attack' }),
      h(SlotChip, { slotName: 'Major', state: 'spent', bought: 'Hit Ilse' }),
      h(SlotChip, { slotName: 'Reaction', state: 'off', bought: 'Given up by Full sprint', span: 2 }),
    ]),
  ]
}

function panels(): VNode[] {
  return [
    h(ReminderList, {
      reminders: [
        {
          id: 'a',
          fact: 'Second attack this turn, at −4.',
          consequence: 'If it misses, the Warden stumbles.',
          tone: 'hot',
        },
        {
          id: 'b',
          fact: 'Maren Voss has stumbled.',
          consequence: 'Enemies have advantage against her.',
          tone: 'plain',
        },
        {
          id: 'c',
          fact: 'A stack is open.',
          consequence: 'Resolve it before Seraphine goes on.',
          tone: 'arcane',
        },
        { id: 'd', fact: 'Haste ends when this turn ends.', tone: 'plain' },
      ],
    }),
    h('ol', { style: 'margin:16px 0' }, [
      h(StackFrame, {
        number: 3,
        title: 'Dispel Magic',
        by: 'Seraphine Vael, reaction',
        note: 'Cancels Ossian’s Dispel Magic (2)',
        badge: 'Resolves first',
        badgeTone: 'arcane',
        top: true,
        answeredBelow: 2,
      }),
      h(StackFrame, {
        number: 2,
        title: 'Dispel Magic',
        by: 'Ossian the Pale, reaction',
        badge: 'Will be cancelled',
        badgeTone: 'bad',
        answeredBelow: 1,
      }),
      h(StackFrame, {
        number: 1,
        title: 'Fire Ball',
        by: 'Seraphine Vael, double action',
        note: 'Hits Ossian, Cinder Guard 1, Cinder Guard 2',
        badge: 'Will resolve',
        badgeTone: 'good',
      }),
    ]),
    h('ol', [
      h(LogLine, {
        time: '23:20',
        who: 'Hollow Warden',
        text: 'hit Ilse Kessler with Halberd, 17 against AR 12',
        delta: '−6 VP',
        deltaTone: 'vp',
      }),
      h(LogLine, { time: '20:31', who: 'Tobin Ashgrove', text: 'hit Mire Ghoul 1', undone: true }),
      h(LogLine, {
        time: '20:04',
        who: 'Tobin Ashgrove',
        text: 'shot Mire Ghoul 3 through the last of its VP',
        delta: '−2 HP',
        deltaTone: 'hp',
      }),
    ]),
    h(EmptyState, { text: 'No stack open. React with X.' }),
    h('ul', { style: 'margin-top:14px' }, [
      h(ImportReportRow, {
        where: 'Line 18',
        message: 'AR is missing for Bog Hulk',
        tone: 'error',
        fix: 'Add AR',
        source: { before: 'Bog Hulk;Beast;', field: '', after: ';22;14' },
      }),
      h(ImportReportRow, {
        where: 'Line 77',
        message: 'Unknown kind “Fiend”, imported as Spirit',
        tone: 'warning',
        fix: 'Change',
        source: { before: 'Ink Fiend;', field: 'Fiend', after: ';15;12;6' },
      }),
    ]),
  ]
}

/** Every component in every state that stands still, in one theme. */
export const Gallery = defineComponent({
  props: { theme: { type: String, required: true } },
  setup(props) {
    const column = (children: VNode[]) => h('div', { style: 'min-width:0' }, children)
    return () =>
      h(
        'main',
        {
          'data-theme': props.theme,
          style:
            'display:grid;grid-template-columns:1fr 1fr;gap:32px;padding:24px;background:var(--bg-panel);min-height:100%',
        },
        [column([...buttons(), ...fields()]), column([...creatures()]), column(panels())],
      )
  },
})

/** A component with a model, held by a ref, as a screen would hold it. */
export function held<T>(
  start: T,
  render: (props: { modelValue: T; 'onUpdate:modelValue': (value: T) => void }) => VNode,
) {
  const model = ref(start) as { value: T }
  const component = defineComponent(
    () => () =>
      render({ modelValue: model.value, 'onUpdate:modelValue': (value: T) => (model.value = value) }),
  )
  return { model, component }
}

import { Flame, Link, Shield } from '@lucide/vue'
import { h, type VNode } from 'vue'
import { row } from './gallery-row'
import ArShield from '#ui/ArShield.vue'
import BadgeTag from '#ui/BadgeTag.vue'
import CreatureToken from '#ui/CreatureToken.vue'
import EffectTag from '#ui/EffectTag.vue'
import SlotChip from '#ui/SlotChip.vue'
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

export function creatures(): VNode[] {
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

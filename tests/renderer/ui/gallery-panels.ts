import { h, type VNode } from 'vue'
import EmptyState from '#ui/EmptyState.vue'
import ImportReportRow from '#ui/ImportReportRow.vue'
import LogLine from '#ui/LogLine.vue'
import ReminderList from '#ui/ReminderList.vue'
import StackFrame from '#ui/StackFrame.vue'

export function panels(): VNode[] {
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

import { Zap } from '@lucide/vue'
import { h, type VNode } from 'vue'
import { row } from './gallery-row'
import AppButton from '#ui/AppButton.vue'
import AppCheckbox from '#ui/AppCheckbox.vue'
import AppField from '#ui/AppField.vue'
import AppSwitch from '#ui/AppSwitch.vue'
import NumberField from '#ui/NumberField.vue'
import SegmentedControl from '#ui/SegmentedControl.vue'

export function buttons(): VNode[] {
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

export function fields(): VNode[] {
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

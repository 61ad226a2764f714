import type { Component } from 'vue'

/** One entry of a select or combobox. */
export interface Choice<T extends string> {
  value: T
  label: string
  /** Quiet words at the far end: "AR 15", "used", or why it is disabled. */
  hint?: string | undefined
  disabled?: boolean | undefined
}

/** One entry of a menu. A `reason` disables it and says what would help. */
export interface MenuItem<T extends string> {
  id: T
  label: string
  icon?: Component | undefined
  keys?: string | readonly string[] | undefined
  reason?: string | null | undefined
  danger?: boolean | undefined
  /** Draws a line above. */
  ruled?: boolean | undefined
}

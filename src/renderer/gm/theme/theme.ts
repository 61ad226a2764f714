import { usePreferredDark } from '@vueuse/core'
import { computed, toValue, watchEffect, type MaybeRefOrGetter } from 'vue'

export type ThemeChoice = 'dark' | 'light' | 'system'

/** Keeps the theme on the root element, where popovers find it too. */
export function useTheme(choice: MaybeRefOrGetter<ThemeChoice>): void {
  const prefersDark = usePreferredDark()
  const theme = computed(() => {
    const chosen = toValue(choice)
    if (chosen !== 'system') return chosen
    return prefersDark.value ? 'dark' : 'light'
  })
  watchEffect(() => {
    document.documentElement.dataset.theme = theme.value
  })
}

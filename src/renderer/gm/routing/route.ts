import { computed, ref } from 'vue'

/** The screens of the main navigation. The address keeps the screen, so a reload comes back to it. */
export const SCREENS = [
  { name: 'run', label: 'Run' },
  { name: 'encounters', label: 'Encounters' },
  { name: 'library', label: 'Library' },
] as const

export type ScreenName = (typeof SCREENS)[number]['name']

const hash = ref(location.hash)
window.addEventListener('hashchange', () => (hash.value = location.hash))

/** The screen in front; an unknown address is the Run screen. */
export const currentScreen = computed<ScreenName>(
  () => SCREENS.find(({ name }) => hash.value === addressOf(name))?.name ?? 'run',
)

export function addressOf(screen: ScreenName): string {
  return `#/${screen}`
}

/** At once: what is told right after it is told on the new screen. */
export function goTo(screen: ScreenName): void {
  location.hash = addressOf(screen)
  hash.value = location.hash
}

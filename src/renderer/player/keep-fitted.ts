import { onMounted, onScopeDispose, onUpdated, type ShallowRef } from 'vue'

/** Runs `fit` on an element once it stands, when what it shows changed, when it is resized, and when fonts came. */
export function keepFitted(
  place: Readonly<ShallowRef<HTMLElement | null>>,
  fit: (element: HTMLElement) => void,
): void {
  const refit = (): void => {
    if (place.value) fit(place.value)
  }
  const observer = new ResizeObserver(refit)
  onMounted(() => {
    refit()
    if (place.value) observer.observe(place.value)
    void document.fonts.ready.then(refit)
  })
  onUpdated(refit)
  onScopeDispose(() => {
    observer.disconnect()
  })
}

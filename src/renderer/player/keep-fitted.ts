import { onMounted, onScopeDispose, onUpdated, type ShallowRef } from 'vue'

/**
 * Runs `fit` on an element once it stands, when what it shows changed, when it is resized, and when fonts
 * came. Fitting lays the element out several times, so it is not repeated for a size it was made for.
 */
export function keepFitted(
  place: Readonly<ShallowRef<HTMLElement | null>>,
  fit: (element: HTMLElement) => void,
): void {
  let fittedTo = ''
  const refit = (): void => {
    if (!place.value) return
    fit(place.value)
    fittedTo = sizeOf(place.value)
  }
  const observer = new ResizeObserver(() => {
    if (place.value && sizeOf(place.value) !== fittedTo) refit()
  })
  onMounted(() => {
    refit()
    if (place.value) observer.observe(place.value)
    if (document.fonts.status === 'loading') void document.fonts.ready.then(refit)
  })
  onUpdated(refit)
  onScopeDispose(() => {
    observer.disconnect()
  })
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): string {
  return `${clientWidth} ${clientHeight}`
}

import { onScopeDispose } from 'vue'

/** A file dropped on a page opens in its place, which would put it on the TV. Here nothing happens instead. */
export function refuseDroppedFiles(): void {
  const refuse = (event: Event): void => {
    event.preventDefault()
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  onScopeDispose(() => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  })
}

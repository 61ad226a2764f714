/** Nothing of the app stands yet, so this writes plain words into the page. Nothing on disk has been touched. */
export function showStartFailure(error: unknown): void {
  console.error(error)
  const page = document.createElement('main')
  page.setAttribute('role', 'alert')
  page.className = 'start-failure'
  const head = document.createElement('h1')
  head.textContent = 'Turnkeeper could not open its data'
  const reason = document.createElement('p')
  reason.textContent = error instanceof Error ? error.message : 'The reason is not known.'
  const again = document.createElement('button')
  again.textContent = 'Try again'
  again.addEventListener('click', () => location.reload())
  page.append(head, reason, again)
  document.querySelector('#app')?.replaceChildren(page)
}

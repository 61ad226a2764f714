import { plainReason } from '#gm/notices/plain-reason.ts'

/** Pages for the time before the app stands: plain words in plain elements. Nothing on disk has been touched. */
export function showStartFailure(error: unknown): void {
  console.error(error)
  const again = document.createElement('button')
  again.textContent = 'Try again'
  again.addEventListener('click', () => location.reload())
  const reason = plainReason(error, 'The store could not be opened. Nothing in it was changed.')
  showPlainPage('Turnkeeper could not open its data', reason, again)
}

/** Shown while another page has the table; it goes by itself. */
export function showOpenElsewhere(): void {
  showPlainPage(
    'Turnkeeper is open in another tab',
    'Go on there, or close it: this page takes over by itself, with everything as it was left.',
  )
}

function showPlainPage(title: string, words: string, ...more: HTMLElement[]): void {
  const page = document.createElement('main')
  page.setAttribute('role', 'alert')
  page.className = 'start-failure'
  const head = document.createElement('h1')
  head.textContent = title
  const text = document.createElement('p')
  text.textContent = words
  page.append(head, text, ...more)
  document.querySelector('#app')?.replaceChildren(page)
}

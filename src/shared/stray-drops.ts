/** A file or link dropped on a page would replace the page. Fields still take dropped text. */
export function keepStrayDropsOut(page: Window): void {
  const refuse = (event: DragEvent): void => {
    if (isFileDrag(event) || !isField(event.target)) event.preventDefault()
  }
  page.addEventListener('dragover', refuse)
  page.addEventListener('drop', refuse)
}

function isFileDrag(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null
}

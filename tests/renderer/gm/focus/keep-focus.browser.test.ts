import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepFocus } from '#gm/focus/keep-focus.ts'

let stop: () => void = () => undefined
const app = document.createElement('div')
beforeEach(() => document.body.append(app))
afterEach(() => {
  stop()
  app.remove()
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const press = (keys: string) => userEvent.keyboard(keys)
const hasFocus = (name: string) =>
  expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus()

/** Buttons named by what they hold; the act runs when that one is pressed. */
function show(html: string, acts: Readonly<Record<string, () => void>> = {}) {
  app.innerHTML = html.replace(/\[(\w+)\]/g, '<button id="$1">$1</button>')
  for (const [id, act] of Object.entries(acts)) element(id).addEventListener('click', act)
  stop = keepFocus(document, { homes: ['[data-home]'] })
}
function gone(id: string): () => void {
  return () => element(id).remove()
}

describe('the focus of what goes away', () => {
  it('goes to what follows it', async () => {
    show('<section>[a][b][c]</section>', { b: gone('b') })
    element('b').focus()
    await press('{Enter}')
    await hasFocus('c')
  })

  it('goes to what was before it when nothing follows', async () => {
    show('<section>[a]<p>[undo]</p><p id="row">[redo]</p></section>', { redo: gone('row') })
    element('redo').focus()
    await press('{Enter}')
    await hasFocus('undo')
  })

  it('goes on from a control that can no longer be used', async () => {
    show('<section>[less][more]</section>', { less: () => element('less').setAttribute('disabled', '') })
    element('less').focus()
    await press('{Enter}')
    await hasFocus('more')
  })

  it('goes back to where the hands were when nothing is left around it', async () => {
    show('<div id="notice">[dismiss]</div><main>[a][b]</main>', { dismiss: gone('notice') })
    element('b').focus()
    element('dismiss').focus()
    await press('{Enter}')
    await hasFocus('b')
  })

  it('never presses what it has gone to', async () => {
    let pressed = 0
    show('<section>[b][c]</section>', { b: gone('b'), c: () => pressed++ })
    element('b').focus()
    await press('{Enter}')
    await hasFocus('c')
    expect(pressed).toBe(0)
  })

  it('goes home with a new screen', async () => {
    show('<main id="old">[a]</main>', {
      a: () => {
        gone('old')()
        app.innerHTML = '<main><button>other</button><button data-home>home</button></main>'
      },
    })
    element('a').focus()
    await press('{Enter}')
    await hasFocus('home')
  })

  it('comes back from something that lay over the page', async () => {
    const over = document.createElement('div')
    over.innerHTML = '<div role="dialog"><button id="x">x</button><button id="y">y</button></div>'
    show('<main>[a][b]</main>')
    element('b').focus()
    document.body.append(over)
    element('x').focus()
    element('y').focus()
    over.remove()
    await hasFocus('b')
  })

  it('is left alone by a click beside everything', async () => {
    show('<main><p style="height:80px">nothing here</p>[a]</main>')
    element('a').focus()
    await page.getByText('nothing here').click()
    await new Promise(requestAnimationFrame)
    expect(document.activeElement).toBe(document.body)
  })

  it('stays when the second of two clicks lands beside everything', async () => {
    show('<main><div>[a]</div><p style="height:80px">nothing here</p></main>', {
      a: () => (element('a').style.marginTop = '60px'),
    })
    await page.getByRole('button', { name: 'a', exact: true }).dblClick()
    await hasFocus('a')
  })

  it('comes back when a key lets go of a field', async () => {
    show('<main>[a]<input id="field" aria-label="field"></main>')
    element('a').focus()
    element('field').focus()
    element('field').addEventListener('keydown', () => element('field').blur())
    await press('{Escape}')
    await hasFocus('a')
  })

  it('stays where a screen has put it', async () => {
    show('<section>[a][b][c]</section>', {
      b: () => {
        gone('b')()
        element('a').focus()
      },
    })
    element('b').focus()
    await press('{Enter}')
    await new Promise(requestAnimationFrame)
    await hasFocus('a')
  })
})

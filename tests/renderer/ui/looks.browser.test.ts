import axe from 'axe-core'
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import '#ui/tokens.css'
import { Gallery } from './gallery'

/** What axe finds, worded so that a failure names the element. */
async function faults(root: Element): Promise<string[]> {
  const { violations } = await axe.run(root, { rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

describe.each(['dark', 'light'])('the components in the %s theme', (theme) => {
  afterEach(() => {
    document.documentElement.removeAttribute('data-theme')
    document.body.innerHTML = ''
  })

  it('have names, roles and contrast that axe accepts', async () => {
    document.documentElement.dataset['theme'] = theme
    const { element } = mount(Gallery, { props: { theme }, attachTo: document.body })
    expect(await faults(element as Element)).toEqual([])
  })
})

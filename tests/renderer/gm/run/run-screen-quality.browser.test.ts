import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { nextTick } from 'vue'
import { aSeed, anEncounter, anEffect } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { onScreen, orderedSample } from './on-screen'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  document.documentElement.removeAttribute('data-theme')
})

async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

describe.each(['dark', 'light'])('the run screen in the %s theme', (theme) => {
  it.each(['terra-magia', 'teriock'])('of %s has names, roles and contrast that axe accepts', async (id) => {
    document.documentElement.dataset['theme'] = theme
    const [encounter, system] = orderedSample(id)
    const screen = onScreen(encounter, system)
    stop = screen.stop
    const { table } = screen
    const [first, second, third] = Object.keys(table.fight.value.combatants)
    table.do({ type: 'addEffect', combatants: [first!], effect: anEffect('Blessed') })
    table.do({ type: 'defeat', combatants: [second!] })
    table.do({
      type: 'dealDamage',
      targets: [{ combatant: third!, share: 'full' }],
      amount: 3,
      damageType: '',
    })
    await userEvent.keyboard('2')
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    expect(await faults()).toEqual([])
  })
})

describe('a fight of two hundred', () => {
  it('draws only the lines that change', async () => {
    const drawn: string[] = []
    const members = Array.from({ length: 200 }, (_, place) => aSeed(`Orc ${place}x`, { total: 500 - place }))
    const screen = onScreen(anEncounter(members), plainSystem, {
      global: {
        mixins: [
          {
            updated() {
              const { $options, $props } = this as unknown as {
                $options: { __name?: string }
                $props: { line?: { name: string } }
              }
              if ($options.__name === 'OrderLineView') drawn.push($props.line?.name ?? '')
            },
          },
        ],
      },
    })
    stop = screen.stop
    await nextTick()
    const { table } = screen
    const after = async (act: () => void) => {
      drawn.length = 0
      act()
      await nextTick()
      return [...drawn]
    }
    const hit = { combatant: table.id('Orc 77x'), share: 'full' as const }
    expect(
      await after(() => table.do({ type: 'dealDamage', targets: [hit], amount: 1, damageType: '' })),
    ).toEqual(['Orc 77x'])
    expect((await after(() => table.do({ type: 'endTurn' }))).length).toBeLessThan(5)
    expect((await after(() => table.undo())).length).toBeLessThan(5)
  })
})

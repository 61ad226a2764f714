import type { Fight, Wave } from '#core/engine/model/fight'

export interface WaveView {
  id: string
  label: string
  /** "in round 4", "whenever you like" */
  when: string
  due: boolean
  /** Whose total may be called when they come in: their turn, unless it has been prepared. */
  totals: readonly { key: string; name: string }[]
}

/** Waves that have not come yet. Due ones stay until the GM brings them in: nothing arrives by itself. */
export function waveViews({ waves, round }: Pick<Fight, 'waves' | 'round'>): WaveView[] {
  return waves.map((wave) => {
    const due = wave.round !== null && round >= wave.round
    const totals = due || wave.round === null ? openTotals(wave) : []
    return { id: wave.id, label: labelOf(wave), when: whenOf(wave, due), due, totals }
  })
}

function openTotals({ seeds }: Wave): WaveView['totals'] {
  return seeds.flatMap(({ key, block, overrides, turns, totals }) =>
    turns > totals.length ? [{ key, name: overrides.name ?? block.name }] : [],
  )
}

function labelOf({ label, seeds }: Wave): string {
  if (label !== '') return label
  const names = seeds.map(({ block, overrides, quantity }) => {
    const name = overrides.name ?? block.name
    return quantity === 1 ? name : `${name} \u00d7${quantity}`
  })
  return names.join(', ')
}

function whenOf({ round }: Wave, due: boolean): string {
  if (round === null) return 'when you say so'
  return due ? `due since round ${round}` : `in round ${round}`
}

import { CircleDot, Droplet, Flame, PenLine, Shield, Sparkle, TriangleAlert } from '@lucide/vue'
import type { Component } from 'vue'
import type { Effect } from '#core/engine/model/effect'

/** A picture beside the word, never instead of it. By what the effect says of itself, not by its system. */
export function effectIcon({ definition, tone, ticks, modifiers }: Effect): Component {
  if (definition === null) return PenLine
  if (modifiers.some(({ target, amount }) => target === 'defence' && amount > 0)) return Shield
  const damage = ticks.find(({ does }) => does.kind === 'damage')
  if (damage?.does.kind === 'damage') return damage.does.damageType === 'fire' ? Flame : Droplet
  if (tone === 'harmful') return TriangleAlert
  return tone === 'helpful' ? Sparkle : CircleDot
}

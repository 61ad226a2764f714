import type { Party } from '#core/engine/model/party'
import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import type { Choice } from '#ui/choice.ts'
import { seedOfBlock } from '#core/prepare/change-encounter'
import { nameOf } from '../encounter-words'

/** The library's blocks of one system, as choices. */
export function blockChoices(blocks: readonly StatBlock[], system: GameSystem): Choice<string>[] {
  return blocks
    .filter(({ systemId }) => systemId === system.id)
    .map(({ id, name, defence }) => ({
      value: `block/${id}`,
      label: name === '' ? 'No name' : name,
      hint: typeof defence === 'number' ? `${system.defence.label} ${defence}` : undefined,
    }))
}

/** Whole parties first, then their characters. */
export function partyChoices(parties: readonly Party[], system: GameSystem): Choice<string>[] {
  const own = parties.filter(({ systemId, members }) => systemId === system.id && members.length > 0)
  return [
    ...own.map(({ id, name, members }) => ({
      value: `party/${id}`,
      label: name,
      hint: `whole party, ${members.length}`,
    })),
    ...own.flatMap(({ id, name, members }) =>
      members.map((member) => ({ value: `member/${id}/${member.key}`, label: nameOf(member), hint: name })),
    ),
  ]
}

/** The entries that a choice stands for, each with a key of its own. */
export function seedsOfChoice(
  choice: string,
  side: CombatantSeed['side'],
  { blocks, parties }: { blocks: readonly StatBlock[]; parties: readonly Party[] },
  newKey: () => string,
): CombatantSeed[] {
  const block = blocks.find(({ id }) => choice === `block/${id}`)
  if (block) return [seedOfBlock(block, side, newKey())]
  const members = parties.flatMap((party) =>
    party.members.filter(
      ({ key }) => choice === `party/${party.id}` || choice === `member/${party.id}/${key}`,
    ),
  )
  return withKeys(members, newKey)
}

/** Who commands whom stays as it was among those that come together. */
function withKeys(seeds: readonly CombatantSeed[], newKey: () => string): CombatantSeed[] {
  const keys = new Map(seeds.map(({ key }) => [key, newKey()]))
  return seeds.map((seed) => ({
    ...seed,
    key: keys.get(seed.key) ?? newKey(),
    controller: keys.get(seed.controller ?? '') ?? null,
  }))
}

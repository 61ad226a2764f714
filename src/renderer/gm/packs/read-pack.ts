import type { Encounter } from '#core/engine/model/encounter'
import type { Party } from '#core/engine/model/party'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { ImportReport, ItemKind } from '#core/formats/format'
import { readText } from '#core/formats/registry'
import { systemById, systems } from '#core/systems/registry'
import type { Pack } from './packs'
import { PlainError } from '#shared/plain-error'

/** Things of the library by kind: what a pack holds, what is added, what goes. */
export interface Things {
  blocks: readonly StatBlock[]
  parties: readonly Party[]
  encounters: readonly Encounter[]
}

export interface ReadPack extends Things {
  /** Of the rules system: "Terra Magia". */
  label: string
}

const known = new Map<Pack, ReadPack>()

/** Read once: the same values each time, made-up ids included. Throws on a broken pack, which a test rules out. */
export function readPack(pack: Pack): ReadPack {
  const read = known.get(pack) ?? contentOf(reportOf(pack))
  known.set(pack, read)
  return read
}

function contentOf({ entries }: ImportReport): ReadPack {
  const valuesOf = <T>(kind: ItemKind): T[] =>
    entries.filter(({ item }) => item.kind === kind).map(({ item }) => item.value as T)
  const blocks = valuesOf<StatBlock>('statBlock')
  return {
    label: systemById(blocks[0]?.systemId ?? '')?.label ?? '',
    blocks,
    parties: valuesOf<Party>('party'),
    encounters: valuesOf<Encounter>('encounter'),
  }
}

/** What the reader says of a pack. Attacks and the like get ids by their place in the file. */
export function reportOf({ prefix, text }: Pack): ImportReport {
  let made = 0
  const newId = (kind: string): string => `${prefix}${kind}-${String(++made)}`
  const result = readText(text, { name: prefix, systems, systemId: '', newId })
  if (!result.ok) throw new PlainError(result.error.message)
  return result.report
}

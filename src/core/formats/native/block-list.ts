import type { StatBlock } from '../../engine/model/stat-block'

type WrittenBlock = Omit<StatBlock, 'systemId'> & { system: string; library?: boolean }

/** The blocks that a file lists once, however many members use them. */
export class BlockList {
  readonly listed: WrittenBlock[] = []
  private readonly texts = new Map<string, string>()
  private readonly names = new Set<string>()

  /** `library`: blocks that the library keeps; the others are listed for the members that use them, and stay there. */
  constructor(library: readonly StatBlock[] = []) {
    library.forEach((block) => this.list(block, { ...written(block), library: true }))
  }

  /** The id when the list holds exactly this block; else the block itself, to stand in its member. */
  reference(block: StatBlock): string | WrittenBlock {
    if (!this.texts.has(block.id) && !this.names.has(block.id)) {
      this.list(block, { ...written(block), library: false })
    }
    return this.texts.get(block.id) === JSON.stringify(block) ? block.id : written(block)
  }

  private list(block: StatBlock, listed: WrittenBlock): void {
    this.texts.set(block.id, JSON.stringify(block))
    this.names.add(block.name)
    this.listed.push(listed)
  }
}

function written({ systemId, ...block }: StatBlock): WrittenBlock {
  return { ...block, system: systemId }
}

import type { StatBlock } from '../../engine/model/stat-block'

type WrittenBlock = Omit<StatBlock, 'systemId'> & { system: string }

/** The blocks that a file lists once, however many members use them. */
export class BlockList {
  readonly listed: WrittenBlock[] = []
  private readonly texts = new Map<string, string>()
  private readonly names = new Set<string>()

  /** `library`: blocks that the file is to carry in any case. */
  constructor(library: readonly StatBlock[] = []) {
    library.forEach((block) => this.list(block))
  }

  /** The id when the list holds exactly this block; else the block itself, to stand in its member. */
  reference(block: StatBlock): string | WrittenBlock {
    if (!this.texts.has(block.id) && !this.names.has(block.id)) this.list(block)
    return this.texts.get(block.id) === JSON.stringify(block) ? block.id : written(block)
  }

  private list(block: StatBlock): void {
    this.texts.set(block.id, JSON.stringify(block))
    this.names.add(block.name)
    this.listed.push(written(block))
  }
}

function written({ systemId, ...block }: StatBlock): WrittenBlock {
  return { ...block, system: systemId }
}

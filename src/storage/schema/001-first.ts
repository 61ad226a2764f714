/** Tables of the first version. Later versions list only what changes; Dexie carries the rest over. */
export const version = 1

export const tables = {
  encounters: 'id, systemId, deletedAt',
  statBlocks: 'id, systemId, name, deletedAt',
  parties: 'id, systemId, deletedAt',
  settings: 'key',
  fights: 'id, status, updatedAt',
  batches: '[fightId+seq], fightId',
  checkpoints: '[fightId+seq], fightId',
  quarantine: '++id, fightId',
}

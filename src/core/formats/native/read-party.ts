import * as v from 'valibot'
import type { Party } from '../../engine/model/party'
import type { Findings } from '../issues'
import type { Json, Path } from '../json/parse-json'
import { LIMITS } from '../limits'
import { check } from './check'
import type { ListedBlocks } from './listed-blocks'
import type { Roster } from './read-member'
import { readMembers, settleControllers, tooMany } from './read-members'
import { listAt, spanAt, systemFor, tidyingOf, type Reading } from './reading'
import { isObject } from './tidy'
import { pathText } from '../../model/wording'
import { writtenParty } from './written-encounter'

const TOO_MANY = `It has more than ${LIMITS.members} members.`

const partyHead = v.omit(writtenParty, ['members'])

export function readParty(
  value: Json,
  path: Path,
  blocks: ListedBlocks,
  reading: Reading,
  findings: Findings,
): Party | null {
  const { members, ...rest } = isObject(value) ? value : {}
  const written = check(partyHead, isObject(value) ? rest : value, path, tidyingOf(reading, findings))
  const system = written && systemFor(written.system, path, reading, findings)
  const list = listAt(members, [...path, 'members'], false, reading, findings)
  if (!written || !system || !list) return null
  if (list.length > LIMITS.members) {
    findings.error(spanAt(reading, path), TOO_MANY, { path: pathText(path) })
    return null
  }
  const roster: Roster = { system, blocks, side: 'ally', keys: new Set() }
  const read = readMembers(list, [...path, 'members'], roster, reading, findings)
  if (tooMany(read.map(({ seed }) => seed))) {
    findings.error(spanAt(reading, path), TOO_MANY, { path: pathText(path) })
    return null
  }
  return {
    id: written.id ?? reading.newId('party'),
    systemId: system.id,
    name: written.name,
    members: settleControllers(read, reading, findings),
    notes: written.notes ?? '',
  }
}

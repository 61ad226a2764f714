import type { Json } from '../json/parse-json'
import { isObject } from './tidy'

const IN_ITS_PARTY =
  'A character, which comes with its party: not ticked, so that it is not there twice. Tick it to have it in the library as well.'
const IN_ITS_ENCOUNTER =
  'Nothing but a name, which comes with its encounter: not ticked. Tick it to have it in the library as well.'

type Member = { [key: string]: Json }

/**
 * Why a block that a safety copy of an earlier version lists does not go into the library by itself, or null.
 * Such a copy lists every block that a member uses, by id or by name: characters, and foes that were made up by
 * name, stand in their parties and encounters, and a library that takes them gets each a second time.
 */
export function keptOut(document: { [key: string]: Json }): (block: Json) => string | null {
  if (document['kind'] !== 'everything') return () => null
  const encounters = listOf(document['encounters'])
  const fighters = [...encounters, ...encounters.flatMap((each) => listOf(each['waves']))].flatMap(membersOf)
  const characters = [...listOf(document['parties']).flatMap(membersOf), ...fighters.filter(isPlayed)]
  const isCharacters = usedBy(characters)
  const isFoes = usedBy(fighters.filter((each) => !isPlayed(each) && each['side'] !== 'ally'))
  const isUsed = usedBy(fighters)
  return (block) => {
    if (!isObject(block) || block['library'] !== undefined) return null
    if (isCharacters(block) && !isFoes(block)) return IN_ITS_PARTY
    return isUsed(block) && saysOnlyItsName(block) ? IN_ITS_ENCOUNTER : null
  }
}

function usedBy(members: readonly Member[]): (block: Member) => boolean {
  const used = new Set(members.map(({ block }) => block))
  return ({ id, name }) => [id, name].some((known) => known !== undefined && used.has(known))
}

const NAMES = ['id', 'name', 'system']

function saysOnlyItsName(block: Member): boolean {
  return Object.entries(block).every(([key, value]) => NAMES.includes(key) || saysNothing(value))
}

function saysNothing(value: Json): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(saysNothing)
  return value === null || value === '' || value === 'notTracked'
}

function listOf(value: Json | undefined): Member[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function membersOf({ members }: Member): Member[] {
  return listOf(members)
}

function isPlayed({ player }: Member): boolean {
  return typeof player === 'string' && player.trim() !== ''
}

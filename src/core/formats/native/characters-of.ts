import type { Json } from '../json/parse-json'
import { isObject } from './tidy'

/**
 * Blocks that a safety copy of an earlier version lists because its characters use them: by id or by name. They
 * stand in their parties, and a library that takes them gets every character a second time.
 */
export function characterBlocks(document: { [key: string]: Json }): (block: Json) => boolean {
  if (document['kind'] !== 'everything') return () => false
  const encounters = listOf(document['encounters'])
  const waves = encounters.flatMap((each) => listOf(each['waves']))
  const fighters = [...encounters, ...waves].flatMap(membersOf)
  const characters = [...listOf(document['parties']).flatMap(membersOf), ...fighters.filter(isPlayed)]
  const theirs = new Set(characters.map(({ block }) => block))
  const others = new Set(
    fighters.filter((each) => !isPlayed(each) && each['side'] !== 'ally').map(({ block }) => block),
  )
  return (block) =>
    isObject(block) &&
    block['library'] === undefined &&
    [block['id'], block['name']].some(
      (known) => known !== undefined && theirs.has(known) && !others.has(known),
    )
}

function listOf(value: Json | undefined): { [key: string]: Json }[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function membersOf({ members }: { [key: string]: Json }): { [key: string]: Json }[] {
  return listOf(members)
}

function isPlayed({ player }: { [key: string]: Json }): boolean {
  return typeof player === 'string' && player.trim() !== ''
}

import type { CombatantSeed } from '../../engine/model/seed'
import { mostOfAll } from '../../engine/setup/quantity'
import { Findings } from '../issues'
import type { Json, Path } from '../json/parse-json'
import { LIMITS } from '../limits'
import { readMember, type Roster } from './read-member'
import { spanAt, type Reading } from './reading'
import { isObject } from './tidy'
import { pathText, shown } from '../../model/wording'

/** A member that is ready, with the warnings about it. */
export interface ReadMember {
  seed: CombatantSeed
  path: Path
}

/** The members that can be read; those that can't are named in the report and left out. */
export function readMembers(
  values: readonly Json[],
  path: Path,
  roster: Roster,
  reading: Reading,
  warnings: Findings,
): ReadMember[] {
  return values.flatMap((value, place) => {
    const at = [...path, place]
    const findings = new Findings()
    const seed = readMember(value, at, roster, reading, findings)
    if (seed && !findings.broken) {
      warnings.list.push(...findings.list)
      return [{ seed, path: at }]
    }
    reading.writer.skip(nameOf(value, place), spanAt(reading, at), findings)
    return []
  })
}

function nameOf(value: Json, place: number): string {
  const { name, block } = isObject(value) ? value : {}
  const given = typeof name === 'string' ? name : typeof block === 'string' ? block : ''
  return given.trim() === '' ? `Member ${place + 1}` : shown(given)
}

/** Turns what the file calls a commander into that member's key. Only now are all keys known. */
export function settleControllers(
  members: readonly ReadMember[],
  reading: Reading,
  warnings: Findings,
): CombatantSeed[] {
  const seeds = members.map(({ seed }) => seed)
  const byKey = new Set(seeds.map(({ key }) => key))
  const byName = new Map(
    seeds.map(({ overrides, block, key }) => [overrides.name ?? block.name, key] as const).reverse(),
  )
  return members.map(({ seed, path }) => {
    if (seed.controller === null) return seed
    const { controller } = seed
    const key = byKey.has(controller) ? controller : byName.get(controller)
    if (key !== undefined && key !== seed.key) return { ...seed, controller: key }
    const at = [...path, 'controller']
    const message = `No other member is called “${shown(controller)}”: nobody commands this one.`
    warnings.warn(spanAt(reading, at), message, { path: pathText(at) })
    return { ...seed, controller: null }
  })
}

/** Creatures that stand there together; dice count with the most they can be. */
export function tooMany(seeds: readonly CombatantSeed[]): boolean {
  return mostOfAll(seeds) > LIMITS.members
}

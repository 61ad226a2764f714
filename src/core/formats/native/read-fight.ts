import { evolve } from '../../engine/evolve'
import { brokenInvariants } from '../../engine/invariants'
import type { Fight } from '../../engine/model/fight'
import type { FightEvent } from '../../engine/events'
import type { WrittenFight } from '../format'
import type { Findings } from '../issues'
import type { Json, Path } from '../json/parse-json'
import { LIMITS } from '../limits'
import { check } from './check'
import { batchHead, type Batch } from '../../model/journal'
import { writtenFight } from './journal-schema'
import { spanAt, systemFor, tidyingOf, type Reading } from './reading'
import { eventShapes } from '../../model/events'
import { fightShape } from '../../model/fight'
import { isObject } from './tidy'
import { pathText } from '../../model/wording'
import * as v from 'valibot'

const head = v.omit(writtenFight, ['journal'])
const journalHead = v.object({ head: writtenFight.entries.journal.entries.head })

/** A fight whose whole history plays without a fault, or null. */
export function readFight(
  value: Json,
  path: Path,
  reading: Reading,
  findings: Findings,
): WrittenFight | null {
  const tidying = tidyingOf(reading, findings)
  const { journal: written, ...rest } = isObject(value) ? value : {}
  const fight = check(head, isObject(value) ? rest : value, path, tidying)
  const system = fight && systemFor(fight.system, path, reading, findings)
  const at = [...path, 'journal']
  const { origin: writtenOrigin, batches: writtenBatches, ...journalRest } = isObject(written) ? written : {}
  const journal = check(journalHead, isObject(written) ? journalRest : (written ?? null), at, tidying)
  const origin = check(fightShape, writtenOrigin ?? null, [...at, 'origin'], tidying)
  const batches = readBatches(writtenBatches, [...at, 'batches'], reading, findings)
  if (!fight || !system || !journal || !origin || !batches) return null
  if (origin.id !== fight.id || origin.systemId !== system.id) {
    findings.error(spanAt(reading, at), 'The journal belongs to another fight.', { path: pathText(at) })
  }
  if (!Number.isInteger(journal.head) || journal.head < 0 || journal.head > batches.length) {
    const message = `head must be a whole number from 0 to ${batches.length}.`
    findings.error(spanAt(reading, [...at, 'head']), message, { path: pathText([...at, 'head']) })
  }
  playThrough(origin, batches, at, reading, findings)
  if (findings.broken) return null
  const { id, title, ended } = fight
  return { id, title, ended, systemId: system.id, journal: { origin, batches, head: journal.head } }
}

function readBatches(
  value: Json | undefined,
  path: Path,
  reading: Reading,
  findings: Findings,
): Batch[] | null {
  if (!Array.isArray(value) || value.length > LIMITS.batches) {
    findings.error(spanAt(reading, path), 'batches must be a list in brackets.', { path: pathText(path) })
    return null
  }
  return value.flatMap((each, place) => readBatch(each, place, [...path, place], reading, findings) ?? [])
}

function readBatch(
  value: Json,
  place: number,
  path: Path,
  reading: Reading,
  findings: Findings,
): Batch | null {
  const { events, ...rest } = isObject(value) ? value : {}
  const batch = check(batchHead, isObject(value) ? rest : value, path, tidyingOf(reading, findings))
  if (!batch) return null
  if (batch.seq !== place + 1) {
    findings.error(spanAt(reading, path), `seq must be ${place + 1}, found ${batch.seq}.`, {
      path: pathText(path),
    })
  }
  if (!Array.isArray(events)) {
    findings.error(spanAt(reading, path), 'events must be a list in brackets.', { path: pathText(path) })
    return null
  }
  const read = events.flatMap(
    (event, at) => readEvent(event, [...path, 'events', at], reading, findings) ?? [],
  )
  return { ...batch, events: read }
}

function readEvent(value: Json, path: Path, reading: Reading, findings: Findings): FightEvent | null {
  const type = isObject(value) ? value['type'] : undefined
  const shape =
    typeof type === 'string' && Object.hasOwn(eventShapes, type)
      ? eventShapes[type as FightEvent['type']]
      : null
  if (shape)
    return check(shape as v.GenericSchema<unknown, FightEvent>, value, path, tidyingOf(reading, findings))
  findings.error(spanAt(reading, path), 'This is no event that this version knows.', { path: pathText(path) })
  return null
}

/** Plays the history once, undone batches included: whatever the GM undoes or redoes will hold. */
function playThrough(
  origin: Fight,
  batches: readonly Batch[],
  path: Path,
  reading: Reading,
  findings: Findings,
): void {
  let fight = origin
  const fault = (place: number, why: string): void => {
    const at = place < 0 ? [...path, 'origin'] : [...path, 'batches', place]
    findings.error(spanAt(reading, at), `The fight can’t be played on from here: ${why}.`, {
      path: pathText(at),
    })
  }
  for (let place = -1; place < batches.length; place++) {
    try {
      fight = (batches[place]?.events ?? []).reduce(evolve, fight)
      const [wrong] = brokenInvariants(fight)
      if (wrong !== undefined) return fault(place, wrong)
    } catch {
      return fault(place, 'it speaks of something that is not there')
    }
  }
}

import * as v from 'valibot'
import type { Encounter } from '../engine/model/encounter'
import type { Party } from '../engine/model/party'
import { id, record, shape, text, word } from './basics'
import { settingValue, wave } from './fight'
import { seed } from './stat-block'

export const encounter: v.GenericSchema<unknown, Encounter> = shape<Encounter>()({
  id,
  systemId: word,
  title: text,
  campaign: text,
  session: text,
  status: v.picklist(['planned', 'running', 'fought'], 'must be "planned", "running" or "fought"'),
  settings: record(settingValue),
  members: v.array(seed),
  waves: v.array(wave),
  notes: text,
})

export const party: v.GenericSchema<unknown, Party> = shape<Party>()({
  id,
  systemId: word,
  name: text,
  members: v.array(seed),
  notes: text,
})

/** How encounters, their members and parties stand in a file. */
import * as v from 'valibot'
import { colour } from '../../model/basics'
import { effectDraft } from '../../model/effect'
import { writtenStatBlock } from './written-stat-block'
import {
  count,
  explain,
  name,
  number,
  numbersByName,
  quantity,
  text,
  tracked,
  trackedValues,
  word,
  yesNo,
} from './words'

const settingValue = v.union([yesNo, number, text, v.null()], 'must be true, false, a number, text or null')

export const writtenMember = v.object({
  block: v.optional(
    explain(
      v.union([word, writtenStatBlock], 'must be the id or name of a stat block, or a stat block'),
      'The creature: id or name of a block listed under "statBlocks", or the block itself. Left out: the listed block of this name, else a creature with nothing but a name.',
    ),
  ),
  name: v.optional(explain(name, 'Its name in this encounter. Left out: the block’s.')),
  key: v.optional(explain(word, 'For "controller" of other members. Left out: made up.')),
  quantity: v.optional(explain(quantity, 'How many: a number, or dice rolled at the start. Left out: 1.')),
  side: v.optional(
    explain(v.picklist(['ally', 'foe'], 'must be "ally" or "foe"'), 'Left out: foe, in "party" ally.'),
  ),
  player: v.optional(explain(text, 'Who plays it. Left out: "", the GM.')),
  hidden: v.optional(explain(yesNo, 'Not shown to the players. Left out: false.')),
  alias: v.optional(explain(v.nullable(name), 'Shown to the players instead of the name. Left out: none.')),
  surprised: v.optional(explain(yesNo, 'Left out: false.')),
  controller: v.optional(
    explain(v.nullable(word), 'Key or name of the member that commands it. Left out: nobody.'),
  ),
  totals: v.optional(
    explain(
      v.array(number),
      'Fixed initiative totals, one for each turn in a round. Left out: rolled or typed.',
    ),
  ),
  turns: v.optional(
    explain(
      v.pipe(count, v.maxValue(20, 'must not be above 20')),
      'Turns in a round; 0 for one that acts in its commander’s turn. Left out: 1, or as many as there are totals.',
    ),
  ),
  defence: v.optional(explain(tracked(count), 'AR or AC in this encounter only. Left out: the block’s.')),
  vitals: v.optional(explain(trackedValues, 'Maxima in this encounter only. Left out: the block’s.')),
  carried: v.optional(
    explain(
      v.object({
        vitals: v.optional(numbersByName),
        counters: v.optional(numbersByName),
        effects: v.optional(explain(v.array(effectDraft), 'Ailments it still has, as the app writes them.')),
      }),
      'What it brings from earlier fights, such as { "vitals": { "hp": 4 } }. Left out: it is fresh.',
    ),
  ),
  notes: v.optional(explain(text, 'For the GM only. Left out: "".')),
  colours: v.optional(
    explain(v.array(colour), 'Rings under the miniatures, one for each copy. Left out: none.'),
  ),
  kept: v.optional(explain(word, 'Written by the app: which other version it was kept against.')),
})

export const writtenWave = v.object({
  id: v.optional(word),
  label: v.optional(explain(text, 'Left out: "Wave 2" and so on.')),
  round: v.optional(
    explain(
      v.nullable(v.pipe(count, v.minValue(1, 'must be 1 or more'))),
      'Comes at the start of this round. Left out or null: by hand.',
    ),
  ),
  members: explain(v.array(writtenMember), 'Who comes.'),
})

export const writtenEncounter = v.object({
  title: name,
  id: v.optional(explain(word, 'The same id is taken for the same encounter. Left out: a new one.')),
  system: v.optional(explain(word, 'Rules system. Left out: that of the file.')),
  campaign: v.optional(text),
  session: v.optional(text),
  status: v.optional(
    explain(
      v.picklist(['planned', 'running', 'fought'], 'must be "planned", "running" or "fought"'),
      'Left out: planned.',
    ),
  ),
  settings: v.optional(
    explain(v.record(v.string(), settingValue), 'House rules that differ from the default, by id.'),
  ),
  members: explain(v.array(writtenMember), 'Who fights.'),
  waves: v.optional(explain(v.array(writtenWave), 'Who comes later. Left out: nobody.')),
  notes: v.optional(explain(text, 'For the GM only. Left out: "".')),
})

export const writtenParty = v.object({
  name,
  id: v.optional(word),
  system: v.optional(word),
  members: explain(v.array(writtenMember), 'The characters; their side is ally when it is left out.'),
  notes: v.optional(text),
})

export type WrittenMember = v.InferOutput<typeof writtenMember>
export type WrittenWave = v.InferOutput<typeof writtenWave>
export type WrittenEncounter = v.InferOutput<typeof writtenEncounter>
export type WrittenParty = v.InferOutput<typeof writtenParty>

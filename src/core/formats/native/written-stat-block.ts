/** How a stat block stands in a file. Only `name` is required. */
import * as v from 'valibot'
import { PORTRAIT } from '../../engine/model/portrait'
import { count, explain, name, number, statValues, text, tracked, trackedValues, word } from './words'

export const writtenAttack = v.object({
  name,
  id: v.optional(explain(word, 'Unique in the block. Left out: made up.')),
  kind: v.optional(explain(text, 'The system’s own word: martial, ranged, firearm, spell … Left out: "".')),
  stat: v.optional(
    explain(v.nullable(word), 'Stat that is added, by id, short or full name. Left out or null: none.'),
  ),
  bonus: v.optional(explain(number, 'Skill or proficiency bonus. Left out: 0.')),
  weaponBonus: v.optional(explain(number, 'Left out: 0.')),
  damage: v.optional(explain(text, 'Dice such as "2d6+3". Left out: "", the GM rolls something else.')),
  damageType: v.optional(explain(text, 'Left out: "".')),
  properties: v.optional(explain(v.array(text), 'Words such as "reach". Left out: none.')),
  note: v.optional(explain(text, 'Left out: "".')),
})

export const writtenAbility = v.object({
  name,
  id: v.optional(explain(word, 'Unique in the block. Left out: made up.')),
  maneuver: v.optional(explain(text, 'active, reactive, passive or slow. Left out: active.')),
  cost: v.optional(
    explain(v.record(v.string(), count), 'Slots by kind, such as { "major": 1 }. Left out: free.'),
  ),
  vitalCost: v.optional(explain(v.record(v.string(), count), 'Points paid, such as { "mp": 3 }.')),
  uses: v.optional(
    explain(
      v.nullable(
        v.object({
          count,
          per: v.picklist(['turn', 'round', 'fight'], 'must be "turn", "round" or "fight"'),
        }),
      ),
      'How often. Left out or null: without limit.',
    ),
  ),
  trigger: v.optional(explain(text, 'What it answers. Left out: "".')),
  cancels: v.optional(
    explain(v.boolean('must be true or false'), 'Strikes out what it answers (a dispel). Left out: false.'),
  ),
  sustained: v.optional(
    explain(
      v.boolean('must be true or false'),
      'What it puts on anyone ends when its owner is unable. Left out: false.',
    ),
  ),
  seconds: v.optional(
    explain(v.nullable(count), 'Time it takes when longer than a turn. Left out or null: no longer.'),
  ),
  damage: v.optional(text),
  damageType: v.optional(text),
  note: v.optional(text),
})

export const writtenStatBlock = v.object({
  name,
  id: v.optional(explain(word, 'Members name the block by it. Left out: made up, and members use the name.')),
  system: v.optional(explain(word, 'Rules system. Left out: that of the file.')),
  kind: v.optional(explain(text, 'Free text such as Undead, Construct, Character. Left out: "".')),
  tags: v.optional(explain(v.array(text), 'Left out: none.')),
  source: v.optional(explain(text, 'Where it comes from. Left out: "".')),
  stats: v.optional(
    explain(
      statValues,
      'By id, short or full name of the stat. Left out or null: not set, and never taken as 0.',
    ),
  ),
  defence: v.optional(
    explain(
      tracked(count),
      'AR or AC, and may be written under that name. Left out or null: asked at the start.',
    ),
  ),
  vitals: v.optional(
    explain(
      trackedValues,
      'Maximum of each vital, such as { "hp": 16 }; may also stand in the block itself as "HP": 16. Left out or null: by the formula of the rules, else asked at the start.',
    ),
  ),
  skills: v.optional(
    v.array(v.object({ name, stat: v.optional(v.nullable(word)), bonus: v.optional(number) })),
  ),
  attacks: v.optional(v.array(writtenAttack)),
  abilities: v.optional(v.array(writtenAbility)),
  traits: v.optional(v.array(v.object({ name, text: v.optional(text) }))),
  affinities: v.optional(
    v.array(
      v.object({
        category: v.picklist(
          ['resistance', 'weakness', 'immunity'],
          'must be "resistance", "weakness" or "immunity"',
        ),
        type: explain(word, 'A damage type.'),
      }),
    ),
  ),
  notes: v.optional(explain(text, 'For the GM only. Left out: "".')),
  library: v.optional(
    explain(
      v.boolean('must be true or false'),
      'false: only for the members that name it, such as a character of a party; not offered for the library. Left out: true.',
    ),
  ),
  portrait: v.optional(
    explain(
      v.pipe(text, v.regex(PORTRAIT, 'must be a PNG, JPEG or WebP picture as a data URL')),
      'A picture as a data URL, at best 256 pixels. Written by the app. Left out: none.',
    ),
  ),
})

export type WrittenStatBlock = v.InferOutput<typeof writtenStatBlock>

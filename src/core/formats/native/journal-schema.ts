import * as v from 'valibot'
import { flag, id, num, text } from '../../model/basics'
import { fightShape } from '../../model/fight'
import { batch } from '../../model/journal'
import { explain } from './words'

/** Written by the app; nobody writes a running fight by hand. */
export const writtenFight = v.object({
  id: explain(id, 'The same id is taken for the same fight.'),
  title: text,
  system: text,
  ended: flag,
  journal: v.object({
    /** Before the first batch. */
    origin: fightShape,
    batches: explain(v.array(batch), 'Everything since; one batch is one undo step.'),
    head: explain(num, 'Batches up to this number are in force; later ones are undone and can be redone.'),
  }),
})

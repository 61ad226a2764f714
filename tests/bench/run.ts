/** Prints how long the things take that a GM waits for. More benches: one more file, one more line here. */
import { coreBenches } from './core.ts'
import { asTable, measured } from './measure.ts'

const rows = [20, 100, 200].flatMap((size) => measured(size, coreBenches(size)))
console.log(asTable(rows))

/** Prints how long the things take that a GM waits for. More benches: one more file, one more line here. */
import { coreBenches } from './core.ts'
import { libraryBench } from './library.ts'
import { asTable, measured } from './measure.ts'
import { noteBenches } from './notes.ts'
import { runScreenBenches } from './run-screen.ts'

const SIZES = [20, 100, 200]
const rows = SIZES.flatMap((size) => measured(size, coreBenches(size)))
for (const size of SIZES) rows.push(...(await runScreenBenches(size)))
rows.push(await libraryBench(10_000), ...noteBenches())
console.log(asTable(rows))

import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const rectangleSchema = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })

const memorySchema = v.object({
  gm: v.nullable(v.object({ bounds: rectangleSchema, isMaximized: v.boolean() })),
  playerDisplay: v.nullable(
    v.object({ id: v.number(), label: v.string(), width: v.number(), height: v.number() }),
  ),
})

export type WindowMemory = v.InferOutput<typeof memorySchema>

/** Where the windows were last. A file that is missing or broken counts as none: windows open as new. */
export function loadWindowMemory(path: string): WindowMemory {
  try {
    return v.parse(memorySchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { gm: null, playerDisplay: null }
  }
}

/** Losing this costs the GM one drag of a window, so a failure is only logged. */
export function saveWindowMemory(path: string, memory: WindowMemory): void {
  try {
    writeFileSync(path, JSON.stringify(memory))
  } catch (error) {
    console.error('Window places were not saved:', error)
  }
}

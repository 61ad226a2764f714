import { shallowRef } from 'vue'
import { dismissNotice, notice, tell } from './notices'

/** What a click took or changed, and how it is given back. */
interface WayBack {
  text: string
  run: () => void
  /** False as soon as something else was done since; what is on the screen is then taken back before it. */
  isLast: () => boolean
  /** Done to the fight in front. There Undo means the fight, so the others wait on the other screens. */
  inFight: boolean
}

/** Oldest first. */
const ways = shallowRef<readonly WayBack[]>([])
/** Counts changes that have an undo of their own. */
const changes = shallowRef(0)

const newest = (inFight: boolean): WayBack | null =>
  ways.value.filter((way) => way.inFight === inFight).at(-1) ?? null

export const hasWayBack = (inFight: boolean): boolean => newest(inFight) !== null
export const isLastThingDone = (inFight: boolean): boolean => newest(inFight)?.isLast() ?? false

/** Says what was done and keeps the way back: on the notice's button, and on Ctrl+Z also when the notice has gone. */
export function tellWithUndo(text: string, run: () => void): void {
  const done = changes.value
  keep({ text, run, isLast: () => changes.value === done, inFight: false })
}

/** The same of the fight in front; `isLast` until something is done in it. */
export function tellOfFight(text: string, run: () => void, isLast: () => boolean): void {
  keep({ text, run, isLast, inFight: true })
}

function keep(way: WayBack): void {
  ways.value = [...ways.value, way]
  tell(way.text, { label: 'Undo', run: () => goBack(way) })
}

/** Something newer was done that has an undo of its own. */
export function changedSince(): void {
  changes.value++
}

export function takeBackNewest(inFight: boolean): void {
  const way = newest(inFight)
  if (!way) return
  if (notice.value?.text === way.text) dismissNotice()
  goBack(way)
  tell(`Taken back: ${way.text}`)
}

function goBack(way: WayBack): void {
  ways.value = ways.value.filter((each) => each !== way)
  way.run()
}

/** For a start from nothing. */
export function forgetWaysBack(): void {
  ways.value = []
}

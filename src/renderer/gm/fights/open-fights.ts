import { computed, inject, provide, shallowRef, watch, type ComputedRef, type InjectionKey } from 'vue'
import type { FightHead } from '#core/history/journal-store'
import { useSession } from '#gm/app-keys.ts'

type Heads = ComputedRef<readonly FightHead[]>
/** Null: not asked yet. */
const HEADS: InjectionKey<ComputedRef<readonly FightHead[] | null>> = Symbol('heads of all fights')

/** Asks for all fights once, whoever in the window shows some of them. Returns those that are not over. */
export function provideFights(): { heads: Heads; refresh: () => Promise<void> } {
  const { heads, refresh } = useHeads()
  provide(HEADS, heads)
  return { heads: withStatus(heads, 'open'), refresh }
}

export interface PastFight {
  id: string
  title: string
  note: string
}

/** Fights that are over, the newest first. */
export function usePastFights(): ComputedRef<readonly PastFight[]> {
  const ended = withStatus(providedHeads(), 'ended')
  return computed(() =>
    ended.value.map(({ id, title, updatedAt }) => ({ id, title, note: agoInWords(Date.now() - updatedAt) })),
  )
}

/** How many fights there are, whether over or not; null before that is known. */
export function useFightCount(): ComputedRef<number | null> {
  const heads = providedHeads()
  return computed(() => heads.value?.length ?? null)
}

function providedHeads() {
  const heads = inject(HEADS)
  if (!heads) throw new Error('Nobody has asked for the fights.')
  return heads
}

function withStatus(heads: ReturnType<typeof providedHeads>, status: FightHead['status']): Heads {
  return computed(() => heads.value?.filter((head) => head.status === status) ?? [])
}

function useHeads() {
  const session = useSession()
  const heads = shallowRef<readonly FightHead[] | null>(null)

  async function refresh(): Promise<void> {
    heads.value = await session.listFights()
  }
  watch(
    [() => session.moment.value?.fight.id, () => session.moment.value?.fight.phase === 'ended'],
    refresh,
    {
      immediate: true,
    },
  )
  return { heads: computed(() => heads.value), refresh }
}

export function fightNote({ updatedAt, head }: FightHead, now: number): string {
  const steps = head === 1 ? '1 step' : `${head} steps`
  return `${steps}, last played ${agoInWords(now - updatedAt)}`
}

export function agoInWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 2) return 'just now'
  if (minutes < 60) return `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return `${Math.floor(hours / 24)} days ago`
}

import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { FightHead } from '#core/history/journal-store'
import { useSession } from '#gm/app-keys.ts'

/** Fights that are not over, for the lists: what they are called and where they stand. */
export function useOpenFights() {
  const { heads, refresh } = useHeads('open')
  return { heads, refresh }
}

export interface PastFight {
  id: string
  title: string
  note: string
}

/** Fights that are over, the newest first. */
export function usePastFights(): ComputedRef<readonly PastFight[]> {
  const { heads } = useHeads('ended')
  return computed(() =>
    heads.value.map(({ id, title, updatedAt }) => ({ id, title, note: agoInWords(Date.now() - updatedAt) })),
  )
}

function useHeads(status: FightHead['status']) {
  const session = useSession()
  const heads = shallowRef<readonly FightHead[]>([])

  async function refresh(): Promise<void> {
    heads.value = (await session.listFights()).filter((head) => head.status === status)
  }
  watch(
    [() => session.moment.value?.fight.id, () => session.moment.value?.fight.phase === 'ended'],
    refresh,
    {
      immediate: true,
    },
  )
  return { heads, refresh }
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

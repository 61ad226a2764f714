import { shallowRef, watch } from 'vue'
import type { FightHead } from '#core/history/journal-store'
import { useSession } from '#gm/app-keys.ts'

/** Fights that are not over, for the lists: what they are called and where they stand. */
export function useOpenFights() {
  const session = useSession()
  const heads = shallowRef<readonly FightHead[]>([])

  async function refresh(): Promise<void> {
    heads.value = (await session.listFights()).filter(({ status }) => status === 'open')
  }
  watch(() => session.moment.value?.fight.id, refresh, { immediate: true })
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

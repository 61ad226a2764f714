import { useHost } from '#gm/app-keys.ts'
import { refuse } from '#gm/notices/notices.ts'
import { plainReason } from '#gm/notices/plain-reason.ts'
import { goTo } from '#gm/routing/route.ts'
import { useImports } from './use-imports'

/** Asks for files and shows what is in them beside the encounters, where every import is confirmed. */
export function useFileChoice(): () => Promise<void> {
  const host = useHost()
  const imports = useImports()
  return async () => {
    try {
      const files = await host.files.choose()
      if (files.length === 0) return
      imports.offer(files, [])
      goTo('encounters')
    } catch (error) {
      refuse(plainReason(error, 'The file could not be read.'))
    }
  }
}

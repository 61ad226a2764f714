import { watch } from 'vue'
import { refuse } from '#gm/notices/notices.ts'
import { asideInWords, useQuarantine } from '#gm/stores/quarantine.ts'

/** Says that something was put aside, at every start until the GM has looked at it. */
export function useAsideNotice(): void {
  const quarantine = useQuarantine()
  watch(
    () => quarantine.fresh.length,
    (now, before = 0) => {
      if (now > before) refuse(asideInWords(quarantine.fresh), { label: 'Look', run: quarantine.look })
    },
    { immediate: true },
  )
}

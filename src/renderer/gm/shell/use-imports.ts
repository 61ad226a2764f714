import { computed, inject, provide, ref, type InjectionKey } from 'vue'
import { systems } from '#core/systems/registry'
import { planImport, resultInWords, twinFinder, useImport } from '#gm/features/import/index.ts'
import { refuse, tell } from '#gm/notices/notices.ts'
import { randomId } from '#gm/session/randomness.ts'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useLibrary } from '#gm/stores/library.ts'

type Imports = ReturnType<typeof createImports>
const IMPORTS: InjectionKey<Imports> = Symbol('imports')

/** One import at a time for the whole window, since files may be dropped on any screen. */
export function provideImports(fightIds: () => readonly { id: string }[], saved: () => void): Imports {
  const imports = createImports(fightIds, saved)
  provide(IMPORTS, imports)
  return imports
}

export function useImports(): Imports {
  const imports = inject(IMPORTS)
  if (!imports) throw new Error('Outside of the app')
  return imports
}

function createImports(fights: () => readonly { id: string }[], saved: () => void) {
  const encounters = useEncounters()
  const library = useLibrary()
  const saving = ref(false)
  const reading = useImport((name) => ({ name, systems, systemId: systems[0]?.id ?? '', newId: randomId }))
  const findTwin = computed(() =>
    twinFinder({
      encounter: encounters.all,
      statBlock: library.blocks,
      party: library.parties,
      fight: fights(),
    }),
  )

  const plan = computed(() =>
    planImport(reading.chosen.value, findTwin.value, reading.answer.value, randomId),
  )

  async function save(): Promise<void> {
    const { save: items, unchanged, skipped: left } = plan.value
    const skipped = reading.skipped.value + left.length
    saving.value = true
    try {
      if (items.length > 0) await library.saveImport(items)
      tell(resultInWords(items, unchanged.length, skipped))
      reading.clear()
      saved()
    } catch (error) {
      refuse(`Nothing was imported. ${error instanceof Error ? error.message : ''}`)
    }
    saving.value = false
  }

  return { ...reading, plan, saving, save }
}

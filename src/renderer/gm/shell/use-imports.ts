import { inject, provide, ref, shallowRef, watch, type InjectionKey, type Ref } from 'vue'
import type { Answers, ImportedItem, ImportEntry, WrittenFight } from '#core/formats/format'
import { readerInWorker, resultInWords, useImport, usePlan } from '#gm/features/import/index.ts'
import { refuse, tell } from '#gm/notices/notices.ts'
import { plainReason } from '#gm/notices/plain-reason.ts'
import { randomId } from '#gm/session/randomness.ts'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { useSettings, type Preferences } from '#gm/stores/settings.ts'

type Imports = ReturnType<typeof createImports>
const IMPORTS: InjectionKey<Imports> = Symbol('imports')

/** One import at a time for the whole window, since files may be dropped on any screen. */
export function provideImports(saved: () => void): Imports {
  const imports = createImports(saved)
  provide(IMPORTS, imports)
  return imports
}

export function useImports(): Imports {
  const imports = inject(IMPORTS)
  if (!imports) throw new Error('Outside of the app')
  return imports
}

function createImports(saved: () => void) {
  const library = useLibrary()
  const saving = ref(false)
  const held = ref(false)
  const settings = useSettings()
  const reading = useImport({
    reading: readerInWorker(),
    before: () => {
      const { systemId, answers } = settings.preferences.tables
      return { systemId, remembered: answers }
    },
    answered: (subject, answers) =>
      settings.set('tables', withAnswers(settings.preferences.tables, subject, answers)),
  })
  const known = useKnown(reading.chosen)
  const { chosen, answer } = reading
  const { plan, isPlanning, planned } = usePlan({ chosen, answer, held, ...known, newId: randomId })

  async function save(): Promise<void> {
    saving.value = true
    try {
      await known.settled()
      const { save: items, unchanged, skipped: left } = await planned()
      held.value = true
      const skipped = reading.skipped.value + left.length
      if (items.length > 0) await library.saveImport(items)
      tell(resultInWords(items, unchanged.length, skipped))
      reading.clear()
      saved()
    } catch (error) {
      refuse(`Nothing was imported. ${plainReason(error, 'What went wrong is not known.')}`)
    }
    saving.value = false
    held.value = false
  }

  return { ...reading, plan, isPlanning, saving, save }
}

/** Kinds of tables whose answers are remembered; the oldest goes first. */
const REMEMBERED = 50

function withAnswers(
  { systemId, answers: all }: Preferences['tables'],
  subject: string,
  answers: Answers,
): Preferences['tables'] {
  const others = Object.entries(all).filter(([known]) => known !== subject)
  const kept = others.slice(-(REMEMBERED - 1))
  return {
    systemId: answers['rules'] ?? systemId,
    answers: Object.fromEntries([...kept, [subject, answers]]),
  }
}

/** Everything that the library holds; of the fights those that the files hold too. */
function useKnown(chosen: Ref<readonly (readonly ImportEntry[])[]>) {
  const encounters = useEncounters()
  const library = useLibrary()
  const fights = shallowRef<readonly WrittenFight[]>([])
  let looking = Promise.resolve()
  async function look(files: readonly (readonly ImportEntry[])[]): Promise<void> {
    const ids = files.flat().flatMap(({ item }) => (item.kind === 'fight' ? [item.value.id] : []))
    if (ids.length > 0) fights.value = await library.fightsOf(ids)
    else if (fights.value.length > 0) fights.value = []
  }
  watch(chosen, (files) => void (looking = looking.catch(() => undefined).then(() => look(files))), {
    flush: 'sync',
  })
  const lists = () => [encounters.all, library.blocks, library.parties, fights.value] as const
  const known = {
    *[Symbol.iterator](): Generator<ImportedItem> {
      for (const value of encounters.all) yield { kind: 'encounter', value }
      for (const value of library.blocks) yield { kind: 'statBlock', value }
      for (const value of library.parties) yield { kind: 'party', value }
      for (const value of fights.value) yield { kind: 'fight', value }
    },
  }
  /** A fight that is there must be known before anything is written over it. */
  return { known, lists, settled: () => looking }
}

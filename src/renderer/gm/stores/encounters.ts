import { defineStore } from 'pinia'
import { useRepositories } from '#gm/stores/repositories.ts'
import { createShelf } from '#gm/stores/shelf.ts'

/** Prepared fights. */
export const useEncounters = defineStore('encounters', () => {
  const { encounters, writer } = useRepositories()
  return createShelf(encounters, { write: (job) => writer.write(job) })
})

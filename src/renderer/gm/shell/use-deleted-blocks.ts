import { onMounted, shallowRef } from 'vue'
import { useRepositories } from '#gm/stores/repositories.ts'

/** Ids of stat blocks that were deleted, as it was when the screen was opened. */
export function useDeletedBlocks() {
  const { statBlocks } = useRepositories()
  const ids = shallowRef<readonly string[]>([])
  onMounted(async () => {
    ids.value = (await statBlocks.listDeleted()).map(({ id }) => id)
  })
  return ids
}

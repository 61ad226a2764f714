import type { ImportFormat } from '../format'
import { readDocument } from './read-document'
import { FORMAT } from './written-document'

/** Our own files. */
export const nativeFormat: ImportFormat = {
  id: FORMAT,
  label: 'Turnkeeper file',
  extensions: ['turnkeeper', 'json'],
  detect(text) {
    if (!/^\s*\{/.test(text)) return 0
    if (/"format"\s*:\s*"turnkeeper"/.test(text)) return 1
    return /"(statBlocks|encounter|members)"\s*:/.test(text) ? 0.4 : 0
  },
  read: readDocument,
}

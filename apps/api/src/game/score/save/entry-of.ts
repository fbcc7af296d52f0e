import { hashToken } from '../../../ground/session/token.ts'
import type { NewUpload } from '../proof/upload-queries.ts'
import { ascending, unique } from './ascending.ts'

/** A file or a map of an upload; `name` is what the history calls it. */
type Part = Pick<NewUpload, 'layout' | 'rows' | 'checksum'> & { name: string }

const longestName = 255

/** Names an entry after files, maps or servers, each once. */
export const entryName = (names: readonly string[]): string => unique(names).join(', ').slice(0, longestName)

/** Makes an entry of the history of files or maps: each name, layout and phase once, their rows together (rulebook 16.1). */
export const entryOf = (
  at: Pick<NewUpload, 'eventId' | 'userId' | 'type' | 'step'>,
  phases: readonly number[],
  parts: readonly Part[],
): NewUpload => ({
  ...at,
  phases: ascending(phases),
  fileName: entryName(parts.map(({ name }) => name)),
  layout: unique(parts.map(({ layout }) => layout)).join(' + '),
  rows: parts.reduce((sum, { rows }) => sum + rows, 0),
  checksum: hashToken(parts.map(({ checksum }) => checksum).join(' ')),
  files: [],
  restoredFrom: null,
  undid: null,
})

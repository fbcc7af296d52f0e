import { epochMs } from '../shared/time.ts'

/** The upload of a phase and type that is in force. */
export type UploadInForce = { fromSource: boolean; checksum: string; uploadedAt: string }

/** What the finished maps of a phase come to in one type of upload. */
export type SourceOffer = {
  /** How many finished maps there are. */
  maps: number
  /** Names the counts. */
  checksum: string
  /** When a source that has some of the maps was last resumed; null for never. */
  resumedAt: string | null
}

/**
 * Whether finished maps make an entry of the history of uploads: `due`; `held` where an upload by hand is in force over
 * them; `none` where nothing would change (rulebook 15.10, 15.12).
 *
 * @example
 * sourceEntry(null, { maps: 1, checksum: 'a', resumedAt: null }) // 'due'
 */
export const sourceEntry = (
  inForce: UploadInForce | null,
  { maps, checksum, resumedAt }: SourceOffer,
): 'due' | 'held' | 'none' => {
  if (inForce === null) return maps > 0 ? 'due' : 'none'
  if (inForce.fromSource) return inForce.checksum === checksum ? 'none' : 'due'
  if (maps === 0) return 'none'
  return resumedAt !== null && epochMs(resumedAt) > epochMs(inForce.uploadedAt) ? 'due' : 'held'
}

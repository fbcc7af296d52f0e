import { epochMs } from '../shared/time.ts'

/** The upload of a phase and type that is in force. */
export type UploadInForce = { fromSource: boolean; checksum: string; uploadedAt: string }

/** What the finished maps of a phase offer for one type of upload. */
export type SourceOffer = {
  /** The number of finished maps. */
  maps: number
  /** The checksum of the counts. */
  checksum: string
  /** When one of the maps' sources was last resumed, an ISO instant; null for never. */
  resumedAt: string | null
}

/**
 * Returns whether finished maps become an entry in the history of uploads: `due` if they do, `held` if an upload by hand
 * takes precedence, `none` if nothing would change (rulebook 15.10, 15.12).
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
